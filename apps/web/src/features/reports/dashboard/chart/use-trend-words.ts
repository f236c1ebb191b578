import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatRupees, paisaOf, sumPaisa } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { Comparison, Period, TrendBar } from './trend-bars.ts';

/** The series of each comparison: keys of the dashboard's texts. */
export const seriesOf = {
  sales: { first: 'sales', second: 'expenses', line: 'receipts' },
  purchases: { first: 'sales', second: 'purchases', line: null },
  payments: { first: 'receipts', second: 'paymentsSent', line: null },
} as const satisfies Record<Comparison, { first: string; second: string; line: string | null }>;

/** What a figure comes to over several places, in whole rupees; null where it is not shown. */
export function useAmountText(): (bars: readonly TrendBar[], figure: 'first' | 'second' | 'line') => string | null {
  const language = useLanguage();
  return (bars, figure) => {
    const amounts = bars.map((bar) => bar[figure]).filter((amount) => amount !== null);
    if (amounts.length < bars.length) return null;
    return formatRupees(sumPaisa(amounts.map((amount) => paisaOf(amount))), language, { decimals: false });
  };
}

/** What the chart says, for who does not see it. */
export function useChartLabel(period: Period, comparison: Comparison): (bars: readonly TrendBar[]) => string {
  const t = useTexts(dashboardScreenMessages);
  const amountOf = useAmountText();
  const { first, second, line } = seriesOf[comparison];
  return (bars) => {
    const told = [
      { series: first, amount: amountOf(bars, 'first') },
      { series: second, amount: amountOf(bars, 'second') },
      { series: line, amount: amountOf(bars, 'line') },
    ].flatMap(({ series, amount }) =>
      series === null || amount === null ? [] : [`${t(series)} ${t('rupees', { amount })}`],
    );
    return t('chart', { period: t(`last${period}`), figures: told.join(', ') });
  };
}
