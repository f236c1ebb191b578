import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { type StockPaperKind, stockPapers } from '@bahi/domain/goods/stock-papers';
import { sumPaisa } from '@bahi/domain/numbers/money';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { BatchWishes } from '../../books/ledger/batches/batch-wish.ts';
import { insertEntry, writePosting } from '../../books/ledger/posting.ts';

/** A draft that is to be posted, with the ids of its lines in their order. */
type Paper = {
  id: number;
  version: number;
  outletId: number;
  day: CalendarDay;
  lineIds: readonly number[];
  /** What lines name of batches. */
  batches?: BatchWishes;
};

/**
 * Posts what a paper moves, its balances locked, and as the very last takes its number (ledger design). Where nothing is
 * moved, it has no entry. Answers the number.
 */
export async function postPaper(
  context: Context,
  kind: StockPaperKind,
  paper: Paper,
  posting: Posting,
): Promise<string> {
  const { db, businessId, calendar, exchange } = context;
  const { series } = stockPapers[kind];
  const entryId = await postEntry(context, stockPapers[kind].entry, { ...paper, kind }, posting);
  const [row] = await db.query<{ number: string | null }>(
    'select post_stock_paper($1, $2, $3, $4, $5, $6, $7, $8, $9) as number',
    [
      businessId,
      paper.id,
      entryId,
      sumPaisa(posting.stockMoves.map(({ value }) => value)),
      paper.outletId,
      series.kind,
      fiscalYearOf(paper.day, calendar).label,
      series.prefix,
      exchange.idempotencyKey,
    ],
  );
  return row?.number ?? fail('common.internal', { status: 500 });
}

/** Writes one entry of a paper with all that it moves; null where it moves nothing. */
export async function postEntry(
  context: Context,
  entry: string,
  { id, version, outletId, day, lineIds, batches = new Map(), kind }: Paper & { kind: StockPaperKind },
  posting: Posting,
): Promise<number | null> {
  if (posting.stockMoves.length === 0 && posting.journalLines.length === 0) return null;
  const source = { kind: entry, sourceKind: kind, sourceId: id, sourceVersion: version, outletId, day, batches };
  const entryId = await insertEntry(context, source);
  await writePosting(context, { ...source, entryId, lineIds }, posting);
  return entryId;
}
