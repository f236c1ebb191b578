import type { PeriodLock, VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';

/** When, what, through which day, why and by whom. */
export function useLockColumns(): Column<PeriodLock>[] {
  const t = useTexts(periodLockScreenMessages);
  return [
    {
      key: 'lockedAt',
      title: t('when'),
      cell: (row) => <MomentText at={row.lockedAt} />,
      sort: 'lockedAt',
      whole: true,
      card: 'date',
    },
    {
      key: 'action',
      title: t('what'),
      cell: (row) => <LockBadge isLocked={row.action === 'LOCK'}>{t(row.action)}</LockBadge>,
      card: 'status',
    },
    { key: 'scope', title: t('scope'), cell: (row) => t(row.scope), card: 'who' },
    {
      key: 'throughDayAD',
      title: t('throughDay'),
      cell: (row) => <DateText ad={row.throughDayAD} withAd />,
      sort: 'throughDayAD',
      whole: true,
      card: 'more',
    },
    { key: 'reason', title: t('reason'), cell: (row) => row.reason, card: 'more' },
    { key: 'lockedByName', title: t('who'), cell: (row) => row.lockedByName, card: 'more' },
  ];
}

/** Which month, whether it is locked, until when its return was due, and who locked it when and why. */
export function useMonthColumns(): Column<VatMonth>[] {
  const t = useTexts(periodLockScreenMessages);
  const monthName = useMonthName();
  return [
    { key: 'month', title: t('month'), cell: (row) => monthName(row.lastDayBS), whole: true, card: 'who' },
    {
      key: 'state',
      title: t('state'),
      cell: ({ lock }) => <LockBadge isLocked={lock !== null}>{t(lock === null ? 'isOpen' : 'isLocked')}</LockBadge>,
      card: 'status',
    },
    {
      key: 'due',
      title: t('due'),
      cell: (row) => <DateText ad={row.dueDayAD} />,
      whole: true,
      card: 'more',
    },
    { key: 'reason', title: t('reason'), cell: ({ lock }) => lock?.reason, card: 'more' },
    { key: 'who', title: t('who'), cell: ({ lock }) => lock?.lockedByName, card: 'more' },
    {
      key: 'when',
      title: t('when'),
      cell: ({ lock }) => lock && <MomentText at={lock.lockedAt} />,
      whole: true,
      card: 'more',
    },
  ];
}

function LockBadge({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <Badge tone={isLocked ? 'success' : 'neutral'} icon={<Icon size={14} aria-hidden />}>
      {children}
    </Badge>
  );
}
