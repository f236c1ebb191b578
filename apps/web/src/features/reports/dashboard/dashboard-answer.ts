import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';

type Summary = Answer<(typeof dashboardContract)['summary']>;
export type BusinessSummary = NonNullable<Summary['business']>;
export type PlatformSummary = NonNullable<Summary['platform']>;
export type Activity = BusinessSummary['activities'][number];
export type DayFigures = BusinessSummary['daily'][number];

/** Whether any figure tells something: one of a new business are all zero. */
export function hasFigures({ today, month, dues, spending, daily, ...lists }: BusinessSummary): boolean {
  const amounts = [
    ...[today, month].flatMap(({ sales, receipts, invoices }) => [sales, receipts, invoices]),
    ...daily.flatMap(({ sales, receipts, expenses }) => [sales, receipts, expenses]),
    ...(spending === null
      ? []
      : [spending.today, spending.month].flatMap(({ expenses, payments }) => [expenses, payments])),
    spending?.payables.amount ?? 0,
    dues.amount,
    lists.lowStockCount,
    lists.netSales,
    lists.money?.cash ?? 0,
    lists.money?.bank ?? 0,
    lists.money?.wallet ?? 0,
  ];
  return lists.topDues.length > 0 || amounts.some((amount) => amount !== 0);
}
