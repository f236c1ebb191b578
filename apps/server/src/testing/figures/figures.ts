import type { Answer } from '@bahi/contract/endpoint';
import { paisaOf, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { dashboardContract, dashboardPeriod } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { z } from '@bahi/contract/zod';
import { expect } from 'vitest';
import { call } from '../caller.ts';
import type { Person } from '../people.ts';
import {
  type Books,
  type Change,
  credited,
  daysOf,
  debited,
  expectReceivables,
  expectReportsOfMonth,
  expectStock,
} from './report-figures.ts';
import { expectStatements } from './statement-figures.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Every money figure that is shown to the owner of a business is what the ledger says, summed from its entries by
 * accounts: those of dashboard, customers, vendors and their statements, and of the sales report month by month.
 */
export async function expectFiguresOfLedger(app: TestApp, owner: Person): Promise<void> {
  const rows = await app.asOwner(
    `select entry.posting_date::text as day, left(posting_date_bs, 7) as month, source_kind as source, kind, account_code as account,
       coalesce(customer_id, vendor_id)::int as party, item_variant_id is not null as "isItem",
       line.entry_id in (select entry_id from journal_line where business_id = $1 and customer_id is not null) as "isOfCustomer",
       line.account_code in (select code from account where business_id = $1
         and (group_code in ('CASH', 'BANK', 'WALLET') or code = 'CHEQUES_IN_HAND')) as "isMoney",
       line.account_code in (select code from account where business_id = $1 and kind in ('income', 'expense')) as "isProfit",
       sum(debit_paisa - credit_paisa)::float8 / 100 as rupees
     from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    [owner.businessId],
  );
  const changes = z.array(change).parse(rows);
  const books: Books = { owner, changes };
  await expectStatements(books, await outletsOf(app, owner));
  await expectDashboard(books);
  await expectParties(books);
  for (const month of new Set(changes.filter(isSold).map((one) => one.month))) await expectSalesReport(books, month);
  const days = new Map(
    changes.toSorted((one, other) => (one.day < other.day ? -1 : 1)).map(({ month, day }) => [month, day]),
  );
  for (const [month, lastDay] of days) {
    await expectReportsOfMonth(books, month);
    await expectReceivables(books, lastDay);
  }
  await expectReceivables(books, null);
  const lastMonth = [...days.keys()].at(-1);
  if (lastMonth !== undefined) await expectStock(books, lastMonth);
}

async function outletsOf(app: TestApp, { businessId }: Person): Promise<number[]> {
  const outlets = await app.asOwner('select id from outlet where business_id = $1 order by id', [businessId]);
  return outlets.map(({ id }) => Number(id));
}

const change = z.object({
  day: z.string(),
  month: z.string(),
  source: z.string(),
  kind: z.string(),
  account: z.string(),
  party: z.int().nullable(),
  isItem: z.boolean(),
  isOfCustomer: z.boolean(),
  isMoney: z.boolean(),
  isProfit: z.boolean(),
  rupees: z.number(),
}) satisfies z.ZodType<Change>;

/** What is no sale of an invoice's entries: whose it is, and what its goods cost, also when they come back to another average. */
const besideSales = ['RECEIVABLE', 'CUSTOMER_ADVANCES', 'INVENTORY', 'COST_OF_GOODS_SOLD', 'COST_ADJUSTMENT'];
/** What an invoice brings, gross. */
const isSold = ({ source, account }: Change): boolean => source === 'INVOICE' && !besideSales.includes(account);
/** What a credit note takes of it again. */
const isReturned = ({ source, account }: Change): boolean => source === 'CREDIT_NOTE' && !besideSales.includes(account);
const isSpent = ({ source, account }: Change): boolean =>
  source === 'EXPENSE' && ['EXPENSES', 'INPUT_VAT'].includes(account);
/** Cheques of a later day: no money at hand yet, and handed over all the same. */
const postDated = ['POST_DATED_RECEIVED', 'POST_DATED_GIVEN'];
/** Money of a payment: what vouchers and closes of cash boxes move is neither received of a customer nor paid to a vendor. */
const isMoney = (one: Change): boolean => (one.isMoney || postDated.includes(one.account)) && one.source === 'RECEIPT';

/** What lies between the business and its vendors: by bills, less what went back. */
const ofVendors = ['PAYABLE', 'VENDOR_ADVANCES'];

type When = (change: Change) => boolean;

/** What the ledger says of a day or a stretch of them, as the dashboard tells it. */
function figuresWhen(books: Books, isThen: When) {
  return {
    sales: credited(books, (one) => isThen(one) && (isSold(one) || isReturned(one))),
    // What is paid back to customers is less received of them.
    receipts: debited(books, (one) => isThen(one) && isMoney(one) && one.isOfCustomer),
    expenses: debited(books, (one) => isThen(one) && isSpent(one)),
    payments: credited(books, (one) => isThen(one) && isMoney(one) && !one.isOfCustomer),
  };
}

/** Every bar of every chart. */
async function expectTrend(books: Books): Promise<void> {
  for (const period of dashboardPeriod.words) {
    const { buckets } = await call(books.owner, dashboardContract.trend, { query: { period } });
    const [first] = buckets;
    const shown = period === 'HOURLY' && first !== undefined ? [addedUp(first, buckets)] : buckets;
    for (const { fromAD, toAD, sales, receipts, expenses, payments, purchases } of shown) {
      const isThen: When = ({ day }) => day >= fromAD && day <= toAD;
      const isBought: When = (one) =>
        isThen(one) && ['PURCHASE', 'DEBIT_NOTE'].includes(one.source) && ofVendors.includes(one.account);
      expect({ period, fromAD, sales, receipts, expenses, payments, purchases }).toEqual({
        period,
        fromAD,
        ...figuresWhen(books, isThen),
        purchases: credited(books, isBought),
      });
    }
  }
}

type Bucket = Answer<typeof dashboardContract.trend>['buckets'][number];

function addedUp(first: Bucket, buckets: readonly Bucket[]): Bucket {
  const sum = (figure: 'sales' | 'receipts' | 'expenses' | 'payments' | 'purchases'): number =>
    rupeesFromPaisa(sumPaisa(buckets.map((bucket) => paisaOf(bucket[figure] ?? 0))));
  return {
    ...first,
    sales: sum('sales'),
    receipts: sum('receipts'),
    expenses: sum('expenses'),
    payments: sum('payments'),
    purchases: sum('purchases'),
  };
}

async function expectDashboard(books: Books): Promise<void> {
  const { business } = await call(books.owner, dashboardContract.summary, {});
  if (business === null) throw new Error('who owns a business has its figures');
  const figuresOf = (isThen: When) => figuresWhen(books, isThen);
  await expectTrend(books);
  const { today, month, monthBS, spending, daily, dues, topDues } = business;
  const lastDay = daily.at(-1)?.dayAD;
  expect({ sales: today.sales, receipts: today.receipts, ...spending?.today }).toEqual(
    figuresOf(({ day }) => day === lastDay),
  );
  expect({ sales: month.sales, receipts: month.receipts, ...spending?.month }).toEqual(
    figuresOf((one) => one.month === monthBS),
  );
  for (const { dayAD, dayBS: _, ...shown } of daily)
    expect({ dayAD, ...figuresOf(({ day }) => day === dayAD) }).toMatchObject({ dayAD, ...shown });
  expect(dues.amount).toBe(debited(books, ({ account }) => account === 'RECEIVABLE'));
  expect(spending?.payables.amount).toBe(credited(books, ({ account }) => account === 'PAYABLE'));
  const { rows } = await call(books.owner, customerContract.list, { query: { sort: '-dueAmount', pageSize: 5 } });
  expect(topDues.map(({ dueAmount }) => dueAmount)).toEqual(
    rows.map(({ dueAmount }) => dueAmount).filter((due) => due !== 0),
  );
}

const ever = { fromDateAD: '2020-01-01', toDateAD: '2030-01-01', pageSize: 1 };

async function expectParties(books: Books): Promise<void> {
  const { owner } = books;
  for (const { id, dueAmount } of (await call(owner, customerContract.list, {})).rows) {
    const statement = await call(owner, statementContract.customer, { params: { id }, query: ever });
    const isTheirs = ({ party, account }: Change): boolean => party === id && !ofVendors.includes(account);
    expect({ id, dueAmount, balance: statement.closingBalance }).toEqual({
      id,
      dueAmount: debited(books, (one) => isTheirs(one) && one.account === 'RECEIVABLE'),
      balance: debited(books, isTheirs),
    });
  }
  for (const { id, dueAmount } of (await call(owner, vendorContract.list, {})).rows) {
    const statement = await call(owner, statementContract.vendor, { params: { id }, query: ever });
    const due = credited(books, ({ party, account }) => party === id && account === 'PAYABLE');
    const balance = credited(books, ({ party, account }) => party === id && ofVendors.includes(account));
    expect({ id, dueAmount, balance: statement.closingBalance }).toEqual({ id, dueAmount: due, balance });
  }
}

async function expectSalesReport(books: Books, month: string): Promise<void> {
  const period = daysOf(month);
  const reportOf = async (filter: object) =>
    (await call(books.owner, salesReportContract.generate, { body: { ...period, ...filter, pageSize: 1 } })).totals;
  const [whole, items, services] = [
    await reportOf({}),
    await reportOf({ inventoryType: 'ITEM' }),
    await reportOf({ inventoryType: 'SERVICE' }),
  ];
  const soldAs = (...accounts: string[]) =>
    credited(books, (one) => one.month === month && isSold(one) && accounts.includes(one.account));
  expect({ month, total: whole.grandTotal, vat: whole.taxAmount, shipping: whole.shippingCharge }).toEqual({
    month,
    total: credited(books, (one) => one.month === month && isSold(one)),
    vat: soldAs('OUTPUT_VAT'),
    shipping: soldAs('SHIPPING_INCOME'),
  });
  // Of some goods, the money is theirs as the quantity is.
  const net = ({ grandTotal, taxAmount }: typeof whole) => Math.round((grandTotal - taxAmount) * 100) / 100;
  const ofItems = credited(books, (one) => one.month === month && one.account === 'SALES' && one.isItem);
  expect({ month, items: net(items), services: net(services) }).toEqual({
    month,
    items: ofItems,
    services: Math.round((soldAs('SALES') - ofItems) * 100) / 100,
  });
}
