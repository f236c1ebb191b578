import type { PeriodLock } from '@bahi/contract/books/period-lock/period-lock.contract';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** An act of locking or unlocking, and whether it is what counts today. */
export type LockRow = Row<'period_lock'> & { is_active: boolean };

export function lockOf({ calendar }: Pick<Context, 'calendar'>, row: LockRow): PeriodLock {
  const days = row.through_day === null ? null : bothDates(storedDay(row.through_day), calendar);
  return {
    id: row.id,
    scope: row.scope,
    action: row.action,
    throughDayAD: days?.ad ?? null,
    throughDayBS: days?.bs ?? null,
    reason: row.reason,
    lockedByName: row.locked_by_name,
    lockedAt: row.locked_at.toISOString(),
    isActive: row.is_active,
  };
}
