import { documentPaymentForm } from '@bahi/contract/money/payment/payment-form';
import { taxPaymentForm } from '@bahi/contract/books/tax-office/tax-payment';
import { expenseForm } from '@bahi/contract/money/expense/expense.contract';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { multiplyRate, type Paisa, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { expenses as expenseCalls } from '../../../features/money/expense/expense.calls.ts';
import { createPayment } from '../../../features/money/payment/payment.commands.ts';
import { openDocumentsOf, type PayableDocument } from '../../../features/money/payment/payment.documents.ts';
import { makeDeposit } from '../../../features/money/tds/tds.deposits.ts';
import { readNets } from '../../../features/money/tds/tds.net.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';
import type { Parties } from '../demo-parties.ts';

type Place = { outletId: number; actor: Actor; today: CalendarDay; bankId: number };
type Row = Record<string, unknown> & { paymentAmount: number };

/** What an accountant gets for the bookkeeping of a month, and the tax of it: 15 %. */
const fee = 8_000;
const taxOfFee = 1_200;

/**
 * The accountant is paid less tax in two months: that of the first is paid to the tax office, that of the second waits. A
 * customer holds tax back of a bill, and their certificate has not come yet.
 */
export async function holdTaxBack(
  services: Services,
  place: Place,
  parties: Parties,
  customerIds: readonly number[],
): Promise<void> {
  const last = bsMonthOf(addDays(bsMonthOf(place.today).from, -1));
  const before = bsMonthOf(addDays(last.from, -1));
  for (const month of [before, last]) await payAccountant(services, place, parties, addDays(month.from, 19));
  await act(services, place.actor, place.today, (context) =>
    makeDeposit(context, {
      body: taxPaymentForm.parse({
        dayAD: formatAdDate(before.to),
        moneyAccountId: place.bankId,
        paidOnAD: formatAdDate(addDays(before.to, 21)),
        amount: taxOfFee,
        submissionNumber: '830000451',
        voucherNumber: 'NRB-3381',
      }),
    }),
  );
  await receiveLessTax(services, place, customerIds);
}

async function payAccountant(
  services: Services,
  place: Place,
  { categoryIds, vendorIds }: Parties,
  day: CalendarDay,
): Promise<void> {
  const days = { billDateAD: formatAdDate(day), dueDateAD: formatAdDate(day) };
  const form = expenseForm.parse({
    ...days,
    outletId: place.outletId,
    heading: `लेखापालको पारिश्रमिक, ${bsMonthName(bsFromDay(day).month, 'ne')}`,
    vendorId: [...vendorIds.values()][0],
    categoryId: [...categoryIds.entries()].find(([name]) => name === 'Accounting and audit')?.[1],
    totalBillAmount: fee,
  });
  const { id } = await act(services, place.actor, day, (context) => expenseCalls.save(context, form));
  await pay(services, place, { componentType: 'EXPENSE', componentEntityId: id }, day, [
    { paymentMode: 'ONLINE', paymentAmount: fee - taxOfFee },
    { paymentMode: 'TDS', paymentAmount: taxOfFee, tdsNature: 'SERVICE_FEE', tdsBase: fee, tdsPortalType: 19 },
  ]);
}

/** The first bill that is open and large enough: tax at one and a half per cent, the rest by the bank. */
async function receiveLessTax(services: Services, place: Place, customerIds: readonly number[]): Promise<void> {
  for (const customerId of customerIds) {
    const open = await act(services, place.actor, place.today, (context) =>
      openDocumentsOf(context, { customerId, outletId: place.outletId }),
    );
    const nets = await act(services, place.actor, place.today, (context) =>
      readNets(
        context,
        open.map(({ id }) => id),
      ),
    );
    const bill = open
      .map((document) => ({ ...document, net: nets.find(({ id }) => id === document.id)?.net ?? zeroPaisa }))
      .find(isWhole);
    if (bill === undefined) continue;
    const tax = multiplyRate(bill.net, 150);
    const [base, paymentAmount] = [rupeesFromPaisa(bill.net), rupeesFromPaisa(tax)];
    await pay(services, place, { componentType: bill.type, componentEntityId: bill.id }, place.today, [
      { paymentMode: 'TDS', paymentAmount, tdsNature: 'SERVICE_VAT', tdsBase: base },
    ]);
    return;
  }
}

function isWhole({ paid, net, due, total }: PayableDocument & { net: Paisa }): boolean {
  return paid === 0 && due > 0 && total > net && net >= 2_000_00;
}

async function pay(
  services: Services,
  { actor }: Place,
  document: object,
  day: CalendarDay,
  rows: readonly Row[],
): Promise<void> {
  const body = documentPaymentForm.parse({
    ...document,
    paymentLedgerDetailRequestDtoList: rows.map((row) => ({ ...row, paymentDate: formatAdDate(day) })),
    totalPayingAmount: rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0),
  });
  await act(services, actor, day, (context) => createPayment(context, { body }));
}
