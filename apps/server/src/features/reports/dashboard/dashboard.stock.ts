import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';

type Business = NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>;
type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'can'>;

/** So many rows a list of the dashboard has. */
export const shownRows = 5;

type LowRow = {
  item_id: number;
  code: string;
  name: string;
  name_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
  quantity: string;
  reorder_point: string;
  low_count: number;
};

/** What is at or below its reorder point, the scarcest first, and how many such items there are. */
export async function readLowStock({
  db,
  businessId,
  can,
}: Reader): Promise<{ rows: Business['lowStock']; count: number }> {
  if (!can('item.read')) return { rows: [], count: 0 };
  const rows = await db.query<LowRow>(
    `select item.id as item_id, item.code, item.name, item.name_np, unit.short_code as unit_name, unit.name_np as unit_name_np,
       stock.quantity, coalesce(item.reorder_point, 0) as reorder_point, (count(*) over ())::int as low_count
     from item
     join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
     cross join lateral (
       select coalesce(sum(balance.quantity), 0) as quantity from item_variant variant
       left join stock_balance balance on balance.business_id = variant.business_id and balance.item_variant_id = variant.id
       where variant.business_id = $1 and variant.item_id = item.id
     ) stock
     where item.business_id = $1 and item.is_active and item.reorder_point is not null and stock.quantity <= item.reorder_point
     order by stock.quantity - item.reorder_point, item.name limit $2`,
    [businessId, shownRows],
  );
  return {
    rows: rows.map((row) => ({
      itemId: row.item_id,
      code: row.code,
      name: row.name,
      nameNp: row.name_np,
      unitName: row.unit_name,
      unitNameNp: row.unit_name_np,
      stockQuantity: Number(row.quantity),
      reorderPoint: Number(row.reorder_point),
    })),
    count: rows[0]?.low_count ?? 0,
  };
}

/** How many batches on hand have expired, and how many will have within 90 days, those among them. */
export async function countExpiring({
  db,
  businessId,
  today,
  can,
}: Reader): Promise<{ expired: number; soon: number }> {
  const none = { expired: 0, soon: 0 };
  if (!can('expiry-report.report')) return none;
  const [row] = await db.query<{ expired: number; soon: number }>(
    `select (count(*) filter (where expires_on < $2::date))::int as expired,
       count(*)::int as soon
     from batch_balance where business_id = $1 and quantity > 0 and expires_on <= $2::date + 90`,
    [businessId, formatAdDate(today)],
  );
  return row ?? none;
}
