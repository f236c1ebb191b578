import type { PeriodLock } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { Button } from '@mantine/core';
import { Lock, LockOpen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { MomentText, useLongDay } from '../../../ui/dates/DateText.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './PeriodLockPage.module.css';
import { type LockAct, useLockRights } from './use-lock-acts.ts';

type Props = {
  lock: PeriodLock | undefined;
  isVatLocked: boolean;
  /** The last day that may be locked. */
  lastDayAD: string;
  onAct: (act: LockAct) => void;
};

/** How far all books are locked, by whom and why, and what may be done about it. */
export function AllBooksLock({ lock, isVatLocked, lastDayAD, onAct }: Props) {
  const t = useTexts(periodLockScreenMessages);
  const longDay = useLongDay();
  const { mayLock, mayUnlock } = useLockRights();
  const Icon = lock === undefined ? LockOpen : Lock;
  const act = (action: LockAct['action']) => () =>
    onAct({ action, scope: 'ALL', throughDayAD: action === 'LOCK' ? lastDayAD : '', reason: '' });
  return (
    <Surface title={t('ALL')}>
      <p className={classes.state}>
        <Icon size={18} aria-hidden />
        {lock === undefined ? t('open') : t('through', { day: longDay(lock.throughDayAD) })}
      </p>
      <p className={classes.soft}>
        {lock === undefined ? (
          t(isVatLocked ? 'openButVat' : 'openText')
        ) : (
          <>
            {lock.reason} · {lock.lockedByName} · <MomentText at={lock.lockedAt} />
          </>
        )}
      </p>
      <div className={classes.buttons}>
        {mayLock ? (
          <Button variant="default" onClick={act('LOCK')}>
            {t('lockOf', { scope: t('ALL') })}
          </Button>
        ) : null}
        {lock !== undefined && mayUnlock ? (
          <Button variant="default" onClick={act('UNLOCK')}>
            {t('unlockOf', { scope: t('ALL') })}
          </Button>
        ) : null}
      </div>
    </Surface>
  );
}
