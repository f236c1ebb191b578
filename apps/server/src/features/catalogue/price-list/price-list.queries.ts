import type { Input } from '@bahi/contract/endpoint';
import type { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { inMannerOf } from '@bahi/domain/goods/list-price';
import { asPaisa } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { variantSearch } from '../item/item-search.ts';
import { vatRateOfGoods } from './price-list.goods.ts';
import {
  type AudienceName,
  type PriceList,
  priceListOf,
  type PriceListPrice,
  type PriceListRow,
  priceListRowOf,
} from './price-list.rows.ts';

type Contract = typeof priceListContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language' | 'calendar' | 'today'>;
type Page<R> = { rows: R[]; recordsTotal: number };

/** Whom a row of the list names; the rest is counted. */
const mostNamed = 3;

export async function getPriceList(context: Reader, id: number): Promise<PriceList> {
  const [row, names] = await Promise.all([
    withCount(priceListsOf(context).where('price_list.id', '=', id)).executeTakeFirst(),
    readAudience(context, [id], null),
  ]);
  return row === undefined ? failNotFound() : priceListOf(row, names, context.calendar);
}

/** By name unless another order is asked for; searched by either name. */
export async function listPriceLists(
  context: Reader,
  query: Input<Contract['list']>['query'],
): Promise<Page<PriceListRow>> {
  let selection = priceListsOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'price_list.id');
  const read = selection.selectAll('price_list');
  const { rows, recordsTotal } = await readPage(context, selection, read, order, query);
  const ids = rows.map(({ id }) => id);
  const names = Map.groupBy(await readAudience(context, ids, mostNamed), (one) => one.price_list_id);
  return { rows: rows.map((row) => priceListRowOf(row, names.get(row.id) ?? [], context.calendar)), recordsTotal };
}

/** A page of the prices of a list with what is sold at them, by item and quantity. */
export async function listPricesOf(
  context: Reader,
  { params, query }: Input<Contract['listPrices']>,
): Promise<Page<PriceListPrice>> {
  await requirePriceList(context, params.id);
  let selection = pricesOf(context, params.id);
  for (const condition of variantSearch(query.search)) selection = selection.where(condition);
  if (query.isActive !== undefined)
    selection = selection.where(sql<SqlBool>`(item.is_active and variant.is_active) = ${query.isActive}`);
  const sorting = {
    itemName: shownName(context.language, 'item'),
    itemCode: sql`item.code`,
    fromQuantity: sql`line.from_quantity`,
    price: sql`line.price_paisa`,
  };
  const order = sql`${orderOf(sorting, query.sort, 'itemName', 'variant.id')}, line.from_quantity, line.id`;
  const { rows, recordsTotal } = await readPage(context, selection, withGoods(selection, context), order, query);
  return { rows: rows.map(priceOf), recordsTotal };
}

/** All prices of a list in the same order, for its paper. */
export async function readAllPrices(context: Reader, id: number): Promise<PriceListPrice[]> {
  const order = sql`${shownName(context.language, 'item')}, variant.id, line.from_quantity, line.id`;
  const rows = await withGoods(pricesOf(context, id), context).orderBy(order).execute();
  return rows.map(priceOf);
}

/** Refuses with 404 what is no list of the business. */
export async function requirePriceList({ db, businessId }: Pick<Reader, 'db' | 'businessId'>, id: number) {
  const found = await db.query('select id from price_list where business_id = $1 and id = $2', [businessId, id]);
  if (found.length === 0) failNotFound();
}

function priceListsOf({ db, businessId }: Reader) {
  return db.tables().selectFrom('price_list').where('price_list.business_id', '=', businessId);
}

/** Of one list: those of a page of lists would be all that there are. */
function withCount(selection: ReturnType<typeof priceListsOf>) {
  return selection.selectAll('price_list').select(
    sql<number>`(select count(*) from price_list_line line
        where line.business_id = price_list.business_id and line.price_list_id = price_list.id)`.as('price_count'),
  );
}

type Conditions = Pick<Input<Contract['list']>['query'], 'search' | 'isActive' | 'audience'>;

