import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../../platform/language.ts';

/** Months in a sentence: `असोज २०८३, कात्तिक २०८३`. */
export function useMonthNames(): (months: readonly Pick<VatMonth, 'lastDayBS'>[]) => string {
  const monthName = useMonthName();
  return (months) => months.map(({ lastDayBS }) => monthName(lastDayBS)).join(', ');
}

/** The BS month of a day, with its year: `असोज २०८३`. */
export function useMonthName(): (dayBS: string) => string {
  const language = useLanguage();
  return (dayBS) => {
    const [year = '', month] = dayBS.split('-');
    return `${bsMonthName(Number(month), language)} ${inDigitsOf(year, language)}`;
  };
}
