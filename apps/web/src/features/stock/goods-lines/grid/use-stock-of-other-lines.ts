import { useEffect } from 'react';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import type { LineKind } from '../goods-kind.ts';
import { itemKey } from '../line-item.ts';

/**
 * The stock of items on a stored draft that are not among the first thousand, asked whenever those are read anew. What cannot be asked stays unknown: the
 * server refuses what is short.
 */
export function useStockOfOtherLines(
  listed: readonly unknown[] | undefined,
  { stockOf, dayAD }: Pick<LineKind, 'stockOf'> & { dayAD: string },
): void {
  const store = useEditorStore();
  const outletId = useEditorState((state) => state.head.outletId);
  useEffect(() => {
    if (listed === undefined || stockOf === null) return;
    const { lines, stock } = store.getState();
    const items = lines.flatMap(({ item }) => (item?.inventoryType === 'ITEM' ? [item.id] : []));
    const unknown = [...new Set(items)].filter((id) => !stock.has(itemKey(id)));
    const ask = async (id: number): Promise<void> => {
      const atHand = await stockOf(id, { outletId, dayAD });
      if (atHand !== null) store.setStock(new Map([...store.getState().stock, [itemKey(id), atHand]]));
    };
    void Promise.allSettled(unknown.map(ask));
  }, [listed, stockOf, outletId, dayAD, store]);
}
