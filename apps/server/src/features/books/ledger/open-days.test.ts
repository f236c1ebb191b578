import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { allowDaysBack, billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** The books are open again from the next day on: 3 Mangsir 2083. */
const lastLocked = '2026-11-18';

async function lock({ owner }: Shop, scope: 'ALL' | 'VAT' = 'ALL', throughDayAD = lastLocked): Promise<void> {
  await call(owner, periodLockContract.lock, { body: { scope, throughDayAD, reason: 'Return filed' } });
}

async function incomeOf(shop: Shop, billDateAD: string, more: { id?: number; totalBillAmount?: number } = {}) {
  const { rows } = await call(shop.owner, categoryContract.list, { query: { search: 'Rent' } });
  const category = { categoryName: 'Rent', categoryType: 'INCOME' } as const;
  const made = rows[0] ?? (await call(shop.owner, categoryContract.create, { body: category }));
  const body = { incomeHeading: 'Rent of a godown', customerId: shop.customerId, categoryId: made.id };
  return { body: { ...body, totalBillAmount: 50, billDateAD, dueDateAD: '2026-11-20', ...more } };
}

async function expenseOf({ owner }: Shop, billDateAD: string) {
  const vendor = await addVendor(owner);
  const category = { categoryName: 'Transport', categoryType: 'EXPENSE' } as const;
  const { id } = await call(owner, categoryContract.create, { body: category });
  const day = { billDateAD, dueDateAD: '2026-11-20' };
  return { body: { heading: 'Truck', vendorId: vendor.id, categoryId: id, totalBillAmount: 50, ...day } };
}

function entriesOf(shop: Shop, sourceKind: string) {
  return app.asOwner(
    `select entry.kind, entry.posting_date, sum(debit_paisa)::int as paisa from journal_entry entry
     join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
     where entry.business_id = $1 and source_kind = $2 group by entry.id, entry.kind, entry.posting_date order by entry.id`,
    [shop.owner.businessId, sourceKind],
  );
}

test('nothing is written into a locked period, and each form names its last day', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  await allowDaysBack(shop);
  const bill = await sell(shop, { issuedDateAD: '2026-11-17' });
  await lock(shop);
  const said = 'Locked through 2 Mangsir 2083 (2026-11-18): choose a later day';
  const income = await incomeOf(shop, '2026-11-18');
  expect(fieldsOf(await refusal(owner, incomeContract.save, income))).toEqual({ billDateBS: said });
  const { body } = await expenseOf(shop, '2026-11-18');
  expect(fieldsOf(await refusal({ ...owner, language: 'ne' }, expenseContract.save, { body }))).toEqual({
    billDateBS: '२ मंसिर २०८३ (२०२६-११-१८)सम्मको हिसाब बन्द छ: पछिको मिति राख्नुहोस्',
  });
  const next = await call(owner, invoiceContract.nextNumber, {});
  expect(next).toMatchObject({ firstDayAD: '2026-11-19', firstDayBy: 'LOCK', lockedThroughAD: lastLocked });
  const late = { body: billOf(shop, { issuedDateAD: '2026-11-18' }) };
  expect(fieldsOf(await refusal(owner, invoiceContract.create, late))).toEqual({ issuedDateAD: said });
  const pay = (day: string) => ({ body: { ...paying([row(10, 'CASH', day)]), componentEntityId: bill.id } });
  expect(fieldsOf(await refusal(owner, paymentContract.create, pay('2026-11-18')))).toEqual({
    'paymentLedgerDetailRequestDtoList.0.paymentDate': said,
  });
  // What was issued before is paid on an open day.
  await call(owner, paymentContract.create, pay('2026-11-19'));
  await call(owner, incomeContract.save, await incomeOf(shop, '2026-11-19'));
  // The database holds it by itself.
  const insert = app.asOwner(
    `insert into journal_entry (business_id, outlet_id, fiscal_year, kind, source_kind, source_id, posting_date, posting_date_bs)
     values ($1, $2, '2083/84', 'INCOME', 'INCOME', 1, '2026-11-18', '2083-08-02')`,
    [owner.businessId, shop.outletId],
  );
  await expect(insert).rejects.toThrow('is locked');
});

