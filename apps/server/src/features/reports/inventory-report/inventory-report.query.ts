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
type Way = 'received' | 'returned' | 'sold' | 'came' | 'went' | 'adjusted';
type Moved = Way | 'later' | `${Way | 'later'}_paisa`;

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
  // A place where nothing moved has no sums.
  const moved = (column: Moved) => sql`coalesce(${sql.ref(`moved.${column}`)}, 0)`;
  const reckonedBack = (closing: RawBuilder<unknown>, of: '' | '_paisa') =>
    sql`${closing} - ${moved(`received${of}`)} - ${moved(`returned${of}`)} - ${moved(`adjusted${of}`)} - ${moved(`came${of}`)}
      + ${moved(`went${of}`)} + ${moved(`sold${of}`)}`;
  const closing = sql`balance.quantity - ${moved('later')}`;
  const closingValue = sql`balance.value_paisa - ${moved('later_paisa')}`;
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
      ${reckonedBack(closing, '')} as "opening", ${moved('received')} as "received", ${moved('returned')} as "returned",
      ${moved('adjusted')} as "adjusted", ${moved('came')} as "transferredIn", ${moved('went')} as "transferredOut",
      ${moved('sold')} as "sold", ${closing} as "closing", ${value(reckonedBack(closingValue, '_paisa'))} as "openingValue",
      ${value(moved('received_paisa'))} as "receivedValue", ${value(moved('returned_paisa'))} as "returnedValue",
      ${value(moved('adjusted_paisa'))} as "adjustedValue", ${value(moved('came_paisa'))} as "transferredInValue",
      ${value(moved('went_paisa'))} as "transferredOutValue", ${value(moved('sold_paisa'))} as "soldValue",
      ${value(closingValue)} as "closingValue",
      ${value(sql`case when ${closing} <> 0 then round((${closingValue}) / (${closing})) end`)} as "averageCost"
    from ${known(asked, 'stock_balance', 'balance')}
    join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
    join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
    join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
    join business on business.id = balance.business_id
    left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
    left join (${movesOf(asked)}) moved on moved.item_variant_id = balance.item_variant_id and moved.outlet_id = balance.outlet_id
    where ${isMeant}) stock
    where ${shown}`;
}

/**
 * What moved a place in the period, and what later. What is sold and cancelled was never sold, and what is bought and
 * cancelled never came. What was found or lost is adjusted, as costs that were corrected are; what was sent
 * to another outlet and taken back was never sent.
 */
function movesOf(asked: AskedStock): RawBuilder<unknown> {
  const { businessId, filter, from, to } = asked;
  const isMoved = all(
    sql`move.business_id = ${businessId} and move.moved_on >= ${formatAdDate(from)}::date`,
    isAsked('move.outlet_id', filter.outletId),
    filter.itemId === null
      ? null
      : sql`move.item_variant_id in (select id from item_variant where business_id = ${businessId} and item_id = ${filter.itemId})`,
  );
  const isSale = sql`(move.kind = 'SALE' or (move.kind = 'CANCELLATION' and move.source_kind = any(${kindsWith({ figure: 'sales' })})))`;
  // What goes back to a vendor was not received.
  const isReturn = sql`(move.kind = 'RETURN' and move.source_kind = any(${kindsWith({ figure: 'sales' })}))`;
  const isAdjustment = sql`(move.kind in ('COST_ADJUSTMENT', 'REVALUATION', 'ADJUSTMENT')
    or (move.kind = 'CANCELLATION' and move.source_kind = any(${adjusting})))`;
  const isComing = sql`(move.kind = 'TRANSFER' and move.is_coming)`;
  const isGoing = sql`((move.kind = 'TRANSFER' and not move.is_coming) or (move.kind = 'CANCELLATION' and move.source_kind = 'STOCK_TRANSFER'))`;
  const isReceipt = sql`not ${isSale} and not ${isAdjustment} and not ${isReturn} and not ${isComing} and not ${isGoing}`;
  const ways = {
    received: isReceipt,
    returned: isReturn,
    sold: isSale,
    came: isComing,
    went: isGoing,
    adjusted: isAdjustment,
  };
  const isOut = (way: string): boolean => way === 'sold' || way === 'went';
  const sum = (of: string, name: string, isMeant: RawBuilder<unknown>, sign = '') =>
    sql`${sql.raw(sign)}sum(${sql.ref(`move.${of}`)}) filter (where ${isMeant}) as ${sql.ref(name)}`;
  const sums = Object.entries(ways).flatMap(([way, isWay]) => {
    const isMeant = sql`move.is_in and ${isWay}`;
    const sign = isOut(way) ? '-' : '';
    return [sum('quantity', way, isMeant, sign), sum('value_paisa', `${way}_paisa`, isMeant, sign)];
  });
  // Moves are far more than the ways they are told by: they are added up before anything is asked of them.
  return sql`select move.item_variant_id, move.outlet_id, ${sum('quantity', 'later', sql`not move.is_in`)},
      ${sum('value_paisa', 'later_paisa', sql`not move.is_in`)}, ${sql.join(sums)}
    from (select move.item_variant_id, move.outlet_id, move.kind, move.source_kind, move.quantity > 0 as is_coming,
        move.moved_on <= ${formatAdDate(to)}::date as is_in, sum(move.quantity) as quantity, sum(move.value_paisa) as value_paisa
      from ${known(asked, 'stock_move', 'move')}
      where ${isMoved} group by 1, 2, 3, 4, 5, 6) move
    group by move.item_variant_id, move.outlet_id`;
}
