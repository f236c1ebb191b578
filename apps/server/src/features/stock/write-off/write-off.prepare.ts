import type { writeOffForm } from '@bahi/contract/stock/write-off/write-off.contract';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { inOwnUnit } from '@bahi/domain/goods/unit-conversion';
import { type Quantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { readVariants, type Sellable } from '../goods-lines/goods-lines.sellables.ts';
import { type GoodsUnit, readUnits } from '../goods-lines/goods-lines.units.ts';
import { paperDayOf } from '../stock-paper/stock-paper.head.ts';

export type WriteOffForm = z.output<typeof writeOffForm>;
type FormLine = WriteOffForm['lines'][number];

/** What leaves on a line: the goods as they are today, in the unit that was chosen and in their own. */
export type LeavingLine = FormLine & {
  thing: Sellable;
  unit: GoodsUnit;
  ownUnit: GoodsUnit;
  stockQuantity: Quantity;
};

export type PreparedWriteOff = {
  form: WriteOffForm;
  day: CalendarDay;
  outlet: DocumentOutlet;
  negativeStockAllowed: boolean;
  lines: LeavingLine[];
};

/** Judges what a form says; what is wrong with lines is told of all of them at once. */
export async function prepareWriteOff(context: Context, form: WriteOffForm): Promise<PreparedWriteOff> {
  const day = await paperDayOf(context, form);
  const variantIds = [...new Set(form.lines.map((line) => line.itemLedgerDetailId))];
  const outlet = await readOutlet(context, form.outletId);
  const [things, units, { negativeStockAllowed }] = await Promise.all([
    readVariants(context, variantIds, day),
    readUnits(context, variantIds),
    readSeller(context, outlet.id),
  ]);
  const refused: RefusedField[] = [];
  const lines = form.lines.flatMap((line, position) => {
    const id = line.itemLedgerDetailId;
    const made = leavingOn(line, things.get(id), units.get(id) ?? []);
    if ('key' in made) refused.push({ ...made, field: `lines.${position}.${made.field}` });
    return 'key' in made ? [] : [made];
  });
  if (refused.length > 0) return fail('common.invalid', { fields: refused });
  return { form, day, outlet, negativeStockAllowed, lines };
}

/** What leaves on a line; or its field that is wrong, and why. What is retired may be there still, and leave. */
function leavingOn(
  line: FormLine,
  thing: Sellable | undefined,
  units: readonly GoodsUnit[],
): LeavingLine | RefusedField {
  const [ownUnit] = units;
  if (thing === undefined || ownUnit === undefined)
    return { field: 'itemLedgerDetailId', key: 'goodsLines.itemUnknown' };
  const unit = line.unitId === null ? ownUnit : units.find(({ id }) => id === line.unitId);
  if (unit === undefined) return { field: 'unitId', key: 'goodsLines.unitUnknown' };
  const stockQuantity = inOwnUnit(quantityFromNumber(line.quantity) ?? zeroQuantity, unit.conversion);
  if (stockQuantity === null) return { field: 'quantity', key: 'goodsLines.quantityUncounted' };
  return { ...line, thing, unit, ownUnit, stockQuantity };
}
