import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';

/** The months that locking VAT through a day takes in: that one and all before it that are open, the oldest first. */
export function openMonthsThrough(months: readonly VatMonth[], throughDayAD: string): VatMonth[] {
  return months.filter(({ lastDayAD, lock }) => lock === null && lastDayAD <= throughDayAD).toReversed();
}
