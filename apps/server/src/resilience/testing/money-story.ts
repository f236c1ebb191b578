import { categoryContract } from '@bahi/contract/category/category.contract';
import type { Endpoint } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/expense/expense.contract';
import { incomeContract } from '@bahi/contract/income/income.contract';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import fc from 'fast-check';
import { expect } from 'vitest';
import { call, send } from '../../testing/caller.ts';
import { addItem, openShop, type Shop } from '../../testing/shop.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addVendor } from '../../testing/vendors.ts';

const kinds = ['INVOICE', 'INCOME', 'EXPENSE'] as const;
type Kind = (typeof kinds)[number];

/** Amounts are whole rupees. */
const amount = fc.integer({ min: 1, max: 400 });
const pick = fc.nat(1000);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('create' as const), kind: fc.constantFrom(...kinds), amount }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('edit' as const), pick, amount }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pay' as const), pick, amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('settle' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('unpay' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('toggle' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('receive' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('use advance' as const), pick, amount }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a person does one after the other with bills, incomes and expenses. */
export const moneyStory = fc.array(step, { minLength: 5, maxLength: 30 });

type Kept = { kind: Kind; id: number; total: number; paid: number; isActive: boolean };
type Part = { record: Kept; amount: number };
/** What must be so by the rules alone; the server is compared with it. */
type Model = { records: Kept[]; receipts: { id: number; parts: Part[]; inAdvance: number }[]; advance: number };
type World = Model & { shop: Shop; vendorId: number; categories: Record<'INCOME' | 'EXPENSE', number>; day: string };

const withId = z.object({ data: z.object({ id: z.int() }) });

/**
 * Plays a story in a shop of its own. Each step must be accepted or refused as the rules say, and in the end every
 * record must say what the story made of it.
 */
export async function playMoney(app: TestApp, steps: readonly Step[]): Promise<void> {
  const shop = await openShop(app, 'PAN');
  const world: World = {
    shop: {
      ...shop,
      rice: await addItem(shop.owner, shop.outletId, {
        name: 'Dal',
        taxable: false,
        sellingPrice: 1,
        quantity: 100_000,
        cost: 1,
      }),
    },
    vendorId: (await addVendor(shop.owner)).id,
    categories: { INCOME: await categoryOf(shop, 'INCOME'), EXPENSE: await categoryOf(shop, 'EXPENSE') },
    day: '2026-11-20',
    records: [],
    receipts: [],
    advance: 0,
  };
  for (const one of steps) await take(world, one);
  for (const record of world.records) {
    const params = { componentTypeKey: record.kind, componentEntityId: record.id };
    const summary = await call(shop.owner, paymentContract.ofComponent, { params });
    expect([summary.totalAmount, summary.totalPaidAmount, summary.dueAmount, summary.isOpen]).toEqual([
      record.total,
      record.paid,
      record.isActive ? record.total - record.paid : 0,
      record.isActive,
    ]);
  }
  const open = await call(shop.owner, paymentContract.openDocuments, { params: { customerId: shop.customerId } });
  expect(open.advanceAmount).toBe(world.advance);
}

async function take(world: World, one: Step): Promise<void> {
  switch (one.does) {
    case 'create':
      return create(world, one.kind, one.amount);
    case 'edit':
      return edit(world, chosen(world.records, one.pick), one.amount);
    case 'pay':
      return pay(world, chosen(world.records, one.pick), one.amount, 'CASH');
    case 'settle': {
      const record = chosen(world.records, one.pick);
      return pay(world, record, record === undefined ? 0 : record.total - record.paid, 'CHEQUE');
    }
    case 'use advance':
      return pay(world, chosen(world.records, one.pick), one.amount, 'ADVANCE');
    case 'unpay':
      return unpay(world, one.pick);
    case 'toggle':
      return toggle(world, chosen(world.records, one.pick));
    case 'receive':
      return receive(world, one.amount);
  }
}

function chosen<T>(all: readonly T[], position: number): T | undefined {
  return all.length === 0 ? undefined : all[position % all.length];
}

/** Sends one call; it must be accepted exactly when the rules say so. Answers the id of what it made. */
async function tell(world: World, endpoint: Endpoint, sent: object, isAllowed: boolean): Promise<number> {
  const response = await send(world.shop.owner, endpoint, sent);
  const answer: unknown = await response.json();
  expect(response.ok, `${endpoint.call} ${JSON.stringify(sent)} ${JSON.stringify(answer)}`).toBe(isAllowed);
  expect(response.status).toBeLessThan(500);
  return response.ok ? withId.parse(answer).data.id : 0;
}

async function create(world: World, kind: Kind, total: number): Promise<void> {
  const [endpoint, body] = formOf(world, kind, total);
  const id = await tell(world, endpoint, { body }, true);
  world.records.push({ kind, id, total, paid: 0, isActive: true });
}

