import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import { useDashboardLinks } from '../dashboard-links.ts';
import type { Comparison, Period, TrendBar } from './trend-bars.ts';
import { seriesOf, useAmountText } from './use-trend-words.ts';
import { useBarTexts } from './use-bar-texts.ts';
import classes from './Trend.module.css';

type Props = { bars: readonly TrendBar[]; period: Period; comparison: Comparison; pointed: TrendBar | null };
const marks = { first: classes.bar, second: classes.secondBar, line: classes.line };

/** What each colour stands for and comes to, in all or where it is pointed at; each figure leads to its report. */
export function TrendLegend({ bars, period, comparison, pointed }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const amountOf = useAmountText();
  const { full } = useBarTexts(period);
  const links = useDashboardLinks();
  const shown = pointed === null ? bars : [pointed];
  const [from, to] = [shown[0]?.fromAD ?? '', shown.at(-1)?.toAD ?? ''];
  return (
    <p className={classes.legend}>
      <span className={classes.period}>{pointed === null ? t('wholePeriod') : full(pointed)}</span>
      {(['first', 'second', 'line'] as const).map((figure) => {
        const series = seriesOf[comparison][figure];
        const amount = amountOf(shown, figure);
        if (series === null || amount === null) return null;
        const path = links.series(series, from, to);
        return (
          <span key={figure} className={classes.entry}>
            <span className={marks[figure]} aria-hidden />
            {path === undefined ? t(series) : <TextLink to={path}>{t(series)}</TextLink>}{' '}
            <strong>{t('rupees', { amount })}</strong>
          </span>
        );
      })}
    </p>
  );
}
