import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { addPaisa, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { addQuantity, type Quantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import type { RefusedField } from '../../../../platform/core/errors.ts';
import { isTextKey } from '../../../../platform/core/texts.ts';
import { type NewItem, prepareItems } from '../../../catalogue/item/item-bulk.ts';
import type { ItemForm } from '../../../catalogue/item/item.rows.ts';
import type { Judged, StagedImport, StagedRow } from '../import-kind.ts';
import { readYesNo, type RowReader, stateRows } from '../row-reader.ts';
import { type GroupedItems, groupItems, isPendingValue, type ItemGroup } from './item-groups.ts';
import { pendingId } from './item-references.ts';
import { findPresent, refuseDoubles } from './item-present.ts';

const atOnce = 250;

export type JudgedItems = { judged: Judged; items: NewItem[] };

/** Judges rows of items: what each group of them comes to goes through the form's schema and the rules of its call. */
export async function judgeItems(
  context: Context,
  staged: StagedImport,
  rows: readonly StagedRow[],
  { areWritten }: { areWritten: boolean } = { areWritten: false },
): Promise<JudgedItems> {
  const grouped = await groupItems(context, staged, rows);
  const { reader, groups, missing } = grouped;
  const present = await findPresent(context, reader, groups);
  const fresh = groups.filter((group) => !present.has(group));
  refuseDoubles(reader, rows, fresh);
  const formed: { group: ItemGroup; form: ItemForm }[] = [];
  for (const [position, group] of fresh.entries()) {
    if (position % atOnce === atOnce - 1) await new Promise(setImmediate);
    const form = formOf(grouped, group);
    if (form !== null) formed.push({ group, form });
  }
  const forms = formed.map(({ form }) => form);
  const { items, refused } = await prepareItems(context, forms, { areWritten });
  for (const [position, fields] of refused.entries()) {
    const group = formed[position]?.group;
    if (group !== undefined) for (const field of fields) refuseField(reader, group, field);
  }
  for (const [group, said] of present)
    for (const row of group.rows) {
      // What else there is to say of a row that is there already is of no use.
      reader.problemsOf(row).length = 0;
      reader.refuse(row, said.by, said.key, { name: said.name });
    }
  const presentRows = new Set(staged.present === 'SKIP' ? [...present.keys()].flatMap((group) => group.rows) : []);
  const stated = stateRows(rows, reader, (row) => presentRows.has(row));
  const isNew = formed.map(({ group }) => group.rows.every((row) => stated[row]?.state === 'NEW'));
  const kept = items.filter((_, position) => isNew[position] === true);
  return {
    judged: { rows: stated, missing: missing.all(), records: kept.length, ...stockOf(kept) },
    items: kept,
  };
}

/** What the opening stock of items comes to. */
function stockOf(items: readonly NewItem[]): { quantity: Quantity; value: Paisa } {
  const opening = items.flatMap((item) => [...item.opening, ...item.variants.flatMap((variant) => variant.opening)]);
  return opening.reduce(
    (sum, one) => ({ quantity: addQuantity(sum.quantity, one.quantity), value: addPaisa(sum.value, one.value) }),
    { quantity: zeroQuantity, value: zeroPaisa },
  );
}

/** The form of an item, as its own screen would send it; null where the schema refuses it, at its cells. */
function formOf({ reader, outlets }: GroupedItems, group: ItemGroup): ItemForm | null {
  const [first = 0] = group.rows;
  const said = (key: string): string =>
    group.rows.map((row) => reader.text(row, key)).find((text) => text !== '') ?? '';
  const { categoryId, subCategoryId, brandId, unitId } = group.references;
  const hasVariants = group.variants.some(({ valueIds }) => valueIds.length > 0);
  const valueIds = [...new Set(group.variants.flatMap((variant) => variant.valueIds))];
  const stock = (rows: readonly number[]) => rows.flatMap((row) => openingOf(reader, row, outlets[row] ?? null));
  const parsed = itemContract.create.body.safeParse({
    name: reader.text(first, 'name'),
    nameNp: said('nameNp'),
    code: said('code'),
    hsCode: said('hsCode'),
    categoryId: categoryId ?? '',
    subCategoryId,
    brandId,
    unitId: unitId ?? '',
    taxable: readYesNo(said('taxable')) ?? true,
    reorderPoint: said('reorderPoint'),
    ...pricesOf(reader, first),
    ...(hasVariants ? { sku: '', barcode: '' } : codesOf(reader, first)),
    openingStock: hasVariants ? [] : stock(group.rows),
    ...(hasVariants
      ? {
          attributeValueIds: valueIds,
          ledgerDetails: group.variants.map((variant) => ({
            ...pricesOf(reader, variant.rows[0] ?? first),
            ...codesOf(reader, variant.rows[0] ?? first),
            attributeValueIds: variant.valueIds,
            openingStock: stock(variant.rows),
          })),
        }
      : {}),
  });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const key = isTextKey(message) ? message : 'common.malformed';
    refuseField(reader, group, { field: path.join('.'), key });
  }
  return null;
}

/** What a variant is known by. */
function codesOf(reader: RowReader, row: number) {
  return { sku: reader.text(row, 'sku'), barcode: reader.text(row, 'barcode') };
}

function pricesOf(reader: RowReader, row: number) {
  return {
    sellingPrice: reader.text(row, 'sellingPrice'),
    mrp: reader.text(row, 'mrp'),
    purchasePrice: reader.text(row, 'purchasePrice'),
    vatIncluded: readYesNo(reader.text(row, 'vatIncluded')) ?? false,
  };
}

/** The opening stock that a row tells; nothing for none. What one unit cost is the purchase price where nothing else is said. */
function openingOf(reader: RowReader, row: number, outletId: number | null) {
  const [quantity, said] = [reader.text(row, 'openingQuantity'), reader.text(row, 'openingRate')];
  if (quantity === '' || /^[0०]+([.][0०]*)?$/u.test(quantity)) {
    if (said !== '' && quantity === '') reader.refuse(row, 'openingQuantity', 'dataImport.quantityMissing');
    return [];
  }
  const rate = said === '' ? reader.text(row, 'purchasePrice') : said;
  if (rate === '') reader.refuse(row, 'openingRate', 'dataImport.rateMissing');
  if (outletId === null && reader.text(row, 'outlet') === '') reader.refuse(row, 'outlet', 'common.outletMissing');
  if (rate === '' || outletId === null) return [];
  return [{ outletId, quantity, rate }];
}

/** The column of each field of the form that is called otherwise. */
const columnOf: Readonly<Record<string, string>> = {
  categoryId: 'category',
  subCategoryId: 'subCategory',
  brandId: 'brand',
  unitId: 'unit',
  taxRateId: 'taxable',
  quantity: 'openingQuantity',
  rate: 'openingRate',
  outletId: 'outlet',
};

/** Notes what is refused of a form at the cell that said it. */
function refuseField(reader: RowReader, group: ItemGroup, { field, key, parameters }: RefusedField): void {
  const parts = field.split('.');
  const isOfVariant = parts[0] === 'ledgerDetails';
  const variant = isOfVariant ? group.variants[Number(parts[1])] : undefined;
  const own = isOfVariant ? parts.slice(2) : parts;
  const rows = variant?.rows ?? group.rows;
  const [name = ''] = own;
  if (name === 'attributeValueIds') {
    const isPending = group.variants.some(({ valueIds }) => valueIds.some(isPendingValue));
    const [attribute] = reader.attributes;
    if (!isPending && attribute !== undefined) reader.refuseAt(rows[0] ?? 0, attribute.column, key, parameters);
    return;
  }
  const isPlaceholder = Object.entries(group.references).some(([of, id]) => of === name && id === pendingId);
  if (isPlaceholder && (key === 'common.unknownRecord' || name === 'subCategoryId')) return;
  if (name === 'subCategoryId' && group.references.categoryId === pendingId) return;
  const stocked = rows.filter((row) => isStocked(reader, row));
  const row = (name === 'openingStock' ? stocked[Number(own[1])] : rows[0]) ?? group.rows[0] ?? 0;
  const last = own.at(-1) ?? name;
  reader.refuse(row, columnOf[last] ?? last, key, parameters);
}

function isStocked(reader: RowReader, row: number): boolean {
  const quantity = reader.text(row, 'openingQuantity');
  return quantity !== '' && !/^[0०]+([.][0०]*)?$/u.test(quantity);
}