function formOf({ shop, vendorId, categories, day }: World, kind: Kind, total: number): [Endpoint, object] {
  const due = { billDateAD: day, dueDateAD: day, totalBillAmount: total };
  if (kind === 'INCOME')
    return [
      incomeContract.save,
      { ...due, incomeHeading: 'Commission', customerId: shop.customerId, categoryId: categories.INCOME },
    ];
  if (kind === 'EXPENSE')
    return [expenseContract.save, { ...due, heading: 'Rent', vendorId, categoryId: categories.EXPENSE }];
  const lines = [{ inventoryType: 'ITEM', itemLedgerDetailId: shop.rice.variantId, quantity: total, rate: 1 }];
  const dates = { issuedDateAD: day, dueDateAD: day };
  return [invoiceContract.create, { ...dates, state: 'FINAL', customerId: shop.customerId, lines }];
}

async function edit(world: World, record: Kept | undefined, total: number): Promise<void> {
  if (record === undefined || record.kind === 'INVOICE') return;
  const isAllowed = record.isActive && record.paid === 0;
  const [endpoint, body] = formOf(world, record.kind, total);
  await tell(world, endpoint, { body: { ...body, id: record.id } }, isAllowed);
  if (isAllowed) record.total = total;
}

function paying(world: World, paymentAmount: number, paymentMode: string) {
  const row = { paymentMode, paymentDate: world.day, paymentAmount };
  return { paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: paymentAmount };
}

async function pay(
  world: World,
  record: Kept | undefined,
  paid: number,
  mode: 'CASH' | 'CHEQUE' | 'ADVANCE',
): Promise<void> {
  if (record === undefined) return;
  const isAdvance = mode === 'ADVANCE';
  const isWithinAdvance = !isAdvance || (record.kind !== 'EXPENSE' && paid <= world.advance);
  const isAllowed = record.isActive && paid > 0 && paid <= record.total - record.paid && isWithinAdvance;
  const body = { ...paying(world, paid, mode), componentType: record.kind, componentEntityId: record.id };
  const id = await tell(world, paymentContract.createReceipt, { body }, isAllowed);
  if (!isAllowed) return;
  record.paid += paid;
  if (isAdvance) world.advance -= paid;
  world.receipts.push({ id, parts: [{ record, amount: paid }], inAdvance: isAdvance ? -paid : 0 });
}

/** Oldest first: all are of one day, so the lower id first, and a bill before an income of the same id. */
async function receive(world: World, received: number): Promise<void> {
  const open = world.records
    .filter((record) => record.kind !== 'EXPENSE' && record.isActive && record.paid < record.total)
    .toSorted((left, right) => left.id - right.id || kinds.indexOf(left.kind) - kinds.indexOf(right.kind));
  let left = received;
  const parts: Part[] = [];
  for (const record of open) {
    const part = Math.min(left, record.total - record.paid);
    if (part > 0) parts.push({ record, amount: part });
    left -= part;
  }
  const body = { ...paying(world, received, 'ONLINE'), customerId: world.shop.customerId };
  const id = await tell(world, paymentContract.createReceipt, { body }, true);
  for (const part of parts) part.record.paid += part.amount;
  world.advance += left;
  world.receipts.push({ id, parts, inAdvance: left });
}

async function unpay(world: World, position: number): Promise<void> {
  const receipt = chosen(world.receipts, position);
  if (receipt === undefined) return;
  const isAllowed = world.advance - receipt.inAdvance >= 0;
  const sent = { params: { masterId: receipt.id }, query: { reason: 'Slip' } };
  await tell(world, paymentContract.removeReceipt, sent, isAllowed);
  if (!isAllowed) return;
  for (const { record, amount: paid } of receipt.parts) record.paid -= paid;
  world.advance -= receipt.inAdvance;
  world.receipts = world.receipts.filter((other) => other !== receipt);
}

async function toggle(world: World, record: Kept | undefined): Promise<void> {
  if (record === undefined) return;
  const params = { id: record.id };
  if (record.kind === 'INVOICE') {
    const isAllowed = record.isActive && record.paid === 0;
    await tell(world, invoiceContract.cancel, { params, body: { reason: 'Slip' } }, isAllowed);
    if (isAllowed) record.isActive = false;
    return;
  }
  const isAllowed = !record.isActive || record.paid === 0;
  const endpoint = record.kind === 'INCOME' ? incomeContract.toggle : expenseContract.toggle;
  await tell(world, endpoint, { params }, isAllowed);
  if (isAllowed) record.isActive = !record.isActive;
}

async function categoryOf(shop: Shop, categoryType: 'INCOME' | 'EXPENSE'): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: { categoryName: 'Various', categoryType } })).id;
}
