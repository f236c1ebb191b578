import {
  reportScheduleContract,
  reportScheduleForm,
} from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { useEffect } from 'react';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import classes from './ReportSchedule.module.css';
import { newSchedule, type Schedule, scheduleValues } from './schedule-form.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { ScheduleHistory } from './ScheduleHistory.tsx';
import { ScheduleState } from './ScheduleState.tsx';

registerTexts(reportScheduleMessages);

/** A schedule by its id, or that of a saved report, which may have none yet. */
export type ScheduleTarget = { id: number } | { savedReportId: number };
type Props = { opened: boolean; onClose: () => void; target: ScheduleTarget };

/** Says when a saved report goes to whom by e-mail; below it what went so far. */
export function ScheduleDialog({ opened, onClose, target }: Props) {
  const t = useTexts(reportScheduleScreenMessages);
  const language = useLanguage();
  const { userDetails } = useSession();
  const save = useSend(reportScheduleContract.save);
  const found = useFoundSchedule(opened, target);
  const beginning = newSchedule(found.savedReportId, { email: userDetails.email ?? '', language });
  const form = useAppForm(reportScheduleForm, beginning);
  const { schedule, isThere } = found;
  useEffect(() => {
    if (opened && isThere) form.reset(schedule === null ? beginning : scheduleValues(schedule));
    // What a new one begins with is what it was when the dialog opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, isThere, schedule, form]);
  const missing =
    found.error === null ? (
      <FormSkeleton fields={6} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.read()} />
    );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={schedule === null ? t('formTitle') : nameIn(language, schedule.name, schedule.nameNp)}
      form={form}
      onReload={schedule === null ? undefined : () => void found.read()}
      waiting={isThere || !opened ? null : missing}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      size={640}
    >
      {found.isMailSetUp ? null : (
        <p role="note" className={classes.notice}>
          {t('mailMissing')}
        </p>
      )}
      {schedule === null || schedule.state === 'ON' ? null : (
        <div className={classes.state}>
          <ScheduleState schedule={schedule} />
        </div>
      )}
      <ScheduleFields form={form} />
      <p className={classes.soft}>{t('sees')}</p>
      {schedule === null ? null : <ScheduleHistory schedule={schedule} />}
    </FormDialog>
  );
}

type Found = {
  schedule: Schedule | null;
  savedReportId: number;
  isMailSetUp: boolean;
  isThere: boolean;
  error: ReturnType<typeof useFresh>['error'];
  read: () => Promise<unknown>;
};

function useFoundSchedule(opened: boolean, target: ScheduleTarget): Found {
  const id = 'id' in target ? target.id : null;
  const savedReportId = 'savedReportId' in target ? target.savedReportId : null;
  const byId = useFresh(reportScheduleContract.get, opened && id !== null ? { params: { id } } : null);
  const ofReport = useFresh(
    reportScheduleContract.ofReport,
    opened && savedReportId !== null ? { params: { savedReportId } } : null,
  );
  const asked = id === null ? ofReport : byId;
  const schedule = (id === null ? ofReport.data?.schedule : byId.data) ?? null;
  return {
    schedule,
    savedReportId: savedReportId ?? schedule?.savedReportId ?? 0,
    isMailSetUp: (id === null ? ofReport.data : byId.data)?.isMailSetUp ?? true,
    isThere: asked.data !== undefined,
    error: asked.error,
    read: () => asked.refetch(),
  };
}
