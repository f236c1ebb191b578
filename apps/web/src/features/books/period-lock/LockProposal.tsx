import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import classes from './PeriodLockPage.module.css';
import { type LockAct, useLockRights } from './use-lock-acts.ts';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { useProposedReason } from './use-proposed-reason.ts';

type Props = { month: VatMonth; months: readonly VatMonth[]; onLock: (act: LockAct) => void };

/** The VAT month whose return was due, for who may lock it. */
export function LockProposal({ month: { lastDayAD, lastDayBS, dueDayAD }, months, onLock }: Props) {
  const t = useTexts(periodLockScreenMessages);
  const longDay = useLongDay();
  const month = useMonthName()(lastDayBS);
  const reasonFor = useProposedReason(months);
  const { mayLock } = useLockRights();
  if (!mayLock) return null;
  return (
    <div className={classes.proposal} role="status">
      <p>{t('proposal', { month, due: longDay(dueDayAD), day: longDay(lastDayAD) })}</p>
      <Button
        onClick={() => onLock({ action: 'LOCK', scope: 'VAT', throughDayAD: lastDayAD, reason: reasonFor(lastDayAD) })}
      >
        {t('lockOf', { scope: month })}
      </Button>
    </div>
  );
}
