import { Activities } from './Activities.tsx';
import classes from './BusinessDashboard.module.css';
import type { BusinessSummary } from './dashboard-answer.ts';
import { FigureTiles } from './figures/FigureTiles.tsx';
import { LastDays } from './chart/LastDays.tsx';
import { LowStock } from './LowStock.tsx';
import { TopDues } from './TopDues.tsx';

type Props = { summary: BusinessSummary; asOfMilliseconds: number };

/** How the business stands: numbers first, then who owes, what runs out, the last thirty days, and what happened. */
export function BusinessDashboard({ summary, asOfMilliseconds }: Props) {
  return (
    <div className={classes.board}>
      <FigureTiles summary={summary} />
      <div className={classes.columns}>
        <div className={classes.wide}>
          <LastDays daily={summary.daily} showsExpenses={summary.spending !== null} />
          <Activities activities={summary.activities} asOfMilliseconds={asOfMilliseconds} />
        </div>
        <div className={classes.narrow}>
          <TopDues customers={summary.topDues} />
          <LowStock items={summary.lowStock} count={summary.lowStockCount} />
        </div>
      </div>
    </div>
  );
}
