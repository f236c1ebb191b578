import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { type JournalLine, partyOfAccount } from '@bahi/domain/posting/ledger';
import type { PlaceBalance, Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';

type Books = Pick<Context, 'db' | 'businessId' | 'calendar' | 'session'>;

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
};

/** An entry that has its id; `lineIds` are those of the document's lines, in their order. */
export type OpenEntry = EntrySource & { entryId: number; lineIds?: readonly number[] };

/**
 * Writes what a document posts: the entry, its lines, the stock moves and the touched balances. The balances must have
 * been locked in this transaction (`lockBalances`). Answers the entry's id. The database refuses an entry that is out
 * of balance when the transaction commits.
 */
export async function recordPosting(context: Books, source: EntrySource, posting: Posting): Promise<number> {
  const entryId = await insertEntry(context, source);
  await writePosting(context, { ...source, entryId }, posting);
  return entryId;
}

/** Writes the head of an entry and answers its id; its lines must follow in the same transaction. */
export async function insertEntry({ db, businessId, calendar, session }: Books, source: EntrySource): Promise<number> {
  const date = bothDates(source.day, calendar);
  const [entryId = Number.NaN] = await insertRows(db, 'journal_entry', entryColumns, [
    [
      businessId,
      source.outletId,
      fiscalYearOf(source.day, calendar).label,
      source.kind,
      source.sourceKind,
      source.sourceId,
      source.sourceVersion ?? null,
      date.ad,
      date.bs,
      source.reversesId ?? null,
      session.userId,
    ],
  ]);
  return entryId;
}

/** Writes all that belongs to an entry, sent at once: what is sent next travels behind it and need not wait. */
export async function writePosting(context: Books, entry: OpenEntry, posting: Posting): Promise<void> {
  const { db, businessId, calendar } = context;
  const movedOn = bothDates(entry.day, calendar).ad;
  const journal = posting.journalLines.map((line, position) => [
    businessId,
    entry.entryId,
    position + 1,
    ...journalValues(line),
  ]);
  const moves = posting.stockMoves.map((move) => [businessId, ...moveValues(move, entry, movedOn)]);
  await Promise.all([
    insertRows(db, 'journal_line', journalColumns, journal),
    insertRows(db, 'stock_move', moveColumns, moves),
    keepBalances(context, posting.balancesAfter),
  ]);
}

const entryColumns = [
  'business_id',
  'outlet_id',
  'fiscal_year',
  'kind',
  'source_kind',
  'source_id',
  'source_version',
  'posting_date',
  'posting_date_bs',
  'reverses_id',
  'created_by',
];

const journalColumns = [
  'business_id',
  'entry_id',
  'line_number',
  'account_code',
  'customer_id',
  'vendor_id',
  'category_id',
  'item_variant_id',
  'outlet_id',
  'tax_code',
  'tax_rate_hundredths',
  'debit_paisa',
  'credit_paisa',
];

function journalValues(line: JournalLine): unknown[] {
  const party = partyOfAccount(line.account);
  // Else a line would be some customer's or vendor's by the number alone.
  if (line.partyId !== undefined && party === null) throw new RangeError(`${line.account} is the account of no party`);
  return [
    line.account,
    party === 'customer' ? (line.partyId ?? null) : null,
    party === 'vendor' ? (line.partyId ?? null) : null,
    line.categoryId ?? null,
    line.itemVariantId ?? null,
    line.outletId,
    line.taxCode ?? null,
    line.taxRateHundredths ?? null,
    line.debit,
    line.credit,
  ];
}

const moveColumns = [
  'business_id',
  'entry_id',
  'item_variant_id',
  'outlet_id',
  'quantity',
  'value_paisa',
  'kind',
  'source_kind',
  'source_id',
  'source_line_id',
  'source_line',
  'moved_on',
];

function moveValues(move: StockMove, entry: OpenEntry, movedOn: string): unknown[] {
  return [
    entry.entryId,
    move.itemVariantId,
    move.outletId,
    numberFromQuantity(move.quantity),
    move.value,
    move.kind,
    entry.sourceKind,
    entry.sourceId,
    entry.lineIds?.[move.sourceLine] ?? null,
    move.sourceLine,
    movedOn,
  ];
}

async function keepBalances({ db, businessId }: Books, balances: readonly PlaceBalance[]): Promise<void> {
  if (balances.length === 0) return;
  const kept = await db.query(
    `update stock_balance balance set quantity = after.quantity, value_paisa = after.value_paisa
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
    ],
  );
  // Moves without their balance would let stock and ledger drift apart unseen.
  if (kept.length !== balances.length) throw new RangeError('a balance that is to be kept was never locked');
}
