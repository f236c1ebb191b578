import type { expiryReport } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

/** Until how many days after the day of the report a batch may still be sold, to be among them; null for all. */
const daysAhead = { EXPIRED: -1, DAYS30: 30, DAYS60: 60, DAYS90: 90, DAYS180: 180, ANY: null } as const;

/**
 * The batches on hand at the end of a day that expire soon. What is there now is found by its expiry; what moved since a
 * day that is past is taken back.
 */
export function expiringOf(asked: Asked<typeof expiryReport>): RawBuilder<unknown> {
  const { businessId, filter, to } = asked;
  const day = sql`${formatAdDate(to)}::date`;
  const ahead = daysAhead[filter.within];
  const quantity = sql`case when balance.last_moved_on > ${day} then balance.quantity - (
      select coalesce(sum(move.quantity), 0) from ${known(asked, 'batch_move', 'move')} where move.business_id = balance.business_id
        and move.batch_id = balance.batch_id and move.outlet_id = balance.outlet_id and move.moved_on > ${day})
    else balance.quantity end`;
  const isMeant = all(
    sql`balance.business_id = ${businessId} and balance.expires_on is not null
      and (balance.quantity > 0 or balance.last_moved_on > ${day})`,
    ahead === null ? null : sql`balance.expires_on <= ${day} + ${ahead}::int`,
    isAsked('balance.outlet_id', filter.outletId),
    isAsked('item.id', filter.itemId),
    filter.itemCategoryId === null ? null : sql`${filter.itemCategoryId} in (item.category_id, item.sub_category_id)`,
  );
  return sql`select * from (
    select balance.batch_id || '-' || balance.outlet_id as "batchKey", balance.item_variant_id as "variantId",
      balance.outlet_id as "outletId", item.name as "itemName", item.name_np as "itemNameLocLang",
      variant.attribute_value as "variantName", variant.attribute_value_np as "variantNameLocLang",
      batch.number as "batchNumber", to_char(balance.expires_on, 'YYYY-MM-DD') as "expiresOn", balance.expires_on - ${day} as "daysLeft",
      business.company_name as "businessName", business.company_name_np as "businessNameLocLang",
      outlet.name as "outletName", outlet.name_np as "outletNameLocLang",
      unit.short_code as "unit", unit.name_np as "unitLocLang", ${quantity} as "quantity"
    from ${known(asked, 'batch_balance', 'balance')}
    join item_batch batch on batch.business_id = balance.business_id and batch.id = balance.batch_id
    join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
    join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
    join business on business.id = balance.business_id
    where ${isMeant}) batch
    where "quantity" > 0`;
}
