import type { DueSums } from '@bahi/contract/sales/collect/collect-answer';
import type { DueAge } from '@bahi/domain/numbers/due-ages';

/** The amounts of each age, the longest overdue last. */
export const ageAmounts = [
  { age: 'NOT_DUE', amountOf: (sums) => sums.notDueAmount },
  { age: 'DAYS_1_30', amountOf: (sums) => sums.days1To30Amount },
  { age: 'DAYS_31_60', amountOf: (sums) => sums.days31To60Amount },
  { age: 'DAYS_61_91', amountOf: (sums) => sums.days61To91Amount },
  { age: 'BEYOND_91', amountOf: (sums) => sums.beyond91Amount },
] as const satisfies readonly { age: DueAge; amountOf: (sums: DueSums) => number }[];
