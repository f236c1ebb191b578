import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const periodLockSheet: Sheet = {
  name: t.periodLocks,
  from: 'period_lock where period_lock.business_id = $1',
  order: 'period_lock.scope, period_lock.sequence',
  columns: [
    column(t.kind, 'word', 'period_lock.scope'),
    column(t.act, 'word', 'period_lock.action'),
    column(t.lockedThrough, 'day', 'period_lock.through_day'),
    column(t.reason, 'text', 'period_lock.reason'),
    column(t.enteredBy, 'text', 'period_lock.locked_by_name'),
    column(t.enteredAt, 'moment', 'period_lock.locked_at'),
  ],
};
