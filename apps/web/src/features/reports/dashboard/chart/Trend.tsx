import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { dashboardContract, dashboardPeriod } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { Button, NativeSelect } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import type { DayFigures } from '../dashboard-answer.ts';
import { Panel } from '../Panel.tsx';
import { barsOf, barsOfDays, type Comparison, comparisons, type Period, type TrendBar } from './trend-bars.ts';
import { TrendChart } from './TrendChart.tsx';
import { TrendLegend } from './TrendLegend.tsx';
import { TrendTable } from './TrendTable.tsx';
import classes from './Trend.module.css';

type Props = {
  daily: readonly DayFigures[];
  /** Beside the sales stand the expenses, for who may see them. */
  showsExpenses: boolean;
};

/**
 * What came in against what went out, by hours, days, weeks, months or years, as a chart or as a table; the legend tells
 * the place that is pointed at. The last thirty days are there at once; what else is asked for comes then.
 */
export function Trend({ daily, showsExpenses }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const { can } = useSession();
  const [isTable, setTable] = useState(false);
  const [period, setPeriod] = useState<Period>('DAILY');
  const [comparison, setComparison] = useState<Comparison>('sales');
  const Icon = isTable ? ChartColumn : Table2;
  const isSeen = { sales: true, purchases: can('purchase.read'), payments: showsExpenses };
  const offered = comparisons.filter((one) => isSeen[one]);
  const isKnown = period === 'DAILY' && comparison === 'sales';
  const asked = useCall(dashboardContract.trend, { query: { period } }, { enabled: !isKnown, keepPrevious: true });
  const known = isKnown ? barsOfDays(daily, showsExpenses) : null;
  const shownPeriod = isKnown ? period : (asked.data?.period ?? period);
  const bars = known ?? (asked.data === undefined ? null : barsOf(asked.data.buckets, comparison));
  return (
    <Panel
      title={t(`last${period}`)}
      actions={
        <div className={classes.controls}>
          <NativeSelect
            aria-label={t('trendPeriod')}
            value={period}
            data={dashboardPeriod.words.map((value) => ({ value, label: t(value) }))}
            onChange={({ currentTarget: { value } }) =>
              setPeriod(dashboardPeriod.words.find((word) => word === value) ?? 'DAILY')
            }
          />
          {offered.length < 2 ? null : (
            <NativeSelect
              aria-label={t('comparison')}
              value={comparison}
              data={offered.map((value) => ({ value, label: t(`${value}Compared`) }))}
              onChange={({ currentTarget: { value } }) =>
                setComparison(comparisons.find((word) => word === value) ?? 'sales')
              }
            />
          )}
          <Button variant="subtle" leftSection={<Icon size={18} aria-hidden />} onClick={() => setTable(!isTable)}>
            {isTable ? t('asChart') : t('asTable')}
          </Button>
        </div>
      }
    >
      {asked.isError && known === null ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : bars === null ? (
        <FormSkeleton fields={3} />
      ) : isTable ? (
        <TrendTable bars={bars} period={shownPeriod} comparison={comparison} />
      ) : (
        <Chart key={`${shownPeriod} ${comparison}`} bars={bars} period={shownPeriod} comparison={comparison} />
      )}
    </Panel>
  );
}

type ChartProps = { bars: readonly TrendBar[]; period: Period; comparison: Comparison };

function Chart({ bars, period, comparison }: ChartProps) {
  const [pointed, setPointed] = useState<TrendBar | null>(null);
  return (
    <div className={classes.chart}>
      <TrendLegend bars={bars} period={period} comparison={comparison} pointed={pointed} />
      <TrendChart bars={bars} period={period} comparison={comparison} pointed={pointed} onPoint={setPointed} />
    </div>
  );
}
