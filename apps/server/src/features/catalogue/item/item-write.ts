import { paisaOf } from '@bahi/domain/numbers/money';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
import type { NewRow } from '../../../platform/database/table-types.ts';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { OpeningStock } from '../item-variant/opening-stock.ts';
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

/** Writes a new item with its default variant. */
export async function insertItem(context: Context, prepared: PreparedItem, code: string): Promise<WrittenItem> {
  const { db, businessId } = context;
  const itemId = await insertRow(db, 'item', newItemRow(context, prepared, code));
  const variantId = await insertRow(db, 'item_variant', newDefaultRow(businessId, itemId, prepared.form));
  return { itemId, variantId };
}

/** The row of a new item. */
export function newItemRow(context: Context, prepared: Omit<PreparedItem, 'opening'>, code: string): NewRow<'item'> {
  const { businessId, session } = context;
  return {
    ...itemValues(context, prepared),
    business_id: businessId,
    created_by: session.userId,
    code,
    ...withoutParts,
  };
}

/** The row of its default variant. */
export function newDefaultRow(businessId: number, itemId: number, form: ItemForm): NewRow<'item_variant'> {
  return {
    ...variantValues(form),
    business_id: businessId,
    item_id: itemId,
    attribute_value: null,
    attribute_value_np: null,
  };
}

/** What is said of an item by calls of their own. */
const withoutParts = {
  purchase_unit_business_id: null,
  purchase_unit_id: null,
  purchase_unit_conversion: null,
  sales_unit_business_id: null,
  sales_unit_id: null,
  sales_unit_conversion: null,
  reorder_quantity: null,
  lead_days: null,
} as const;

/** Writes an item and its default variant anew. */
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

function itemValues({ calendar }: Context, { form, references, purchasedOn }: Omit<PreparedItem, 'opening'>) {
  const purchased = purchasedOn === null ? null : bothDates(purchasedOn, calendar);
  const { code: _code, openingStock: _stock, purchaseDateAD: _ad, purchaseDateBS: _bs, ...others } = form;
  const {
    defaultUnits: _units,
    planningData: _planning,
    attributeValueIds: _values,
    ledgerDetails: _variants,
    images: _images,
    documents: _documents,
    sku: _sku,
    barcode: _barcode,
    purchasePrice: _purchase,
    sellingPrice: _selling,
    mrp: _mrp,
    vatIncluded: _included,
    ...plain
  } = others;
  return {
    ...columnsOf(plain),
    category_business_id: references.category.businessId,
    category_id: references.category.id,
    sub_category_business_id: references.subCategory?.businessId ?? null,
    sub_category_id: references.subCategory?.id ?? null,
    brand_business_id: references.brand?.businessId ?? null,
    brand_id: references.brand?.id ?? null,
    unit_business_id: references.unit.businessId,
    unit_id: references.unit.id,
    purchase_date: purchased?.ad ?? null,
    purchase_date_bs: purchased?.bs ?? null,
    tax_rate_id: references.taxRateId,
  };
}

function variantValues({ sku, barcode, purchasePrice, sellingPrice, mrp, vatIncluded }: ItemForm) {
  return {
    sku,
    barcode,
    purchase_price_paisa: purchasePrice === null ? null : paisaOf(purchasePrice),
    selling_price_paisa: paisaOf(sellingPrice),
    mrp_paisa: mrp === null ? null : paisaOf(mrp),
    vat_included: vatIncluded,
  };
}
