import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import { type MoveOfDay, replayDay } from '@bahi/domain/posting/costs/stock-replay';
import { emptyStock, type StockBalance } from '@bahi/domain/stock-cost';
import type { Tx } from '../../../../platform/database/database.ts';
import { streamRows } from '../../../../platform/database/row-stream.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../../platform/verify/check.ts';

type Move = {
  item_variant_id: number;
  outlet_id: number;
  moved_on: string;
  entry_id: number;
  kind: MoveOfDay['kind'];
  ten_thousandths: number;
  value_paisa: number;
};
/** The moves of one variant in one outlet on one day. */
type DayOfPlace = Pick<Move, 'item_variant_id' | 'outlet_id' | 'moved_on'> & { moves: MoveOfDay[] };

const movesAtOnce = 1000;

/** What a sale costs depends on all that was moved before it, day by day: no sum says whether it is right. */
export const costChecks: readonly Check[] = [
  {
    name: 'cost',
    holds:
      'every sale took its goods at the average of what was on hand on its day, or a revaluation of that day says what it really cost; what was not there left at some cost',
    look: followMoves,
  },
  {
    name: 'revaluations',
    holds:
      'goods are revalued by entries of their own, on account of another one, between inventory and cost of goods sold',
    counts: `select count(*) as n from journal_entry where business_id = $1 and kind = 'STOCK_REVALUATION'`,
    faults: `
      select entry.id as entry_id, entry.kind, entry.adjusts_id from journal_entry entry
      left join journal_entry adjusted on adjusted.business_id = $1 and adjusted.id = entry.adjusts_id
      where entry.business_id = $1 and (entry.kind = 'STOCK_REVALUATION' or entry.adjusts_id is not null) and (
        entry.kind <> 'STOCK_REVALUATION' or (adjusted.outlet_id, adjusted.source_kind, adjusted.source_id)
          is distinct from (entry.outlet_id, entry.source_kind, entry.source_id)
        or exists (select from journal_line line where line.business_id = $1 and line.entry_id = entry.id
          and (line.account_code not in ('INVENTORY', 'COST_OF_GOODS_SOLD') or line.outlet_id <> entry.outlet_id)))
      union all
      select move.entry_id, move.kind, entry.adjusts_id from stock_move move
      join journal_entry entry on entry.business_id = $1 and entry.id = move.entry_id
      where move.business_id = $1 and (move.kind = 'REVALUATION') <> (entry.kind = 'STOCK_REVALUATION')`,
  },
];

async function followMoves(tx: Tx, businessId: number): Promise<Found> {
  let count = 0;
  const faults: Fault[] = [];
  let balance: StockBalance = emptyStock;
  let place: Pick<Move, 'item_variant_id' | 'outlet_id'> = { item_variant_id: 0, outlet_id: 0 };
  for await (const { moves, ...day } of daysOfPlaces(tx, businessId)) {
    if (day.item_variant_id !== place.item_variant_id || day.outlet_id !== place.outlet_id) balance = emptyStock;
    const { balanceAfter, due, isCostless } = replayDay(balance, moves);
    if ((due !== null || isCostless) && faults.length < mostFaults)
      faults.push({ ...day, revaluation_due_paisa: due ?? 0, is_oversold_at_no_cost: isCostless });
    count += moves.length;
    balance = balanceAfter;
    place = day;
  }
  return { count, faults };
}

/** Day after day of every place: no more than the moves of one are held. */
async function* daysOfPlaces(tx: Tx, businessId: number): AsyncGenerator<DayOfPlace> {
  const text = `
    select item_variant_id, outlet_id, moved_on, entry_id, kind, (quantity * 10000)::bigint as ten_thousandths, value_paisa
    from stock_move where business_id = $1 order by item_variant_id, outlet_id, moved_on, id`;
  let day: DayOfPlace | null = null;
  for await (const rows of streamRows<Move>(tx, { text, values: [businessId], atOnce: movesAtOnce })) {
    for (const row of rows) {
      if (day === null || !isOfDay(row, day)) {
        if (day !== null) yield day;
        const { item_variant_id, outlet_id, moved_on } = row;
        day = { item_variant_id, outlet_id, moved_on, moves: [] };
      }
      day.moves.push(moveOf(row));
    }
  }
  if (day !== null) yield day;
}

function isOfDay(row: Move, day: DayOfPlace): boolean {
  return (
    row.moved_on === day.moved_on && row.item_variant_id === day.item_variant_id && row.outlet_id === day.outlet_id
  );
}

function moveOf(row: Move): MoveOfDay {
  return {
    kind: row.kind,
    quantity: asQuantity(row.ten_thousandths),
    value: asPaisa(row.value_paisa),
    entryId: row.entry_id,
  };
}
