import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import { heldVouchers, vouchers } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { openDayFrom, readOpenFrom } from '../ledger/open-days.ts';
import { recordPosting } from '../ledger/posting.ts';
import { readPosting } from '../ledger/reversal/posted.ts';
import { checkAdvancesOf, takeBackDues } from './voucher.dues.ts';
import { getVoucher } from './voucher.queries.ts';
import { limitFor } from './voucher.save.ts';

type Contract = typeof voucherContract;

/**
 * Takes a voucher back by the mirror of its entry; the number is kept and shown. The mirror is of the voucher's own day, as
 * if it had never been, or of the first open day after it; an opening balance is refused once its own day is locked. What
 * nobody posts without somebody else's word is not taken back without it either.
 */
export async function cancelVoucher(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const { db, businessId } = context;
  const [voucher] = await db.query<Row<'voucher'>>(
    'select * from voucher where business_id = $1 and id = $2 for update',
    [businessId, params.id],
  );
  if (voucher === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== voucher.version) failStale();
  if (voucher.state !== 'POSTED') fail('stockPaper.notCancellable', { status: 409 });
  if (heldVouchers.includes(voucher.kind)) fail('voucher.heldElsewhere', { status: 409 });
  const limit = await limitFor(context, voucher.kind, asPaisa(voucher.total_paisa));
  if (limit !== null)
    fail('voucher.cancelNeedsApproval', {
      status: 403,
      parameters: { limit: formatRupees(limit, context.language) },
    });
  await takeBackVoucher(context, voucher, body.reason);
  context.say('voucher.cancelled', { number: voucher.number ?? '' });
  return getVoucher(context, voucher.id);
}

/** Takes a voucher in force out of the books, whatever of its kind may stand against it. */
export async function takeBackVoucher(context: Context, voucher: Row<'voucher'>, reason: string): Promise<void> {
  const day = await mirrorDay(context, voucher);
  // What others are paid on or draw on is held first, in the order in which everybody takes it.
  await takeBackDues(context, voucher, { day, reason });
  await reverse(context, voucher, day);
  await checkAdvancesOf(context, voucher, day);
  await context.db.query(
    `update voucher set state = 'CANCELLED', cancel_reason = $3, version = version + 1 where business_id = $1 and id = $2`,
    [context.businessId, voucher.id, reason],
  );
}

/** The same of one by its id, held first; for who wrote it on a screen of its own. */
export async function takeBackById(context: Context, voucherId: number, reason: string): Promise<void> {
  const [voucher] = await context.db.query<Row<'voucher'>>(
    'select * from voucher where business_id = $1 and id = $2 for update',
    [context.businessId, voucherId],
  );
  if (voucher !== undefined) await takeBackVoucher(context, voucher, reason);
}

async function reverse(context: Context, voucher: Row<'voucher'>, day: CalendarDay): Promise<void> {
  const { id, kind, version, outlet_id: outletId, entry_id: reversesId } = voucher;
  if (reversesId === null) throw new RangeError(`the voucher ${id} was never posted`);
  const original = await readPosting(context, reversesId);
  const mirror = postCancellation(original, { balances: [], negativeStockAllowed: true });
  if (!mirror.ok) return fail('common.conflict', { status: 409 });
  const source = { sourceKind: kind, sourceId: id, sourceVersion: version, outletId, day, reversesId };
  await recordPosting(
    context,
    { ...source, kind: vouchers[kind].reversal, narration: voucher.narration },
    mirror.posting,
  );
}

/** What is held elsewhere leaves its year as it was before, so that its mirror is of its own day; who takes it back has seen that no lock holds it. */
async function mirrorDay(context: Context, voucher: Row<'voucher'>): Promise<CalendarDay> {
  if (voucher.kind === 'OPENING_VOUCHER') return openingDay(context, voucher);
  const day = storedDay(voucher.dated_on);
  return heldVouchers.includes(voucher.kind) ? day : openDayFrom(context, day, { hasVat: false });
}

async function openingDay(context: Context, { dated_on }: Row<'voucher'>) {
  const day = storedDay(dated_on);
  const openFrom = await readOpenFrom(context, { hasVat: false });
  if (openFrom !== null && day < openFrom) fail('voucher.openingLocked', { status: 409 });
  return day;
}
