import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { BusinessDashboard } from './BusinessDashboard.tsx';
import classes from './BusinessDashboard.module.css';
import { hasFigures } from './dashboard-answer.ts';
import { Doors } from './doors/Doors.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { PlatformFigures } from './figures/PlatformFigures.tsx';
import { ToDo } from './ToDo.tsx';

/** The first screen of the day: how the business stands, or the platform for who works for it. */
export function DashboardPage() {
  const t = useTexts(dashboardScreenMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={classes.board}>
        <Doors />
        <DashboardContent />
      </div>
    </>
  );
}

function DashboardContent() {
  const answer = useCall(dashboardContract.summary, {}, { staleTime: 0 });
  const { isBusinessInactive } = useSession();
  if (answer.isPending) return <DashboardSkeleton />;
  if (answer.isError) {
    return (
      <Surface>
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      </Surface>
    );
  }
  const { business, platform } = answer.data;
  if (platform !== null) return <PlatformFigures figures={platform} />;
  if (business === null) return null;
  // Of a business that is stopped nothing new is recorded.
  const steps = isBusinessInactive ? undefined : business.firstSteps;
  const isUnsold = steps?.some(({ step, isDone }) => step === 'BILL' && !isDone) === true;
  if (isUnsold && !hasFigures(business)) {
    return (
      <div className={classes.board}>
        {business.toDo.length === 0 ? null : <ToDo rows={business.toDo} />}
        <FirstSteps told={steps} isNew />
      </div>
    );
  }
  return <BusinessDashboard summary={business} steps={steps} asOfMilliseconds={answer.dataUpdatedAt} />;
}
