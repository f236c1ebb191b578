import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { postCashDifference, postCashTakenOut } from '@bahi/domain/posting/cash/day-close';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayText, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { readOpenFrom } from '../ledger/open-days.ts';
import { recordPosting } from '../ledger/posting.ts';
import { reverseSource } from '../ledger/reversal/reverse-source.ts';
import { readClose, readCloseWith } from './day-close.books.ts';
import { type PreparedClose, prepareClose, takeOutlet } from './day-close.prepare.ts';
import { getDayClose, tellNewClose } from './day-close.queries.ts';

type Contract = typeof dayCloseContract;
const sourceKind = 'DAY_CLOSE';

/** Closes a cash box for a day: writes what was counted, and posts the difference and what is taken out. */
export async function createDayClose(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const prepared = await prepareClose(context, body);
  const { box, difference, taken, takenTo } = prepared;
  const id = await insertClose(context, prepared, body);
  const place = { outletId: box.outlet.id, box: box.code };
  await post(context, prepared, { id, kind: 'DAY_CLOSE' }, postCashDifference({ ...place, difference }));
  if (takenTo !== null) {
    const posting = postCashTakenOut({ ...place, to: takenTo, amount: taken });
    await post(context, prepared, { id, kind: 'DAY_CLOSE_TRANSFER' }, posting);
  }
  context.say('dayClose.closed', { day: dayText(context, prepared.day) });
  return tellNewClose(context, id);
}

async function post(
  context: Context,
  { box, day }: PreparedClose,
  { id, kind }: { id: number; kind: string },
  posting: Posting | null,
): Promise<void> {
  if (posting === null) return;
  await recordPosting(context, { kind, sourceKind, sourceId: id, outletId: box.outlet.id, day }, posting);
}

async function insertClose(
  { db, businessId, calendar, session }: Context,
  { box, day, books, notes, coins, counted, difference, left, taken, takenTo, handedTo }: PreparedClose,
  { reason, remarks }: { reason: string | null; remarks: string | null },
): Promise<number> {
  const date = bothDates(day, calendar);
  const id = await insertRow(db, 'day_close', {
    business_id: businessId,
    outlet_id: box.outlet.id,
    account_code: box.code,
    dated_on: date.ad,
    dated_on_bs: date.bs,
    opening_paisa: books.opening,
    between_paisa: books.between,
    received_paisa: books.received,
    paid_paisa: books.paid,
    expected_paisa: books.expected,
    coins_paisa: coins,
    counted_paisa: counted,
    difference_paisa: difference,
    // A reason says why something differs; where nothing does, it says nothing.
    reason: difference === 0 ? null : reason,
    handed_to: handedTo.id,
    handed_to_name: handedTo.name,
    left_paisa: left,
    taken_paisa: taken,
    taken_to_code: takenTo,
    remarks,
    cancelled_at: null,
    cancelled_by: null,
    cancelled_by_name: null,
    cancel_reason: null,
    closed_by: session.userId,
    closed_by_name: session.fullName,
  });
  await insertRows(
    db,
    'day_close_note',
    notes.map((note) => ({ business_id: businessId, close_id: id, ...note })),
  );
  return id;
}

/**
 * Cancels the last close of a box, by mirrors of what it posted on its own day: the day can then be counted anew, and the
 * books say of it what they said before.
 */
export async function cancelDayClose(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const { db, businessId } = context;
  const [seen] = await db.query<{ outlet_id: number }>(
    'select outlet_id from day_close where business_id = $1 and id = $2',
    [businessId, params.id],
  );
  await takeOutlet(context, seen?.outlet_id ?? failNotFound());
  const [row] = await db.query<Row<'day_close'>>(
    'select * from day_close where business_id = $1 and id = $2 for update',
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== row.version) return failStale();
  await refuseCancelling(context, row);
  const day = storedDay(row.dated_on);
  await reverseSource(context, { sourceKind, sourceId: row.id, day }, 'DAY_CLOSE_CANCELLATION');
  await db.query(
    `update day_close set state = 'CANCELLED', cancel_reason = $3, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, row.id, body.reason],
  );
  context.say('dayClose.cancelled', { day: dayText(context, day) });
  return getDayClose(context, { params });
}

async function refuseCancelling(context: Context, row: Row<'day_close'>): Promise<void> {
  if (row.state !== 'CLOSED') fail('dayClose.notCancellable', { status: 409 });
  const day = storedDay(row.dated_on);
  const openFrom = await readOpenFrom(context, { hasVat: false });
  if (openFrom !== null && day < openFrom) fail('dayClose.cancelLocked', { status: 409 });
  const later = await readClose(context, { outletId: row.outlet_id, code: row.account_code }, { day, which: 'after' });
  if (later !== undefined)
    fail('dayClose.laterStands', { status: 409, parameters: { day: dayText(context, storedDay(later.dated_on)) } });
  await refuseCountedElsewhere(context, row);
}

/** What was taken out of this box was counted in another one since: that count would no longer be what its books said. */
async function refuseCountedElsewhere(context: Context, row: Row<'day_close'>): Promise<void> {
  const { taken_to_code: code, outlet_id: outletId } = row;
  if (code === null) return;
  const counted = await readCloseWith(context, { outletId, code }, row.id);
  if (counted === undefined) return;
  const [box] = await context.db.query<{ name: string; name_np: string }>(
    'select name, name_np from account where business_id = $1 and code = $2',
    [context.businessId, code],
  );
  fail('dayClose.targetStands', {
    status: 409,
    parameters: {
      box: (context.language === 'ne' ? box?.name_np : box?.name) ?? code,
      day: dayText(context, storedDay(counted.dated_on)),
    },
  });
}
