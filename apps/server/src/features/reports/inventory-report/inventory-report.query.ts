import type { inventoryReport } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { stockPaperKinds } from '@bahi/domain/goods/stock-papers';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import { fail } from '../../../platform/core/errors.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

/** The papers whose goods are found or lost. */
const adjusting = stockPaperKinds.filter((kind) => kind !== 'STOCK_TRANSFER');

type AskedStock = Asked<typeof inventoryReport>;

/**
 * The stock of each place, an item's variant at an outlet. It is reckoned back from what there is now: only the moves
 * since the first day are read. Fails at `basis` for values where who asks may not see what goods cost.
 */
export function stockOf(asked: AskedStock): RawBuilder<unknown> {
  const { businessId, filter, seesCost } = asked;
  if (filter.basis === 'VALUE' && !seesCost) fail('common.forbidden', { field: 'basis' });
  const isMeant = all(
    sql`balance.business_id = ${businessId}`,
    isAsked('balance.outlet_id', filter.outletId),
    isAsked('item.id', filter.itemId),
    filter.itemCategoryId === null ? null : sql`${filter.itemCategoryId} in (item.category_id, item.sub_category_id)`,
    isAsked('item.brand_id', filter.brandId),
  );
  const shown = all(
    filter.hideZero ? sql`"closing" <> 0` : null,
    filter.belowReorder ? sql`reorder_point is not null and item_closing <= reorder_point` : null,
  );
  const value = (paisa: RawBuilder<unknown>) => (seesCost ? sql`(${paisa})::bigint` : sql`null::bigint`);
  const closing = sql`balance.quantity - moved.later`;
  const closingValue = sql`balance.value_paisa - moved.later_paisa`;
  return sql`select * from (
    select balance.item_variant_id || '-' || balance.outlet_id as "stockKey", item.id as "itemId",
      balance.item_variant_id as "variantId", balance.outlet_id as "outletId",
      item.name as "itemName", item.name_np as "itemNameLocLang", variant.attribute_value as "variantName",
      variant.attribute_value_np as "variantNameLocLang", category.name as "categoryName",
      category.name_np as "categoryNameLocLang", brand.name as "brandName", brand.name_np as "brandNameLocLang",
      unit.short_code as "unit", unit.name_np as "unitLocLang", outlet.name as "outletName",
      outlet.name_np as "outletNameLocLang", business.company_name as "businessName",
      business.company_name_np as "businessNameLocLang", item.reorder_point,
      sum(${closing}) over (partition by item.id) as item_closing,
      ${closing} - moved.received - moved.returned - moved.adjusted - moved.came + moved.went + moved.sold as "opening", moved.received as "received",
      moved.returned as "returned", moved.adjusted as "adjusted", moved.came as "transferredIn", moved.went as "transferredOut", moved.sold as "sold",
      ${closing} as "closing",
      ${value(sql`${closingValue} - moved.received_paisa - moved.returned_paisa - moved.adjusted_paisa - moved.came_paisa + moved.went_paisa + moved.sold_paisa`)} as "openingValue",
      ${value(sql`moved.received_paisa`)} as "receivedValue", ${value(sql`moved.returned_paisa`)} as "returnedValue", ${value(sql`moved.adjusted_paisa`)} as "adjustedValue",
      ${value(sql`moved.came_paisa`)} as "transferredInValue", ${value(sql`moved.went_paisa`)} as "transferredOutValue",
      ${value(sql`moved.sold_paisa`)} as "soldValue", ${value(closingValue)} as "closingValue",
      ${value(sql`case when ${closing} <> 0 then round((${closingValue}) / (${closing})) end`)} as "averageCost"
    from ${known(asked, 'stock_balance', 'balance')}
    join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
    join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
    join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
    join business on business.id = balance.business_id
    left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
    cross join lateral (${movesOf(asked)}) moved
    where ${isMeant}) stock
    where ${shown}`;
}

/**
 * What moved a place in the period, and what later. What is sold and cancelled was never sold, and what is bought and
 * cancelled never came. What was found or lost is adjusted, as costs that were corrected are; what was sent
 * to another outlet and taken back was never sent.
 */
function movesOf(asked: AskedStock): RawBuilder<unknown> {
  const { from, to } = asked;
  const isIn = sql`move.moved_on <= ${formatAdDate(to)}::date`;
  const isSale = sql`(move.kind = 'SALE' or (move.kind = 'CANCELLATION' and move.source_kind = any(${kindsWith({ figure: 'sales' })})))`;
  // What goes back to a vendor was not received.
  const isReturn = sql`(move.kind = 'RETURN' and move.source_kind = any(${kindsWith({ figure: 'sales' })}))`;
  const isAdjustment = sql`(move.kind in ('COST_ADJUSTMENT', 'REVALUATION', 'ADJUSTMENT')
    or (move.kind = 'CANCELLATION' and move.source_kind = any(${adjusting})))`;
  const isComing = sql`(move.kind = 'TRANSFER' and move.quantity > 0)`;
  const isGoing = sql`((move.kind = 'TRANSFER' and move.quantity < 0) or (move.kind = 'CANCELLATION' and move.source_kind = 'STOCK_TRANSFER'))`;
  const isReceipt = sql`not ${isSale} and not ${isAdjustment} and not ${isReturn} and not ${isComing} and not ${isGoing}`;
  const sum = (column: string, condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`;
  const [quantity, paisa] = ['move.quantity', 'move.value_paisa'];
  return sql`select ${sum(quantity, sql`not ${isIn}`)} as later, ${sum(paisa, sql`not ${isIn}`)} as later_paisa,
      ${sum(quantity, sql`${isIn} and ${isReceipt}`)} as received, ${sum(paisa, sql`${isIn} and ${isReceipt}`)} as received_paisa,
      ${sum(quantity, sql`${isIn} and ${isReturn}`)} as returned, ${sum(paisa, sql`${isIn} and ${isReturn}`)} as returned_paisa,
      -${sum(quantity, sql`${isIn} and ${isSale}`)} as sold, -${sum(paisa, sql`${isIn} and ${isSale}`)} as sold_paisa,
      ${sum(quantity, sql`${isIn} and ${isComing}`)} as came, ${sum(paisa, sql`${isIn} and ${isComing}`)} as came_paisa,
      -${sum(quantity, sql`${isIn} and ${isGoing}`)} as went, -${sum(paisa, sql`${isIn} and ${isGoing}`)} as went_paisa,
      ${sum(quantity, sql`${isIn} and ${isAdjustment}`)} as adjusted, ${sum(paisa, sql`${isIn} and ${isAdjustment}`)} as adjusted_paisa
    from ${known(asked, 'stock_move', 'move')}
    where move.business_id = balance.business_id and move.item_variant_id = balance.item_variant_id
      and move.outlet_id = balance.outlet_id and move.moved_on >= ${formatAdDate(from)}::date`;
}
