import type { Context } from '../../../../platform/core/context.ts';
import { insertItems } from '../../../catalogue/item/item-bulk.ts';
import { postOpeningToday } from '../../../catalogue/item-variant/opening-stock.ts';
import { type ImportHandler, importSource } from '../import-kind.ts';
import { failUnsettled } from '../unsettled.ts';
import { judgeItems } from './item-judge.ts';
import { makeMissing } from './make-missing.ts';
import { takeBackItems } from './take-back-items.ts';

/** Items with their variants and opening stock: a row a variant, and one more for each further outlet. */
export const itemImport: ImportHandler = {
  right: 'item.create',
  judge: async (context, staged, rows) => (await judgeItems(context, staged, rows)).judged,
  write: async (context, staged, rows, { importId, onWritten }) => {
    const { judged } = await judgeItems(context, staged, rows);
    const made = judged.missing.length === 0 ? [] : await makeMissing(context, judged.missing);
    const { judged: whole, items } = await judgeItems(context, staged, rows, { areWritten: true });
    failUnsettled(whole);
    const { itemIds, opening } = await insertItems(context, items, onWritten);
    await postOpening(context, importId, opening);
    return [...made, ...itemIds.map((recordId) => ({ kind: 'ITEM', recordId }) as const)];
  },
  takeBack: takeBackItems,
};

function postOpening(context: Context, importId: number, opening: Parameters<typeof postOpeningToday>[2]) {
  return postOpeningToday(context, { sourceKind: importSource, sourceId: importId }, opening);
}
