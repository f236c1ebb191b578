import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { CircleAlert, CirclePause } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import classes from './ReportSchedule.module.css';
import type { ScheduleRow } from './schedule-form.ts';

type Props = { schedule: Pick<ScheduleRow, 'state' | 'stopReason'> };

/** Whether a report goes; what runs needs no badge. */
export function ScheduleBadge({ schedule: { state } }: Props) {
  const t = useTexts(reportScheduleScreenMessages);
  if (state === 'ON') return <PlainStatus>{t('ON')}</PlainStatus>;
  const Icon = state === 'OFF' ? CirclePause : CircleAlert;
  return (
    <Badge tone={state === 'OFF' ? 'neutral' : 'danger'} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}

/** The same with why it stopped. */
export function ScheduleState({ schedule }: Props) {
  const t = useTexts(reportScheduleMessages);
  return (
    <>
      <ScheduleBadge schedule={schedule} />
      {schedule.stopReason === null ? null : <small className={classes.reason}>{t(schedule.stopReason)}</small>}
    </>
  );
}
