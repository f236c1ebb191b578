import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Endpoint } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { expect } from 'vitest';
import { call } from '../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../testing/figures/figures.ts';
import { addItem, allowDaysBack, openShop, settleRules, type Shop } from '../../testing/shop.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addVendor } from '../../testing/vendors.ts';
import { pay, receive, unpay } from './money-payments.ts';
import type { Day, Kind, Step } from './money-steps.ts';
import { chosen, type Kept, tell, type World } from './money-world.ts';

/**
 * Plays a story in a shop of its own. Each step must be accepted or refused as the rules say, and in the end every
 * record must say what the story made of it.
 */
export async function playMoney(app: TestApp, steps: readonly Step[]): Promise<void> {
  const shop = await openShop(app, 'PAN');
  await allowDaysBack(shop);
  await settleRules(shop, { allowsFreeLines: true, roundsToRupee: true });
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
  await expectFiguresOfLedger(app, shop.owner);
}

async function take(world: World, one: Step): Promise<void> {
  switch (one.does) {
    case 'create':
      return create(world, one);
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

async function create(world: World, { kind, amount, paisa, day }: Extract<Step, { does: 'create' }>): Promise<void> {
  const [endpoint, body] = kind === 'INVOICE' ? invoiceOf(world, amount, paisa, day) : formOf(world, kind, amount, day);
  const total = kind === 'INVOICE' && paisa >= 50 ? amount + 1 : amount;
  // Days follow numbers.
  const isAllowed = kind !== 'INVOICE' || world.records.every((other) => other.kind !== 'INVOICE' || other.day <= day);
  const id = await tell(world, endpoint, { body }, isAllowed);
  if (isAllowed) world.records.push({ kind, id, day, total, paid: 0, isActive: true });
}

function invoiceOf({ shop }: World, rupees: number, paisa: number, day: Day): [Endpoint, object] {
  const line = { inventoryType: 'ITEM', itemLedgerDetailId: shop.rice.variantId };
  const lines = [
    { ...line, quantity: rupees, rate: 1 },
    { ...line, quantity: 1, rate: paisa / 100 },
  ];
  const dates = { issuedDateAD: day, dueDateAD: day };
  return [invoiceContract.create, { ...dates, state: 'FINAL', customerId: shop.customerId, lines }];
}

function formOf(
  { shop, vendorId, categories }: World,
  kind: Exclude<Kind, 'INVOICE'>,
  total: number,
  day: Day,
): [Endpoint, object] {
  const due = { billDateAD: day, dueDateAD: day, totalBillAmount: total };
  if (kind === 'INCOME')
    return [
      incomeContract.save,
      { ...due, incomeHeading: 'Commission', customerId: shop.customerId, categoryId: categories.INCOME },
    ];
  return [expenseContract.save, { ...due, heading: 'Rent', vendorId, categoryId: categories.EXPENSE }];
}

async function edit(world: World, record: Kept | undefined, total: number): Promise<void> {
  if (record === undefined || record.kind === 'INVOICE') return;
  const isAllowed = record.isActive && record.paid === 0;
  const [endpoint, body] = formOf(world, record.kind, total, record.day);
  await tell(world, endpoint, { body: { ...body, id: record.id } }, isAllowed);
  if (isAllowed) record.total = total;
}

async function toggle(world: World, record: Kept | undefined): Promise<void> {
  if (record === undefined) return;
  const params = { id: record.id };
  const isOfThisMonth = record.day !== '2026-11-14';
  if (record.kind === 'INVOICE') {
    const isAllowed = record.isActive && record.paid === 0 && isOfThisMonth;
    await tell(world, invoiceContract.cancel, { params, body: { reason: 'Slip' } }, isAllowed);
    if (isAllowed) record.isActive = false;
    return;
  }
  const isAllowed = isOfThisMonth && (!record.isActive || record.paid === 0);
  const endpoint = record.kind === 'INCOME' ? incomeContract.toggle : expenseContract.toggle;
  await tell(world, endpoint, { params }, isAllowed);
  if (isAllowed) record.isActive = !record.isActive;
}

async function categoryOf(shop: Shop, categoryType: 'INCOME' | 'EXPENSE'): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: { categoryName: 'Various', categoryType } })).id;
}
