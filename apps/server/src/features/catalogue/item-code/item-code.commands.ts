import type { itemCodeContract } from '@bahi/contract/catalogue/item-code/item-code.contract';
import { mostCoded } from '@bahi/contract/catalogue/item-code/item-code.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { mostOwnBarcodes, ownBarcode, skuOf } from '@bahi/domain/goods/barcode';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

type Contract = typeof itemCodeContract;
type Wish = Input<Contract['make']>['body'];
type Uncoded = {
  id: number;
  item_id: number;
  sku: string | null;
  barcode: string | null;
  code: string;
  attribute_value: string | null;
};

/** Gives variants the SKUs and barcodes that they lack. Those made at once wait for one another, and none is given twice. */
export async function makeItemCodes(context: Context, wish: Wish): Promise<Answer<Contract['make']>> {
  const { db, businessId } = context;
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`item-code:${businessId}`]);
  await lockItems(context, wish);
  const { found, left } = await findUncoded(context, wish);
  const withoutBarcode = wish.barcode ? found.filter(({ barcode }) => barcode === null) : [];
  const withoutSku = wish.sku ? found.filter(({ sku }) => sku === null) : [];
  const barcodes = await takeBarcodes(context, withoutBarcode.length);
  const skus = await findFreeSkus(context, withoutSku);
  const barcodeOf = new Map(withoutBarcode.map(({ id }, position) => [id, barcodes[position] ?? null]));
  const coded = found.map(({ id, sku, barcode }) => ({
    id,
    sku: sku ?? skus.get(id) ?? null,
    barcode: barcode ?? barcodeOf.get(id) ?? null,
  }));
  await db.query(
    `update item_variant variant set sku = made.sku, barcode = made.barcode, version = variant.version + 1
     from unnest($2::bigint[], $3::text[], $4::text[]) as made (id, sku, barcode)
     where variant.business_id = $1 and variant.id = made.id returning variant.id`,
    [businessId, coded.map(({ id }) => id), coded.map(({ sku }) => sku), coded.map(({ barcode }) => barcode)],
  );
  // The form of an item shows the codes of its default: one that was opened before is refused, as after any other change.
  await db.query(
    `update item set version = item.version + 1
     where item.business_id = $1 and item.id = any($2) returning item.id`,
    [businessId, [...new Set(found.map(({ item_id }) => item_id))]],
  );
  if (found.length === 0) context.say('itemCode.nothing');
  else context.say('itemCode.made', { barcodes: barcodes.length, skus: skus.size });
  return { barcodes: barcodes.length, skus: skus.size, left, itemLedgerDetails: coded };
}

/** The items of what is meant, which nobody changes until the end; before their variants, as whoever saves an item does. */
async function lockItems({ db, businessId }: Context, wish: Wish): Promise<void> {
  await db.query(
    `select item.id from item where item.business_id = $1
       and item.id in (select item.id ${meant} order by variant.id limit $6) order by item.id for update`,
    [...meantBy(businessId, wish), mostCoded],
  );
}

/** The variants that are meant and lack what is wished, as many as one call codes; nobody writes them until the end. */
async function findUncoded({ db, businessId }: Context, wish: Wish): Promise<{ found: Uncoded[]; left: number }> {
  const found = await db.query<Uncoded>(
    `select variant.id, variant.item_id, variant.sku, variant.barcode, item.code, variant.attribute_value ${meant}
     order by variant.id limit $6 for update of variant`,
    [...meantBy(businessId, wish), mostCoded],
  );
  if (found.length < mostCoded) return { found, left: 0 };
  const [total] = await db.query<{ count: number }>(`select count(*) as count ${meant}`, meantBy(businessId, wish));
  return { found, left: (total?.count ?? found.length) - found.length };
}

// Of an item with variants the default is not sold, so that it needs no code, unless it is asked for by itself.
const meant = `from item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id
  where variant.business_id = $1
    and (variant.id = any($2) or variant.item_id = any($3)
      or ($2::bigint[] is null and $3::bigint[] is null and item.is_active and variant.is_active))
    and (variant.id = any($2) or variant.is_active or not variant.is_default or not item.has_variants)
    and (($4 and variant.barcode is null) or ($5 and variant.sku is null))`;

function meantBy(businessId: number, wish: Wish): unknown[] {
  return [businessId, wish.itemLedgerDetailIds ?? null, wish.itemIds ?? null, wish.barcode, wish.sku];
}

/** The next own barcodes of the business. One that somebody typed already is passed over. */
async function takeBarcodes(context: Context, count: number): Promise<string[]> {
  const { db, businessId } = context;
  if (count === 0) return [];
  const [series] = await db.query<{ last_number: number }>(
    `insert into own_barcode_series as series (business_id, last_number) values ($1, $2)
     on conflict (business_id) do update set last_number = least(series.last_number + excluded.last_number, $3)
     returning last_number`,
    [businessId, count, mostOwnBarcodes],
  );
  const last = series?.last_number ?? mostOwnBarcodes;
  if (last >= mostOwnBarcodes) fail('itemCode.noneLeft', { status: 409 });
  const made = Array.from({ length: count }, (_, position) => ownBarcode(last - count + 1 + position));
  const taken = await db.query<{ barcode: string | null }>(
    'select barcode from item_variant where business_id = $1 and barcode = any($2)',
    [businessId, made],
  );
  const free = made.filter((barcode) => !taken.some((row) => row.barcode === barcode));
  return [...free, ...(await takeBarcodes(context, count - free.length))];
}

/** For each variant an SKU that no other of the business has, by its id. */
async function findFreeSkus({ db, businessId }: Context, variants: readonly Uncoded[]): Promise<Map<number, string>> {
  const free = new Map<number, string>();
  const given = new Set<string>();
  let waiting = variants;
  for (let attempt = 1; waiting.length > 0; attempt += 1) {
    const wished = waiting.map((variant) => ({ variant, sku: skuOf(variant.code, valuesOf(variant), attempt) }));
    const taken = await db.query<{ sku: string }>(
      'select lower(sku) as sku from item_variant where business_id = $1 and lower(sku) = any($2)',
      [businessId, wished.map(({ sku }) => sku.toLowerCase())],
    );
    for (const { sku } of taken) given.add(sku);
    waiting = wished.flatMap(({ variant, sku }) => {
      if (given.has(sku.toLowerCase())) return [variant];
      given.add(sku.toLowerCase());
      free.set(variant.id, sku);
      return [];
    });
  }
  return free;
}

function valuesOf({ attribute_value: written }: Uncoded): string[] {
  return written === null ? [] : written.split(', ');
}
