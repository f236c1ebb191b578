import '@mantine/core/styles/Input.layer.css';
import type { Answer } from '@bahi/contract/endpoint';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectMessages } from '@bahi/contract/sales/collect/collect.messages';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { type ReminderRuleWays, reminderRuleWays } from '@bahi/contract/sales/reminder/reminder-choices';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import type { Language } from '@bahi/domain/language';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import classes from './Collect.module.css';
import { LeftOut, PlannedReminders } from './PlannedReminders.tsx';
import { SentReminders } from './SentReminders.tsx';

registerTexts(collectMessages);

type Result = Answer<typeof collectContract.remind>;
type Props = {
  opened: boolean;
  onClose: () => void;
  /** Those who are chosen; null: whoever the filter finds. */
  ids: readonly number[] | null;
  filter: object;
  /** Of what is owed to this outlet; null: of all that the caller sees. */
  outletId: number | null;
  onSent?: (() => void) | undefined;
};

/** Reminds several at once of all they owe: to whom, how and who is left out is seen before it goes, and what became of it after. */
export function RemindManyDialog({ opened, ...reminding }: Props) {
  const t = useTexts(collectScreenMessages);
  return (
    <Dialog opened={opened} onClose={reminding.onClose} title={t('remindMany')} size={680}>
      {opened ? <Reminding key={reminding.ids?.join() ?? 'all'} {...reminding} /> : null}
    </Dialog>
  );
}

function Reminding({ onClose, onSent, ...asked }: Omit<Props, 'opened'>) {
  const [sent, setSent] = useState<Result | null>(null);
  return sent === null ? (
    <Planning
      {...asked}
      onSent={(result) => {
        setSent(result);
        onSent?.();
      }}
    />
  ) : (
    <SentReminders result={sent} onClose={onClose} />
  );
}

type PlanningProps = Pick<Props, 'ids' | 'filter' | 'outletId'> & { onSent: (sent: Result) => void };

function Planning({ ids, filter, outletId, onSent }: PlanningProps) {
  const t = useTexts(collectScreenMessages);
  const r = useTexts(reminderScreenMessages);
  const usual = useLanguage();
  const [ways, setWays] = useState<ReminderRuleWays>('SMS_EMAIL');
  const [language, setLanguage] = useState<Language>(usual);
  const [note, setNote] = useState('');
  const asked = {
    query: {
      ...(ids === null ? filter : { ids: ids.join(), ...(outletId === null ? {} : { outletId }) }),
      ways,
      language,
    },
  };
  const plan = useCall(collectContract.plan, asked, { keepPrevious: true, staleTime: 0 });
  const remind = useSend(collectContract.remind);
  if (plan.isError) return <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />;
  if (plan.isPending) return <FormSkeleton fields={4} />;
  const { rows, found, most } = plan.data;
  const going = rows.filter(({ reason }) => reason === null);
  const send = async (): Promise<void> => {
    const customerIds = going.map(({ customerId }) => customerId);
    onSent(await remind.mutateAsync({ body: { customerIds, ways, language, note, outletId: outletId ?? '' } }));
  };
  return (
    <>
      {found > rows.length ? <p className={classes.soft}>{t('onlyFirst', { found, most })}</p> : null}
      <div className={classes.form}>
        <FormGrid>
          <WaysSelect ways={ways} onChange={setWays} />
          <LanguageSelect language={language} onChange={setLanguage} />
        </FormGrid>
        <Textarea
          label={r('note')}
          value={note}
          maxLength={200}
          autosize
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <PlannedReminders going={going} note={note} />
      <LeftOut rows={rows} />
      <DialogFooter>
        <Button
          leftSection={<SendHorizontal size={18} aria-hidden />}
          disabled={going.length === 0 || plan.isPlaceholderData}
          loading={remind.isPending}
          // A refusal is shown as a toast.
          onClick={() => void send().catch(() => undefined)}
        >
          {going.length === 0 ? t('goesToNobody') : t('send', { count: going.length })}
        </Button>
      </DialogFooter>
    </>
  );
}

const wayWords = { SMS: 'SMS_ONLY', EMAIL: 'EMAIL_ONLY' } as const;

function WaysSelect({ ways, onChange }: { ways: ReminderRuleWays; onChange: (ways: ReminderRuleWays) => void }) {
  const t = useTexts(collectScreenMessages);
  const r = useTexts(reminderScreenMessages);
  return (
    <NativeSelect
      label={t('ways')}
      value={ways}
      data={reminderRuleWays.map((value) => ({
        value,
        label: value === 'SMS' || value === 'EMAIL' ? t(wayWords[value]) : r(value),
      }))}
      onChange={(event) => {
        const next = event.currentTarget.value;
        onChange(reminderRuleWays.find((known) => known === next) ?? 'SMS_EMAIL');
      }}
    />
  );
}

function LanguageSelect({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  const t = useTexts(collectScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      data={[
        { value: 'ne', label: goods('nepali') },
        { value: 'en', label: goods('english') },
      ]}
      onChange={(event) => onChange(event.currentTarget.value === 'en' ? 'en' : 'ne')}
    />
  );
}
