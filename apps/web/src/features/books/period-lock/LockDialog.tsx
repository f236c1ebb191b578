import { periodLockMessages } from '@bahi/contract/books/period-lock/period-lock.messages';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import type { Result } from '../../../platform/api-client.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { useDayInBothCalendars } from '../../../ui/dates/DateText.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import classes from './PeriodLockPage.module.css';
import { countersBehind } from './counters-behind.ts';
import { openMonthsThrough } from './open-months.ts';
import { useMonthNames } from '../../../ui/dates/use-month-name.ts';
import type { LockAct } from './use-lock-acts.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  act: LockAct;
  overview: Result<typeof periodLockContract.overview>;
  /** What more it means here. */
  note?: string | null;
};

/** Locks or unlocks a scope, with the reason that stays to be seen. */
export function LockDialog({ opened, onClose, act, overview, note = null }: Props) {
  const t = useTexts(periodLockScreenMessages);
  const said = useTexts(periodLockMessages);
  const dayInBoth = useDayInBothCalendars();
  const monthNames = useMonthNames();
  const { action, scope, throughDayAD, reason } = act;
  const isLock = action === 'LOCK';
  const call = isLock ? periodLockContract.lock : periodLockContract.unlock;
  const send = useSend(call);
  const form = useAppForm(call.body, { scope, throughDayAD, reason });
  const through = useWatch({ control: form.control, name: 'throughDayAD' });
  const months = overview.vatMonths ?? [];
  const taken = isLock && scope === 'VAT' ? openMonthsThrough(months, through ?? '') : [];
  const behind = isLock ? countersBehind(overview.counters, through ?? '') : [];
  const lastDayAD = (scope === 'VAT' ? months[0]?.lastDayAD : undefined) ?? overview.lastDayAD;
  useEffect(() => {
    if (opened) form.reset({ scope, throughDayAD, reason });
  }, [opened, scope, throughDayAD, reason, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isLock ? 'lockOf' : 'unlockOf', { scope: t(scope) })}
      form={form}
      isFinal
      saveLabel={t(isLock ? 'lock' : 'unlock')}
      isDangerous={!isLock}
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.text}>{t(isLock ? 'text' : 'unlockText')}</p>
      {behind.length === 0 ? null : (
        <p className={classes.taken} data-counters={behind.length}>
          {t('countersBehind', { names: behind.join(' · ') })}
        </p>
      )}
      {note === null ? null : <p className={classes.taken}>{note}</p>}
      <FormGrid>
        <DateField
          control={form.control}
          name="throughDayAD"
          label={t(isLock ? 'throughDay' : 'staysThrough')}
          max={lastDayAD}
          afterText={isLock ? said('notOver', { day: dayInBoth(lastDayAD) }) : undefined}
          {...(isLock ? { required: true } : { description: t('emptyOpens') })}
        />
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
      {taken.length > 1 ? <p className={classes.taken}>{t('locksMonths', { months: monthNames(taken) })}</p> : null}
    </FormDialog>
  );
}
