import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import type { Right } from '@bahi/contract/access';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { paying, row } from '../../../testing/paying.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor, payVendor } from '../../../testing/vendors.ts';
import { enterJournal } from '../../books/voucher/testing/vouchers.ts';

const dayAD = '2026-11-20';
const days = { billDateAD: dayAD, dueDateAD: dayAD };

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
});
afterAll(() => app.close());

/** Puts a file to a comment on a record. */
async function say(kind: RecordKind, recordId: number): Promise<void> {
  const document = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'], 'said.pdf');
  const { docUuid } = await call(shop.owner, recordHistoryContract.uploadDocument, { files: { document } });
  const body = { kind, recordId, text: 'See', documents: [docUuid] };
  await call(shop.owner, recordHistoryContract.comment, { body });
}

const preview = (person: Person = shop.owner) => call(person, monthFileContract.get, { query: { dayAD } });
async function photosOf(rights: Right[]): Promise<number> {
  const every: Right[] = ['month-file.read', 'month-file.report', 'sales-register-report.report', ...rights];
  const person = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: every });
  return (await preview(person)).photos.count;
}
const categoryOf = async (categoryType: 'EXPENSE' | 'INCOME') =>
  (await call(shop.owner, categoryContract.create, { body: { categoryName: `Of ${categoryType}`, categoryType } })).id;

test('a bill whose photo came later, with a comment, is not missing one', async () => {
  const vendorId = (await addVendor(shop.owner)).id;
  const form = { heading: 'Rent', vendorId, categoryId: await categoryOf('EXPENSE'), ...days, totalBillAmount: 100 };
  const { id } = await call(shop.owner, expenseContract.save, { body: form });
  expect((await preview()).photoless).toMatchObject({ count: 1, documents: [{ name: 'Rent' }] });
  await say('EXPENSE', id);
  expect(await preview()).toMatchObject({ photos: { count: 1 }, photoless: { count: 0 } });
});

test('files of comments on a voucher, on what vendors are paid and on receipts are each for who may read that', async () => {
  const { outletId, customerId } = shop;
  await say('VOUCHER', (await enterJournal(shop.owner)).id);
  await say('PAYMENT', await payVendor(await inOutlet(app, shop.owner, outletId), 55, dayAD));
  const advance = { customerId, outletId, ...paying([row(100)]) };
  await say('PAYMENT', (await call(shop.owner, paymentContract.createSettlement, { body: advance })).id);
  const form = { incomeHeading: 'Commission', customerId, categoryId: await categoryOf('INCOME'), ...days };
  const { id: componentEntityId } = await call(shop.owner, incomeContract.save, {
    body: { ...form, totalBillAmount: 70 },
  });
  const received = { componentEntityId, componentType: 'INCOME', ...paying([row(70)]) } as const;
  await say('PAYMENT', (await call(shop.owner, paymentContract.createSettlement, { body: received })).id);
  expect((await preview()).photos.count).toBe(4);
  expect(await photosOf([])).toBe(0);
  expect(await photosOf(['voucher.read']), 'the voucher alone').toBe(1);
  expect(await photosOf(['payment.read']), 'what a customer paid in advance alone').toBe(1);
  expect(await photosOf(['payment.read', 'income.read']), 'and what came of an income').toBe(2);
  expect(await photosOf(['payment.read', 'expense.read']), 'and what a vendor was paid').toBe(2);
});
