import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';
import { refuseKnownBill } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { postRecord, reverseRecord } from './due-posting.ts';
import { type DueRecord, lockRecord } from './due-record.ts';

/**
 * Cancels an active record, or makes a cancelled one active again: by reversing its entry, or by posting again,
 * of today, so that no day before is changed, and only in the month of its date. One with payments is cancelled only
 * after they are deleted.
 */
export async function toggleDueRecord(
  context: Context,
  kind: CategoryKind,
  id: number,
  post: (record: DueRecord) => PostingResult,
): Promise<void> {
  const record = await lockRecord(context, kind, id);
  const { today, calendar } = context;
  if (!isOfOpenMonth({ datedBs: record.dated_on_bs, todayBs: bothDates(today, calendar).bs }))
    fail('dueDocument.monthOver', { status: 409 });
  const isActive = record.state === 'FINAL';
  if (isActive) {
    await refuseVouchers(context, id);
    if (record.paid_paisa > 0) fail('dueDocument.paidFirst', { status: 409 });
    await reverseRecord(context, kind, record, today);
  } else {
    await refuseKnownBill(context, { vendorId: record.party_id, vendorBill: record.vendor_bill }, id);
    const version = record.version + 1;
    await postRecord(context, kind, { id, outletId: record.outlet_id, day: today, version }, post(record));
  }
  await context.db.query(`update document set state = $3, version = version + 1 where business_id = $1 and id = $2`, [
    context.businessId,
    id,
    isActive ? 'CANCELLED' : 'FINAL',
  ]);
  context.say(`${documentKinds[kind].contract}.${isActive ? 'cancelled' : 'reactivated'}`);
}
