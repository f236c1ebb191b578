import { type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { sumPaisa } from '@bahi/domain/numbers/money';
import { partyOfAccount } from '@bahi/domain/posting/ledger';
import { postVoucher, type VoucherKind, vouchers } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { recordPosting } from '../ledger/posting.ts';
import { openDues } from '../voucher-due/voucher-due.write.ts';
import { writeSetAgainst } from './voucher.dues.ts';
import type { WrittenLine } from './voucher.prepare.ts';
import type { SetAgainst } from './voucher.settle.ts';
import { taxColumns } from './voucher.tax.ts';

type Written = {
  outletId: number;
  day: CalendarDay;
  narration: string | null;
  lines: readonly WrittenLine[];
  /** What its lines take from which document, as they were judged. */
  settled?: readonly SetAgainst[];
  /** Its place among the vouchers that one request writes, where those are several. */
  place?: number;
  /** It came again by itself, and waits for somebody to look at it. */
  isPrepared?: boolean;
};

/** What of a voucher has its ids: its own, and those of its lines in their order. */
type Placed = { id: number; lineIds: readonly number[] };

/**
 * Writes a voucher that was judged, posts it, and as the very last takes its number (ledger design). Answers its id; what
 * it says of itself is its number.
 */
export async function writeVoucher(context: Context, kind: VoucherKind, voucher: Written): Promise<number> {
  const placed = await insertVoucher(context, kind, voucher);
  const number = await postWritten(context, kind, { ...voucher, ...placed });
  context.say('voucher.entered', { number });
  return placed.id;
}

/** Writes a voucher with its lines, which is in no books yet. */
export async function insertVoucher(context: Context, kind: VoucherKind, voucher: Written): Promise<Placed> {
  const { db, businessId, calendar, session } = context;
  const { outletId, day, narration, lines, isPrepared = false } = voucher;
  const date = bothDates(day, calendar);
  const id = await insertRow(db, 'voucher', {
    business_id: businessId,
    outlet_id: outletId,
    kind,
    number: null,
    fiscal_year: null,
    sequence: null,
    dated_on: date.ad,
    dated_on_bs: date.bs,
    entry_id: null,
    total_paisa: sumPaisa(lines.map((line) => line.debit)),
    narration,
    posted_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancelled_by_name: null,
    cancel_reason: null,
    issue_key: null,
    drafted_by: session.userId,
    approval: null,
    approval_by: null,
    approval_by_name: null,
    approval_at: null,
    approval_remarks: null,
    is_prepared: isPrepared,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  return { id, lineIds: await insertLines(context, id, lines) };
}

/** Writes the lines of a voucher; answers their ids in their order. */
export async function insertLines(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
  lines: readonly WrittenLine[],
): Promise<number[]> {
  return insertRows(
    db,
    'voucher_line',
    lines.map((line, position) => ({
      business_id: businessId,
      voucher_id: id,
      line_number: position + 1,
      account_code: line.account,
      category_id: line.categoryId ?? null,
      customer_id: partyOfAccount(line.account) === 'customer' ? (line.partyId ?? null) : null,
      vendor_id: partyOfAccount(line.account) === 'vendor' ? (line.partyId ?? null) : (line.tax?.vendorId ?? null),
      document_id: line.documentId ?? null,
      ...taxColumns(line.tax),
      debit_paisa: line.debit,
      credit_paisa: line.credit,
      narration: line.narration,
    })),
  );
}

/**
 * Posts a voucher that is written, and takes its number; what its lines open is called by that. Answers the number.
 */
export async function postWritten(context: Context, kind: VoucherKind, voucher: Written & Placed): Promise<string> {
  const { id, outletId, day, narration, lines, settled = [], place } = voucher;
  const source = { kind, sourceKind: kind, sourceId: id, sourceVersion: 1, outletId, day, narration };
  const entryId = await recordPosting(context, source, postVoucher(outletId, lines));
  await writeSetAgainst(context, { id, day }, settled);
  const number = await takeNumber(context, kind, { id, entryId, outletId, day, place });
  await openDues(context, { ...voucher, entryId, number });
  return number;
}

type Numbered = Pick<Written, 'outletId' | 'day'> & { id: number; entryId: number; place: number | undefined };

async function takeNumber(
  { db, businessId, calendar, exchange }: Context,
  kind: VoucherKind,
  { id, entryId, outletId, day, place = 0 }: Numbered,
): Promise<string> {
  const { series } = vouchers[kind];
  const key = exchange.idempotencyKey;
  const [row] = await db.query<{ number: string | null }>(
    'select post_voucher($1, $2, $3, $4, $5, $6, $7, $8) as number',
    [
      businessId,
      id,
      entryId,
      outletId,
      series.kind,
      fiscalYearOf(day, calendar).label,
      series.prefix,
      // What was written under one key is posted once: of several each has a key of its own.
      key === null || place === 0 ? key : `${key} ${place}`,
    ],
  );
  return row?.number ?? fail('common.internal', { status: 500 });
}
