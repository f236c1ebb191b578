import { asPaisa } from '@bahi/domain/numbers/money';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import { parseQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';

/**
 * The balances of some variants in an outlet, locked until the transaction ends, in one order for everybody so that
 * two documents never wait for each other. A place that was never used gets its row here. Goods that are sold beyond
 * what is on hand, where the business allows it, cost what they are bought for.
 */
export async function lockBalances(
  context: Pick<Context, 'db' | 'businessId'>,
  outletId: number,
  variantIds: readonly number[],
): Promise<PlaceBalance[]> {
  const { db, businessId } = context;
  const wanted = [...new Set(variantIds)].toSorted((left, right) => left - right);
  if (wanted.length === 0) return [];
  const select = (): Promise<BalanceRow[]> =>
    db.query<BalanceRow>(
      `select balance.item_variant_id, balance.quantity, balance.value_paisa, variant.purchase_price_paisa
       from stock_balance balance
       join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
       where balance.business_id = $1 and balance.outlet_id = $2 and balance.item_variant_id = any($3)
       order by balance.item_variant_id for update of balance`,
      [businessId, outletId, wanted],
    );
  let rows = await select();
  if (rows.length < wanted.length) {
    await db.query(
      `insert into stock_balance (business_id, item_variant_id, outlet_id, quantity, value_paisa)
       select $1, variant, $2, 0, 0 from unnest($3::bigint[]) as variant order by variant
       on conflict do nothing returning item_variant_id`,
      [businessId, outletId, wanted],
    );
    rows = await select();
  }
  return rows.map((row) => ({
    itemVariantId: row.item_variant_id,
    outletId,
    quantity: readQuantity(row.quantity),
    value: asPaisa(row.value_paisa),
    ...(row.purchase_price_paisa === null ? {} : { fallbackUnitCost: asPaisa(row.purchase_price_paisa) }),
  }));
}

type BalanceRow = {
  item_variant_id: number;
  quantity: string;
  value_paisa: number;
  purchase_price_paisa: number | null;
};

/** A stored quantity. One that cannot be counted exactly is a fault of the books, never zero: throws RangeError. */
export function readQuantity(stored: string): Quantity {
  const quantity = parseQuantity(stored);
  if (quantity === null) throw new RangeError(`not a quantity of the books: ${stored}`);
  return quantity;
}
