import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { giveCodes } from '../../../platform/database/next-code.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { keepItemsValues, readManyValues } from '../item-variant/attribute-values-bulk.ts';
import { readVatRate, refusedAbovePrinted } from '../item-variant/charged-price.ts';
import { chooseVariants } from '../item-variant/chosen-variants.ts';
import type { ItemValue } from '../item-variant/attribute-values.queries.ts';
import { namesOf, newVariantRow, type PreparedVariant, valueRowsOf } from '../item-variant/item-variant-write.ts';
import { type OpeningStock, readOpeningStock } from '../item-variant/opening-stock.ts';
import { chooseTaxRate, findTaxRate } from '../tax-rate/tax-rate-choice.ts';
import { findNamed, referencesOf } from './item-references.ts';
import { itemCodes } from './item.commands.ts';
import { newDefaultRow, newItemRow, type PreparedItem } from './item-write.ts';
import type { ItemForm } from './item.rows.ts';

/** A new item as it is about to be written with others, with its variants. */
export type NewItem = Omit<PreparedItem, 'purchasedOn'> & {
  values: readonly ItemValue[];
  variants: readonly { prepared: PreparedVariant; opening: readonly OpeningStock[] }[];
};

/** Opening stock of a variant that was written: `item` is its place among the items. */
export type WrittenOpening = OpeningStock & { item: number; variantId: number };

/** Forms that are judged between two looks at what others ask for meanwhile. */
const atOnce = 250;

/**
 * Judges forms of new items by the rules of the form that saves one, all at once: what is refused of each stands in its
 * order. Nothing is written, but that a tax rate is noted as used where they `areWritten` next.
 */
export async function prepareItems(
  context: Context,
  forms: readonly ItemForm[],
  { areWritten }: { areWritten: boolean },
): Promise<{ items: NewItem[]; refused: RefusedField[][] }> {
  const choose = areWritten ? chooseTaxRate : findTaxRate;
  const taxOf = keptBy((key: string) => choose(context, taxAsked(key)));
  const vatOf = keptBy((id: string) => readVatRate(context, id === '' ? null : Number(id)));
  const [found, values, stock] = await Promise.all([
    findNamed(context, forms),
    readManyValues(
      context,
      forms.map((form) => form.attributeValueIds ?? []),
    ),
    readOpeningStock(context, forms.flatMap(stockOf)),
  ]);
  const stockRefused = Map.groupBy(stock.refused, ({ field }) => Number(field.split('/')[0]));
  const opening = stock.opening.values();
  const items: NewItem[] = [];
  const refused: RefusedField[][] = [];
  for (const [position, form] of forms.entries()) {
    if (position % atOnce === atOnce - 1) await new Promise(setImmediate);
    const tax = await taxOf(`${form.taxable}/${form.taxRateId ?? ''}`);
    const { references, refused: unknown } = referencesOf(form, { found, tax, current: null });
    const vatRate = await vatOf(String(references.taxRateId ?? ''));
    const rows = form.ledgerDetails ?? [];
    const own = opening.next().value ?? [];
    const ownValues = values[position] ?? { values: [], refused: [] };
    const { chosen, refused: unfit } = chooseVariants(
      rows.map((row, at) => ({ ...row, place: `ledgerDetails.${at}.` })),
      { values: ownValues.values, variants: [] },
    );
    const variants = chosen.flatMap(({ combination, values: held }, at) => {
      const prices = rows[at];
      const stocked = opening.next().value ?? [];
      return prices === undefined
        ? []
        : [{ prepared: { id: null, combination, values: held, prices }, opening: stocked }];
    });
    items.push({ form, references, opening: own, values: ownValues.values, variants });
    refused.push([
      ...unknown,
      ...(stockRefused.get(position) ?? []).map((one) => ({ ...one, field: one.field.slice(`${position}/`.length) })),
      ...refusedAbovePrinted(form, vatRate),
      ...rows.flatMap((row, at) => refusedAbovePrinted(row, vatRate, `ledgerDetails.${at}.`)),
      ...ownValues.refused,
      ...unfit,
    ]);
  }
  return { items, refused };
}

/** Writes new items with their variants, as saving each of them would; `onWritten` is told how many are there. */
export async function insertItems(
  context: Context,
  items: readonly NewItem[],
  onWritten: (count: number) => void,
): Promise<{ itemIds: number[]; opening: WrittenOpening[] }> {
  const { db, businessId } = context;
  const asked = items.map(({ form }) => form.code);
  const codes = await giveCodes(db, businessId, itemCodes, asked);
  const itemIds: number[] = [];
  const opening: WrittenOpening[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const part = items.slice(start, start + atOnce);
    const partCodes = codes.slice(start, start + atOnce);
    const written = await insertPart(context, part, partCodes);
    opening.push(...written.opening.map((one) => ({ ...one, item: one.item + start })));
    itemIds.push(...written.itemIds);
    onWritten(itemIds.length);
  }
  return { itemIds, opening };
}

async function insertPart(context: Context, items: readonly NewItem[], codes: readonly string[]) {
  const { db, businessId } = context;
  const itemIds = await insertRows(
    db,
    'item',
    items.map((item, at) => ({
      ...newItemRow(context, { ...item, purchasedOn: null }, codes[at] ?? ''),
      has_variants: item.variants.length > 0,
    })),
  );
  const idAt = (at: number): number => itemIds[at] ?? Number.NaN;
  const defaults = await insertRows(
    db,
    'item_variant',
    // Sold only where there is no other variant, as `settleDefault` leaves a new item.
    items.map(({ form, variants }, at) => ({
      ...newDefaultRow(businessId, idAt(at), form),
      is_active: variants.length === 0,
    })),
  );
  await keepItemsValues(
    context,
    items.map(({ values }, at) => ({ itemId: idAt(at), values })),
  );
  const flat = items.flatMap(({ variants }, item) => variants.map((variant) => ({ ...variant, item })));
  const variantIds = await insertRows(
    db,
    'item_variant',
    flat.map(({ prepared, item }) => ({
      ...newVariantRow(businessId, idAt(item), prepared),
      ...namesOf(prepared.values ?? []),
    })),
  );
  await insertRows(
    db,
    'item_variant_value',
    flat.flatMap(({ prepared, item }, at) =>
      valueRowsOf(businessId, { itemId: idAt(item), variantId: variantIds[at] ?? Number.NaN }, prepared.values ?? []),
    ),
  );
  const opening = [
    ...items.flatMap((item, at) =>
      item.opening.map((one) => ({ ...one, item: at, variantId: defaults[at] ?? Number.NaN })),
    ),
    ...flat.flatMap((variant, at) =>
      variant.opening.map((one) => ({ ...one, item: variant.item, variantId: variantIds[at] ?? Number.NaN })),
    ),
  ];
  return { itemIds, opening };
}

/** The stock of an item and of its variants, one after another; the place of the form comes first in their fields. */
function stockOf(form: ItemForm, position: number): { field: string; rows: ItemForm['openingStock'] }[] {
  return [
    { field: `${position}/`, rows: form.openingStock },
    ...(form.ledgerDetails ?? []).map(({ openingStock }, at) => ({
      field: `${position}/ledgerDetails.${at}.`,
      rows: openingStock,
    })),
  ];
}

function taxAsked(key: string): { taxable: boolean; taxRateId: number | null; currentId: null } {
  const [taxable, id = ''] = key.split('/');
  return { taxable: taxable === 'true', taxRateId: id === '' ? null : Number(id), currentId: null };
}

/** What is asked for again and again is read once. */
function keptBy<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key) ?? read(key);
    kept.set(key, known);
    return known;
  };
}
