import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import classes from './PeriodLockPage.module.css';
import type { LockAct } from './use-lock-acts.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  act: LockAct;
  /** The last day that may be locked. */
  lastDayAD: string;
};

/** Locks or unlocks a scope, with the reason that stays to be seen. */
export function LockDialog({ opened, onClose, act, lastDayAD }: Props) {
  const t = useTexts(periodLockScreenMessages);
  const { action, scope, throughDayAD, reason } = act;
  const isLock = action === 'LOCK';
  const call = isLock ? periodLockContract.lock : periodLockContract.unlock;
  const send = useSend(call);
  const form = useAppForm(call.body, { scope, throughDayAD, reason });
  useEffect(() => {
    if (opened) form.reset({ scope, throughDayAD, reason });
  }, [opened, scope, throughDayAD, reason, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isLock ? 'lockOf' : 'unlockOf', { scope: t(scope) })}
      form={form}
      saveLabel={t(isLock ? 'lock' : 'unlock')}
      isDangerous={!isLock}
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.text}>{t(isLock ? 'text' : 'unlockText')}</p>
      <FormGrid>
        <DateField
          control={form.control}
          name="throughDayAD"
          label={t(isLock ? 'throughDay' : 'staysThrough')}
          max={lastDayAD}
          {...(isLock ? { required: true } : { description: t('emptyOpens') })}
        />
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
    </FormDialog>
  );
}
