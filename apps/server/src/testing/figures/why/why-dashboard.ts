import type { Answer } from '@bahi/contract/endpoint';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardLines } from '@bahi/contract/reports/dashboard/dashboard-lines';
import type { LinesAt } from '@bahi/contract/reports/report/report-lines';
import { expect } from 'vitest';
import { call } from '../../caller.ts';
import type { Person } from '../../people.ts';
import { linesReader, readReport } from './why-lines.ts';

/** The dashboard's amounts of sales, expenses and dues are what the lines come to that they are declared to stand on. */
export async function expectWhyOfDashboard(owner: Person): Promise<void> {
  const readLines = linesReader(owner);
  const sumOf = async (lines: LinesAt, name: string): Promise<number> => {
    const paisa = (await readLines(lines)).reduce((sum, line) => sum + Math.round(Number(line[name]) * 100), 0);
    return paisa / 100;
  };
  const { business } = await call(owner, dashboardContract.summary, {});
  if (business === null) throw new Error('who owns a business has its figures');
  const { daily, month, monthBS, spending, dues, topDues } = business;
  const toDate = daily.at(-1)?.dayAD ?? '';
  const ofMonth = { fromDate: daily.find(({ dayBS }) => dayBS.startsWith(monthBS))?.dayAD ?? '', toDate };
  expect({ sales: month.sales, expenses: spending?.month.expenses, dues: dues.amount }).toEqual({
    sales: await sumOf(dashboardLines.sales(ofMonth), 'grandTotal'),
    expenses: await sumOf(dashboardLines.expenses(ofMonth), 'totalAmount'),
    dues: await sumOf(dashboardLines.dues(toDate), 'total'),
  });
  await expectMonth(owner, ofMonth, business);
  for (const { customerId, dueAmount } of topDues)
    expect({ customerId, dueAmount }).toEqual({
      customerId,
      dueAmount: await sumOf(dashboardLines.duesOf(customerId, toDate), 'total'),
    });
  for (const period of ['MONTHLY', 'YEARLY'] as const) {
    const { buckets } = await call(owner, dashboardContract.trend, { query: { period } });
    for (const bucket of buckets) await expectBucket(sumOf, bucket);
  }
  await expectPlaces(owner, sumOf);
}

/** Of the month: sales without VAT and profit stand in profit and loss, and the VAT in the registers. */
async function expectMonth(
  owner: Person,
  days: { fromDate: string; toDate: string },
  business: Business,
): Promise<void> {
  const { netSales, grossProfit, vat, money } = business;
  const read = async (lines: LinesAt) => {
    if (lines.at !== 'report') throw new Error('figures of the month stand in reports');
    return (await readReport(owner, lines.path, lines.filter)).rows;
  };
  const profit = await read(dashboardLines.profit(days));
  const sumAt = (sum: string): number => Number(profit.find((row) => row['sum'] === sum)?.['amount'] ?? 0);
  expect({ netSales, grossProfit }).toEqual({ netSales: sumAt('NET_SALES'), grossProfit: sumAt('GROSS_PROFIT') });
  const taxOf = async (lines: LinesAt, ...names: string[]): Promise<number> => {
    const rows = (await read(lines)).filter((row) => row['isCancelled'] !== true);
    const paisa = rows.flatMap((row) => names.map((name) => Math.round(Number(row[name]) * 100)));
    return paisa.reduce((sum, one) => sum + one, 0) / 100;
  };
  expect({ onSales: vat?.onSales, onPurchases: vat?.onPurchases }).toEqual({
    onSales: await taxOf(dashboardLines.vatOnSales(days), 'vat'),
    onPurchases: await taxOf(dashboardLines.vatOnPurchases(days), 'vat', 'capitalVat', 'importVat'),
  });
  const { rows } = await call(owner, moneyAccountContract.list, {});
  const inAll = (kind: string): number =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + Math.round(row.balanceAmount * 100), 0) / 100;
  expect(money).toEqual({ cash: inAll('CASH'), bank: inAll('BANK'), wallet: inAll('WALLET') });
}

type Business = NonNullable<Answer<typeof dashboardContract.summary>['business']>;
type SumOf = (lines: LinesAt, name: string) => Promise<number>;

async function expectBucket(sumOf: SumOf, { fromAD, toAD, sales, expenses }: Bucket): Promise<void> {
  const days = { fromDate: fromAD, toDate: toAD };
  expect({ fromAD, sales, expenses }).toEqual({
    fromAD,
    sales: await sumOf(dashboardLines.sales(days), 'grandTotal'),
    expenses: await sumOf(dashboardLines.expenses(days), 'totalAmount'),
  });
}

type Bucket = Answer<typeof dashboardContract.trend>['buckets'][number];

async function expectPlaces(owner: Person, sumOf: SumOf): Promise<void> {
  const { fromAD, toAD, countries, provinces, districts } = await call(owner, dashboardContract.places, {
    query: { period: 'YEARLY' },
  });
  const days = { fromDate: fromAD, toDate: toAD };
  const levels = [
    ['countryId', countries],
    ['provinceId', provinces],
    ['districtId', districts],
  ] as const;
  for (const [level, regions] of levels)
    for (const { id, sales } of regions)
      expect({ level, id, sales }).toEqual({
        level,
        id,
        sales: await sumOf(dashboardLines.place(level, id, days), 'sales'),
      });
}
