import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MessageReason, MessageStateBadge } from '../sharing/MessageStateBadge.tsx';
import { useLookAgain } from '../sharing/use-look-again.ts';
import classes from './Reminder.module.css';
import shared from '../sharing/Sharing.module.css';
import { monthText, reachedText, type Reminder, type Subject } from './reminder-rows.ts';
import { useReminderActions } from './use-reminder-actions.tsx';

/** What was sent of a bill or to a customer, the last first, with what became of each message. */
export function ReminderHistory({ subject }: { subject: Subject }) {
  const asked = { params: subject, query: {} };
  const state = useCall(reminderContract.get, asked, { staleTime: 0 });
  useLookAgain(state.data?.reminders, state.refetch);
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (state.isPending) return <FormSkeleton fields={2} />;
  return <ReminderList reminders={state.data.reminders} />;
}

/** Reminders one below the other. */
export function ReminderList({ reminders }: { reminders: readonly Reminder[] }) {
  const t = useTexts(reminderScreenMessages);
  const actionsOf = useReminderActions();
  return (
    <section className={classes.section}>
      <h3>{t('history')}</h3>
      {reminders.length === 0 ? <p className={classes.soft}>{t('nobody')}</p> : null}
      <ul className={shared.history}>
        {reminders.map((reminder) => (
          <li key={reminder.id}>
            <div className={shared.row}>
              <span>
                <About reminder={reminder} />
              </span>
              <MessageStateBadge message={reminder.message} />
            </div>
            <MessageReason message={reminder.message} />
            {reminder.said === null ? null : <p className={classes.said}>{reminder.said}</p>}
            <small className={classes.soft}>
              {reminder.remindedBy ?? t(reminder.kind)} · <MomentText at={reminder.remindedAt} />
            </small>
            {actionsOf(reminder).map(({ label, onClick }) => (
              <Button key={label} variant="default" onClick={onClick}>
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What it was about, and by which way it went to whom. */
function About({ reminder }: { reminder: Reminder }) {
  const t = useTexts(reminderScreenMessages);
  const aboutOf = useAbout();
  const language = useLanguage();
  return <>{[aboutOf(reminder), `${t(reminder.way)}: ${reachedText(reminder, language)}`].join(' · ')}</>;
}

/** What a reminder is about: the number of a bill, all that is due, or the statement of a month. */
export function useAbout(): (reminder: Reminder) => string {
  const t = useTexts(reminderScreenMessages);
  const language = useLanguage();
  return ({ number, period }) => {
    if (period !== null) return `${t('STATEMENT')}, ${monthText(period, language)}`;
    return number ?? t('allDues');
  };
}
