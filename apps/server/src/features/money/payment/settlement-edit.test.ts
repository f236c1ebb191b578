import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** A customer and a vendor who have the same id, each in their own table. */
async function namesakes(): Promise<number> {
  let customerId = await addCustomer(shop.owner, 'Sita Pasal');
  let vendorId = (await addVendor(shop.owner, { alias: 'V0' })).id;
  for (let turn = 1; customerId !== vendorId; turn += 1)
    if (customerId < vendorId) customerId = await addCustomer(shop.owner, `Sita Pasal ${turn}`);
    else vendorId = (await addVendor(shop.owner, { alias: `V${turn}` })).id;
  return customerId;
}

async function spend(vendorId: number): Promise<number> {
  const { id: categoryId } = await call(shop.owner, categoryContract.create, {
    body: { categoryName: 'Electricity', categoryType: 'EXPENSE' },
  });
  const days = { billDateAD: '2026-11-10', dueDateAD: '2026-11-30' };
  const body = { heading: 'Electricity of Kartik', vendorId, categoryId, ...days, totalBillAmount: 1000 };
  return (await call(shop.owner, expenseContract.save, { body })).id;
}

test('what a vendor was paid never becomes money of a customer who has the same id, nor the other way round', async () => {
  const partyId = await namesakes();
  const expense = { componentType: 'EXPENSE', componentEntityId: await spend(partyId) };
  const bill = await sell(shop, { customerId: partyId });
  const paid = await call(shop.owner, paymentContract.createSettlement, { body: { ...paying([row(40)]), ...expense } });
  const received = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(30)]), componentEntityId: bill.id },
  });
  for (const body of [
    { ...paying([row(20)]), id: paid.id, customerId: partyId },
    { ...paying([row(20)]), id: paid.id, componentEntityId: bill.id },
    { ...paying([row(20)]), id: received.id, ...expense },
  ])
    expect((await refusal(shop.owner, paymentContract.updateSettlement, { body })).error).toBe('payment.targetChanged');
});

test('an edited receipt goes onto the bills that are chosen anew', async () => {
  const customerId = await addCustomer(shop.owner, 'Gita Pasal');
  const [wrong, right] = [await sell(shop, { customerId }), await sell(shop, { customerId })];
  const made = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(40)]), componentEntityId: wrong.id },
  });
  const edited = await call(shop.owner, paymentContract.updateSettlement, {
    body: {
      ...paying([row(50)]),
      id: made.id,
      outletId: shop.outletId,
      allocations: [{ componentType: 'INVOICE', componentEntityId: right.id, amount: 50 }],
    },
  });
  expect(edited.allocations.map((one) => [one.componentEntityId, one.amount])).toEqual([[right.id, 50]]);
});

test('a receipt stays in the fiscal year of its number', async () => {
  await allowDaysBack(shop);
  const bill = await sell(shop, { issuedDateAD: '2026-07-01', lines: [lineOf(shop.rice.variantId, { quantity: 3 })] });
  const made = await call(shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(100, 'CASH', '2026-07-10')]), componentEntityId: bill.id },
  });
  expect(made.number).toMatch(/2082\/83/);
  const moved = await refusal(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(100)]), id: made.id },
  });
  expect(fieldsOf(moved)).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentDate':
      'This number is of the fiscal year 2082/83: delete it and enter it anew',
  });
  const kept = await call(shop.owner, paymentContract.updateSettlement, {
    body: { ...paying([row(90, 'CASH', '2026-07-12')]), id: made.id },
  });
  expect([kept.number, kept.totalAmount, kept.receivedDateAD]).toEqual([made.number, 90, '2026-07-12']);
});

test('an income that becomes another customer’s while a receipt waits for it is not paid by the first', async () => {
  const { owner, outletId } = shop;
  const [first, second] = [await addCustomer(owner, 'Sita Pasal'), await addCustomer(owner, 'Gita Pasal')];
  const { id: categoryId } = await call(owner, categoryContract.create, {
    body: { categoryName: 'Rent', categoryType: 'INCOME' },
  });
  const days = { billDateAD: '2026-11-10', dueDateAD: '2026-11-30' };
  const form = { ...days, categoryId, incomeHeading: 'Rent of Kartik', totalBillAmount: 500 };
  const income = await call(owner, incomeContract.save, { body: { ...form, customerId: first } });
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  const [edited, received] = await app.services.database.transaction('write', tenant, async (tx) => {
    await tx.query('select id from document where business_id = $1 and id = $2 for update', [
      tenant.businessId,
      income.id,
    ]);
    const edit = call(owner, incomeContract.save, { body: { ...form, id: income.id, customerId: second } });
    await expect.poll(countWaiting).toBe(1);
    const receipt = call(owner, paymentContract.createSettlement, {
      body: { ...paying([row(100)]), customerId: first, outletId },
    });
    await expect.poll(countWaiting).toBe(2);
    return [edit, receipt];
  });
  expect((await edited).customerId).toBe(second);
  expect(await received).toMatchObject({ allocations: [], advanceAmount: 100 });
});

test('an advance is used once, also out of an income that becomes its customer’s at that very moment', async () => {
  const { owner } = shop;
  const [first, second] = [await addCustomer(owner, 'Sita Pasal'), await addCustomer(owner, 'Gita Pasal')];
  await call(owner, paymentContract.createSettlement, { body: { ...paying([row(50)]), customerId: second } });
  const bill = await sell(shop, { customerId: second });
  const { id: categoryId } = await call(owner, categoryContract.create, {
    body: { categoryName: 'Interest', categoryType: 'INCOME' },
  });
  const days = { billDateAD: '2026-11-10', dueDateAD: '2026-11-30' };
  const form = { ...days, categoryId, incomeHeading: 'Interest of Kartik', totalBillAmount: 500 };
  const income = await call(owner, incomeContract.save, { body: { ...form, customerId: first } });
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  const useAdvance = (componentEntityId: number, componentType: string) =>
    send(owner, paymentContract.create, {
      body: { ...paying([row(50, 'ADVANCE')]), componentEntityId, componentType },
    });
  const answers = await app.services.database.transaction('write', tenant, async (numbers) => {
    // Whoever used the advance waits for a number, and has not finished.
    await numbers.query(`select from number_series where business_id = $1 and kind = 'RECEIPT' for update`, [
      tenant.businessId,
    ]);
    const [edit, onIncome] = await app.services.database.transaction('write', tenant, async (tx) => {
      await tx.query('select from document where business_id = $1 and id = $2 for update', [
        tenant.businessId,
        income.id,
      ]);
      const editing = call(owner, incomeContract.save, { body: { ...form, id: income.id, customerId: second } });
      await expect.poll(countWaiting).toBe(1);
      const using = useAdvance(income.id, 'INCOME');
      await expect.poll(countWaiting).toBe(2);
      return [editing, using];
    });
    expect((await edit).customerId).toBe(second);
    await expect.poll(countWaiting).toBe(1);
    const onBill = useAdvance(bill.id, 'INVOICE');
    await expect.poll(countWaiting).toBe(2);
    return [onIncome, onBill];
  });
  const statuses = (await Promise.all(answers)).map((answer) => answer.status);
  const { advanceAmount } = await call(owner, paymentContract.openDocuments, { params: { customerId: second } });
  expect([statuses, advanceAmount]).toEqual([[200, 400], 0]);
});

/** How many of this database's transactions wait for a lock. */
async function countWaiting(): Promise<number> {
  const rows = await app.asOwner(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
}
