import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { priceListFillForm, priceListForm } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { chooseListPrice } from '@bahi/domain/goods/list-price';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { asQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import { readListPrices } from '../../../features/catalogue/price-list/list-prices.ts';
import { fillPrices } from '../../../features/catalogue/price-list/price-list-prices.commands.ts';
import { savePriceList } from '../../../features/catalogue/price-list/price-list.commands.ts';
import { createInvoice } from '../../../features/sales/invoice/invoice.commands.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { Services } from '../../../platform/core/services.ts';
import { customers } from '../demo.data.ts';
import { act, type Actor } from '../demo-context.ts';
import { priceLists } from '../demo-parties.data.ts';
import type { Goods } from '../demo-trade.ts';

/** Who takes what on the bill that the lists are seen on: a retailer, and quantities of the first goods. */
const buyer = 'New Butwal Mart';
const quantities = [12, 2];

type Counter = { outletId: number; owner: Actor; cashier: Actor; today: CalendarDay };

/** Prices for retailers, and those of the festival weeks; and a bill of today that took them. */
export async function keepPriceLists(services: Services, counter: Counter, goods: Goods): Promise<void> {
  const { owner, cashier, today } = counter;
  for (const list of priceLists) await act(services, owner, today, (context) => addList(context, list, today));
  await act(services, cashier, today, (context) => sellByList(context, counter, goods));
}

async function addList(context: Context, demo: (typeof priceLists)[number], today: CalendarDay): Promise<void> {
  const { group, days, fillings, ...list } = demo;
  const [found] = await context.db.query<{ id: number }>(
    'select id from customer_group where business_id = $1 and name = $2',
    [context.businessId, group],
  );
  const { id } = await savePriceList(
    context,
    priceListForm.parse({
      ...list,
      customerGroupIds: found === undefined ? [] : [found.id],
      fromDateAD: days === null ? '' : formatAdDate(addDays(today, days[0])),
      tillDateAD: days === null ? '' : formatAdDate(addDays(today, days[1])),
    }),
  );
  for (const filling of fillings) await fillPrices(context, { params: { id }, body: priceListFillForm.parse(filling) });
}

async function sellByList(context: Context, { outletId, today }: Counter, goods: Goods): Promise<void> {
  const customerId = goods.customerIds[customers.findIndex(([name]) => name === buyer)] ?? Number.NaN;
  const variantIds = goods.variantIds.slice(0, quantities.length);
  const prices = await readListPrices(context, { customerId, day: today, variantIds });
  const lines = variantIds.map((itemLedgerDetailId, position) => {
    const quantity = quantities[position] ?? 1;
    const ofVariant = prices.filter(({ variantId }) => variantId === itemLedgerDetailId);
    const units = asQuantity(quantity * oneUnitTenThousandths);
    const chosen = chooseListPrice(ofVariant, { day: today, quantity: units });
    if (chosen === null) throw new Error('The lists of the demo have prices of all goods');
    return { inventoryType: 'ITEM', itemLedgerDetailId, quantity, rate: rupeesFromPaisa(chosen.price) };
  });
  const form = invoiceForm.parse({
    state: 'FINAL',
    outletId,
    customerId,
    issuedDateAD: formatAdDate(today),
    dueDateAD: formatAdDate(addDays(today, 15)),
    lines,
  });
  await createInvoice(context, { body: form });
}
