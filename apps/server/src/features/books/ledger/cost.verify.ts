import { addPaisa, asPaisa } from '@bahi/domain/numbers/money';
import { addQuantity, asQuantity } from '@bahi/domain/numbers/quantity';
import { emptyStock, hasAverage, type StockBalance, takeOut } from '@bahi/domain/stock-cost';
import type { Tx } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../platform/verify/check.ts';

type Move = {
  id: number;
  item_variant_id: number;
  outlet_id: number;
  kind: string;
  ten_thousandths: number;
  value_paisa: number;
  source_kind: string;
  source_id: number;
};

const movesAtOnce = 1000;

/** What a sale costs depends on all that was moved before it, in the order of posting: no sum says whether it is right. */
export const costCheck: Check = {
  name: 'cost',
  holds: 'every sale took its goods at the average of what was on hand before it, in the order of posting',
  look: followMoves,
};

async function followMoves(tx: Tx, businessId: number): Promise<Found> {
  let count = 0;
  const faults: Fault[] = [];
  let balance: StockBalance = emptyStock;
  let last: Pick<Move, 'item_variant_id' | 'outlet_id'> = { item_variant_id: 0, outlet_id: 0 };
  const text = `
    select id, item_variant_id, outlet_id, kind, (quantity * 10000)::bigint as ten_thousandths, value_paisa, source_kind, source_id
    from stock_move where business_id = $1 order by item_variant_id, outlet_id, id`;
  for await (const moves of streamRows<Move>(tx, { text, values: [businessId], atOnce: movesAtOnce })) {
    count += moves.length;
    for (const move of moves) {
      if (move.item_variant_id !== last.item_variant_id || move.outlet_id !== last.outlet_id) balance = emptyStock;
      const cost = costOf(balance, move);
      if (cost !== null && move.value_paisa !== -cost && faults.length < mostFaults) faults.push({ ...move, cost });
      balance = after(balance, move);
      last = move;
    }
  }
  return { count, faults };
}

/** What a sale takes of the value; null for other moves, and where nothing tells what a unit costs. */
function costOf(balance: StockBalance, move: Move): number | null {
  if (move.kind !== 'SALE' || !hasAverage(balance)) return null;
  const taken = takeOut(balance, asQuantity(-move.ten_thousandths), { negativeAllowed: true });
  return taken.ok ? taken.cost : null;
}

function after(balance: StockBalance, move: Move): StockBalance {
  return {
    quantity: addQuantity(balance.quantity, asQuantity(move.ten_thousandths)),
    value: addPaisa(balance.value, asPaisa(move.value_paisa)),
  };
}
