import { expenseForm } from '@bahi/contract/money/expense/expense.contract';
import { incomeForm } from '@bahi/contract/money/income/income.contract';
import { documentPaymentForm } from '@bahi/contract/money/payment/payment-form';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { keepDocument } from '../../../features/money/due-document/due-files.ts';
import { expenses as expenseCalls } from '../../../features/money/expense/expense.calls.ts';
import { incomes as incomeCalls } from '../../../features/money/income/income.calls.ts';
import { createPayment } from '../../../features/money/payment/payment.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { business, customers } from '../demo.data.ts';
import { drawBill } from '../demo-bill.ts';
import { act, type Actor } from '../demo-context.ts';
import { type DemoExpense, type DemoIncome, expenses, incomes } from './demo-money.data.ts';
import { vendors } from '../demo-parties.data.ts';
import type { Parties } from '../demo-parties.ts';

export type Place = { outletId: number; actor: Actor; today: CalendarDay };
type Written = { componentType: 'INCOME' | 'EXPENSE'; id: number; day: CalendarDay };

/**
 * What comes in beside the sales and what goes out: some months of incomes and expenses with pictures of their bills,
 * paid at once, in parts or not yet, and one that was entered twice and cancelled. Answers how many.
 */
export async function moveMoney(
  services: Services,
  place: Place,
  parties: Parties,
  customerIds: readonly number[],
): Promise<number> {
  for (const income of incomes) await enterIncome(services, place, parties, income, customerIds);
  for (const expense of expenses) await enterExpense(services, place, parties, expense);
  return incomes.length + expenses.length;
}

async function enterIncome(
  services: Services,
  place: Place,
  { categoryIds }: Parties,
  income: DemoIncome,
  customerIds: readonly number[],
): Promise<void> {
  const position = customers.findIndex(([name]) => name === income.party);
  const common = await commonFields(services, place, income, {
    from: business.companyNameNp,
    to: customers[position]?.[1],
  });
  const form = incomeForm.parse({
    ...common.fields,
    incomeHeading: common.heading,
    customerId: customerIds[position],
    categoryId: categoryIds.get(income.category),
  });
  const { id } = await act(services, place.actor, common.day, (context) => incomeCalls.save(context, form));
  await settle(services, place, income, { componentType: 'INCOME', id, day: common.day });
  if (income.cancelled === true)
    await act(services, place.actor, common.day, (context) => incomeCalls.toggle(context, id));
}

async function enterExpense(
  services: Services,
  place: Place,
  { categoryIds, vendorIds }: Parties,
  expense: DemoExpense,
): Promise<void> {
  const vendor = vendors.find(({ alias }) => alias === expense.party);
  const common = await commonFields(services, place, expense, { from: vendor?.nameNp, to: business.companyNameNp });
  const form = expenseForm.parse({
    ...common.fields,
    heading: common.heading,
    vendorId: vendorIds.get(expense.party),
    categoryId: categoryIds.get(expense.category),
    billNumber: expense.billNumber,
    vatAmount: expense.vat,
  });
  const { id } = await act(services, place.actor, common.day, (context) => expenseCalls.save(context, form));
  await settle(services, place, expense, { componentType: 'EXPENSE', id, day: common.day });
  if (expense.cancelled === true)
    await act(services, place.actor, common.day, (context) => expenseCalls.toggle(context, id));
}

/** What both forms have in common, with the picture of the bill kept as an upload. */
async function commonFields(
  services: Services,
  { actor, outletId, today }: Place,
  bill: DemoIncome | DemoExpense,
  { from = '', to = '' }: { from: string | undefined; to: string | undefined },
) {
  const day = addDays(today, -bill.daysAgo);
  const { month } = bsFromDay(day);
  const heading = bill.heading.replace('{month}', bsMonthName(month, 'ne'));
  const documents: string[] = [];
  if (bill.hasPicture === true) {
    const number = 'billNumber' in bill ? bill.billNumber : undefined;
    const total = paisaFromRupees(bill.total) ?? zeroPaisa;
    const content = await drawBill({ from, to, number, day, what: heading, total });
    const file = { field: 'document', name: `${heading}.jpg`, content };
    documents.push((await act(services, actor, day, (context) => keepDocument({ ...context, files: [file] }))).docUuid);
  }
  const fields = {
    outletId,
    billDateAD: formatAdDate(day),
    dueDateAD: formatAdDate(addDays(day, bill.dueAfter)),
    totalBillAmount: bill.total,
    description: bill.description,
    documents,
  };
  return { day, heading, fields };
}

/** Pays all of a record or half of it, some days after its bill. */
async function settle(
  services: Services,
  { actor }: Place,
  { paid, total }: DemoIncome | DemoExpense,
  { componentType, id, day }: Written,
): Promise<void> {
  if (paid === null) return;
  const paidOn = addDays(day, paid.afterDays);
  const amount = paid.share === 'ALL' ? total : Math.floor(total / 2);
  const body = documentPaymentForm.parse({
    componentEntityId: id,
    componentType,
    paymentLedgerDetailRequestDtoList: [
      { paymentMode: paid.mode, paymentDate: formatAdDate(paidOn), paymentAmount: amount },
    ],
    totalPayingAmount: amount,
  });
  await act(services, actor, paidOn, (context) => createPayment(context, { body }));
}
