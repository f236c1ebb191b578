import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';

/** Where and when goods may leave that are not there. */
type Selling = { outletId: number; day: CalendarDay };

const unitCost = 'nullif(round(move.value_paisa / move.quantity), 0) as unit_cost';
const moved = `move.business_id = $1 and move.item_variant_id = asked.id and move.quantity <> 0 and move.value_paisa <> 0`;

/**
 * Balances with what one of their goods costs until the next receipt says it, where they do not tell it themselves: what
 * the last of them cost that moved there, else what they last came in at anywhere, else their purchase price, which
 * the balance has. Each is looked up by an index.
 */
export async function withProvisionalCosts(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  balances: readonly PlaceBalance[],
  { outletId, day }: Selling,
): Promise<readonly PlaceBalance[]> {
  const silent = balances.filter(({ value }) => value === 0).map(({ itemVariantId }) => itemVariantId);
  if (silent.length === 0) return balances;
  const rows = await db.query<{ item_variant_id: number; unit_cost_paisa: number | null }>(
    `select asked.id as item_variant_id,
       coalesce(before.unit_cost, bought.unit_cost, later.unit_cost)::bigint as unit_cost_paisa
     from unnest($2::bigint[]) asked (id)
     left join lateral (select ${unitCost} from stock_move move
       where ${moved} and move.outlet_id = $3 and move.moved_on <= $4::date
       order by move.moved_on desc, move.id desc limit 1) before on true
     left join lateral (select last.unit_cost from stock_balance place
       cross join lateral (select ${unitCost}, move.moved_on, move.id from stock_move move
         where ${moved} and move.outlet_id = place.outlet_id and move.kind in ('OPENING', 'RECEIPT')
         order by move.moved_on desc, move.id desc limit 1) last
       where place.business_id = $1 and place.item_variant_id = asked.id
       order by last.moved_on desc, last.id desc limit 1) bought on true
     left join lateral (select ${unitCost} from stock_move move
       where ${moved} and move.outlet_id = $3 and move.moved_on > $4::date
       order by move.moved_on, move.id limit 1) later on true`,
    [businessId, silent, outletId, formatAdDate(day)],
  );
  const costs = new Map(rows.map((row) => [row.item_variant_id, row.unit_cost_paisa]));
  return balances.map((balance) => {
    const cost = costs.get(balance.itemVariantId);
    return cost === undefined || cost === null ? balance : { ...balance, fallbackUnitCost: asPaisa(cost) };
  });
}
