import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Repetition } from '../../books/ledger/document-feature.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { postStored, writtenLineOf } from '../../books/voucher/voucher.approval.ts';
import { readVoucher, readVoucherLines } from '../../books/voucher/voucher.queries.ts';
import { limitFor, tellWaiting } from '../../books/voucher/voucher.save.ts';
import { insertVoucher } from '../../books/voucher/voucher.write.ts';

/** A voucher comes again as a draft of the day on which it is due, which its own day is. */
export const voucherRepetition: Repetition = {
  as: 'DRAFT',
  make: prepareVoucher,
  // What was posted stays as it is: nobody changes what comes unseen, and what was taken back is no model.
  mayIssue: async (context, id) => (await readVoucher(context, id)).state === 'POSTED',
  issue: postPrepared,
};

/** Writes the copy of a voucher, in no books until somebody enters it; what its lines take from is open by then, the oldest first. */
async function prepareVoucher(context: Context, id: number, day: CalendarDay): Promise<number> {
  const { kind, outlet_id: outletId, narration } = await readVoucher(context, id);
  await readOutlet(context, outletId);
  const lines = (await readVoucherLines(context, id)).map((row) => ({ ...writtenLineOf(row), documentId: null }));
  const prepared = await insertVoucher(context, kind, { outletId, day, narration, lines, isPrepared: true });
  return prepared.id;
}

/** Posts a copy as it is, on its day; above the owner's limit it waits for who may approve, as one that its maker writes. */
async function postPrepared(context: Context, id: number): Promise<void> {
  const { db, businessId } = context;
  // Who has entered or removed it meanwhile has seen to it.
  const [voucher] = await db.query<Row<'voucher'>>(
    'select * from voucher where business_id = $1 and id = $2 and is_prepared for update',
    [businessId, id],
  );
  if (voucher === undefined) return;
  const { kind, outlet_id: outletId, created_by: begunBy } = voucher;
  const total = asPaisa(voucher.total_paisa);
  await db.query('update voucher set is_prepared = false, version = version + 1 where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  if ((await limitFor(context, kind, total)) === null) await postStored(context, voucher, 0);
  else await tellWaiting(context, { id, outletId, total }, begunBy);
}
