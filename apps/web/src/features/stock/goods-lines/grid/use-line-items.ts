import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { dropdownLength } from '../../../../platform/constants.ts';
import { keyOf, useCall } from '../../../../platform/query.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import type { LineKind } from '../goods-kind.ts';
import { itemKey, type LineItem, lineItemOfItem, lineItemOfService, lineItemKey } from '../line-item.ts';
import { indexOf, type SearchIndex } from './item-search.ts';
import { useStockOfOtherLines } from './use-stock-of-other-lines.ts';
import { useTaxDay, useTaxOfDay } from './use-tax-of-day.ts';

export type LineItems = {
  /** Everything that may stand on a line, or the first thousand items of it. */
  items: readonly LineItem[];
  byKey: ReadonlyMap<string, LineItem>;
  index: SearchIndex;
  /** Nothing is left to be found on the server. */
  isComplete: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** Asks the server for what is not among them. */
  findOnServer: (text: string) => Promise<LineItem[]>;
};

const shortList = 50;

/**
 * Items and services with their prices, fetched once so that the search is instant; tells the store the stock. What
 * follows price lists is sold.
 */
export function useLineItems({ rateOfItem, rateOfService, stockOf, pricesOf }: LineKind): LineItems {
  const isSold = pricesOf !== null;
  const client = useQueryClient();
  const store = useEditorStore();
  const outletId = useEditorState((state) => state.head.outletId);
  const dayAD = useTaxDay();
  const { itemList, serviceList } = usePriceLists(itemQuery(outletId, { dayAD, pageSize: dropdownLength }));
  const itemRows = itemList.data?.rows;
  const serviceRows = serviceList.data?.rows;

  useEffect(() => {
    if (itemRows === undefined || stockOf === null) return;
    store.setStock(stockIn(itemRows));
  }, [itemRows, stockOf, store]);
  useStockOfOtherLines(itemRows, { stockOf, dayAD });

  const items = useMemo(
    () => [
      ...(itemRows ?? []).map((row) => lineItemOfItem(row, { rate: rateOfItem(row), isSold })),
      ...(serviceRows ?? []).map((row) => lineItemOfService(row, rateOfService(row))),
    ],
    [itemRows, serviceRows, rateOfItem, rateOfService, isSold],
  );
  useTaxOfDay(items);
  const findOnServer = useCallback(
    async (search: string) => {
      const itemsSent = { query: itemQuery(outletId, { dayAD, search, pageSize: shortList }) };
      const servicesSent = { query: { dayAD, search, pageSize: shortList } };
      const [foundItems, foundServices] = await Promise.all([
        client.fetchQuery({
          queryKey: keyOf(itemContract.priceList, itemsSent),
          queryFn: ({ signal }) => call(itemContract.priceList, itemsSent, { signal }),
        }),
        client.fetchQuery({
          queryKey: keyOf(serviceContract.priceList, servicesSent),
          queryFn: ({ signal }) => call(serviceContract.priceList, servicesSent, { signal }),
        }),
      ]);
      if (stockOf !== null) store.setStock(new Map([...store.getState().stock, ...stockIn(foundItems.rows)]));
      return [
        ...foundItems.rows.map((row) => lineItemOfItem(row, { rate: rateOfItem(row), isSold })),
        ...foundServices.rows.map((row) => lineItemOfService(row, rateOfService(row))),
      ];
    },
    [client, outletId, dayAD, store, stockOf, rateOfItem, rateOfService, isSold],
  );
  const isWhole = (answer: { rows: readonly unknown[]; recordsTotal: number } | undefined): boolean =>
    answer !== undefined && answer.rows.length >= answer.recordsTotal;
  return {
    ...useMemo(
      () => ({ items, byKey: new Map(items.map((item) => [lineItemKey(item), item])), index: indexOf(items) }),
      [items],
    ),
    isComplete: isWhole(itemList.data) && isWhole(serviceList.data),
    isPending: itemList.isPending || serviceList.isPending,
    error: itemList.error ?? serviceList.error,
    retry: () => void Promise.all([itemList.refetch(), serviceList.refetch()]),
    findOnServer,
  };
}

/** What is sold, taxed as on the day that is asked for; while another day is read, the lists before it stand. */
function usePriceLists(query: ReturnType<typeof itemQuery>) {
  const kept = { keepPrevious: true };
  const { outletId: _, ...ofServices } = query;
  return {
    itemList: useCall(itemContract.priceList, { query }, kept),
    serviceList: useCall(serviceContract.priceList, { query: ofServices }, kept),
  };
}

type StockRow = { itemLedgerDetailId: number; stockQuantity: number };

function stockIn(rows: readonly StockRow[]): Map<string, number> {
  return new Map(rows.map((row) => [itemKey(row.itemLedgerDetailId), row.stockQuantity]));
}

function itemQuery(
  outletId: number | null,
  query: { dayAD: string; search?: string; pageSize: number },
): typeof query & { outletId?: number } {
  return outletId === null ? query : { ...query, outletId };
}
