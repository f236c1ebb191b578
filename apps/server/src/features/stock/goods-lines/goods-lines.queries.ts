import type { lineItemDetail } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import type { z } from '@bahi/contract/zod';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readServices, readVariants } from './goods-lines.sellables.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

type Asked = { inventoryType: 'ITEM' | 'SERVICE'; id: number; outletId?: number | undefined; dayAD: string | null };

/** What a line needs of an item's variant or a service, with the tax and the stock of the day that is asked for, or of today. */
export async function sellableDetailOf(
  context: Context,
  { query }: { query: Asked },
): Promise<z.output<typeof lineItemDetail>> {
  const isItem = query.inventoryType === 'ITEM';
  const outletId = context.outletId ?? query.outletId ?? null;
  const day = dayAsked(context, query.dayAD);
  const [found, stock] = await Promise.all([
    isItem ? readVariants(context, [query.id], day) : readServices(context, [query.id], day),
    context.db.query<{ quantity: string | null }>(
      `select sum(sellable_stock(balance, $4)) as quantity from stock_balance balance
       where business_id = $1 and item_variant_id = $2 and ($3::bigint is null or outlet_id = $3)`,
      [context.businessId, query.id, outletId, formatAdDate(day)],
    ),
  ]);
  const sellable = found.get(query.id) ?? failNotFound();
  return {
    inventoryType: query.inventoryType,
    itemLedgerDetailId: sellable.variantId,
    serviceId: sellable.serviceId,
    code: sellable.code,
    name: sellable.name,
    nameNp: sellable.nameNp,
    hsCode: sellable.hsCode,
    unit: sellable.unit,
    unitNp: sellable.unitNp,
    rate: rupeesOf(sellable.pricePaisa),
    vatIncluded: sellable.vatIncluded,
    taxable: sellable.taxCode === 'TAXABLE',
    taxRate: sellable.taxRateHundredths / 100,
    stockQuantity: isItem ? Number(stock[0]?.quantity ?? 0) : null,
  };
}
