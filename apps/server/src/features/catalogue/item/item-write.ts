import { paisaOf } from '@bahi/domain/numbers/money';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
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
  const itemId = await insertRow(db, 'item', {
    ...itemValues(context, prepared),
    business_id: businessId,
    created_by: session.userId,
    code,
  });
  const variantId = await insertRow(db, 'item_variant', {
    ...variantValues(prepared.form),
    business_id: businessId,
    item_id: itemId,
    attribute_value: null,
  });
  return { itemId, variantId };
}

/** Writes an item and its one variant anew. */
export async function rewriteItem(
  context: Context,
  prepared: PreparedItem,
  { itemId, code }: { itemId: number; code: string },
): Promise<WrittenItem> {
  const { db, businessId } = context;
  const item = { business_id: businessId, id: itemId };
  const variant = { business_id: businessId, item_id: itemId, is_default: true };
  const [, [variantId]] = await Promise.all([
    changeRows(db, 'item', item, { ...itemValues(context, prepared), code }),
    changeRows(db, 'item_variant', variant, variantValues(prepared.form)),
  ]);
  return { itemId, variantId: variantId ?? failNotFound() };
}

function itemValues({ calendar }: Context, { form, references, purchasedOn }: PreparedItem) {
  const purchased = purchasedOn === null ? null : bothDates(purchasedOn, calendar);
  const { code: _code, openingStock: _stock, purchaseDateAD: _ad, purchaseDateBS: _bs, ...others } = form;
  const {
    barcode: _barcode,
    purchasePrice: _purchase,
    sellingPrice: _selling,
    vatIncluded: _included,
    ...plain
  } = others;
  return {
    ...columnsOf(plain),
    category_business_id: references.category.businessId,
    category_id: references.category.id,
    brand_business_id: references.brand?.businessId ?? null,
    brand_id: references.brand?.id ?? null,
    unit_business_id: references.unit.businessId,
    unit_id: references.unit.id,
    purchase_date: purchased?.ad ?? null,
    purchase_date_bs: purchased?.bs ?? null,
    tax_rate_id: references.taxRateId,
  };
}

function variantValues({ barcode, purchasePrice, sellingPrice, vatIncluded }: ItemForm) {
  return {
    barcode,
    purchase_price_paisa: purchasePrice === null ? null : paisaOf(purchasePrice),
    selling_price_paisa: paisaOf(sellingPrice),
    vat_included: vatIncluded,
  };
}
