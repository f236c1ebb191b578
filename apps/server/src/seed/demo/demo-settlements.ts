import { settlementBody } from '@bahi/contract/money/payment/payment-form';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { addPaisa, asPaisa, type Paisa, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { createSettlement } from '../../features/money/payment/payment.commands.ts';
import { openDocumentsOf, type PayableDocument } from '../../features/money/payment/payment.documents.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor } from './demo-context.ts';
import type { MoneyAccounts } from './money/demo-accounts.ts';
import { aroundButwal, customersOf, type Goods } from './demo-trade.ts';

type Counter = { actor: Actor; outletId: number; goods: Goods; money: MoneyAccounts; today: CalendarDay };
type Payment = { mode: 'CASH' | 'ONLINE' | 'CHEQUE'; amount: Paisa; moneyAccountId?: number };
type Debtor = { customerId: number; documents: PayableDocument[] };

/**
 * What is received from customers and not for one bill alone: several bills at once by cash and cheque, more than is
 * due, which stays as an advance, and a cheque that the bank will not pay.
 */
export async function receiveFromCustomers(services: Services, counter: Counter): Promise<void> {
  const debtors: Debtor[] = [];
  for (const position of customersOf(aroundButwal)) {
    const customerId = counter.goods.customerIds[position];
    // Whoever buys at the counter pays there.
    if (position === 0 || customerId === undefined) continue;
    const documents = await act(services, counter.actor, counter.today, (context) =>
      openDocumentsOf(context, { customerId, outletId: counter.outletId }),
    );
    if (documents.length >= 2) debtors.push({ customerId, documents });
  }
  const [several, bounced, inAdvance] = debtors;
  if (several !== undefined) {
    const [first, second] = duesOf(several, 2);
    await receive(services, counter, several.customerId, [
      { mode: 'CASH', amount: first ?? someRupees },
      { mode: 'CHEQUE', amount: second ?? someRupees, moneyAccountId: counter.money.bankId },
    ]);
  }
  if (bounced !== undefined) {
    const amount = duesOf(bounced, 1)[0] ?? someRupees;
    await receive(services, counter, bounced.customerId, [{ mode: 'CHEQUE', amount }]);
  }
  if (inAdvance !== undefined) {
    const due = sumPaisa(duesOf(inAdvance, inAdvance.documents.length));
    await receive(services, counter, inAdvance.customerId, [
      { mode: 'ONLINE', amount: addPaisa(due, someRupees), moneyAccountId: counter.money.walletId },
    ]);
  }
}

const someRupees = asPaisa(5_000_00);

function duesOf({ documents }: Debtor, count: number): Paisa[] {
  return documents.slice(0, count).map((document) => document.due);
}

async function receive(
  services: Services,
  { actor, outletId, today }: Counter,
  customerId: number,
  payments: readonly Payment[],
): Promise<number> {
  const body = settlementBody.parse({
    customerId,
    outletId,
    paymentLedgerDetailRequestDtoList: payments.map(({ mode, amount, moneyAccountId }) => ({
      paymentMode: mode,
      moneyAccountId,
      paymentDate: formatAdDate(today),
      paymentAmount: rupeesFromPaisa(amount),
    })),
    totalPayingAmount: rupeesFromPaisa(sumPaisa(payments.map(({ amount }) => amount))),
  });
  return (await act(services, actor, today, (context) => createSettlement(context, { body }))).id;
}
