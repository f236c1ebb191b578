import type { Context } from '../../../../platform/core/context.ts';
import { readKeptUnits } from '../../../stock/goods-lines/goods-lines.kept-units.ts';
import type { SoldUnit } from '../../../stock/goods-lines/goods-lines.sold.ts';
import type { InvoiceForm, OfCounter } from '../invoice.sources.ts';

/**
 * The units of what a registered counter has issued, as its lines counted them: the goods are gone, and the paper says so
 * many cartons, whatever a carton is by now. What is not said is counted as of today.
 */
export function readHandedUnits(
  context: Pick<Context, 'db' | 'businessId'>,
  { lines }: Pick<InvoiceForm, 'lines'>,
  { printed }: OfCounter,
): Promise<(SoldUnit | null)[]> {
  return readKeptUnits(
    context,
    lines.map(({ unitId = null, itemLedgerDetailId }, position) => {
      const line = printed.lines[position];
      const counted = line?.writtenIn ?? null;
      if (unitId === null || !itemLedgerDetailId || !line?.unit || counted === null) return { writtenIn: null };
      return { writtenIn: { id: unitId, code: line.unit, ...counted } };
    }),
  );
}
