import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { Comparison, Period, TrendBar } from './trend-bars.ts';
import { useBarTexts } from './use-bar-texts.ts';
import { seriesOf } from './use-trend-words.ts';
import classes from './TrendTable.module.css';

type Props = { bars: readonly TrendBar[]; period: Period; comparison: Comparison };

/** The chart's figures as a table, the latest first. */
export function TrendTable({ bars, period, comparison }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const { full } = useBarTexts(period);
  const figures = (['first', 'line', 'second'] as const).filter((figure) => bars.some((bar) => bar[figure] !== null));
  return (
    // What scrolls must be reached by the keyboard.
    <div className={classes.scroll} role="region" aria-label={t('trendTable')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {figures.map((figure) => {
              const series = seriesOf[comparison][figure];
              return (
                <th key={figure} scope="col" data-amount>
                  {series === null ? null : t('inRupees', { name: t(series) })}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{period === 'DAILY' ? <DateText ad={bar.fromAD} /> : full(bar)}</th>
              {figures.map((figure) => (
                <td key={figure}>
                  <MoneyText rupees={bar[figure] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
