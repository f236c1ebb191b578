import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { documentPaymentForm } from '@bahi/contract/money/payment/payment-form';
import { addDays, type CalendarDay, daysBetween, formatAdDate, weekday } from '@bahi/domain/calendar/calendar-day';
import { cancelInvoice } from '../../features/sales/invoice/invoice.cancel.ts';
import { createInvoice } from '../../features/sales/invoice/invoice.commands.ts';
import { createPayment } from '../../features/money/payment/payment.commands.ts';
import type { Services } from '../../platform/core/services.ts';
import { customers, items } from './demo.data.ts';
import { act, type Actor } from './demo-context.ts';
import { neighbour, settleRules } from './demo-rules.ts';
import { type Dice, diceOf } from './dice.ts';

export type Goods = { variantIds: readonly number[]; serviceIds: readonly number[]; customerIds: readonly number[] };
export type Shop = { outletId: number; actor: Actor; customerPlaces: readonly number[] };
type Issued = { id: number; day: CalendarDay; total: number; isPaid: boolean };

type Period = {
  from: CalendarDay;
  /** From when on totals are whole rupees, and of noodles there is an eleventh carton for whoever takes ten. */
  rulesFrom: CalendarDay;
  today: CalendarDay;
  owner: Actor;
  buyUntil: (day: CalendarDay) => Promise<void>;
};

const billsInAll = 300;
const offeredCode = 'NO-WWAI';

/**
 * Some months of trade: about 300 bills over two outlets in the order of their days, more before the festivals and on
 * busy days, paid at once, in parts, late or not yet; some drafts of today, and bills cancelled for a slip of the pen.
 */
export async function trade(services: Services, shops: readonly Shop[], goods: Goods, period: Period): Promise<number> {
  const dice = diceOf(20_830_804);
  const days = daysBetween(period.from, period.today);
  const plan = Array.from({ length: billsInAll }, () => addDays(period.from, busyDay(dice, days))).toSorted(
    (a, b) => a - b,
  );
  const countryId = await neighbour(services, period.owner, period.from);
  const unpaid: (Issued & { actor: Actor })[] = [];
  let [issued, onCredit, hasRules] = [0, 0, false];
  for (const planned of plan) {
    // Saturday is the day off.
    const day = weekday(planned) === 6 ? addDays(planned, -1) : planned;
    await period.buyUntil(day);
    const shop = shops[dice.below(100) < 65 ? 0 : 1] ?? shops[0];
    if (shop === undefined) break;
    if (!hasRules && day >= period.rulesFrom) {
      await settleRules(services, period.owner, day);
      hasRules = true;
    }
    const hasOffer = hasRules && issued % 6 === 0;
    const abroad = hasRules && issued % 40 === 20 ? countryId : null;
    const bill = await writeBill(services, shop, goods, { day, dice, state: 'FINAL', hasOffer, abroad });
    if (bill === null) continue;
    issued += 1;
    if (bill.isPaid) continue;
    onCredit += 1;
    if (onCredit % 97 === 42) await cancel(services, shop.actor, bill);
    else unpaid.push({ ...bill, actor: shop.actor });
  }
  // One lies unfinished on each counter.
  const unfinished = { day: period.today, dice, state: 'DRAFT', hasOffer: false, abroad: null } as const;
  for (const shop of shops) await writeBill(services, shop, goods, unfinished);
  for (const bill of unpaid) await pay(services, bill.actor, bill, { dice, today: period.today });
  return issued;
}

/** Cancels a bill on its own day. */
async function cancel(services: Services, actor: Actor, { id, day }: Issued): Promise<void> {
  const body = { reason: 'ग्राहकको नाम गलत परेको', version: undefined };
  await act(services, actor, day, (context) => cancelInvoice(context, { params: { id }, body }));
}

/** The weeks before the last third of the period, Dashain and Tihar, are the busy ones. */
function busyDay(dice: Dice, days: number): number {
  for (;;) {
    const offset = dice.below(days + 1);
    const isFestive = offset > days * 0.6 && offset < days * 0.85;
    if (isFestive || dice.below(100) < 60) return offset;
  }
}

type Occasion = { day: CalendarDay; dice: Dice; state: 'DRAFT' | 'FINAL'; hasOffer: boolean; abroad: number | null };

