import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';

const lakhRupees = 100_000;
const croreRupees = 10_000_000;

/** The texts at the edges of a chart: short amounts, and days without their year. */
export function useChartTexts() {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  return {
    /** `40,000`, `1.5 lakh`, `2 crore`. */
    amountText: (rupees: number): string => {
      if (rupees >= croreRupees) return t('crore', { count: rupees / croreRupees });
      if (rupees >= lakhRupees) return t('lakh', { count: rupees / lakhRupees });
      return formatNumber(rupees, language);
    },
    /** `4 Mangsir` of `2083-08-04`. */
    dayText: (bs: string): string => {
      const [, month = 0, day = 0] = bs.split('-').map(Number);
      return `${formatNumber(day, language)} ${bsMonthName(month, language)}`;
    },
  };
}