test('an edit of a locked day posts its mirror and the new entry on the first open day', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const { id } = await call(owner, incomeContract.save, await incomeOf(shop, '2026-11-17'));
  await lock(shop);
  const edited = await call(
    owner,
    incomeContract.save,
    await incomeOf(shop, '2026-11-17', { id, totalBillAmount: 70 }),
  );
  expect([edited.billDateAD, edited.totalBillAmount]).toEqual(['2026-11-17', 70]);
  await call(owner, incomeContract.save, await incomeOf(shop, '2026-11-20', { id, totalBillAmount: 80 }));
  expect(await entriesOf(shop, 'INCOME')).toEqual([
    { kind: 'INCOME', posting_date: '2026-11-17', paisa: 5_000 },
    { kind: 'INCOME_REVERSAL', posting_date: '2026-11-19', paisa: 5_000 },
    { kind: 'INCOME', posting_date: '2026-11-19', paisa: 7_000 },
    { kind: 'INCOME_REVERSAL', posting_date: '2026-11-19', paisa: 7_000 },
    { kind: 'INCOME', posting_date: '2026-11-20', paisa: 8_000 },
  ]);
  const moved = await refusal(owner, incomeContract.save, await incomeOf(shop, '2026-11-18', { id }));
  expect(Object.keys(fieldsOf(moved))).toEqual(['billDateBS']);
});

test('a receipt of a locked day is written anew on the first open day, and keeps its date', async () => {
  const shop = await openShop(app);
  const { owner, customerId } = shop;
  await allowDaysBack(shop);
  await sell(shop, { issuedDateAD: '2026-11-16' });
  const sent = (amount: number, day: string) => ({ ...paying([row(amount, 'CASH', day)]), customerId });
  const { id } = await call(owner, paymentContract.createSettlement, { body: sent(30, '2026-11-17') });
  await lock(shop);
  const edit = (amount: number, day: string) => ({ body: { ...sent(amount, day), id } });
  const other = await refusal(owner, paymentContract.updateSettlement, edit(40, '2026-11-18'));
  expect(Object.keys(fieldsOf(other))).toEqual(['paymentLedgerDetailRequestDtoList.0.paymentDate']);
  await call(owner, paymentContract.updateSettlement, edit(40, '2026-11-17'));
  await call(owner, paymentContract.updateSettlement, edit(45, '2026-11-17'));
  expect((await entriesOf(shop, 'RECEIPT')).map(({ posting_date, paisa }) => [posting_date, paisa])).toEqual([
    ['2026-11-17', 3_000],
    ['2026-11-19', 3_000],
    ['2026-11-19', 4_000],
    ['2026-11-19', 4_000],
    ['2026-11-19', 4_500],
  ]);
});

test('a month that is locked for VAT takes what bears none', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await lock(shop, 'VAT', '2026-11-16');
  await call(shop.owner, incomeContract.save, await incomeOf(shop, '2026-11-05'));
  const bill = billOf(shop, { issuedDateAD: '2026-11-05', lines: [lineOf(shop.tea.variantId)] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: bill }))).toEqual({
    issuedDateAD: 'Locked through 30 Kartik 2083 (2026-11-16): choose a later day',
  });
  await sell(shop, { issuedDateAD: '2026-11-05' });
});

test('whoever writes while the period is being locked is before the lock, or refused', async () => {
  const shop = await openShop(app);
  const income = await incomeOf(shop, '2026-11-18');
  const save = () => Array.from({ length: 8 }, () => send(shop.owner, incomeContract.save, income));
  const [before, , after] = await Promise.all([Promise.all(save()), lock(shop), Promise.all(save())]);
  const statuses = [...before, ...after].map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
  // That no entry came after the lock is what `verify` looks at in the end.
  expect((await send(shop.owner, incomeContract.save, income)).status).toBe(400);
});
