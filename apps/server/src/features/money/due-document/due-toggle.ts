import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { postRecord, undoRecord } from './due-posting.ts';
import { type AttachedTable, type DueRecord, lockRecord } from './due-record.ts';

/**
 * Cancels an active record, or makes a cancelled one active again: with the mirror of its entry, or by posting again,
 * of today, so that no day before is changed. One with payments is cancelled only after they are deleted.
 */
export async function toggleDueRecord(
  context: Context,
  table: AttachedTable,
  id: number,
  post: (record: DueRecord) => PostingResult,
): Promise<void> {
  const record = await lockRecord(context, table, id);
  const { today } = context;
  if (record.is_active) {
    if (record.paid_paisa > 0) fail('dueDocument.paidFirst', { status: 409 });
    await undoRecord(context, table, record, today);
  } else await postRecord(context, table, { id, outletId: record.outlet_id, day: today }, post(record));
  await context.db.query(
    `update ${table} set is_active = not is_active, version = version + 1 where business_id = $1 and id = $2`,
    [context.businessId, id],
  );
  context.say(`${table}.${record.is_active ? 'cancelled' : 'reactivated'}`);
}
