import type { Endpoint } from '@bahi/contract/endpoint';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/item/item.contract';
import { paymentContract } from '@bahi/contract/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar-day';
import { send } from '../../testing/caller.ts';
import type { Person } from '../../testing/people.ts';
import type { InvoiceBody } from '../../testing/shop.ts';
import type { KeptBill, Market, Moved } from './market.ts';
import { stages } from './market.ts';
import { actors, type BillWish, type Step, type Trade } from './trade-steps.ts';

type Actor = { person: Person; outletId: number | null };

/** Plays a story: each person does their steps one after the other, all people at the same time. */
export async function play(market: Market, { goods, turns }: Trade): Promise<void> {
  for (const step of goods) await take(market, { person: market.owner, outletId: null }, step);
  await Promise.all(
    actors.map(async (_, position) => {
      const actor = market.people[position];
      if (actor === undefined) return;
      for (const { step } of turns.filter((turn) => turn.actor === position)) await take(market, actor, step);
    }),
  );
}

async function take(market: Market, actor: Actor, step: Step): Promise<void> {
  switch (step.does) {
    case 'add goods':
      return addGoods(market, actor, step);
    case 'add stock':
      return addStock(market, actor, step);
    case 'write a bill':
      return writeBill(market, actor, step.bill);
    case 'edit a draft':
      return editDraft(market, actor, step);
    case 'remove a draft':
      return remove(market, actor, step.pick);
    case 'cancel':
      return cancel(market, actor, step);
    case 'pay':
      return pay(market, actor, step);
    case 'print':
      return print(market, actor, step.pick);
  }
}

type Doing<D extends Step['does']> = Extract<Step, { does: D }>;

/** One call; what it answers, or null when it is refused. */
async function attempt<S extends z.ZodType>(
  market: Market,
  { person }: Actor,
  [endpoint, answer]: [Endpoint, S],
  sent: object,
): Promise<z.output<S> | null> {
  const response = await send(person, endpoint, sent);
  if (response.ok && response.headers.get('content-type')?.startsWith('application/json') !== true) {
    await response.arrayBuffer();
    market.accepted += 1;
    return answer.parse({});
  }
  const body: unknown = await response.json();
  if (!response.ok) {
    market.refused.push({ does: endpoint.call, status: response.status, answer: body });
    return null;
  }
  market.accepted += 1;
  return answer.parse(Object(body).data);
}

const writtenItem = z.object({ id: z.int(), itemLedgerDetailId: z.int() });
const writtenBill = z.object({
  id: z.int(),
  state: z.enum(['DRAFT', 'FINAL', 'CANCELLED']),
  version: z.int(),
  outletId: z.int(),
  grandTotal: z.number(),
});

async function addGoods(market: Market, actor: Actor, step: Doing<'add goods'>): Promise<void> {
  const name = `Goods ${market.accepted}-${market.refused.length}-${actor.person.userId}`;
  const stock = step.stock.map((one) => ({ ...one, outletId: outletFor(market, actor, one.outlet) }));
  const body = {
    name,
    categoryId: market.categoryId,
    unitId: market.unitId,
    taxable: step.isTaxable,
    vatIncluded: step.isVatIncluded,
    sellingPrice: step.price,
    purchasePrice: step.price,
    openingStock: stock.map(({ outletId, quantity, cost }) => ({ outletId, quantity, rate: cost })),
  };
  const item = await attempt(market, actor, [itemContract.create, writtenItem], { body });
  if (item === null) return;
  const variantId = item.itemLedgerDetailId;
  const openings = stock.map(({ outletId, quantity }) => moved(variantId, outletId, quantity));
  market.goods.push({ itemId: item.id, variantId, name, price: step.price, openings });
}

async function addStock(market: Market, actor: Actor, { pick, stock }: Doing<'add stock'>): Promise<void> {
  const goods = picked(market.goods, pick);
  if (goods === undefined) return;
  const outletId = outletFor(market, actor, stock.outlet);
  const body = {
    name: goods.name,
    categoryId: market.categoryId,
    unitId: market.unitId,
    sellingPrice: goods.price,
    purchasePrice: goods.price,
    openingStock: [{ outletId, quantity: stock.quantity, rate: stock.cost }],
  };
  const sent = { params: { itemId: goods.itemId }, body };
  if ((await attempt(market, actor, [itemContract.update, writtenItem], sent)) !== null)
    goods.openings.push(moved(goods.variantId, outletId, stock.quantity));
}

async function writeBill(market: Market, actor: Actor, wish: BillWish): Promise<void> {
  const body = bodyOf(market, actor, wish);
  keepBill(market, await attempt(market, actor, [invoiceContract.create, writtenBill], { body }), body);
}

