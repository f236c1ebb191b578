import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { invoiceWiseSalesContract } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { purchaseRegisterContract } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegisterContract } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { daysInBsMonth } from '@bahi/domain/calendar/bs-calendar';
import { expect } from 'vitest';
import { call } from '../caller.ts';
import type { Person } from '../people.ts';

/** What the ledger has, summed where a condition holds: debit less credit, in rupees. */
export type Change = {
  day: string;
  month: string;
  source: string;
  kind: string;
  account: string;
  party: number | null;
  isItem: boolean;
  /** Whether the entry is between the business and a customer. */
  isOfCustomer: boolean;
  rupees: number;
  /** A cash box, an account with a bank, a wallet or the cheques in hand. */
  isMoney: boolean;
  /** An account of income or expense, of the chart or one's own. */
  isProfit: boolean;
};
export type Books = { owner: Person; changes: readonly Change[] };

/** What was debited more than credited, in rupees, where a condition holds. */
export function debited({ changes }: Books, condition: (change: Change) => boolean): number {
  const paisa = changes.filter(condition).reduce((sum, { rupees }) => sum + Math.round(rupees * 100), 0);
  return paisa / 100;
}

export function credited(books: Books, condition: (change: Change) => boolean): number {
  return 0 - debited(books, condition);
}

/** The first and the last day of a month, `2083-08`. */
export function daysOf(month: string): { fromDate: string; toDate: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { fromDate: `${month}-01`, toDate: `${month}-${daysInBsMonth(year, number)}` };
}

/** The reports of a month: each total is what the ledger's accounts moved by. */
export async function expectReportsOfMonth(books: Books, month: string): Promise<void> {
  const { owner } = books;
  const body = { ...daysOf(month), pageSize: 1 };
  const ofSource = (source: string, account: string) => (one: Change) =>
    one.month === month && one.source === source && one.account === account;
  const sales = (await call(owner, invoiceWiseSalesContract.generate, { body })).totals;
  const cost = debited(books, (one) => ofSource('INVOICE', 'COST_OF_GOODS_SOLD')(one) && one.kind !== revaluation);
  const money = (rupees: number): number => Math.round(rupees * 100) / 100;
  expect({ month, vat: sales.vat, net: money(sales.taxable + sales.exempt) }).toEqual({
    month,
    vat: credited(books, ofSource('INVOICE', 'OUTPUT_VAT')),
    net: credited(books, (one) => ['SALES', 'SHIPPING_INCOME'].some((account) => ofSource('INVOICE', account)(one))),
  });
  expect({ month, gross: money(sales.gross - sales.discount) }).toEqual({
    month,
    gross: money(sales.taxable + sales.exempt),
  });
  expect({ month, margin: sales.margin }).toEqual({ month, margin: money(sales.taxable + sales.exempt - cost) });
  const isOfSales =
    (...accounts: string[]) =>
    (one: Change) =>
      one.month === month && ['INVOICE', 'CREDIT_NOTE'].includes(one.source) && accounts.includes(one.account);
  const register = (await call(owner, salesRegisterContract.generate, { body })).totals;
  expect({ month, total: register.total, vat: register.vat }).toEqual({
    month,
    total: credited(books, isOfSales('SALES', 'SALES_RETURNS', 'SHIPPING_INCOME')),
    vat: credited(books, isOfSales('OUTPUT_VAT')),
  });
  const returned = (await call(owner, salesReturnRegisterContract.generate, { body })).totals;
  expect({ month, vat: returned.vat }).toEqual({ month, vat: debited(books, ofSource('CREDIT_NOTE', 'OUTPUT_VAT')) });
  const bought = (await call(owner, purchaseRegisterContract.generate, { body })).totals;
  expect({ month, vat: money(bought.vat + bought.importVat + bought.capitalVat) }).toEqual({
    month,
    vat: debited(
      books,
      ({ month: booked, account, source }) =>
        booked === month && account === 'INPUT_VAT' && !['VAT_PAYMENT', 'VAT_RETURN'].includes(source),
    ),
  });
  expect({ month, parts: money(bought.exempt + bought.taxable + bought.imported + bought.capital) }).toEqual({
    month,
    parts: bought.total,
  });
  const items = (await call(owner, itemWiseSalesContract.generate, { body })).totals;
  const net = credited(books, isOfSales('SALES', 'SALES_RETURNS'));
  const costLeft = money(cost + debited(books, ofSource('CREDIT_NOTE', 'COST_OF_GOODS_SOLD')));
  expect({ month, net: items.net, cost: items.cost, margin: items.margin }).toEqual({
    month,
    net,
    cost: costLeft,
    margin: money(net - costLeft),
  });
  const spent = await call(owner, expenseReportContract.generate, { body });
  expect({ month, ...spent.totals }).toMatchObject({
    month,
    netAmount: debited(books, ofSource('EXPENSE', 'EXPENSES')),
    vatAmount: debited(books, ofSource('EXPENSE', 'INPUT_VAT')),
  });
  const groups = spent.groups.reduce((sum, { totals }) => sum + totals.totalAmount, 0);
  expect({ month, groups: money(groups) }).toEqual({ month, groups: spent.totals.totalAmount });
}

/** What corrects the costs of later sales is no cost of the one that it comes with. */
const revaluation = 'STOCK_REVALUATION';

/** What the stock is worth is what the account of it says, and what there was before, came and went comes to it. */
export async function expectStock(books: Books, month: string): Promise<void> {
  const body = { ...daysOf(month), basis: 'VALUE', pageSize: 1 };
  const { totals } = await call(books.owner, inventoryReportContract.generate, { body });
  const { openingValue, receivedValue, returnedValue, adjustedValue, transferredInValue, transferredOutValue } = totals;
  const { soldValue, closingValue } = totals;
  const moved =
    [openingValue, receivedValue, returnedValue, adjustedValue, transferredInValue].reduce<number>(
      (sum, part) => sum + Number(part),
      0,
    ) -
    Number(transferredOutValue) -
    Number(soldValue);
  expect({ month, closingValue, moved: Math.round(moved * 100) / 100 }).toEqual({
    month,
    closingValue: debited(books, ({ account }) => account === 'INVENTORY'),
    moved: closingValue,
  });
}

/** What customers owe at the end of a day, and what they paid in advance, is what their accounts say. */
export async function expectReceivables(books: Books, day: string | null): Promise<void> {
  const { owner } = books;
  const body = { ...(day === null ? {} : { asAtAD: day }), pageSize: 1 };
  const { totals } = await call(owner, ageReceivableContract.generate, { body });
  const isThen = (one: Change): boolean => day === null || one.day <= day;
  const of = (account: string) => debited(books, (one) => isThen(one) && one.account === account);
  const { notDue, days1To30, days31To60, days61To91, daysBeyond91 } = totals;
  const parts = notDue + days1To30 + days31To60 + days61To91 + daysBeyond91;
  expect({ day, parts: Math.round(parts * 100) / 100 }).toEqual({ day, parts: totals.total });
  expect({ day, net: Math.round((totals.total - totals.advance) * 100) / 100 }).toEqual({
    day,
    net: Math.round((of('RECEIVABLE') + of('CUSTOMER_ADVANCES')) * 100) / 100,
  });
  if (day !== null) return;
  expect(totals.total).toBe(of('RECEIVABLE'));
  expect(totals.advance).toBe(0 - of('CUSTOMER_ADVANCES'));
}
