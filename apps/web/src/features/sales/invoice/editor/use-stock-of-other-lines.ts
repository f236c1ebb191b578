import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { keyOf } from '../../../../platform/query.ts';
import { useInvoicePart, useInvoiceStore } from './invoice-store.ts';
import { itemKey } from './sellable.ts';

/**
 * The stock of items on a stored draft that are not among the first thousand. What cannot be asked stays unknown: the
 * server refuses what is short.
 */
export function useStockOfOtherLines(isListKnown: boolean): void {
  const client = useQueryClient();
  const store = useInvoiceStore();
  const outletId = useInvoicePart((state) => state.head.outletId);
  useEffect(() => {
    if (!isListKnown) return;
    const { lines, stock } = store.getState();
    const items = lines.flatMap(({ thing }) => (thing?.inventoryType === 'ITEM' ? [thing.id] : []));
    const unknown = [...new Set(items)].filter((id) => !stock.has(itemKey(id)));
    const ask = async (id: number): Promise<void> => {
      const sent = { query: { inventoryType: 'ITEM', id, ...(outletId === null ? {} : { outletId }) } };
      const detail = await client.fetchQuery({
        queryKey: keyOf(invoiceContract.itemServiceDetail, sent),
        queryFn: ({ signal }) => call(invoiceContract.itemServiceDetail, sent, { signal }),
      });
      if (detail.stockQuantity === null) return;
      store.setStock(new Map([...store.getState().stock, [itemKey(id), detail.stockQuantity]]));
    };
    void Promise.allSettled(unknown.map(ask));
  }, [client, isListKnown, outletId, store]);
}
