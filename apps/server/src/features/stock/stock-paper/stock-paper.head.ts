import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import type { StockPaperKind } from '@bahi/domain/goods/stock-papers';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readRequiredDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import type { PaperOfOutlet, StockPaper } from './stock-paper.rows.ts';

type Head = { outletId: number; toOutletId?: number; day: CalendarDay; remarks: string | null };

/** The day of a paper: not after today, and not locked. Fails at `dateAD`. */
export async function paperDayOf(
  context: Context,
  form: { dateAD: string | null; dateBS: string | null },
): Promise<CalendarDay> {
  const sent = { ad: form.dateAD, bs: form.dateBS };
  const day = readRequiredDay(context.calendar, sent, { ad: 'dateAD', bs: 'dateBS' });
  if (isInFuture(day, context.today)) fail('stockPaper.dayFuture', { field: 'dateAD' });
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  return day;
}

/** Writes the head of a new paper as a draft and answers its id. */
export function insertPaper(context: Context, kind: StockPaperKind, head: Head): Promise<number> {
  const { db, businessId, calendar, session } = context;
  const date = bothDates(head.day, calendar);
  return insertRow(db, 'stock_paper', {
    business_id: businessId,
    outlet_id: head.outletId,
    kind,
    to_outlet_id: head.toOutletId ?? null,
    number: null,
    fiscal_year: null,
    sequence: null,
    dated_on: date.ad,
    dated_on_bs: date.bs,
    entry_id: null,
    remarks: head.remarks,
    posted_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancelled_by_name: null,
    cancel_reason: null,
    issue_key: null,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

/** One paper with its outlet; 404 for another kind's, business's or outlet's. */
export async function readPaper(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  kind: StockPaperKind,
  id: number,
): Promise<PaperOfOutlet> {
  const [row] = await db.query<PaperOfOutlet>(
    `select paper.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np from stock_paper paper
     join outlet on outlet.business_id = paper.business_id and outlet.id = paper.outlet_id
     where paper.business_id = $1 and paper.id = $2 and paper.kind = $3`,
    [businessId, id, kind],
  );
  return row ?? failNotFound();
}

/** The same, held until the transaction ends; stale where another version was read. */
export async function lockPaper(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  kind: StockPaperKind,
  { id, version }: { id: number; version?: number | undefined },
): Promise<StockPaper> {
  const [row] = await db.query<StockPaper>(
    'select * from stock_paper where business_id = $1 and id = $2 and kind = $3 for update',
    [businessId, id, kind],
  );
  if (row === undefined) return failNotFound();
  if (version !== undefined && version !== row.version) return failStale();
  return row;
}

/** The same of a draft, which alone is changed. */
export async function lockDraftPaper(
  context: Pick<Context, 'db' | 'businessId'>,
  kind: StockPaperKind,
  asked: { id: number; version?: number | undefined },
): Promise<StockPaper> {
  const row = await lockPaper(context, kind, asked);
  if (row.state !== 'DRAFT') return fail('stockPaper.postedImmutable', { status: 409 });
  return row;
}

/** Takes a draft away for good, with its lines; it never had a number. */
export async function removeDraftPaper(context: Context, kind: StockPaperKind, id: number): Promise<void> {
  const { db, businessId } = context;
  await lockDraftPaper(context, kind, { id });
  await db.query('delete from stock_paper where business_id = $1 and id = $2', [businessId, id]);
  context.say('stockPaper.draftRemoved');
}
