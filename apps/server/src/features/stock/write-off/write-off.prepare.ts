import type { writeOffForm } from '@bahi/contract/stock/write-off/write-off.contract';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { refuseUnknownBatches } from '../../books/ledger/batches/chosen-batches.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { readVariants } from '../goods-lines/goods-lines.sellables.ts';
import { readUnits } from '../goods-lines/goods-lines.units.ts';
import { type CountedGoods, countedOn } from '../stock-paper/stock-goods.ts';
import { paperDayOf } from '../stock-paper/stock-paper.head.ts';

export type WriteOffForm = z.output<typeof writeOffForm>;
type FormLine = WriteOffForm['lines'][number];

/** What leaves on a line: the goods as they are today, in the unit that was chosen and in their own. */
export type LeavingLine = FormLine & CountedGoods;

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
    const made = countedOn(line, things.get(id), units.get(id) ?? []);
    if ('key' in made) refused.push({ ...made, field: `lines.${position}.${made.field}` });
    return 'key' in made ? [] : [{ ...line, ...made }];
  });
  if (refused.length > 0) return fail('common.invalid', { fields: refused });
  await refuseUnknownBatches(
    context,
    lines.map(({ itemLedgerDetailId: variantId, batchId }) => ({ variantId, batchId })),
  );
  return { form, day, outlet, negativeStockAllowed, lines };
}
