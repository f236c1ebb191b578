import { paisaOf } from '@bahi/domain/numbers/money';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { OpeningStock } from './item-opening-stock.ts';
import type { ItemReferences } from './item-references.ts';
import type { ItemForm } from './item.rows.ts';

/** An item as it is about to be written. */
export type PreparedItem = {
  form: ItemForm;
  references: ItemReferences;
  purchasedOn: CalendarDay | null;
  opening: OpeningStock[];
};

export type WrittenItem = { itemId: number; variantId: number };

/** Writes a new item with its one variant. */
export async function insertItem(context: Context, prepared: PreparedItem, code: string): Promise<WrittenItem> {
  const { db, businessId, session } = context;
  const [item] = await db.query<{ id: number }>(
    `insert into item (business_id, created_by, code, name, name_np, hs_code, category_business_id, category_id,
       brand_business_id, brand_id, unit_business_id, unit_id, purchase_date, purchase_date_bs, taxable, tax_rate_id,
       reorder_point, description)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
    [businessId, session.userId, code, ...itemValues(context, prepared)],
  );
  const itemId = item?.id ?? failNotFound();
  const [variant] = await db.query<{ id: number }>(
    `insert into item_variant (business_id, item_id, barcode, purchase_price_paisa, selling_price_paisa, vat_included)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [businessId, itemId, ...variantValues(prepared.form)],
  );
  return { itemId, variantId: variant?.id ?? failNotFound() };
}

/** Writes an item and its one variant anew. */
export async function rewriteItem(
  context: Context,
  prepared: PreparedItem,
  { itemId, code }: { itemId: number; code: string },
): Promise<WrittenItem> {
  const { db, businessId } = context;
  const [, variants] = await Promise.all([
    db.query(
      `update item set code = $3, name = $4, name_np = $5, hs_code = $6, category_business_id = $7, category_id = $8,
         brand_business_id = $9, brand_id = $10, unit_business_id = $11, unit_id = $12, purchase_date = $13,
         purchase_date_bs = $14, taxable = $15, tax_rate_id = $16, reorder_point = $17, description = $18,
         version = version + 1
       where business_id = $1 and id = $2`,
      [businessId, itemId, code, ...itemValues(context, prepared)],
    ),
    db.query<{ id: number }>(
      `update item_variant set barcode = $3, purchase_price_paisa = $4, selling_price_paisa = $5, vat_included = $6,
         version = version + 1
       where business_id = $1 and item_id = $2 and is_default returning id`,
      [businessId, itemId, ...variantValues(prepared.form)],
    ),
  ]);
  return { itemId, variantId: variants[0]?.id ?? failNotFound() };
}

function itemValues({ calendar }: Context, { form, references, purchasedOn }: PreparedItem): unknown[] {
  const purchased = purchasedOn === null ? null : bothDates(purchasedOn, calendar);
  return [
    form.name,
    form.nameNp,
    form.hsCode,
    references.category.businessId,
    references.category.id,
    references.brand?.businessId ?? null,
    references.brand?.id ?? null,
    references.unit.businessId,
    references.unit.id,
    purchased?.ad ?? null,
    purchased?.bs ?? null,
    form.taxable,
    references.taxRateId,
    form.reorderPoint,
    form.description,
  ];
}

function variantValues(form: ItemForm): unknown[] {
  const purchasePrice = form.purchasePrice === null ? null : paisaOf(form.purchasePrice);
  return [form.barcode, purchasePrice, paisaOf(form.sellingPrice), form.vatIncluded];
}
