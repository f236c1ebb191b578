import type { CalendarDay } from '@bahi/domain/calendar-day';
import { fiscalYearOf } from '@bahi/domain/fiscal-year';
import type { JournalLine } from '@bahi/domain/posting/ledger';
import type { PlaceBalance, Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import { numberFromQuantity } from '@bahi/domain/quantity';
import type { Context } from '../../platform/context.ts';
import { bothDates } from '../../platform/days.ts';
import { insertRows } from '../../platform/insert-rows.ts';

type Books = Pick<Context, 'db' | 'businessId' | 'calendar' | 'session'>;

/** The document behind an entry. `lineIds` are those of its lines, in their order. */
export type EntrySource = {
  kind: string;
  sourceKind: string;
  sourceId: number;
  lineIds?: readonly number[];
  outletId: number;
  day: CalendarDay;
  /** The entry that this one undoes. */
  reversesId?: number;
};

/**
 * Writes what a document posts: the entry, its lines, the stock moves and the touched balances, all sent at once after
 * the entry has its id. The balances must have been locked in this transaction (`lockBalances`). Answers the entry's
 * id. The database refuses an entry that is out of balance when the transaction commits.
 */
export async function recordPosting(context: Books, source: EntrySource, posting: Posting): Promise<number> {
  const { db, businessId, calendar, session } = context;
  const date = bothDates(source.day, calendar);
  const [entryId = Number.NaN] = await insertRows(
    db,
    'journal_entry',
    [
      'business_id',
      'outlet_id',
      'fiscal_year',
      'kind',
      'source_kind',
      'source_id',
      'posting_date',
      'posting_date_bs',
      'reverses_id',
      'created_by',
    ],
    [
      [
        businessId,
        source.outletId,
        fiscalYearOf(source.day, calendar).label,
        source.kind,
        source.sourceKind,
        source.sourceId,
        date.ad,
        date.bs,
        source.reversesId ?? null,
        session.userId,
      ],
    ],
  );
  await Promise.all([
    insertRows(
      db,
      'journal_line',
      journalColumns,
      posting.journalLines.map((line, position) => [businessId, entryId, position + 1, ...journalValues(line)]),
    ),
    insertRows(
      db,
      'stock_move',
      moveColumns,
      posting.stockMoves.map((move) => [businessId, entryId, ...moveValues(move, source, date.ad)]),
    ),
    ...posting.balancesAfter.map((balance) => keepBalance(context, balance)),
  ]);
  return entryId;
}

const journalColumns = [
  'business_id',
  'entry_id',
  'line_number',
  'account_code',
  'customer_id',
  'item_variant_id',
  'outlet_id',
  'tax_code',
  'debit_paisa',
  'credit_paisa',
];

function journalValues(line: JournalLine): unknown[] {
  return [
    line.account,
    line.partyId ?? null,
    line.itemVariantId ?? null,
    line.outletId,
    line.taxCode ?? null,
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
  'moved_on',
];

function moveValues(move: StockMove, source: EntrySource, movedOn: string): unknown[] {
  const lineId = source.lineIds?.[move.sourceLine] ?? null;
  return [
    move.itemVariantId,
    move.outletId,
    numberFromQuantity(move.quantity),
    move.value,
    move.kind,
    source.sourceKind,
    source.sourceId,
    lineId,
    movedOn,
  ];
}

async function keepBalance({ db, businessId }: Books, balance: PlaceBalance): Promise<void> {
  const { itemVariantId, outletId, quantity, value } = balance;
  const kept = await db.query(
    `update stock_balance set quantity = $4, value_paisa = $5
     where business_id = $1 and item_variant_id = $2 and outlet_id = $3 returning item_variant_id`,
    [businessId, itemVariantId, outletId, numberFromQuantity(quantity), value],
  );
  // Moves without their balance would let stock and ledger drift apart unseen.
  if (kept.length === 0) throw new RangeError(`no balance of variant ${itemVariantId} in outlet ${outletId} is locked`);
}
