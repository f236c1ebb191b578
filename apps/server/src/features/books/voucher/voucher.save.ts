import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { needsApproval } from '@bahi/domain/goods/approval';
import { asPaisa, formatRupees, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import { approvedVouchers, type VoucherKind } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { arrangeFiles } from '../../../platform/files/attached-files.ts';
import { writeNotice } from '../../platform/notice/notice.write.ts';
import { isReadable } from './voucher.bills.ts';
import type { WrittenLine } from './voucher.prepare.ts';
import { settleLines } from './voucher.settle.ts';
import { insertLines, insertVoucher, postWritten } from './voucher.write.ts';

/** A voucher as its form says it, judged; `waiting` is the one that is written anew. */
export type Judged = {
  outletId: number;
  day: CalendarDay;
  narration: string | null;
  lines: readonly WrittenLine[];
  documents: readonly string[] | undefined;
  waiting: { id: number; version: number | undefined } | null;
};

/**
 * Writes a voucher and posts it; above the owner's limit one of who may not approve vouchers waits for who may, in no books
 * and without a number. One that waits is written anew so, and waits anew. Answers its id.
 */
export async function saveVoucher(context: Context, kind: VoucherKind, voucher: Judged): Promise<number> {
  const { outletId, day, lines, waiting } = voucher;
  const limit = await limitFor(context, kind, sumPaisa(lines.map((line) => line.debit)));
  const before = waiting === null ? null : await lockWaiting(context, waiting.id, waiting.version);
  if (before !== null && before.kind !== kind) fail('voucher.kindStays', { status: 409 });
  const settled = await settleLines(context, { outletId, day }, lines, (chosen) => isReadable(context.can, chosen));
  const placed =
    before === null ? await insertVoucher(context, kind, voucher) : await rewrite(context, before, voucher);
  if (voucher.documents !== undefined)
    await arrangeFiles(context, { table: 'voucher', id: placed.id }, voucher.documents, { field: 'documents' });
  if (limit === null) {
    context.say('voucher.entered', { number: await postWritten(context, kind, { ...voucher, settled, ...placed }) });
    return placed.id;
  }
  const total = sumPaisa(lines.map((line) => line.debit));
  await tellWaiting(context, { id: placed.id, outletId, total }, begunBy(context, before));
  context.say('voucher.waits', { limit: formatRupees(limit, context.language) });
  return placed.id;
}

/** The owner's limit, where the caller needs somebody else's word for a voucher of so much; null where not. */
export async function limitFor(
  context: Pick<Context, 'db' | 'businessId' | 'can'>,
  kind: VoucherKind,
  total: Paisa,
): Promise<Paisa | null> {
  if (!approvedVouchers.includes(kind)) return null;
  const limit = await readLimit(context);
  return needsApproval(total, limit) ? limit : null;
}

/** What binds the caller; null for who may approve vouchers, and where the owner has set none. */
export async function readLimit({
  db,
  businessId,
  can,
}: Pick<Context, 'db' | 'businessId' | 'can'>): Promise<Paisa | null> {
  if (can('voucher.approve')) return null;
  const [row] = await db.query<{ paisa: number | null }>(
    'select voucher_limit_paisa as paisa from business where id = $1',
    [businessId],
  );
  return row === undefined || row.paisa === null ? null : asPaisa(row.paisa);
}

/** A voucher that is in no books yet, held until the transaction ends. */
export async function lockWaiting(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
  version: number | undefined,
): Promise<Row<'voucher'>> {
  const [row] = await db.query<Row<'voucher'>>('select * from voucher where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (row === undefined) return failNotFound();
  if (row.state !== 'DRAFT') fail('voucher.notWaiting', { status: 409 });
  if (version !== undefined && version !== row.version) failStale();
  return row;
}

/** Who began a voucher: what came again by itself is whose who enters it first. */
function begunBy({ session }: Pick<Context, 'session'>, before: Row<'voucher'> | null): number {
  return before === null || before.is_prepared ? session.userId : before.created_by;
}

/** What came again stays in the outlet of the record that it came of. */
async function refuseMove({ db, businessId }: Context, before: Row<'voucher'>, outletId: number): Promise<void> {
  if (before.outlet_id === outletId) return;
  const came = await db.query('select id from recurring_period where business_id = $1 and voucher_id = $2', [
    businessId,
    before.id,
  ]);
  if (came.length > 0) fail('voucher.outletStays', { field: 'outletId' });
}

/** Writes one that waits anew: what was said to it is said no more. */
async function rewrite(context: Context, before: Row<'voucher'>, { outletId, day, narration, lines }: Judged) {
  const { db, businessId, calendar, session } = context;
  const date = bothDates(day, calendar);
  await refuseMove(context, before, outletId);
  await db.query('delete from voucher_line where business_id = $1 and voucher_id = $2', [businessId, before.id]);
  await db.query(
    `update voucher set outlet_id = $3, dated_on = $4, dated_on_bs = $5, narration = $6, total_paisa = $7, drafted_by = $8,
       approval = null, approval_by = null, approval_by_name = null, approval_at = null, approval_remarks = null,
       is_prepared = false, created_by = $9, created_by_name = $10, version = version + 1
     where business_id = $1 and id = $2`,
    [
      businessId,
      before.id,
      outletId,
      date.ad,
      date.bs,
      narration,
      sumPaisa(lines.map((line) => line.debit)),
      session.userId,
      begunBy(context, before),
      before.is_prepared ? session.fullName : before.created_by_name,
    ],
  );
  return { id: before.id, lineIds: await insertLines(context, before.id, lines) };
}

/** Tells who may approve vouchers that one waits; who wrote it, and who began it, need not be told. */
export async function tellWaiting(
  context: Context,
  { id, outletId, total }: { id: number; outletId: number; total: Paisa },
  begunBy: number,
): Promise<void> {
  const { userId, fullName } = context.session;
  await writeNotice(context, {
    kind: 'APPROVAL',
    needs: 'voucher.approve',
    subject: 'VOUCHER',
    recordId: id,
    outletId,
    madeBy: userId,
    begunBy,
    name: fullName,
    nameNp: null,
    amountPaisa: total,
  });
}
