import { asPaisa } from '@bahi/domain/money';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import { parseQuantity, zeroQuantity } from '@bahi/domain/quantity';
import type { Context } from '../../platform/context.ts';

/**
 * The balances of some variants in an outlet, locked until the transaction ends, in one order for everybody so that
 * two documents never wait for each other. A place that was never used gets its row here.
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
      `select item_variant_id, quantity, value_paisa from stock_balance
       where business_id = $1 and outlet_id = $2 and item_variant_id = any($3)
       order by item_variant_id for update`,
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
    quantity: parseQuantity(row.quantity) ?? zeroQuantity,
    value: asPaisa(row.value_paisa),
  }));
}

type BalanceRow = { item_variant_id: number; quantity: string; value_paisa: number };
