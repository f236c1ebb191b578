import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { Report } from '@bahi/contract/reports/report/report';
import { asksForThen } from '@bahi/contract/reports/report/second-clock';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { usePresetOf } from '../../../ui/dates/DateRangePresets.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { pathOf } from './saved-report-form.ts';

/** It names all reports, which the page of one does not need before it is asked for. */
const SavedReportDialog = lazy(async () => ({
  default: (await import('./SavedReportDialog.tsx')).SavedReportDialog,
}));

const ScheduleDialog = lazy(async () => ({
  default: (await import('../report-schedule/ScheduleDialog.tsx')).ScheduleDialog,
}));

/** Keeps the report as it stands under a name. A known period of it is meant as such: it moves with the day. */
export function KeepReport({ report, filter }: { report: Report; filter: ReportFilterTexts }) {
  const t = useTexts(savedReportScreenMessages);
  const { can } = useSession();
  const presetOf = usePresetOf();
  const dialog = useDialog<true>();
  const schedule = useDialog<{ savedReportId: number }>();
  const path = pathOf(report);
  if (path === null || !can(savedReportContract.save)) return null;
  const { fromDate = '', toDate = '', asAt = '' } = filter;
  const range = report.time === 'period' ? { from: fromDate, to: toDate } : { from: asAt, to: asAt };
  const preset = presetOf(range);
  const maySend = can(reportScheduleContract.save) && can(reportScheduleContract.ofReport);
  const isMoving = !asksForThen(filter) && preset !== 'custom' && (report.time === 'period' || preset === 'today');
  return (
    <>
      <Button variant="default" leftSection={<Bookmark size={18} aria-hidden />} onClick={() => dialog.open(true)}>
        {t('keep')}
      </Button>
      <Suspense>
        {dialog.target === null ? null : (
          <SavedReportDialog
            opened={dialog.opened}
            onClose={dialog.close}
            id={null}
            beginning={{
              report: path,
              period: isMoving ? preset : null,
              filter: { ...filter },
            }}
            onSendByMail={maySend ? (savedReportId) => schedule.open({ savedReportId }) : undefined}
          />
        )}
        {schedule.target === null ? null : (
          <ScheduleDialog opened={schedule.opened} target={schedule.target} onClose={schedule.close} />
        )}
      </Suspense>
    </>
  );
}
