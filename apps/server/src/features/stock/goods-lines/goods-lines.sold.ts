import type { soldLine } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import type { soldLineForm } from '@bahi/contract/stock/goods-lines/goods-lines-form';
import type { z } from '@bahi/contract/zod';
import { type CountedInOwn, countedInOwn } from '@bahi/domain/goods/sold-quantity';
import { ownUnit, type UnitConversion } from '@bahi/domain/goods/unit-conversion';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import { numberFromQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import type { LineRecord } from './goods-lines.rows.ts';
import type { Sellable } from './goods-lines.sellables.ts';
import type { GoodsUnit } from './goods-lines.units.ts';
import { newLinesOf } from './goods-lines.write.ts';

/** A line of the form of what is sold. */
export type SoldForm = z.output<typeof soldLineForm>;

/** The unit that a line is written in. */
export type SoldUnit = Pick<GoodsUnit, 'businessId' | 'id' | 'code' | 'nameNp' | 'conversion'>;

/** What is sold on a line, and how it is counted there: null in the item's own unit, and for a service. */
export type Sold = Sellable & { writtenIn: SoldUnit | null; counted: CountedInOwn };

/** What lines of what is sold keep beside those of all documents. */
export type SoldColumns = {
  unit_id: number | null;
  unit_own: string | null;
  unit_per: string | null;
  free_quantity: string;
  stock_quantity: string;
  stock_unit: string | null;
  stock_unit_np: string | null;
};
export type SoldRecord = LineRecord & SoldColumns;

/** The items whose units are asked about: a bill in the items' own units asks nothing. */
export function variantsInUnits(lines: readonly SoldForm[]): number[] {
  const named = lines.filter(({ unitId }) => unitId !== undefined && unitId !== null);
  return [...new Set(named.flatMap(({ itemLedgerDetailId }) => itemLedgerDetailId ?? []))];
}

/** The units that the items may be counted in, and those of stored lines that are taken as they were (`readKeptUnits`). */
type Units = { ofItems: ReadonlyMap<number, readonly GoodsUnit[]>; kept: readonly (SoldUnit | null)[] };

/** What each line sells, counted in the item's own unit; what cannot be counted so is refused at its field. */
export function countSold(
  lines: readonly SoldForm[],
  sellables: readonly Sellable[],
  { ofItems, kept }: Units,
): { sold: Sold[]; refused: RefusedField[] } {
  const refused: RefusedField[] = [];
  const sold = lines.flatMap((line, position) => {
    const sellable = sellables[position];
    if (sellable === undefined) return [];
    const keptUnit = kept[position] ?? null;
    const made = soldOn(line, sellable, keptUnit ?? unitOn(line, ofItems.get(sellable.variantId ?? 0) ?? []));
    if ('key' in made) refused.push({ field: `lines.${position}.${made.field}`, key: made.key });
    return 'key' in made ? [] : [made];
  });
  return { sold, refused };
}

/** The unit that a line names: null for the item's own, undefined where the item is not counted in it. */
function unitOn({ unitId = null }: SoldForm, units: readonly GoodsUnit[]): SoldUnit | null | undefined {
  const [own] = units;
  return unitId === null || unitId === own?.id ? null : units.find(({ id }) => id === unitId);
}

function soldOn(line: SoldForm, sellable: Sellable, writtenIn: SoldUnit | null | undefined): Sold | RefusedField {
  const { freeQuantity = null, countedQuantity = null } = line;
  if (writtenIn === undefined) return { field: 'unitId', key: 'goodsLines.unitUnknown' };
  const written = {
    quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
    free: quantityFromNumber(freeQuantity ?? 0) ?? zeroQuantity,
  };
  const counted = countedInOwn(written, writtenIn?.conversion ?? ownUnit);
  if (counted === null) return { field: 'quantity', key: 'goodsLines.quantityUncounted' };
  if (countedQuantity !== null && quantityFromNumber(countedQuantity) !== counted.all)
    return { field: 'unitId', key: 'goodsLines.unitChanged' };
  return { ...sellable, writtenIn, counted };
}

/** How the unit of a line counts. */
export function conversionOf({ writtenIn }: Pick<Sold, 'writtenIn'>): UnitConversion {
  return writtenIn?.conversion ?? ownUnit;
}

/** The rows of the lines of what is sold; the document's own key is to be added. */
export function newSoldLinesOf(lines: readonly SoldForm[], sold: readonly Sold[], total: InvoiceTotal) {
  return newLinesOf([...lines], sold, total).map((line, position) => {
    const goods = sold[position];
    if (goods === undefined) throw new RangeError('lines and goods do not match');
    return { ...line, ...columnsOf(goods), free_quantity: lines[position]?.freeQuantity ?? 0 };
  });
}

function columnsOf({ writtenIn, counted, unit, unitNp }: Sold) {
  const { conversion } = writtenIn ?? {};
  return {
    unit_business_id: writtenIn?.businessId ?? null,
    unit_id: writtenIn?.id ?? null,
    unit_own: conversion === undefined ? null : numberFromQuantity(conversion.own),
    unit_per: conversion === undefined ? null : numberFromQuantity(conversion.per),
    unit: writtenIn?.code ?? unit,
    unit_np: writtenIn === null ? unitNp : (writtenIn.nameNp ?? writtenIn.code),
    stock_quantity: numberFromQuantity(counted.all),
    stock_unit: writtenIn === null ? null : unit,
    stock_unit_np: writtenIn === null ? null : unitNp,
  };
}

/** How the unit of a stored line counted when it was written. */
export function keptConversion({
  unit_own: own,
  unit_per: per,
}: Pick<SoldColumns, 'unit_own' | 'unit_per'>): UnitConversion {
  return own === null || per === null ? ownUnit : { own: readQuantity(own), per: readQuantity(per) };
}

/** What a stored line sells, in the item's own unit. */
export function keptCount(
  line: Pick<SoldRecord, 'quantity' | 'free_quantity' | 'unit_own' | 'unit_per'>,
): CountedInOwn {
  const written = { quantity: readQuantity(line.quantity), free: readQuantity(line.free_quantity) };
  const counted = countedInOwn(written, keptConversion(line));
  if (counted === null) throw new RangeError('a line that was written can be counted');
  return counted;
}

/** What a line of what is sold says beside, as it is answered. */
export function soldAnswerOf(line: SoldRecord): z.output<z.ZodObject<typeof soldLine>> {
  const { own, per } = keptConversion(line);
  const named = { code: line.unit, name: line.unit, nameNp: line.unit_np };
  const counting = { own: numberFromQuantity(own), per: numberFromQuantity(per) };
  return {
    writtenIn: line.unit_id === null ? null : { id: line.unit_id, ...named, ...counting },
    freeQuantity: Number(line.free_quantity),
    countedQuantity: Number(line.stock_quantity),
    countedUnit: line.stock_unit ?? line.unit,
    countedUnitNp: line.stock_unit === null ? line.unit_np : line.stock_unit_np,
  };
}
