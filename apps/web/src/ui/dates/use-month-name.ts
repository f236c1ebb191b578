import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../platform/language.ts';

/** The BS month of a day, with its year: `असोज २०८३`. */
export function useMonthName(): (dayBS: string) => string {
  const language = useLanguage();
  return (dayBS) => {
    const [year = '', month] = dayBS.split('-');
    return `${bsMonthName(Number(month), language)} ${inDigitsOf(year, language)}`;
  };
}

/** Months in a sentence, by their last days: `असोज २०८३, कात्तिक २०८३`. */
export function useMonthNames(): (months: readonly { lastDayBS: string }[]) => string {
  const monthName = useMonthName();
  return (months) => months.map(({ lastDayBS }) => monthName(lastDayBS)).join(', ');
}
