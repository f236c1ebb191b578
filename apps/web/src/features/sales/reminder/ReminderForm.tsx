import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { type ReminderWay, reminderWays } from '@bahi/contract/sales/reminder/reminder-choices';
import { reminderContract, reminderForm } from '@bahi/contract/sales/reminder/reminder.contract';
import { joinReminder } from '@bahi/contract/sales/reminder/reminder-text';
import { reminderMessages } from '@bahi/contract/sales/reminder/reminder.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button, NativeSelect } from '@mantine/core';
import { MessageCircle, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { whatsAppNumber } from '../../../ui/documents/whats-app.ts';
import classes from './Reminder.module.css';
import type { ReminderState, Subject } from './reminder-rows.ts';

registerTexts(reminderMessages);

type Props = { subject: Subject; state: ReminderState; way: ReminderWay | undefined };
type Handed = { phone: string; said: string };

/** By which way, to where, in which language and with which line of one's own; below it stands what is sent. */
export function ReminderForm({ subject, state, way }: Props) {
  const t = useTexts(reminderScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const [handed, setHanded] = useState<Handed | null>(null);
  if (!can(reminderContract.send) || isBusinessInactive) return null;
  return (
    <>
      {subject.of === 'document' && state.reminders.length === 0 ? (
        <div className={classes.warned}>{t('countsAsIssued')}</div>
      ) : null}
      {state.againAt === null ? (
        <Fields subject={subject} state={state} way={way} onHanded={setHanded} />
      ) : (
        <Again at={state.againAt} />
      )}
      {handed === null ? null : (
        <Button
          component="a"
          href={`https://wa.me/${whatsAppNumber(handed.phone)}?text=${encodeURIComponent(handed.said)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<MessageCircle size={18} aria-hidden />}
          data-autofocus
        >
          {t('WHATSAPP')}
        </Button>
      )}
    </>
  );
}

function Again({ at }: { at: string }) {
  const t = useTexts(reminderScreenMessages);
  const language = useLanguage();
  return <p>{t('again', { time: inDigitsOf(timeInKathmandu(Date.parse(at)), language) })}</p>;
}

function Fields({ subject, state, way: asked, onHanded }: Props & { onHanded: (handed: Handed) => void }) {
  const t = useTexts(reminderScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const sending = useSend(reminderContract.send);
  // A number that is no mobile takes no messages.
  const mobile = whatsAppNumber(state.customerPhone) === '' ? '' : state.customerPhone;
  const reachedBy = (way: ReminderWay): string => (way === 'EMAIL' ? (state.customerEmail ?? '') : mobile);
  const first: ReminderWay = asked ?? (mobile === '' && state.customerEmail !== null ? 'EMAIL' : 'SMS');
  const spoken = state.customerLanguage ?? language;
  const form = useAppForm(reminderForm, { way: first, recipient: reachedBy(first), language: spoken, note: '' });
  const { control } = form;
  const [way, chosen, note] = [form.watch('way'), form.watch('language'), form.watch('note')];
  const text = (way === 'WHATSAPP' ? state.whatsapp : state.message)[chosen === 'en' ? 'en' : 'ne'];
  const send = async (body: Parameters<typeof sending.mutateAsync>[0]['body']): Promise<void> => {
    const answer = await sending.mutateAsync({ params: subject, query: { origin: location.origin }, body });
    const said = answer.reminders[0]?.said ?? null;
    if (body.way === 'WHATSAPP' && said !== null) onHanded({ phone: body.recipient, said });
  };
  return (
    <form className={classes.form} onSubmit={submitOf(form, send)} noValidate>
      <FormGrid>
        <NativeSelect
          label={t('way')}
          value={way}
          data={reminderWays.map((value) => ({ value, label: t(value) }))}
          onChange={(event) => {
            const next = reminderWays.find((known) => known === event.currentTarget.value) ?? 'SMS';
            form.setValue('way', next);
            form.setValue('recipient', reachedBy(next));
            form.clearErrors();
          }}
        />
        <TextField
          control={control}
          name="recipient"
          label={t(way === 'EMAIL' ? 'emailAddress' : 'mobileNumber')}
          inputMode={way === 'EMAIL' ? 'email' : 'tel'}
          required
        />
        <NativeSelect
          label={t('language')}
          value={chosen}
          data={[
            { value: 'ne', label: goods('nepali') },
            { value: 'en', label: goods('english') },
          ]}
          onChange={(event) => form.setValue('language', event.currentTarget.value === 'en' ? 'en' : 'ne')}
        />
      </FormGrid>
      <TextareaField control={control} name="note" label={t('note')} />
      <div>
        <p className={classes.soft}>{t('text')}</p>
        <p className={classes.said} lang={chosen}>
          {joinReminder(text, note ?? null)}
        </p>
        {text.link?.includes('/b/…') === true ? <small className={classes.soft}>{t('linkLater')}</small> : null}
      </div>
      <Button
        type="submit"
        leftSection={<SendHorizontal size={18} aria-hidden />}
        loading={form.formState.isSubmitting}
      >
        {t('send')}
      </Button>
    </form>
  );
}
