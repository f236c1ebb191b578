import type { ReminderWay } from '@bahi/contract/sales/reminder/reminder-choices';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { useLookAgain } from '../sharing/use-look-again.ts';
import classes from './Reminder.module.css';
import { ReminderForm } from './ReminderForm.tsx';
import { ReminderList } from './ReminderHistory.tsx';
import type { ReminderState, Subject } from './reminder-rows.ts';

type Words = ReturnType<typeof useTexts<typeof reminderScreenMessages.texts>>;
type Props = {
  opened: boolean;
  onClose: () => void;
  subject: Subject | null;
  /** By which way first; else the one that reaches the customer. */
  way?: ReminderWay | undefined;
};

/** Reminds of a bill, or of all that a customer owes: what is said is seen before it is sent. */
export function ReminderDialog({ opened, onClose, subject, way }: Props) {
  const t = useTexts(reminderScreenMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('remind')} size={620}>
      {opened && subject !== null ? <Reminding key={`${subject.of}${subject.id}`} subject={subject} way={way} /> : null}
    </Dialog>
  );
}

function Reminding({ subject, way }: { subject: Subject; way: ReminderWay | undefined }) {
  const t = useTexts(reminderScreenMessages);
  const asked = { params: subject, query: { origin: location.origin } };
  const state = useCall(reminderContract.get, asked, { staleTime: 0 });
  useLookAgain(state.data?.reminders, state.refetch);
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (state.isPending) return <FormSkeleton fields={4} />;
  const found = state.data;
  return (
    <>
      <Facts state={found} />
      {found.dueAmount > 0 ? <ReminderForm subject={subject} state={found} way={way} /> : <p>{t('nothingDue')}</p>}
      <ReminderList reminders={found.reminders} />
    </>
  );
}

/** Whom it goes to, what is due of what, and since when. */
function Facts({ state }: { state: ReminderState }) {
  const t = useTexts(reminderScreenMessages);
  const language = useLanguage();
  const { daysLate, dueDateAD } = state;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('customer')}</dt>
        <dd>{nameIn(language, state.customerName, state.customerNameNp)}</dd>
      </div>
      {state.number === null ? null : (
        <div>
          <dt>{t('number')}</dt>
          <dd>{state.number}</dd>
        </div>
      )}
      <div>
        <dt>{t('dueNow')}</dt>
        <dd>
          <MoneyText rupees={state.dueAmount} withUnit />
        </dd>
      </div>
      {state.number === null && state.overdueAmount > 0 ? (
        <div>
          <dt>{t('overdueNow')}</dt>
          <dd>
            <MoneyText rupees={state.overdueAmount} withUnit />
          </dd>
        </div>
      ) : null}
      {dueDateAD === null ? null : (
        <div>
          <dt>{t('dueOn')}</dt>
          <dd>
            <DateText ad={dueDateAD} /> {daysLate === null ? null : <>({lateText(t, daysLate)})</>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How long a bill is late, or has time. */
function lateText(t: Words, daysLate: number): string {
  if (daysLate === 0) return t('isDueToday');
  if (Math.abs(daysLate) === 1) return t(daysLate === 1 ? 'wasDueYesterday' : 'isDueTomorrow');
  return daysLate > 0 ? t('daysLate', { count: daysLate }) : t('isDueIn', { count: -daysLate });
}