async function editDraft(market: Market, actor: Actor, step: Doing<'edit a draft'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const version = step.knowsVersion ? { version: bill.version } : {};
  const body = { ...bodyOf(market, actor, step.bill), id: bill.id, ...version };
  keepBill(market, await attempt(market, actor, [invoiceContract.update, writtenBill], { body }), body);
}

async function remove(market: Market, actor: Actor, pick: number): Promise<void> {
  const bill = picked([...market.bills.values()], pick);
  if (bill === undefined) return;
  const done = await attempt(market, actor, [invoiceContract.removeDraft, z.object({})], { params: { id: bill.id } });
  if (done !== null) advance(bill, 'REMOVED');
}

async function cancel(market: Market, actor: Actor, step: Doing<'cancel'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const body = { reason: 'Wrong customer', ...(step.knowsVersion ? { version: bill.version } : {}) };
  const sent = { params: { id: bill.id }, body };
  const answer = await attempt(market, actor, [invoiceContract.cancel, writtenBill], sent);
  if (answer === null) return;
  bill.version = answer.version;
  advance(bill, 'CANCELLED');
}

async function pay(market: Market, actor: Actor, step: Doing<'pay'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const paisa = Math.max(100, Math.round(((bill.totalPaisa - bill.paidPaisa) * step.percent) / 100));
  const parts = step.isSplit && paisa >= 200 ? [paisa - 100, 100] : [paisa];
  const paymentDate = dayBefore(market, 0);
  const body = {
    componentEntityId: bill.id,
    paymentLedgerDetailRequestDtoList: parts.map((part, position) => ({
      paymentMode: position === 0 ? 'CASH' : 'CHEQUE',
      paymentDate,
      paymentAmount: part / 100,
    })),
    totalPayingAmount: paisa / 100,
  };
  const done = await attempt(market, actor, [paymentContract.create, z.object({})], { body });
  if (done !== null) bill.paidPaisa += paisa;
}

async function print(market: Market, actor: Actor, pick: number): Promise<void> {
  const bill = picked([...market.bills.values()], pick);
  if (bill === undefined) return;
  await attempt(market, actor, [invoiceContract.print, z.object({})], { params: { id: bill.id }, body: {} });
}

function bodyOf(market: Market, actor: Actor, wish: BillWish): InvoiceBody {
  return {
    state: wish.isFinal ? 'FINAL' : 'DRAFT',
    outletId: outletFor(market, actor, wish.outlet),
    customerId: market.customerId,
    issuedDateAD: dayBefore(market, wish.daysAgo),
    dueDateAD: dayBefore(market, 0),
    discountType: wish.discountType,
    discount: wish.discount,
    shippingCharge: wish.shipping,
    lines: wish.lines.map(({ thing, isService, ...line }) => {
      const goods = picked(market.goods, thing);
      if (!isService && goods !== undefined)
        return { ...line, inventoryType: 'ITEM', itemLedgerDetailId: goods.variantId };
      return { ...line, inventoryType: 'SERVICE', serviceId: picked(market.serviceIds, thing) ?? 0 };
    }),
  };
}

/** Notes a bill that was written; a final one has sold what its lines said. */
function keepBill(market: Market, answer: z.output<typeof writtenBill> | null, { lines }: InvoiceBody): void {
  if (answer === null) return;
  const { id, outletId, version, state } = answer;
  const blank: KeptBill = { id, outletId, version, stage: 0, totalPaisa: 0, paidPaisa: 0, sold: [] };
  const bill = market.bills.get(id) ?? blank;
  market.bills.set(id, bill);
  bill.version = version;
  if (state !== 'FINAL' && bill.stage > 0) return;
  bill.totalPaisa = Math.round(answer.grandTotal * 100);
  bill.outletId = outletId;
  if (state !== 'FINAL') return;
  advance(bill, 'FINAL');
  bill.sold = lines.flatMap(({ itemLedgerDetailId, quantity }) =>
    typeof itemLedgerDetailId === 'number' ? [moved(itemLedgerDetailId, outletId, Number(quantity))] : [],
  );
}

/** Answers may be read in another order than they were given: what came later stands. */
function advance(bill: KeptBill, stage: (typeof stages)[number]): void {
  bill.stage = Math.max(bill.stage, stages.indexOf(stage));
}

function moved(variantId: number, outletId: number, quantity: number): Moved {
  return { variantId, outletId, tenThousandths: Math.round(quantity * 10_000) };
}

function outletFor({ outletIds }: Market, { outletId }: Actor, wanted: number): number {
  return outletId ?? outletIds[wanted] ?? 0;
}

function dayBefore({ app }: Market, days: number): string {
  return formatAdDate(addDays(todayInKathmandu(app.services.clock()), -days));
}

function picked<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)];
}