async function writeBill(
  services: Services,
  shop: Shop,
  goods: Goods,
  { day, dice, state, hasOffer, abroad }: Occasion,
): Promise<Issued | null> {
  const customer = dice.pick(shop.customerPlaces);
  const isCounter = customer === 0;
  const due = addDays(day, isCounter ? 0 : dice.pick([7, 15, 15, 30]));
  const paymentMode = isCounter ? dice.pick(['CASH', 'CASH', 'ONLINE']) : 'CREDIT';
  const discount = dice.below(100) < 12 ? dice.pick([2, 2.5, 5]) : 0;
  const shippingCharge = !isCounter && dice.below(100) < 15 ? dice.pick([200, 350, 500]) : 0;
  const lines = goodsLines(goods, dice, isCounter);
  const body = invoiceForm.parse({
    state,
    outletId: shop.outletId,
    customerId: goods.customerIds[customer],
    issuedDateAD: formatAdDate(day),
    dueDateAD: formatAdDate(due),
    paymentMode,
    tenderedAmount: paymentMode === 'CASH' ? handedOver(lines) : null,
    ...(abroad === null || isCounter ? {} : { destination: 'EXPORT', countryId: abroad }),
    discountType: '1',
    discount,
    shippingCharge,
    lines: [...lines, ...serviceLines(goods, dice, isCounter), ...(hasOffer && !isCounter ? tenAndOne(goods) : [])],
  });
  const bill = await act(services, shop.actor, day, (context) => createInvoice(context, { body }));
  return bill.state === 'FINAL' ? { id: bill.id, day, total: bill.grandTotal, isPaid: isCounter } : null;
}

/** Whoever pays in cash hands over whole notes of five hundred, which cover the goods with VAT. */
function handedOver(goods: readonly { quantity: number; rate: number }[]): number {
  const most = goods.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0) * 1.13;
  return Math.ceil(most / largeNoteRupees) * largeNoteRupees;
}

const largeNoteRupees = 500;

function goodsLines(goods: Goods, dice: Dice, isCounter: boolean) {
  // The last two are nearly sold out, and stay on the list of what to order.
  const positions = dice.some(items.length - 2, isCounter ? 1 + dice.below(3) : 2 + dice.below(5));
  return positions.map((position) => {
    const item = items[position];
    const isBulk = item?.unit === 'kg';
    return {
      inventoryType: 'ITEM',
      itemLedgerDetailId: goods.variantIds[position],
      quantity: isCounter
        ? isBulk
          ? dice.pick([1, 2, 2.5, 5])
          : 1
        : isBulk
          ? dice.pick([5, 10, 12.5, 20])
          : 1 + dice.below(4),
      rate: item?.price ?? 1,
      discountType: '1',
      discount: !isCounter && dice.below(100) < 10 ? 3 : 0,
    };
  });
}

/** Ten of what is on offer, and one on top. */
function tenAndOne(goods: Goods) {
  const position = items.findIndex(({ code }) => code === offeredCode);
  const line = { inventoryType: 'ITEM', itemLedgerDetailId: goods.variantIds[position] };
  return [
    { ...line, quantity: 10, rate: items[position]?.price },
    { ...line, quantity: 1, rate: 0 },
  ];
}

function serviceLines(goods: Goods, dice: Dice, isCounter: boolean): object[] {
  if (isCounter || dice.below(100) >= 12) return [];
  return [{ inventoryType: 'SERVICE', serviceId: goods.serviceIds[0], quantity: 1, rate: 300 }];
}

/** Of what is bought on credit most is paid by the day, some in parts, some waits. */
async function pay(
  services: Services,
  actor: Actor,
  bill: Issued,
  { dice, today }: { dice: Dice; today: CalendarDay },
): Promise<void> {
  const kind = dice.below(100);
  if (kind >= 82) return;
  const isFull = kind < 64;
  const day = addDays(bill.day, kind < 35 ? 0 : dice.below(20));
  if (day > today) return;
  const amount = isFull ? bill.total : Math.max(1, Math.floor(bill.total / 200) * 100);
  const body = documentPaymentForm.parse({
    componentEntityId: bill.id,
    componentType: 'INVOICE',
    paymentLedgerDetailRequestDtoList: [
      {
        paymentMode: dice.pick(['CASH', 'CASH', 'ONLINE', 'CHEQUE']),
        paymentDate: formatAdDate(day),
        paymentAmount: amount,
      },
    ],
    totalPayingAmount: amount,
  });
  await act(services, actor, day, (context) => createPayment(context, { body }));
}

/** The local bodies whose customers buy in Butwal. */
export const aroundButwal = ['50802', '50808', '50811', '50605'] as const;

/** Customers of an outlet: those of its valley or plain, and the counter, which comes up most. */
export function customersOf(outletLocalBodies: readonly string[]): number[] {
  const own = customers.flatMap((customer, position) => (outletLocalBodies.includes(customer[5]) ? [position] : []));
  return [0, 0, 0, 0, ...own.filter((position) => position !== 0)];
}
