import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { type JournalLine, partyOfAccount } from '@bahi/domain/posting/ledger';
import { revaluationOf } from '@bahi/domain/posting/costs/revaluation';
import type { PlaceBalance, Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { NewRow } from '../../../platform/database/table-types.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import type { BatchWishes } from './batches/batch-wish.ts';
import { writeBatchMoves } from './batches/batch-moves.ts';
import { laterOf } from './open-days.ts';

type Books = Pick<Context, 'db' | 'businessId' | 'calendar' | 'session' | 'today' | 'language'>;

/** The document behind an entry. */
export type EntrySource = {
  kind: string;
  sourceKind: string;
  sourceId: number;
  /** Which version of the document the entry says. */
  sourceVersion?: number;
  outletId: number;
  day: CalendarDay;
  /** The entry that this one reverses. */
  reversesId?: number;
  /** The entry of a former day that made later costs others than they were. */
  adjustsId?: number;
  /** What its writer noted. */
  narration?: string | null;
  /** What lines name of batches, by their position in the document. */
  batches?: BatchWishes;
};

/** An entry that has its id; `lineIds` are those of the document's lines, in their order. */
export type OpenEntry = EntrySource & { entryId: number; lineIds?: readonly number[] };

/**
 * Writes what a document posts: the entry, its lines, the stock moves and the touched balances. The balances must have
 * been locked in this transaction for the document's day (`lockBalances`): what it makes of the costs of later days is
 * posted too, on an open day. Answers the entry's id. The database refuses an entry that is out
 * of balance when the transaction commits.
 */
export async function recordPosting(context: Books, source: EntrySource, posting: Posting): Promise<number> {
  const entryId = await insertEntry(context, source);
  await writePosting(context, { ...source, entryId }, posting);
  return entryId;
}

/** Writes what many documents post that move no goods, an entry each; answers the ids of the entries in their order. */
export async function recordPostings(
  context: Books,
  posted: readonly { source: EntrySource; posting: Posting }[],
): Promise<number[]> {
  if (posted.some(({ posting }) => posting.stockMoves.length > 0))
    throw new RangeError('what moves goods is posted one by one, each on balances that are locked for it');
  const { db, businessId } = context;
  const entryIds = await insertRows(
    db,
    'journal_entry',
    posted.map(({ source }) => entryRow(context, source)),
  );
  const lines = posted.flatMap(({ source, posting }, at) =>
    lineRows(businessId, { entryId: entryIds[at] ?? Number.NaN, day: source.day }, posting),
  );
  await insertRows(db, 'journal_line', lines);
  return entryIds;
}

/** Writes the head of an entry and answers its id; its lines must follow in the same transaction. */
export async function insertEntry(context: Books, source: EntrySource): Promise<number> {
  return insertRow(context.db, 'journal_entry', entryRow(context, source));
}

function entryRow({ businessId, calendar, session }: Books, source: EntrySource): NewRow<'journal_entry'> {
  const date = bothDates(source.day, calendar);
  return {
    business_id: businessId,
    outlet_id: source.outletId,
    fiscal_year: fiscalYearOf(source.day, calendar).label,
    kind: source.kind,
    source_kind: source.sourceKind,
    source_id: source.sourceId,
    source_version: source.sourceVersion ?? null,
    posting_date: date.ad,
    posting_date_bs: date.bs,
    narration: source.narration ?? null,
    reverses_id: source.reversesId ?? null,
    adjusts_id: source.adjustsId ?? null,
    created_by: session.userId,
  };
}

/** Writes all that belongs to an entry, sent at once: what is sent next travels behind it and need not wait. */
export async function writePosting(context: Books, entry: OpenEntry, posting: Posting): Promise<void> {
  const revaluation = revaluationOf(posting);
  await Promise.all([
    writeLines(context, entry, posting),
    keepBalances(context, revaluation.balancesAfter, entry.day),
    writeBatchMoves(context, entry, posting),
    revaluation.stockMoves.length === 0 ? null : writeRevaluation(context, entry, revaluation),
  ]);
}

/** Corrects the costs of later days by an entry of today, which is open as the document's own day is; what was posted stays. */
async function writeRevaluation(context: Books, entry: OpenEntry, revaluation: Posting): Promise<void> {
  const { entryId: adjustsId, reversesId: _, lineIds: _lineIds, batches: _batches, ...source } = entry;
  const adjusting = { ...source, kind: 'STOCK_REVALUATION', day: laterOf(context.today, entry.day), adjustsId };
  const entryId = await insertEntry(context, adjusting);
  await writeLines(context, { ...adjusting, entryId }, revaluation);
}

async function writeLines(context: Books, entry: OpenEntry, posting: Pick<Posting, 'journalLines' | 'stockMoves'>) {
  const { db, businessId } = context;
  const journal = lineRows(businessId, entry, posting);
  const moves = posting.stockMoves.map((move) => ({ business_id: businessId, ...moveValues(move, entry) }));
  await Promise.all([insertRows(db, 'journal_line', journal), insertRows(db, 'stock_move', moves)]);
}

function lineRows(
  businessId: number,
  entry: Pick<OpenEntry, 'entryId' | 'day'>,
  { journalLines }: Pick<Posting, 'journalLines'>,
): NewRow<'journal_line'>[] {
  return journalLines.map((line, position) => ({
    business_id: businessId,
    entry_id: entry.entryId,
    line_number: position + 1,
    posting_date: formatAdDate(entry.day),
    ...journalValues(line),
  }));
}

function journalValues(
  line: JournalLine,
): Omit<NewRow<'journal_line'>, 'business_id' | 'entry_id' | 'line_number' | 'posting_date'> {
  const party = partyOfAccount(line.account);
  // Else a line would be some customer's or vendor's by the number alone.
  if (line.partyId !== undefined && party === null) throw new RangeError(`${line.account} is the account of no party`);
  return {
    account_code: line.account,
    customer_id: party === 'customer' ? (line.partyId ?? null) : null,
    vendor_id: party === 'vendor' ? (line.partyId ?? null) : null,
    category_id: line.categoryId ?? null,
    item_variant_id: line.itemVariantId ?? null,
    outlet_id: line.outletId,
    tax_code: line.taxCode ?? null,
    tax_rate_hundredths: line.taxRateHundredths ?? null,
    debit_paisa: line.debit,
    credit_paisa: line.credit,
  };
}

function moveValues(move: StockMove, entry: OpenEntry): Omit<NewRow<'stock_move'>, 'business_id'> {
  return {
    entry_id: entry.entryId,
    item_variant_id: move.itemVariantId,
    outlet_id: move.outletId,
    quantity: numberFromQuantity(move.quantity),
    value_paisa: move.value,
    kind: move.kind,
    source_kind: entry.sourceKind,
    source_id: entry.sourceId,
    source_line_id: entry.lineIds?.[move.sourceLine] ?? null,
    source_line: move.sourceLine,
    returns_id: null,
    moved_on: formatAdDate(move.day ?? entry.day),
  };
}

async function keepBalances(
  { db, businessId }: Books,
  balances: readonly PlaceBalance[],
  day: CalendarDay,
): Promise<void> {
  if (balances.length === 0) return;
  const kept = await db.query(
    `update stock_balance balance set quantity = after.quantity, value_paisa = after.value_paisa,
       last_moved_on = greatest(balance.last_moved_on, $6::date)
     from unnest($2::bigint[], $3::bigint[], $4::numeric[], $5::bigint[])
       as after (item_variant_id, outlet_id, quantity, value_paisa)
     where balance.business_id = $1 and balance.item_variant_id = after.item_variant_id
       and balance.outlet_id = after.outlet_id returning balance.item_variant_id`,
    [
      businessId,
      balances.map((balance) => balance.itemVariantId),
      balances.map((balance) => balance.outletId),
      balances.map((balance) => numberFromQuantity(balance.quantity)),
      balances.map((balance) => balance.value),
      formatAdDate(day),
    ],
  );
  // Moves without their balance would let stock and ledger drift apart unseen.
  if (kept.length !== balances.length) throw new RangeError('a balance that is to be kept was never locked');
}
