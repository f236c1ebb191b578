import type { Context } from '../../../../platform/core/context.ts';
import { textOf } from '../../../../platform/core/texts.ts';
import type { StagedImport, StagedRow } from '../import-kind.ts';
import { readRows, readYesNo, type RowReader } from '../row-reader.ts';
import { plain, readItemNames, type ItemNames } from './item-names.ts';
import {
  type AttributeColumn,
  chooseAttributes,
  gatherMissing,
  type MissingOnes,
  pendingId,
  refer,
  type RowReferences,
} from './item-references.ts';

/** A variant of a group with the rows that say it: the first its prices, each of them stock of an outlet. */
export type GroupVariant = { rows: number[]; valueIds: number[] };

/** The rows of one item. */
export type ItemGroup = {
  rows: number[];
  references: RowReferences;
  /** Empty for a simple item. */
  variants: GroupVariant[];
  isPending: boolean;
};

export type GroupedItems = { reader: RowReader; groups: ItemGroup[]; missing: MissingOnes; outlets: (number | null)[] };

/** What rows of one item must say alike, where they say it. */
const alike = ['nameNp', 'code', 'hsCode', 'category', 'subCategory', 'brand', 'unit', 'taxable', 'reorderPoint'];
/** What further rows of one variant, which tell its stock in other outlets, must say alike. */
const alikeOfVariant = ['sellingPrice', 'mrp', 'purchasePrice', 'vatIncluded', 'sku', 'barcode'];
const atOnce = 500;

/** Puts the rows of one item together, and finds what they refer to. Problems are noted at their cells. */
export async function groupItems(
  context: Context,
  staged: StagedImport,
  rows: readonly StagedRow[],
): Promise<GroupedItems> {
  const names = await readItemNames(context);
  const reader = readRows(staged, rows);
  const missing = gatherMissing(context, staged);
  const taken = rows.flatMap(({ isLeftOut }, row) => (isLeftOut ? [] : [row]));
  const columns = chooseAttributes(reader, taken, names);
  const valuesOf = valueFinder({ reader, missing, names, columns });
  const outlets = rows.map((): number | null => null);
  const byName = Map.groupBy(taken, (row) => plain(reader.text(row, 'name')) || `row ${row}`);
  const groups: ItemGroup[] = [];
  for (const [position, group] of [...byName.values()].entries()) {
    if (position % atOnce === atOnce - 1) await new Promise(setImmediate);
    const [first = 0] = group;
    for (const row of group) {
      for (const key of ['taxable', 'vatIncluded']) {
        const said = reader.text(row, key);
        if (said !== '' && readYesNo(said) === null) reader.refuse(row, key, 'dataImport.yesNoUnknown');
      }
      if (row !== first) refuseOther(reader, rows, { row, first, keys: alike });
    }
    const [references, ...others] = group.map((row) =>
      refer(reader, row, { names, missing, outletId: staged.outletId }),
    );
    if (references === undefined) continue;
    for (const [at, row] of group.entries()) outlets[row] = [references, ...others][at]?.outletId ?? null;
    const variants = variantsOf(reader, rows, { group, columns, valuesOf, outlets });
    const isPending =
      Object.values(references).includes(pendingId) || variants.some(({ valueIds }) => valueIds.some(isPendingValue));
    groups.push({ rows: group, references: filled(references, others), variants, isPending });
  }
  return { reader, groups, missing, outlets };
}

/** Of a group whose first row leaves something open, a later one may say it. */
function filled(first: RowReferences, others: readonly RowReferences[]): RowReferences {
  const said = (key: keyof RowReferences): number | null =>
    first[key] ?? others.find((other) => other[key] !== null)?.[key] ?? null;
  return {
    ...first,
    categoryId: said('categoryId'),
    subCategoryId: said('subCategoryId'),
    brandId: said('brandId'),
    unitId: said('unitId'),
  };
}

type Between = { row: number; first: number; keys: readonly string[] };

function refuseOther(reader: RowReader, rows: readonly StagedRow[], { row, first, keys }: Between): void {
  for (const key of keys) {
    const [own, said] = [reader.text(row, key), reader.text(first, key)];
    if (own !== '' && said !== '' && plain(own) !== plain(said))
      reader.refuse(row, key, 'dataImport.otherThanRow', { row: numberAt(rows, first) });
  }
}

type Grouping = {
  group: readonly number[];
  columns: readonly AttributeColumn[];
  valuesOf: (row: number, columns: readonly AttributeColumn[]) => number[];
  outlets: readonly (number | null)[];
};

/** The variants of an item by their values. Rows of the same values tell stock of further outlets, and no other. */
function variantsOf(
  reader: RowReader,
  rows: readonly StagedRow[],
  { group, columns, valuesOf, outlets }: Grouping,
): GroupVariant[] {
  const used = columns.filter(({ column }) => group.some((row) => reader.cell(row, column) !== ''));
  const variants = new Map<string, GroupVariant>();
  for (const row of group) {
    for (const { column } of used)
      if (reader.cell(row, column) === '') reader.refuseAt(row, column, 'dataImport.valueOfEach');
    const valueIds = valuesOf(row, used);
    const key = valueIds.join('-');
    const known = variants.get(key);
    if (known === undefined) {
      variants.set(key, { rows: [row], valueIds });
      continue;
    }
    const [first = row] = known.rows;
    const isFurtherOutlet =
      reader.text(row, 'openingQuantity') !== '' && !known.rows.some((other) => outlets[other] === outlets[row]);
    if (isFurtherOutlet) refuseOther(reader, rows, { row, first, keys: alikeOfVariant });
    else reader.refuse(row, 'name', 'dataImport.variantTwice', { row: numberAt(rows, first) });
    known.rows.push(row);
  }
  return [...variants.values()];
}

type Finding = { reader: RowReader; missing: MissingOnes; names: ItemNames; columns: readonly AttributeColumn[] };

/** Finds the values of a row; one that is to be made has a number of its own until it is there. */
function valueFinder({ reader, missing, names, columns }: Finding) {
  const pending = new Map<string, number>();
  const named = new Map(columns.map((column) => [column.column, ownName(column, names)]));
  return (row: number, used: readonly AttributeColumn[]): number[] =>
    used.flatMap(({ column, attribute }) => {
      const text = reader.cell(row, column);
      if (text === '') return [];
      const found = attribute === null ? null : names.value(attribute.id, text);
      if (found !== null) return [found];
      if (attribute?.is_colour === true) {
        reader.refuseAt(row, column, 'dataImport.colourMissing', { name: text });
        return [];
      }
      const within = named.get(column) ?? '';
      const refused =
        (attribute === null ? missing.take('attribute', within) : null) ?? missing.take('attributeValue', text, within);
      if (refused !== null) {
        reader.refuseAt(row, column, refused.key, refused.parameters);
        return [];
      }
      const key = `${column}/${plain(text)}`;
      const id = pending.get(key) ?? pendingId - 1 - pending.size;
      pending.set(key, id);
      return [id];
    });
}

/** What an attribute is called that is made for a heading: beside a shared one it says whose it is. */
function ownName({ heading, attribute }: AttributeColumn, names: ItemNames): string {
  if (attribute !== null) return attribute.name;
  return names.attributes(heading).length > 0 ? textOf('en', 'dataImport.ownAttribute', { name: heading }) : heading;
}

/** No record has such an id: those of values that are to be made go down from the largest number. */
export function isPendingValue(id: number): boolean {
  return id > pendingId / 2;
}

function numberAt(rows: readonly StagedRow[], row: number): string {
  return String(rows[row]?.rowNumber ?? 0);
}
