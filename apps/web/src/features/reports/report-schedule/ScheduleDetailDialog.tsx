import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { usePresetName } from '../../../ui/dates/DateRangePresets.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import classes from './ReportSchedule.module.css';
import type { Schedule } from './schedule-form.ts';
import { ScheduleHistory } from './ScheduleHistory.tsx';
import { ScheduleState } from './ScheduleState.tsx';
import { useLanguageName, useRhythm } from './use-schedule-texts.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null; onEdit: (schedule: Schedule) => void };

/** Which report goes when to whom, why it stopped, and what went so far. */
export function ScheduleDetailDialog({ opened, onClose, id, onEdit }: Props) {
  const t = useTexts(reportScheduleScreenMessages);
  const language = useLanguage();
  const enabled = opened && id !== null;
  const sent = { params: { id: id ?? 0 } };
  const { data, error, refetch } = useCall(reportScheduleContract.get, sent, { enabled, staleTime: 0 });
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={data === undefined ? t('title') : nameIn(language, data.name, data.nameNp)}
      size={640}
      onEdit={data !== undefined && mayEdit(data) ? () => onEdit(data) : undefined}
    >
      {data !== undefined ? (
        <>
          {data.isMailSetUp ? null : (
            <p role="note" className={classes.notice}>
              {t('mailMissing')}
            </p>
          )}
          <ScheduleDetails schedule={data} />
          <ScheduleHistory schedule={data} />
          <RecordHistory kind="REPORT_SCHEDULE" id={data.id} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </DetailDialog>
  );
}

/** One's own, of a report that is there. */
export function mayEdit({ isOwn, savedReportId }: Pick<Schedule, 'isOwn' | 'savedReportId'>): boolean {
  return isOwn && savedReportId !== null;
}

function ScheduleDetails({ schedule }: { schedule: Schedule }) {
  const t = useTexts(reportScheduleScreenMessages);
  const saved = useTexts(savedReportScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const rhythm = useRhythm();
  const languageName = useLanguageName();
  const periodName = usePresetName();
  const { outletName, period } = schedule;
  const details = {
    state: { label: t('state'), value: <ScheduleState schedule={schedule} /> },
    report: { label: t('name'), value: reportAt(schedule.report).report.title[language] },
    // Of a deleted report nobody knows it any more.
    period:
      schedule.savedReportId === null
        ? null
        : { label: saved('period'), value: period === null ? saved('theseDays') : periodName(period) },
    frequency: { label: t('rhythm'), value: rhythm(schedule) },
    nextDayAD: { label: t('nextDay'), value: <DateText ad={schedule.nextDayAD} /> },
    recipients: {
      label: t('recipients'),
      value: <span className={classes.addresses}>{schedule.recipients.join(', ')}</span>,
    },
    fileType: { label: t('fileType'), value: `${t(schedule.fileType)} · ${languageName(schedule.language)}` },
    onlyWithRows: { label: t('onlyWithRows'), value: ui(schedule.onlyWithRows ? 'yes' : 'no') },
    outletName:
      outletName === null ? null : { label: t('outlet'), value: nameIn(language, outletName, schedule.outletNameNp) },
    keptBy: { label: t('keptBy'), value: schedule.keptBy },
  };
  return <DetailList details={details} />;
}
