import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { Lock, LockOpen } from 'lucide-react';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useMonthColumns } from './lock-columns.tsx';
import { type LockAct, useLockRights } from './use-lock-acts.ts';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { useProposedReason } from './use-proposed-reason.ts';

type Props = { months: readonly VatMonth[]; onAct: (act: LockAct) => void };

/** The months of VAT that are over: which are locked, by whom and why, and which may be. */
export function VatMonths({ months, onAct }: Props) {
  const t = useTexts(periodLockScreenMessages);
  const monthName = useMonthName();
  const isDesktop = useIsDesktop();
  const actionsOf = useMonthActions(months, onAct);
  const rows = {
    label: t('vatMonths'),
    columns: useMonthColumns(),
    rows: months,
    rowKey: (row: VatMonth) => row.lastDayAD,
    rowName: (row: VatMonth) => monthName(row.lastDayBS),
    actionsOf,
  };
  return (
    <Surface title={t('vatMonths')}>
      {months.length === 0 ? <EmptyState title={t('noMonths')} text={t('noMonthsText')} /> : null}
      {months.length === 0 ? null : isDesktop ? <ListTable {...rows} /> : <ListCards {...rows} />}
    </Surface>
  );
}

/** A month is locked with all before it, and opened with all after it. */
function useMonthActions(months: Props['months'], onAct: Props['onAct']): (month: VatMonth) => RowAction[] {
  const t = useTexts(periodLockScreenMessages);
  const calendar = useCalendar();
  const { mayLock, mayUnlock } = useLockRights();
  const reasonFor = useProposedReason(months);
  const endBefore = (lastDayAD: string): string => {
    const day = parseAdDate(lastDayAD, calendar);
    return isDateProblem(day) ? '' : formatAdDate(addDays(bsMonthOf(day, calendar).from, -1));
  };
  return ({ lastDayAD, lock }) => {
    if (lock === null) {
      const act = { action: 'LOCK', scope: 'VAT', throughDayAD: lastDayAD, reason: reasonFor(lastDayAD) } as const;
      const icon = <Lock size={16} aria-hidden />;
      return mayLock ? [{ label: t('lock'), icon, onClick: () => onAct(act) }] : [];
    }
    const act = { action: 'UNLOCK', scope: 'VAT', throughDayAD: endBefore(lastDayAD), reason: '' } as const;
    const refusal = lock.scope === 'ALL' ? t('lockedWithAll') : undefined;
    const icon = <LockOpen size={16} aria-hidden />;
    return mayUnlock ? [{ label: t('unlock'), icon, onClick: () => onAct(act), isDangerous: true, refusal }] : [];
  };
}
