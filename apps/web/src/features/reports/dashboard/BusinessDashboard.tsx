import { lazy, Suspense } from 'react';
import { Activities } from './Activities.tsx';
import classes from './BusinessDashboard.module.css';
import type { BusinessSummary } from './dashboard-answer.ts';
import { FigureTiles } from './figures/FigureTiles.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { Trend } from './chart/Trend.tsx';
import { LowStock } from './LowStock.tsx';
import { ToDo } from './ToDo.tsx';
import { TopDues } from './TopDues.tsx';
import { useSeen } from './use-seen.ts';

const PlacesPanel = lazy(async () => ({ default: (await import('./map/PlacesPanel.tsx')).PlacesPanel }));

type Props = {
  summary: BusinessSummary;
  /** What is left to do of what a business does first. */
  steps: BusinessSummary['firstSteps'];
  asOfMilliseconds: number;
};

/**
 * How the business stands: numbers first, then who owes and what is to do, the last thirty days, what
 * happened and what runs out, and where the customers are. What somebody may not see is not there.
 */
export function BusinessDashboard({ summary, steps, asOfMilliseconds }: Props) {
  const seen = useSeen();
  return (
    <div className={classes.board}>
      <FigureTiles summary={summary} />
      {steps === undefined ? null : <FirstSteps told={steps} isNew={false} />}
      <div className={classes.halves}>
        {seen.customers ? <TopDues customers={summary.topDues} /> : null}
        <ToDo rows={summary.toDo} />
      </div>
      {seen.sales ? <Trend daily={summary.daily} showsExpenses={summary.spending !== null} /> : null}
      <div className={classes.columns}>
        <Activities activities={summary.activities} asOfMilliseconds={asOfMilliseconds} />
        {seen.items ? <LowStock items={summary.lowStock} count={summary.lowStockCount} /> : null}
      </div>
      {seen.customers ? (
        <Suspense>
          <PlacesPanel />
        </Suspense>
      ) : null}
    </div>
  );
}
