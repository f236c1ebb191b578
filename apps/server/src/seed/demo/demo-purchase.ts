import { documentPaymentForm } from '@bahi/contract/money/payment/payment-form';
import { directCostsForm } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseForm } from '@bahi/contract/purchase/purchase/purchase-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createPayment } from '../../features/money/payment/payment.commands.ts';
import { saveDirectCosts } from '../../features/purchase/direct-cost/direct-cost.commands.ts';
import { savePurchase } from '../../features/purchase/purchase/purchase.commands.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { items } from './demo.data.ts';
import { act } from './demo-context.ts';
import type { Place } from './money/demo-money.ts';
import type { Parties } from './demo-parties.ts';
import { type DemoCost, type DemoPurchase, purchases } from './demo-purchase.data.ts';
import type { Goods } from './demo-trade.ts';

type Known = { parties: Parties; goods: Goods };

/** What is bought while the business trades: `buyUntil` enters all bills until a day, so that they stand in their order. */
export function planPurchases(services: Services, place: Place, known: Known) {
  const planned = [...purchases];
  return {
    buyUntil: async (day: CalendarDay): Promise<void> => {
      for (let next = planned[0]; next !== undefined && dayOf(next, place) <= day; next = planned[0]) {
        planned.shift();
        await enter(services, place, known, next);
      }
    },
  };
}

function dayOf({ daysAgo }: DemoPurchase, { today }: Place): CalendarDay {
  return addDays(today, -daysAgo);
}

async function enter(services: Services, place: Place, known: Known, bill: DemoPurchase): Promise<void> {
  const day = dayOf(bill, place);
  const type = bill.state === 'DRAFT' ? 'draft' : 'final';
  const { id, grandTotal } = await act(services, place.actor, day, async (context) => {
    const body = purchaseForm.parse(await fieldsOf(context, place, known, bill));
    const bought = await savePurchase(context, { params: { type }, body });
    if (bill.costs !== undefined) await addCosts(context, known, { ...bill, id: bought.id, costs: bill.costs }, day);
    return bought;
  });
  if (bill.paid === undefined) return;
  const paidOn = bill.paid === 'whole' ? addDays(day, 5) : addDays(day, 2);
  const amount = bill.paid === 'whole' ? grandTotal : Math.floor(grandTotal / 2);
  const row = { paymentMode: 'ONLINE', paymentDate: formatAdDate(paidOn), paymentAmount: amount };
  const form = documentPaymentForm.parse({
    componentEntityId: id,
    componentType: 'PURCHASE',
    paymentLedgerDetailRequestDtoList: [row],
    totalPayingAmount: amount,
  });
  await act(services, place.actor, paidOn, (context) => createPayment(context, { body: form }));
}

/** What it cost to bring the goods of a bill home, on its day: the goods are sold by what they cost with it. */
async function addCosts(
  context: Context,
  { parties }: Known,
  { id, costs, daysToPay }: DemoPurchase & { id: number; costs: readonly DemoCost[] },
  day: CalendarDay,
): Promise<void> {
  const kinds = await context.db.query<{ id: number; name: string }>('select id, name from landing_cost');
  const body = directCostsForm.parse({
    purchaseInvoiceId: id,
    costs: costs.map(({ kind, vendor, total, vat, ...cost }) => ({
      ...cost,
      landingCostId: kinds.find(({ name }) => name === kind)?.id,
      vendorId: parties.vendorIds.get(vendor),
      totalCost: total,
      vatAmount: vat,
      billDateAD: formatAdDate(day),
      dueDateAD: formatAdDate(addDays(day, cost.paymentMode === 'CREDIT' ? daysToPay : 0)),
    })),
  });
  await saveDirectCosts(context, { body });
}

async function fieldsOf(context: Context, { outletId, today }: Place, { parties, goods }: Known, bill: DemoPurchase) {
  const day = addDays(today, -bill.daysAgo);
  return {
    outletId,
    vendorId: parties.vendorIds.get(bill.vendor),
    billNumber: bill.billNumber,
    issuedDateAD: formatAdDate(day),
    dueDateAD: formatAdDate(addDays(day, bill.daysToPay)),
    discount: bill.discount ?? 0,
    shippingCharge: bill.shipping ?? 0,
    ...(bill.import === undefined ? {} : await importOf(context, bill.import, day)),
    lines: bill.lines.map(({ code, ...line }) => ({
      inventoryType: 'ITEM',
      itemLedgerDetailId: goods.variantIds[items.findIndex((item) => item.code === code)],
      ...line,
    })),
  };
}

async function importOf(
  { db }: Context,
  { declarationNumber, country }: { declarationNumber: string; country: string },
  day: CalendarDay,
) {
  const [found] = await db.query<{ id: number }>('select id from country where code = $1', [country]);
  return { origin: 'IMPORT', declarationNumber, declarationDateAD: formatAdDate(day), countryId: found?.id };
}
