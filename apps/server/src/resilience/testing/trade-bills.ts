import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import type { InvoiceBody } from '../../testing/shop.ts';
import type { KeptBill, Market } from './market.ts';
import { stages } from './market.ts';
import { type Actor, attempt, dayBefore, type Doing, moved, outletFor, picked } from './trade-calls.ts';
import type { BillWish } from './trade-steps.ts';

const writtenBill = z.object({
  id: z.int(),
  state: z.enum(['DRAFT', 'FINAL', 'CANCELLED']),
  version: z.int(),
  outletId: z.int(),
  grandTotal: z.number(),
  lines: z.array(z.object({ id: z.int(), itemLedgerDetailId: z.int().nullable() })).optional(),
});

export async function writeBill(market: Market, actor: Actor, wish: BillWish): Promise<void> {
  const body = bodyOf(market, actor, wish);
  keepBill(market, await attempt(market, actor, [invoiceContract.create, writtenBill], { body }), body);
}

export async function editDraft(market: Market, actor: Actor, step: Doing<'edit a draft'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const version = step.knowsVersion ? { version: bill.version } : {};
  const body = { ...bodyOf(market, actor, step.bill), id: bill.id, ...version };
  keepBill(market, await attempt(market, actor, [invoiceContract.update, writtenBill], { body }), body);
}

export async function remove(market: Market, actor: Actor, pick: number): Promise<void> {
  const bill = picked([...market.bills.values()], pick);
  if (bill === undefined) return;
  const done = await attempt(market, actor, [invoiceContract.removeDraft, z.object({})], { params: { id: bill.id } });
  if (done !== null) advance(bill, 'REMOVED');
}

export async function cancel(market: Market, actor: Actor, step: Doing<'cancel'>): Promise<void> {
  const bill = picked([...market.bills.values()], step.pick);
  if (bill === undefined) return;
  const body = { reason: 'Wrong customer', ...(step.knowsVersion ? { version: bill.version } : {}) };
  const sent = { params: { id: bill.id }, body };
  const answer = await attempt(market, actor, [invoiceContract.cancel, writtenBill], sent);
  if (answer === null) return;
  bill.version = answer.version;
  advance(bill, 'CANCELLED');
}

export async function pay(market: Market, actor: Actor, step: Doing<'pay'>): Promise<void> {
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

export async function print(market: Market, actor: Actor, pick: number): Promise<void> {
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
    ...(wish.isExport ? { destination: 'EXPORT', countryId: market.countryId } : {}),
    lines: wish.lines.map(({ sellable, isService, ...line }) => {
      const goods = picked(market.goods, sellable);
      if (!isService && goods !== undefined)
        return { ...line, inventoryType: 'ITEM', itemLedgerDetailId: goods.variantId };
      return { ...line, inventoryType: 'SERVICE', serviceId: picked(market.serviceIds, sellable) ?? 0 };
    }),
  };
}

/** Notes a bill that was written; a final one has sold what its lines said. */
function keepBill(market: Market, answer: z.output<typeof writtenBill> | null, { lines }: InvoiceBody): void {
  if (answer === null) return;
  const { id, outletId, version, state } = answer;
  const blank: KeptBill = {
    id,
    outletId,
    version,
    stage: 0,
    totalPaisa: 0,
    paidPaisa: 0,
    sold: [],
    variantOf: new Map(),
  };
  const bill = market.bills.get(id) ?? blank;
  market.bills.set(id, bill);
  bill.version = version;
  if (state !== 'FINAL' && bill.stage > 0) return;
  bill.totalPaisa = Math.round(answer.grandTotal * 100);
  bill.outletId = outletId;
  if (state !== 'FINAL') return;
  advance(bill, 'FINAL');
  for (const line of answer.lines ?? [])
    if (line.itemLedgerDetailId !== null) bill.variantOf.set(line.id, line.itemLedgerDetailId);
  bill.sold = lines.flatMap(({ itemLedgerDetailId, quantity }) =>
    typeof itemLedgerDetailId === 'number' ? [moved(itemLedgerDetailId, outletId, Number(quantity))] : [],
  );
}

/** Answers may be read in another order than they were given: what came later stands. */
function advance(bill: KeptBill, stage: (typeof stages)[number]): void {
  bill.stage = Math.max(bill.stage, stages.indexOf(stage));
}
