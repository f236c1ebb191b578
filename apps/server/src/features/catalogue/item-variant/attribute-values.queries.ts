import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { combinationOf, combinationsOf } from '@bahi/domain/goods/combinations';
import { searchedSound, soundOf } from '@bahi/domain/name-sound';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { pageOf } from '../../../platform/database/list-query.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
type Contract = typeof itemVariantContract;
type ItemValues = Answer<Contract['attributeValues']>;
type Combinations = Answer<Contract['combinations']>;

/** A value that variants of an item may have, with its attribute. */
export type ItemValue = {
  attribute_id: number;
  attribute_name: string;
  attribute_name_np: string | null;
  is_colour: boolean;
  value_business_id: number;
  id: number;
  value: string;
  value_alias: string | null;
  swatch: string | null;
};

/** The values that variants of an item may have, those of an attribute beside one another, in their order. */
export function readItemValues({ db, businessId }: Reader, itemId: number): Promise<ItemValue[]> {
  return db.query<ItemValue>(
    `select chosen.attribute_id, attribute.name as attribute_name, attribute.name_np as attribute_name_np,
       attribute.is_colour, chosen.value_business_id, value.id, value.value, value.value_alias, value.swatch
     from item_attribute_value chosen
     join attribute on attribute.business_id = chosen.value_business_id and attribute.id = chosen.attribute_id
     join attribute_value value on value.business_id = chosen.value_business_id and value.id = chosen.attribute_value_id
     where chosen.business_id = $1 and chosen.item_id = $2 order by chosen.order_number`,
    [businessId, itemId],
  );
}

/** Which values an item may have, by attribute. */
export async function getAttributeValues(reader: Reader, itemId: number): Promise<ItemValues> {
  const [values, counts] = await Promise.all([
    readItemValues(reader, itemId),
    reader.db.query<{ made: number }>(
      `select (select count(*)::int from item_variant variant
         where variant.business_id = $1 and variant.item_id = item.id and not variant.is_default) as made
       from item where item.business_id = $1 and item.id = $2`,
      [reader.businessId, itemId],
    ),
  ]);
  const [count] = counts;
  if (count === undefined) return failNotFound();
  const groups = byAttribute(values);
  return {
    itemId,
    attributes: groups.map((group) => attributeOf(group)),
    combinationCount: groups.length === 0 ? 0 : groups.reduce((product, group) => product * group.length, 1),
    ledgerDetailCount: count.made,
  };
}

/** One page of the combinations of an item's values, made or not: those that hold every word that is searched. */
export async function listCombinations(
  reader: Reader,
  itemId: number,
  query: Input<Contract['combinations']>['query'],
): Promise<Combinations> {
  const { attributes } = await getAttributeValues(reader, itemId);
  const words = [...new Set((query.search ?? '').split(/\s+/).filter((word) => word !== ''))].slice(0, mostWords);
  const groups = attributes.map(({ attributeValues }) =>
    attributeValues.map((value) => ({ value, meets: wordsMet(value, words) })),
  );
  const { total, combinations } = combinationsOf(groups, 2 ** words.length - 1, pageOf(query));
  const made = await readMade(reader, itemId, combinations.map(keyOf));
  const rows = combinations.map((values) => {
    const variant = made.get(keyOf(values));
    return {
      attributeValueIds: values.map(({ id }) => id),
      attributeValue: values.map(({ value }) => value).join(', '),
      attributeValueLocLang: values.map(({ value, valueAlias }) => valueAlias ?? value).join(', '),
      itemLedgerDetailId: variant?.id ?? null,
      sellingPrice: variant === undefined ? null : rupeesOf(variant.selling_price_paisa),
      isActive: variant?.is_active ?? null,
    };
  });
  return { rows, recordsTotal: total };
}

/** The values that each variant of an item has. */
export async function listVariantValues(
  { db, businessId }: Reader,
  itemId: number,
): Promise<Answer<Contract['values']>> {
  const [item] = await db.query('select id from item where business_id = $1 and id = $2', [businessId, itemId]);
  if (item === undefined) return failNotFound();
  return db.query<Answer<Contract['values']>[number]>(
    `select held.id, held.item_variant_id as "itemLedgerDetailId", held.attribute_id as "attributeId",
       attribute.name as "attributeName", attribute.name_np as "attributeNameNp", value.id as "attributeValueId",
       value.value, value.value_alias as "valueAlias", value.swatch
     from item_variant_value held
     join item_attribute_value chosen on chosen.business_id = held.business_id and chosen.item_id = held.item_id
       and chosen.attribute_value_id = held.attribute_value_id
     join attribute on attribute.business_id = held.value_business_id and attribute.id = held.attribute_id
     join attribute_value value on value.business_id = held.value_business_id and value.id = held.attribute_value_id
     where held.business_id = $1 and held.item_id = $2
     order by held.item_variant_id, chosen.order_number`,
    [businessId, itemId],
  );
}

/** More words than anybody types of a combination; what stands behind them is not looked at. */
const mostWords = 6;

type Value = ItemValues['attributes'][number]['attributeValues'][number];

/** A bit for each word that the value has, in either language, as it is written or as it sounds. */
function wordsMet({ value, valueAlias }: Value, words: readonly string[]): number {
  const text = `${value}\n${valueAlias ?? ''}`.toLowerCase();
  const sound = soundOf(`${value} ${valueAlias ?? ''}`);
  return words.reduce((bits, word, position) => {
    const searched = searchedSound(word);
    const isMet = text.includes(word.toLowerCase()) || (searched !== null && sound.includes(searched));
    return isMet ? bits | (2 ** position) : bits;
  }, 0);
}

function keyOf(values: readonly { id: number }[]): string {
  return combinationOf(values.map(({ id }) => id));
}

type Made = { id: number; combination: string; selling_price_paisa: number; is_active: boolean };

async function readMade(
  { db, businessId }: Reader,
  itemId: number,
  combinations: readonly string[],
): Promise<Map<string, Made>> {
  if (combinations.length === 0) return new Map();
  const rows = await db.query<Made>(
    `select id, combination, selling_price_paisa, is_active from item_variant
     where business_id = $1 and item_id = $2 and combination = any($3)`,
    [businessId, itemId, combinations],
  );
  return new Map(rows.map((row) => [row.combination, row]));
}

/** The values by attribute, in the order in which the attributes come. */
export function byAttribute(values: readonly ItemValue[]): ItemValue[][] {
  return [...Map.groupBy(values, ({ attribute_id }) => attribute_id).values()];
}

function attributeOf(group: readonly ItemValue[]): ItemValues['attributes'][number] {
  const [first] = group;
  if (first === undefined) throw new RangeError('an attribute without values');
  return {
    attributeId: first.attribute_id,
    attributeName: first.attribute_name,
    attributeNameNp: first.attribute_name_np,
    isColour: first.is_colour,
    attributeValues: group.map(({ id, value, value_alias, swatch }) => ({
      id,
      value,
      valueAlias: value_alias,
      swatch,
    })),
  };
}
