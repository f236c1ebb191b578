import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { dropdownLength } from '../../../../platform/constants.ts';
import { keyOf, useCall } from '../../../../platform/query.ts';
import { useInvoicePart, useInvoiceStore } from './invoice-store.ts';
import { itemKey, type Sellable, sellableFromItem, sellableFromService, thingKey } from './sellable.ts';
import { indexOf, type SearchIndex } from './sellable-search.ts';
import { useStockOfOtherLines } from './use-stock-of-other-lines.ts';

export type Sellables = {
  /** Everything that may be sold, or the first thousand items of it. */
  things: readonly Sellable[];
  byKey: ReadonlyMap<string, Sellable>;
  index: SearchIndex;
  /** Nothing is left to be found on the server. */
  isComplete: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  /** Asks the server for what is not among `things`. */
  findOnServer: (text: string) => Promise<Sellable[]>;
};

const shortList = 50;

/** Items and services with their prices, fetched once so that the search is instant; tells the store the stock. */
export function useSellables(): Sellables {
  const client = useQueryClient();
  const store = useInvoiceStore();
  const outletId = useInvoicePart((state) => state.head.outletId);
  const items = useCall(itemContract.priceList, { query: itemQuery(outletId, { pageSize: dropdownLength }) });
  const services = useCall(serviceContract.priceList, { query: { pageSize: dropdownLength } });
  const itemRows = items.data?.rows;
  const serviceRows = services.data?.rows;

  useEffect(() => {
    if (itemRows === undefined) return;
    store.setStock(stockOf(itemRows));
  }, [itemRows, store]);
  useStockOfOtherLines(itemRows !== undefined);

  const things = useMemo(
    () => [...(itemRows ?? []).map(sellableFromItem), ...(serviceRows ?? []).map(sellableFromService)],
    [itemRows, serviceRows],
  );
  const findOnServer = useCallback(
    async (search: string) => {
      const itemsSent = { query: itemQuery(outletId, { search, pageSize: shortList }) };
      const servicesSent = { query: { search, pageSize: shortList } };
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
      store.setStock(new Map([...store.getState().stock, ...stockOf(foundItems.rows)]));
      return [...foundItems.rows.map(sellableFromItem), ...foundServices.rows.map(sellableFromService)];
    },
    [client, outletId, store],
  );
  const isWhole = (answer: { rows: readonly unknown[]; recordsTotal: number } | undefined): boolean =>
    answer !== undefined && answer.rows.length >= answer.recordsTotal;
  return {
    ...useMemo(
      () => ({ things, byKey: new Map(things.map((thing) => [thingKey(thing), thing])), index: indexOf(things) }),
      [things],
    ),
    isComplete: isWhole(items.data) && isWhole(services.data),
    isPending: items.isPending || services.isPending,
    error: items.error ?? services.error,
    retry: () => void Promise.all([items.refetch(), services.refetch()]),
    findOnServer,
  };
}

type StockRow = { itemLedgerDetailId: number; stockQuantity: number };

function stockOf(rows: readonly StockRow[]): Map<string, number> {
  return new Map(rows.map((row) => [itemKey(row.itemLedgerDetailId), row.stockQuantity]));
}

function itemQuery(outletId: number | null, query: { search?: string; pageSize: number }) {
  return outletId === null ? query : { ...query, outletId };
}
