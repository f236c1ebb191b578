import type { Answer, Input } from '@bahi/contract/endpoint';
import type { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { asPaisa } from '@bahi/domain/numbers/money';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { noRows, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { stockQuantity, stockQuantityOfItem, variantSearch } from '../../catalogue/item/item-search.ts';
import { type LastBought, readLastBought } from './last-bought.ts';
import { type Drafted, readDrafted } from './reorder.drafted.ts';

type List = (typeof reorderContract)['list'];
type Row = Answer<List>['rows'][number];

/** What is at or below its reorder point in the outlets that are asked for, the scarcest first. */
export async function listReorder(context: Context, query: Input<List>['query']): Promise<Answer<List>> {
  if (query.isActive === false) return noRows;
  const { businessId, language } = context;
  const outletId = await readOutletAsked(context, query.outletId ?? null);
  const [ofItem, ofVariant] = [stockQuantityOfItem(businessId, outletId), stockQuantity(businessId, outletId)];
  let selection = context.db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .where('item.business_id', '=', businessId)
    .where('item.is_active', '=', true)
    .where('variant.is_active', '=', true)
    .where('item.reorder_point', 'is not', null)
    .where(sql<boolean>`${ofItem} <= item.reorder_point`);
  for (const condition of variantSearch(query.search)) selection = selection.where(condition);
  const shown = selection.select([
    'item.id as item_id',
    'variant.id as variant_id',
    'item.code',
    'item.name',
    'item.name_np',
    'item.has_variants',
    'variant.attribute_value',
    'variant.attribute_value_np',
    'unit.short_code as unit_name',
    'unit.name_np as unit_name_np',
    'item.reorder_point',
    'item.reorder_quantity',
    'item.lead_days',
    'variant.purchase_price_paisa',
    ofItem.as('item_stock'),
    ofVariant.as('stock'),
  ]);
  const sorting = {
    shortage: sql`${ofItem} - item.reorder_point`,
    itemName: shownName(language, 'item'),
    stockQuantity: ofVariant,
    leadDays: sql`item.lead_days`,
  };
  const order = orderOf(sorting, query.sort, 'shortage', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  const variantIds = rows.map(({ variant_id }) => variant_id);
  const [bought, drafted] = await Promise.all([readLastBought(context, variantIds), readDrafted(context, variantIds)]);
  const seesCost = context.can(rightToCost);
  return {
    rows: rows.map((row) => ({
      ...plannedOf(row),
      ...boughtOf(row.purchase_price_paisa, bought.get(row.variant_id), seesCost),
      ...draftedOf(drafted.get(row.variant_id)),
    })),
    recordsTotal,
  };
}

type Planned = {
  item_id: number;
  variant_id: number;
  code: string;
  name: string;
  name_np: string | null;
  has_variants: boolean;
  attribute_value: string | null;
  attribute_value_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
  reorder_point: string | null;
  reorder_quantity: string | null;
  lead_days: number | null;
  item_stock: string;
  stock: string;
};

function plannedOf(row: Planned): Omit<Row, keyof ReturnType<typeof boughtOf> | keyof ReturnType<typeof draftedOf>> {
  const [point, onHand] = [Number(row.reorder_point), Number(row.item_stock)];
  const wanted = Number(row.reorder_quantity ?? 0) || point - onHand;
  return {
    itemId: row.item_id,
    itemLedgerDetailId: row.variant_id,
    itemCode: row.code,
    itemName: row.name,
    itemNameLocLang: row.name_np,
    attributeValue: row.attribute_value,
    attributeValueLocLang: row.attribute_value_np,
    hasVariants: row.has_variants,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
    stockQuantity: Number(row.stock),
    itemStockQuantity: onHand,
    reorderPoint: point,
    leadDays: row.lead_days,
    suggestedQuantity: row.has_variants || wanted <= 0 ? null : wanted,
  };
}

function boughtOf(purchasePrice: number | null, bought: LastBought | undefined, seesCost: boolean) {
  const price = bought?.price ?? (purchasePrice === null ? null : asPaisa(purchasePrice));
  return {
    vendorId: bought?.vendor.id ?? null,
    vendorName: bought?.vendor.name ?? null,
    vendorNameNp: bought?.vendor.nameNp ?? null,
    lastPrice: seesCost && price !== null ? rupeesOf(price) : null,
    lastBoughtAD: bought?.day ?? null,
  };
}

function draftedOf(drafted: Drafted | undefined) {
  return { draftId: drafted?.documentId ?? null, draftQuantity: drafted === undefined ? null : drafted.quantity };
}

/** The outlet whose stock is asked for; null for all that the caller sees. */
async function readOutletAsked({ db, businessId, outletId }: Context, asked: number | null): Promise<number | null> {
  if (asked === null) return outletId;
  const known = await db.query('select id from outlet where business_id = $1 and id = $2', [businessId, asked]);
  if (known.length === 0 || (outletId !== null && outletId !== asked))
    fail('common.unknownRecord', { field: 'outletId' });
  return asked;
}
