import type { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

export type SharedItem = Answer<(typeof publicItemContract)['get']>;
type Reader = Pick<Context, 'db' | 'businessId'>;
type Attribute = SharedItem['itemAttributeValueList'][number];
type Detail = SharedItem['itemAttributeDetailList'][number];

/** An item as it is shared; of prices nothing is read where they are not. */
export async function readSharedItem(reader: Reader, itemId: number, imageList: string[]): Promise<SharedItem> {
  const { db, businessId } = reader;
  const [item] = await db.query<Omit<SharedItem, 'imageList' | 'itemAttributeValueList' | 'itemAttributeDetailList'>>(
    `select item.name as "itemName", item.name_np as "itemNameNp", business.company_name as "businessName",
       business.company_name_np as "businessNameNp", brand.name as "brandName", brand.name_np as "brandNameNp",
       category.name as "itemCategory", category.name_np as "itemCategoryNp", unit.name as "unitName",
       unit.name_np as "unitNameNp", item.description, item.taxable and business.register_type is not distinct from 'VAT' as "isTaxable",
       item.is_price_shareable as "isPriceShareable"
     from item
     join business on business.id = item.business_id
     join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
     join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
     left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
     where item.business_id = $1 and item.id = $2`,
    [businessId, itemId],
  );
  if (item === undefined) return failNotFound();
  return {
    ...item,
    imageList,
    itemAttributeValueList: await readAttributes(reader, itemId),
    itemAttributeDetailList: item.isPriceShareable ? await readDetails(reader, itemId) : [],
  };
}

type ValueRow = {
  attribute_id: number;
  name: string;
  name_np: string | null;
  is_colour: boolean;
  id: number;
  value: string;
  value_alias: string | null;
  swatch: string | null;
};

/** The attributes of an item with the values that it may have, in their order; none while it is sold by itself alone. */
async function readAttributes({ db, businessId }: Reader, itemId: number): Promise<Attribute[]> {
  const rows = await db.query<ValueRow>(
    `select attribute.id as attribute_id, attribute.name, attribute.name_np, attribute.is_colour,
       value.id, value.value, value.value_alias, value.swatch
     from item_attribute_value own
     join attribute on attribute.business_id = own.value_business_id and attribute.id = own.attribute_id
     join attribute_value value on value.business_id = own.value_business_id and value.id = own.attribute_value_id
     join item on item.business_id = own.business_id and item.id = own.item_id
     where own.business_id = $1 and own.item_id = $2 and item.has_variants order by own.order_number, own.id`,
    [businessId, itemId],
  );
  const attributes = new Map<number, Attribute>();
  for (const row of rows) {
    const known = attributes.get(row.attribute_id);
    const attribute = known ?? {
      attributeName: row.name,
      attributeNameNp: row.name_np,
      isColour: row.is_colour,
      values: [],
    };
    attribute.values.push({ id: row.id, value: row.value, valueAlias: row.value_alias, swatch: row.swatch });
    attributes.set(row.attribute_id, attribute);
  }
  return [...attributes.values()];
}

type DetailRow = {
  selling_price_paisa: number;
  vat_included: boolean;
  quantity: string;
  values: Detail['valueReqs'] | null;
};

/** Its variants, or where it has none what it costs itself. */
async function readDetails({ db, businessId }: Reader, itemId: number): Promise<Detail[]> {
  const rows = await db.query<DetailRow>(
    `select variant.selling_price_paisa, variant.vat_included, stock.quantity, made.values
     from item join item_variant variant on variant.business_id = item.business_id and variant.item_id = item.id
     cross join lateral (select coalesce(sum(balance.quantity), 0) as quantity from stock_balance balance
       where balance.business_id = $1 and balance.item_variant_id = variant.id) stock
     left join lateral (
       select json_agg(json_build_object('value', value.value, 'variantsId', value.id) order by own.id) as values
       from item_variant_value own
       join attribute_value value on value.business_id = own.value_business_id and value.id = own.attribute_value_id
       where own.business_id = $1 and own.item_variant_id = variant.id) made on true
     where item.business_id = $1 and item.id = $2 and variant.is_active and variant.is_default <> item.has_variants
     order by variant.id`,
    [businessId, itemId],
  );
  return rows.map((row) => ({
    sellingPrice: rupeesOf(row.selling_price_paisa),
    quantity: Number(row.quantity),
    isVatIncludedPrice: row.vat_included,
    valueReqs: row.values ?? [],
  }));
}
