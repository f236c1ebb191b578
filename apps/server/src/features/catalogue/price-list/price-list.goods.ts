import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isAbovePrinted } from '@bahi/domain/goods/printed-price';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';

/** What a variant costs without a list, and what a price of it must not be above. */
export type PricedGoods = {
  selling_price_paisa: number;
  vat_included: boolean;
  mrp_paisa: number | null;
  /** What VAT is laid on it, in hundredths of a per cent: none by a seller who is not registered for it. */
  vat_rate: number;
};

/** The columns of `PricedGoods` in a statement that has `item` and `variant`; $1 is the business, $2 the day. */
export const pricedGoods = `variant.selling_price_paisa, variant.vat_included, variant.mrp_paisa,
  case when item.taxable and (select register_type from business where business.id = $1) = 'VAT'
    then coalesce(tax_rate_on(item.tax_rate_id, $2::date), 0) else 0 end as vat_rate`;

/** The same of a query. */
export function vatRateOfGoods(businessId: number, day: CalendarDay): RawBuilder<number> {
  return sql`case when item.taxable and (select register_type from business where business.id = ${businessId}) = 'VAT'
    then coalesce(tax_rate_on(item.tax_rate_id, ${formatAdDate(day)}::date), 0) else 0 end`;
}

/** Whether goods would be sold above the price that is printed on them, at a price in the manner of their own. */
export function isAboveMrp({ vat_included, mrp_paisa, vat_rate }: PricedGoods, price: Paisa): boolean {
  if (mrp_paisa === null) return false;
  return isAbovePrinted({ price, vatRateHundredths: vat_included ? 0 : vat_rate }, asPaisa(mrp_paisa));
}

export type VariantGoods = PricedGoods & { id: number };

/** Variants of the business by their ids; others are not among them. */
export async function readVariantGoods(
  { db, businessId, today }: Pick<Context, 'db' | 'businessId' | 'today'>,
  ids: readonly number[],
): Promise<Map<number, VariantGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<VariantGoods>(
    `select variant.id, ${pricedGoods} from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     where variant.business_id = $1 and variant.id = any($3)`,
    [businessId, formatAdDate(today), ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
