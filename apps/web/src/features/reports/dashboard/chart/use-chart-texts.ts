import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';

const lakhRupees = 100_000;
const croreRupees = 10_000_000;

/** The texts at the edge of a chart: short amounts. */
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
  };
}
