import { lazy, Suspense } from 'react';
import { WaitingRecurring } from '../../money/recurring/WaitingRecurring.tsx';
import { WaitingDrafts } from '../../sales/approval/WaitingDrafts.tsx';
import { Activities } from './Activities.tsx';
import classes from './BusinessDashboard.module.css';
import type { BusinessSummary } from './dashboard-answer.ts';
import { FigureTiles } from './figures/FigureTiles.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { Trend } from './chart/Trend.tsx';
import { ExpiringBatches } from './ExpiringBatches.tsx';
import { LowStock } from './LowStock.tsx';
import { TopDues } from './TopDues.tsx';

const PlacesPanel = lazy(async () => ({ default: (await import('./map/PlacesPanel.tsx')).PlacesPanel }));

type Props = {
  summary: BusinessSummary;
  /** What is left to do of what a business does first. */
  steps: BusinessSummary['firstSteps'];
  asOfMilliseconds: number;
};

/**
 * How the business stands: numbers first, then who owes, what runs out, the last thirty days, what happened, and where
 * the customers are.
 */
export function BusinessDashboard({ summary, steps, asOfMilliseconds }: Props) {
  return (
    <div className={classes.board}>
      <WaitingDrafts />
      <WaitingRecurring />
      <FigureTiles summary={summary} />
      {steps === undefined ? null : <FirstSteps told={steps} isNew={false} />}
      <div className={classes.columns}>
        <div className={classes.wide}>
          <Trend daily={summary.daily} showsExpenses={summary.spending !== null} />
          <Activities activities={summary.activities} asOfMilliseconds={asOfMilliseconds} />
        </div>
        <div className={classes.narrow}>
          <TopDues customers={summary.topDues} />
          <LowStock items={summary.lowStock} count={summary.lowStockCount} />
          {summary.expiring === undefined ? null : <ExpiringBatches expiring={summary.expiring} />}
        </div>
      </div>
      <Suspense>
        <PlacesPanel />
      </Suspense>
    </div>
  );
}
