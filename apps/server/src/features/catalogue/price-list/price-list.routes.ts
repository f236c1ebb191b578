import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { pricesForInvoice } from './list-prices.ts';
import { fillPrices, savePrices } from './price-list-prices.commands.ts';
import { savePriceList, togglePriceList } from './price-list.commands.ts';
import { downloadPriceList } from './price-list.download.ts';
import { getPriceList, listPriceLists, listPricesOf } from './price-list.queries.ts';

/** What goods cost for whom, from how many on and when, beside their selling prices. */
export function priceListRoutes(server: Server): void {
  implement(
    server,
    priceListContract,
    {
      save: (context, { body }) => savePriceList(context, body),
      get: (context, { params }) => getPriceList(context, params.id),
      list: (context, { query }) => listPriceLists(context, query),
      toggle: (context, { params, query }) => togglePriceList(context, params.id, query.isActive),
      listPrices: listPricesOf,
      savePrices,
      fillPrices,
      download: downloadPriceList,
      pricesForInvoice,
    },
    { price_list_name_key: { field: 'name', key: 'common.alreadyExists' } },
  );
}
