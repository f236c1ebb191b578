import { chosenId, day, optionalId, positiveQuantity } from '@bahi/contract/fields';
import { stockPaperForm } from '@bahi/contract/stock/stock-paper/stock-paper';
import { receiptForm } from '@bahi/contract/stock/stock-transfer/stock-transfer-form';
import { z } from '@bahi/contract/zod';
import type { Goods } from '../stock-paper/GoodsPicker.tsx';
import type { TransferDetail } from './transfer-rows.ts';

/** The form as it stands on the screen: the day is AD. */
export const transferValues = z.object({
  outletId: chosenId,
  toOutletId: chosenId,
  dateAD: day,
  remarks: stockPaperForm.remarks,
  lines: z
    .array(
      z.object({
        itemLedgerDetailId: chosenId,
        unitId: optionalId,
        quantity: positiveQuantity,
        batchId: optionalId.optional(),
      }),
    )
    .min(1, 'goodsLines.linesMissing'),
});
export type TransferValues = z.input<typeof transferValues>;

/** What arrived, as it stands on the screen: empty where nobody has counted yet. */
export const receiptValues = receiptForm.pick({ remarks: true, lines: true }).extend({ receivedDateAD: day });
export type ReceiptValues = z.input<typeof receiptValues>;

type Outlet = { id: number };

/** What the form begins with: as a draft has it; else from the user's outlet, and to the other where there are two. */
export function valuesOf(
  draft: TransferDetail | null,
  { outlets, officeId, todayAD }: { outlets: readonly Outlet[]; officeId: number | null; todayAD: string },
): TransferValues {
  if (draft !== null)
    return {
      outletId: draft.outletId,
      toOutletId: draft.toOutletId,
      dateAD: draft.dateAD,
      remarks: draft.remarks ?? '',
      lines: draft.lines.map(({ itemLedgerDetailId, unitId, quantity, batchId }) => ({
        itemLedgerDetailId,
        unitId,
        quantity: String(quantity),
        batchId: batchId ?? '',
      })),
    };
  const outletId = officeId ?? outlets[0]?.id ?? '';
  const others = outlets.filter(({ id }) => id !== outletId);
  return {
    outletId,
    toOutletId: others.length === 1 ? (others[0]?.id ?? '') : '',
    dateAD: todayAD,
    remarks: '',
    lines: [],
  };
}

/** A new line, of one of the item's own unit. */
export function newLine({ itemLedgerDetailId, units }: Goods): TransferValues['lines'][number] {
  return { itemLedgerDetailId, quantity: '1', unitId: units[0]?.id ?? '', batchId: '' };
}
