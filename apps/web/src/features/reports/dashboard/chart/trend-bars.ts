import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { DayFigures } from '../dashboard-answer.ts';

export type Period = Answer<typeof dashboardContract.trend>['period'];
type Bucket = Answer<typeof dashboardContract.trend>['buckets'][number];

/** What is set side by side: what is sold against what is spent or bought, what is received against what is paid. */
export const comparisons = ['sales', 'purchases', 'payments'] as const;
export type Comparison = (typeof comparisons)[number];

/** One place of the chart. Amounts are rupees; null where nothing is shown or may be. */
export type TrendBar = {
  key: string;
  fromAD: string;
  toAD: string;
  hour: number | null;
  first: number;
  second: number | null;
  line: number | null;
};

/** The days that the dashboard knows without asking again. */
export function barsOfDays(days: readonly DayFigures[], showsExpenses: boolean): TrendBar[] {
  return days.map(({ dayAD, sales, receipts, expenses }) => ({
    key: dayAD,
    fromAD: dayAD,
    toAD: dayAD,
    hour: null,
    first: sales,
    second: showsExpenses ? expenses : null,
    line: receipts,
  }));
}

export function barsOf(buckets: readonly Bucket[], comparison: Comparison): TrendBar[] {
  return buckets.map((bucket) => ({
    key: `${bucket.fromAD} ${bucket.hour ?? ''}`,
    fromAD: bucket.fromAD,
    toAD: bucket.toAD,
    hour: bucket.hour,
    ...amountsOf(bucket, comparison),
  }));
}

function amountsOf(bucket: Bucket, comparison: Comparison): Pick<TrendBar, 'first' | 'second' | 'line'> {
  switch (comparison) {
    case 'sales':
      return { first: bucket.sales, second: bucket.expenses, line: bucket.receipts };
    case 'purchases':
      return { first: bucket.sales, second: bucket.purchases, line: null };
    case 'payments':
      return { first: bucket.receipts, second: bucket.payments, line: null };
  }
}
