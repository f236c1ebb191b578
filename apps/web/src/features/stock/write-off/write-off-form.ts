import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { day } from '@bahi/contract/fields';
import { writeOffLineForm } from '@bahi/contract/stock/write-off/write-off.contract';
import { stockPaperForm } from '@bahi/contract/stock/stock-paper/stock-paper';
import { mostLines } from '@bahi/contract/stock/goods-lines/goods-lines-form';
import { z } from '@bahi/contract/zod';
import type { Control } from 'react-hook-form';
import { registerTexts } from '../../../platform/i18n.ts';
import type { Goods } from '../stock-paper/GoodsPicker.tsx';

registerTexts(goodsLinesMessages);

/** The form as it stands on the screen: the day is AD. */
export const writeOffValues = z.object({
  outletId: stockPaperForm.outletId,
  dateAD: day,
  remarks: stockPaperForm.remarks,
  lines: z.array(writeOffLineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
});

export type WriteOffValues = z.input<typeof writeOffValues>;
export type WriteOffControl = Control<WriteOffValues, unknown, WriteOffValues>;

/** A new line, of one of the item's own unit; what was the reason before is the reason again. */
export function newLine(goods: Goods, before: WriteOffValues['lines']): WriteOffValues['lines'][number] {
  return {
    itemLedgerDetailId: goods.itemLedgerDetailId,
    quantity: '1',
    unitId: goods.units[0]?.id ?? '',
    reason: before.at(-1)?.reason ?? 'DAMAGED',
    note: '',
    batchId: '',
  };
}
