import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../../platform/language.ts';

/** The month of a BS day with its year: `मंसिर २०८३`. */
export function useMonthText(): (dayBS: string) => string {
  const language = useLanguage();
  return (dayBS) => {
    const [year = '', month] = dayBS.split('-');
    return `${bsMonthName(Number(month), language)} ${inDigitsOf(year, language)}`;
  };
}