function conditions({ search, isActive, audience }: Conditions): RawBuilder<SqlBool>[] {
  return [
    foundBy(search, { names: ['price_list.name', 'price_list.name_np'] }),
    isActive === undefined ? null : sql<SqlBool>`price_list.is_active = ${isActive}`,
    audience === undefined ? null : sql<SqlBool>`price_list.audience = ${audience}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Reader): Sorting {
  return {
    name: shownName(language, 'price_list'),
    fromDateAD: sql.ref('price_list.from_day'),
    tillDateAD: sql.ref('price_list.till_day'),
    isActive: sql.ref('price_list.is_active'),
  };
}

/** The groups and customers that lists are for, by name: the first ones of each, or all. */
function readAudience(
  { db, businessId }: Reader,
  ids: readonly number[],
  mostOfEach: number | null,
): Promise<AudienceName[]> {
  return db.query<AudienceName>(
    `select price_list_id, id, name, name_np, total from (
       select price_list_id, id, name, name_np, count(*) over (partition by price_list_id) as total,
         row_number() over (partition by price_list_id order by name collate "ne-x-icu", id) as position
       from (
         select one.price_list_id, party.id, party.name, party.name_np from price_list_group one
         join customer_group party on party.business_id = one.business_id and party.id = one.customer_group_id
         where one.business_id = $1 and one.price_list_id = any($2)
         union all
         select one.price_list_id, party.id, party.name, party.name_np from price_list_customer one
         join customer party on party.business_id = one.business_id and party.id = one.customer_id
         where one.business_id = $1 and one.price_list_id = any($2)
       ) named
     ) numbered where position <= coalesce($3, position) order by price_list_id, position`,
    [businessId, ids, mostOfEach],
  );
}

function pricesOf({ db, businessId }: Reader, priceListId: number) {
  return db
    .tables()
    .selectFrom('price_list_line as line')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'line.business_id').onRef('variant.id', '=', 'line.item_variant_id'),
    )
    .innerJoin('item', (join) =>
      join.onRef('item.business_id', '=', 'variant.business_id').onRef('item.id', '=', 'variant.item_id'),
    )
    .where('line.business_id', '=', businessId)
    .where('line.price_list_id', '=', priceListId);
}

function withGoods(selection: ReturnType<typeof pricesOf>, { businessId, today }: Reader) {
  return selection
    .innerJoin('unit', (join) =>
      join.onRef('unit.business_id', '=', 'item.unit_business_id').onRef('unit.id', '=', 'item.unit_id'),
    )
    .select([
      'line.id',
      'line.item_variant_id',
      'line.from_quantity',
      'line.price_paisa',
      'line.vat_included as written_vat_included',
      'item.code',
      'item.name',
      'item.name_np',
      'variant.attribute_value',
      'variant.attribute_value_np',
      'unit.name as unit_name',
      'unit.name_np as unit_name_np',
      'variant.selling_price_paisa',
      'variant.vat_included',
      'variant.mrp_paisa',
      sql<boolean>`item.is_active and variant.is_active`.as('is_active'),
      vatRateOfGoods(businessId, today).as('vat_rate'),
    ]);
}

type PriceRow = Awaited<ReturnType<ReturnType<typeof withGoods>['execute']>>[number];

function priceOf(row: PriceRow): PriceListPrice {
  const written = { vatIncluded: row.written_vat_included, price: asPaisa(row.price_paisa) };
  return {
    id: row.id,
    itemLedgerDetailId: row.item_variant_id,
    itemCode: row.code,
    itemName: row.name,
    itemNameLocLang: row.name_np,
    attributeValue: row.attribute_value,
    attributeValueLocLang: row.attribute_value_np,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
    fromQuantity: Number(row.from_quantity),
    price: rupeesOf(inMannerOf({ vatIncluded: row.vat_included }, written, row.vat_rate)),
    sellingPrice: rupeesOf(row.selling_price_paisa),
    vatIncluded: row.vat_included,
    mrp: row.mrp_paisa === null ? null : rupeesOf(row.mrp_paisa),
    isActive: row.is_active,
  };
}
