import { soldItemDetail } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import type { z } from '@bahi/contract/zod';
import { type CountedInOwn, countedInOwn, priceInUnit } from '@bahi/domain/goods/sold-quantity';
import { inScannedUnits, ownUnit, type UnitConversion } from '@bahi/domain/goods/unit-conversion';
import { parseRupees, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity, parseQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { LineDraft } from '../document-draft.ts';
import type { LineItem } from '../line-item.ts';

/** A unit that what is sold may be counted in: `own` of the item's own unit are `per` of it. */
export const soldUnit = soldItemDetail.shape.units.element.pick({
  id: true,
  code: true,
  name: true,
  nameNp: true,
  own: true,
  per: true,
});
export type SoldUnit = z.output<typeof soldUnit>;
type OfferedUnit = z.output<typeof soldItemDetail>['units'][number];

type Counted = Pick<LineDraft, 'quantity' | 'freeQuantity' | 'soldIn'>;

/** How the unit of a line counts; null is the item's own. */
export function conversionOf(unit: Pick<SoldUnit, 'own' | 'per'> | null): UnitConversion {
  const [own, per] = [quantityFromNumber(unit?.own ?? 1), quantityFromNumber(unit?.per ?? 1)];
  return own === null || per === null || own <= 0 || per <= 0 ? ownUnit : { own, per };
}

/** What a line comes to in the item's own unit; null while its quantity cannot be read. */
export function countOf({ quantity, freeQuantity, soldIn }: Counted): CountedInOwn | null {
  const written = { quantity: parseQuantity(quantity), free: parseQuantity(freeQuantity || '0') };
  if (written.quantity === null || written.free === null || written.quantity <= 0 || written.free < 0) return null;
  return countedInOwn({ quantity: written.quantity, free: written.free }, conversionOf(soldIn));
}

/** What a line of an item begins with. */
export function usualQuantity({ salesUnit }: LineItem): string {
  return String(salesUnit?.conversion ?? 1);
}

/** Whether a quantity is as its item brought it. */
export function isUsual({ item, quantity, soldIn }: LineDraft): boolean {
  return item !== null && soldIn === null && quantity === usualQuantity(item);
}

/** The choice that a unit is among others: an item's carton of 24 and its carton of 20 are two. */
export function choiceOf(unit: SoldUnit | null): string {
  return unit === null ? '' : `${unit.id}:${unit.own}:${unit.per}`;
}

/**
 * The same count in another unit, at the rate that this makes of the line's: 2 pieces become 2 cartons. What nobody has
 * counted yet becomes one of the unit. A unit that counts otherwise by now is taken at the rate that was agreed for it.
 */
export function writtenIn(line: LineDraft, unit: SoldUnit | null): Partial<LineDraft> {
  if (unit !== null && unit.id === line.soldIn?.id) return { soldIn: unit };
  const agreed = agreedOf(line);
  const across = rateIn(unit, agreed);
  return {
    soldIn: unit,
    ...(isUsual(line) ? { quantity: '1' } : {}),
    // Where a rate comes from is the same as before.
    ...(across === null ? {} : { rate: across, rateIs: line.rateIs, agreed }),
  };
}

/**
 * The same at the counter, where scans count in the item's own unit what is sold by the carton: what is there is what is
 * sold, so that 48 pieces become 2 cartons. What is no whole number of the unit is meant in it, as it was typed.
 */
export function recountedIn(line: LineDraft, unit: SoldUnit | null): Partial<LineDraft> {
  const written = writtenIn(line, unit);
  if (line.soldIn !== null || unit === null) return written;
  const quantity = wholeOf(line.quantity, unit);
  const freeQuantity = quantity === null ? null : wholeOf(line.freeQuantity, unit);
  return {
    ...written,
    ...(quantity === null ? {} : { quantity }),
    ...(freeQuantity === null ? {} : { freeQuantity }),
  };
}

/** How many of a unit so many of the item's own are, where that is a whole number of them. */
function wholeOf(written: string, unit: SoldUnit): string | null {
  const own = parseQuantity(written);
  const whole = own === null ? null : inScannedUnits(own, conversionOf(unit));
  return whole === null ? null : String(numberFromQuantity(whole));
}

/** What the rate of a line was made of: where another unit made it, what was typed before that, so that it never drifts. */
function agreedOf({ agreed, rate, soldIn }: LineDraft): NonNullable<LineDraft['agreed']> {
  return agreed !== null && rateIn(soldIn, agreed) === rate ? agreed : { rate, soldIn };
}

function rateIn(unit: SoldUnit | null, agreed: NonNullable<LineDraft['agreed']>): string | null {
  const rate = parseRupees(agreed.rate);
  const across = rate === null ? null : priceInUnit(rate, conversionOf(unit), conversionOf(agreed.soldIn));
  return across === null ? null : String(rupeesFromPaisa(across));
}

/**
 * What an item is usually sold in, where that is not its own unit: as `units` say that it counts, and until they are
 * known as the item does.
 */
export function salesUnitOf({ salesUnit }: LineItem, units: readonly OfferedUnit[] | null): SoldUnit | null {
  // The first is the item's own.
  if (units !== null) return units.slice(1).find(({ isSalesUnit }) => isSalesUnit) ?? null;
  if (salesUnit === null || salesUnit.id === null) return null;
  const { id, name, nameNp, code, conversion, own, per } = salesUnit;
  const counting = own === null || per === null ? { own: conversion, per: 1 } : { own, per };
  return { id, code: code ?? name, name, nameNp, ...counting };
}

/** The units that are known of an item by itself, its own the first: where nobody can be asked for the others. */
export function unitsOfItem(item: LineItem): SoldUnit[] {
  const usual = salesUnitOf(item, null);
  return usual === null
    ? []
    : [{ id: 0, code: item.unit, name: item.unit, nameNp: item.unitNp, own: 1, per: 1 }, usual];
}

/** All of a line in the item's own unit, as it is shown and sent; null in the item's own unit. */
export function shownCount(line: Counted): number | null {
  const counted = line.soldIn === null ? null : countOf(line);
  return counted === null ? null : numberFromQuantity(counted.all);
}

/** What a stored line is written in, where it is no line of the item's own unit. */
export function keptUnit(line: { writtenIn?: SoldUnit | null }): SoldUnit | null {
  return line.writtenIn === undefined || line.writtenIn === null ? null : soldUnit.parse(line.writtenIn);
}
