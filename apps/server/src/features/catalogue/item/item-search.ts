import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy } from '../../../platform/database/list-query.ts';

/** True where an item is called so in either language, or bears the code, barcode or HS code, in digits of both scripts. */
export function itemSearch(search: string | null | undefined): RawBuilder<SqlBool> | null {
  const codes = ['item.code', 'item.hs_code', 'variant.barcode'];
  const names = ['item.name', 'item.name_np'];
  return foundBy(search, { names, codes, sound: sql.ref('item.name_sound'), kept: 'item' });
}

/**
 * What is on hand of `variant`, in one outlet or in all that the caller sees, as a table of one row; with a day, what can be
 * sold on it.
 */
export function stockOf(businessId: number, outletId: number | null, day: CalendarDay | null = null) {
  return sql<{ quantity: string }>`(select ${stockQuantity(businessId, outletId, day)} as quantity)`.as<'stock'>(
    sql`stock`,
  );
}

/** The same as a value. */
export function stockQuantity(
  businessId: number,
  outletId: number | null,
  day: CalendarDay | null = null,
): RawBuilder<string> {
  const quantity = day === null ? sql`balance.quantity` : sql`free_stock(balance, ${formatAdDate(day)})`;
  const inOutlet = outletId === null ? sql`` : sql`and balance.outlet_id = ${outletId}`;
  return sql`(select coalesce(sum(${quantity}), 0) from stock_balance balance
    where balance.business_id = ${businessId} and balance.item_variant_id = variant.id ${inOutlet})`;
}
