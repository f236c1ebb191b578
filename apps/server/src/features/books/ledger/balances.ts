import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import type { DatedMove, PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import { parseQuantity, type Quantity, subtractQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
/** Where and when a document moves goods. */
type Moving = { outletId: number; variantIds: readonly number[]; day: CalendarDay };

/**
 * The balances of some variants in an outlet as they are at the end of a day, with what moves them later, locked until
 * the transaction ends, in one order for everybody so that two documents never wait for each other. A place that was
 * never used gets its row here. Goods that are sold beyond what is on hand, where the business allows it, cost what
 * they are bought for. Only where something is of a later day are moves read.
 */
export async function lockBalances(context: Reader, moving: Moving): Promise<PlaceBalance[]> {
  return asOfDay(context, moving, await lockRows(context, moving));
}

/** The same to be looked at: nothing is held and no row made. */
export async function readBalances(context: Reader, moving: Moving): Promise<PlaceBalance[]> {
  const { db, businessId } = context;
  const rows = await db.query<BalanceRow>(
    `select variant.id as item_variant_id, coalesce(balance.quantity, 0) as quantity,
       coalesce(balance.value_paisa, 0) as value_paisa, balance.last_moved_on, coalesce(balance.in_batches, item.keeps_batches) as in_batches,
       variant.purchase_price_paisa
     from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     left join stock_balance balance on balance.business_id = variant.business_id and balance.item_variant_id = variant.id
       and balance.outlet_id = $2
     where variant.business_id = $1 and variant.id = any($3) order by variant.id`,
    [businessId, moving.outletId, moving.variantIds],
  );
  return asOfDay(context, moving, rows);
}

async function asOfDay(context: Reader, moving: Moving, rows: readonly BalanceRow[]): Promise<PlaceBalance[]> {
  const before = rows.filter((row) => row.last_moved_on !== null && storedDay(row.last_moved_on) > moving.day);
  if (before.length === 0) return rows.map((row) => balanceOf(row, moving.outletId));
  const variantIds = before.map((row) => row.item_variant_id);
  const later = Map.groupBy(await readLater(context, { ...moving, variantIds }), (row) => row.item_variant_id);
  return rows.map((row) => takenBack(balanceOf(row, moving.outletId), later.get(row.item_variant_id) ?? []));
}

async function lockRows(context: Reader, { outletId, variantIds }: Moving): Promise<BalanceRow[]> {
  const { db, businessId } = context;
  const wanted = [...new Set(variantIds)].toSorted((left, right) => left - right);
  if (wanted.length === 0) return [];
  const select = (): Promise<BalanceRow[]> =>
    db.query<BalanceRow>(
      `select balance.item_variant_id, balance.quantity, balance.value_paisa, balance.last_moved_on, balance.in_batches,
         variant.purchase_price_paisa
       from stock_balance balance
       join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
       where balance.business_id = $1 and balance.outlet_id = $2 and balance.item_variant_id = any($3)
       order by balance.item_variant_id for update of balance`,
      [businessId, outletId, wanted],
    );
  let rows = await select();
  if (rows.length < wanted.length) {
    await db.query(
      `insert into stock_balance (business_id, item_variant_id, outlet_id, quantity, value_paisa, in_batches)
       select $1, variant.id, $2, 0, 0, item.keeps_batches
       from item_variant variant join item on item.business_id = $1 and item.id = variant.item_id
       where variant.business_id = $1 and variant.id = any($3::bigint[]) order by variant.id for share of item
       on conflict do nothing returning item_variant_id`,
      [businessId, outletId, wanted],
    );
    rows = await select();
  }
  return rows;
}

/** What moves the variants after a day, in the order of day and writing: their rows are locked, so nothing comes between. */
function readLater({ db, businessId }: Reader, { outletId, variantIds, day }: Moving): Promise<MoveRow[]> {
  return db.query<MoveRow>(
    `select item_variant_id, kind, quantity, value_paisa, moved_on, entry_id from stock_move
     where business_id = $1 and outlet_id = $2 and item_variant_id = any($3) and moved_on > $4
     order by item_variant_id, moved_on, id`,
    [businessId, outletId, variantIds, formatAdDate(day)],
  );
}

function balanceOf(row: BalanceRow, outletId: number): PlaceBalance {
  return {
    itemVariantId: row.item_variant_id,
    outletId,
    quantity: readQuantity(row.quantity),
    value: asPaisa(row.value_paisa),
    ...(row.in_batches ? { inBatches: true } : {}),
    ...(row.purchase_price_paisa === null ? {} : { fallbackUnitCost: asPaisa(row.purchase_price_paisa) }),
  };
}

/** A balance as it was before what moved it later, which it is told with. */
function takenBack(balance: PlaceBalance, rows: readonly MoveRow[]): PlaceBalance {
  const later = rows.map((row): DatedMove => ({
    kind: row.kind,
    quantity: readQuantity(row.quantity),
    value: asPaisa(row.value_paisa),
    day: storedDay(row.moved_on),
    entryId: row.entry_id,
  }));
  let { quantity, value } = balance;
  for (const move of later) {
    quantity = subtractQuantity(quantity, move.quantity);
    value = subtractPaisa(value, move.value);
  }
  return { ...balance, quantity, value, later };
}

type BalanceRow = {
  item_variant_id: number;
  quantity: string;
  value_paisa: number;
  last_moved_on: string | null;
  in_batches: boolean;
  purchase_price_paisa: number | null;
};
type MoveRow = {
  item_variant_id: number;
  kind: DatedMove['kind'];
  quantity: string;
  value_paisa: number;
  moved_on: string;
  entry_id: number;
};

/** A stored quantity. One that cannot be counted exactly is a fault of the books, never zero: throws RangeError. */
export function readQuantity(stored: string): Quantity {
  const quantity = parseQuantity(stored);
  if (quantity === null) throw new RangeError(`not a quantity of the books: ${stored}`);
  return quantity;
}
