import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MessageReason, MessageStateBadge } from '../../sales/sharing/MessageStateBadge.tsx';
import shared from '../../sales/sharing/Sharing.module.css';
import { useLookAgain } from '../../sales/sharing/use-look-again.ts';
import classes from './ReportSchedule.module.css';
import type { Delivery, Schedule } from './schedule-form.ts';

type Running = Pick<Schedule, 'id' | 'isActive' | 'savedReportId'>;

/** What a schedule sent, the last first: of which day, to whom, and what became of it. */
export function ScheduleHistory({ schedule }: { schedule: Running }) {
  const { id } = schedule;
  const t = useTexts(reportScheduleScreenMessages);
  const sent = useCall(reportScheduleContract.deliveries, { params: { id } }, { staleTime: 0 });
  useLookAgain(sent.data?.deliveries, sent.refetch);
  if (sent.isError) return <ErrorState error={sent.error} onRetry={() => void sent.refetch()} />;
  if (sent.isPending) return <FormSkeleton fields={2} />;
  const { deliveries } = sent.data;
  return (
    <section className={classes.section}>
      <h3>{t('history')}</h3>
      {deliveries.length === 0 ? <p className={classes.soft}>{t('nothingSent')}</p> : null}
      <ul className={shared.history}>
        {deliveries.map((delivery) => (
          <Sent key={delivery.id} delivery={delivery} schedule={schedule} />
        ))}
      </ul>
    </section>
  );
}

type SentProps = { delivery: Delivery; schedule: Running };

function Sent({ delivery, schedule }: SentProps) {
  const t = useTexts(reportScheduleScreenMessages);
  const { recipient, dayAD, sentBy, writtenAt, message, said } = delivery;
  return (
    <li>
      <div className={shared.row}>
        <span>
          <DateText ad={dayAD} /> · {recipient}
        </span>
        <MessageStateBadge message={message} />
      </div>
      <MessageReason message={message} />
      {said === null ? null : <p className={classes.said}>{said}</p>}
      <small>
        {sentBy ?? t('SCHEDULE')} · <MomentText at={writtenAt} />
      </small>
      <DeliveryAction delivery={delivery} schedule={schedule} />
    </li>
  );
}

/** What failed or was stopped is sent again while its schedule runs, and by hand in any case; what waits is stopped. */
function DeliveryAction({ delivery: { id: deliveryId, kind, message }, schedule }: SentProps) {
  const t = useTexts(reportScheduleScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const retry = useSend(reportScheduleContract.retry);
  const stop = useSend(reportScheduleContract.stop);
  if (!can(reportScheduleContract.retry) || isBusinessInactive) return null;
  const mayGoAgain = schedule.savedReportId !== null && (schedule.isActive || kind === 'HAND');
  if (mayGoAgain && (message.state === 'FAILED' || message.state === 'CANCELLED'))
    return (
      <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ params: { deliveryId } })}>
        {t('retry')}
      </Button>
    );
  if (message.state !== 'WAITING') return null;
  return (
    <DangerButton loading={stop.isPending} onClick={() => stop.mutate({ params: { deliveryId } })}>
      {t('stop')}
    </DangerButton>
  );
}
