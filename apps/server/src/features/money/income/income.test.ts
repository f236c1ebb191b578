import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let categoryId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  categoryId = await addCategory('Commission', 'INCOME');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type Body = Sent<typeof incomeContract.save>['body'];

async function addCategory(categoryName: string, categoryType: string): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
}

function incomeBody(changes: Partial<Body> = {}): Body {
  return {
    incomeHeading: 'Commission of Kartik',
    customerId: shop.customerId,
    categoryId,
    billDateBS: '2083-08-01',
    dueDateBS: '2083-08-29',
    totalBillAmount: 5000,
    ...changes,
  };
}

function save(changes: Partial<Body> = {}) {
  return call(shop.owner, incomeContract.save, { body: incomeBody(changes) });
}

function pay(componentEntityId: number, paymentAmount: number) {
  return {
    body: {
      componentEntityId,
      componentType: 'INCOME',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount }],
      totalPayingAmount: paymentAmount,
    },
  };
}

function upload(content: Uint8Array<ArrayBuffer>, name = 'bill.pdf') {
  return call(shop.owner, incomeContract.uploadDocument, { files: { document: new File([content], name) } });
}

/** What stands in the books of an income: the sum of each account. */
async function inForce(incomeId: number) {
  return app.asOwner(
    `select account_code, customer_id, category_id, sum(debit_paisa - credit_paisa)::int as balance from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where entry.business_id = $1 and source_kind = 'INCOME' and source_id = $2
     group by account_code, customer_id, category_id having sum(debit_paisa - credit_paisa) <> 0 order by account_code`,
    [shop.owner.businessId, incomeId],
  );
}

test('a new income is due, whatever the form says of payments, and stands in the account of its category', async () => {
  const body = { ...incomeBody(), paidAmount: 5000, remainingAmount: 0, paymentStatus: 'PAID' };
  const income = await call(shop.owner, incomeContract.save, { body });
  expect(income).toMatchObject({
    heading: 'Commission of Kartik',
    incomeHeading: 'Commission of Kartik',
    customerName: 'Ram Kirana',
    categoryName: 'Commission',
    billDateAD: '2026-11-17',
    billDateBS: '2083-08-01',
    dueDateAD: '2026-12-15',
    totalBillAmount: 5000,
    paidAmount: 0,
    remainingAmount: 5000,
    paymentStatus: 'DUE',
    isActive: true,
    documents: [],
  });
  expect(await inForce(income.id)).toEqual([
    { account_code: 'OTHER_INCOME', customer_id: null, category_id: categoryId, balance: -500_000 },
    { account_code: 'RECEIVABLE', customer_id: shop.customerId, category_id: null, balance: 500_000 },
  ]);
});

test('the heading may come by its other name', async () => {
  const { incomeHeading, ...body } = incomeBody();
  const income = await call(shop.owner, incomeContract.save, { body: { ...body, heading: incomeHeading ?? null } });
  expect(income.incomeHeading).toBe('Commission of Kartik');
});

test.each<[string, Partial<Body>, Record<string, string>]>([
  ['without a heading', { incomeHeading: ' ' }, { incomeHeading: 'Required' }],
  ['without dates', { billDateBS: '', dueDateBS: '' }, { billDateBS: 'Required', dueDateBS: 'Required' }],
  ['of tomorrow', { billDateBS: '2083-08-05' }, { billDateBS: 'Cannot be in the future' }],
  [
    'due before its bill',
    { dueDateBS: '2083-07-30' },
    { dueDateBS: 'The due date cannot be before the document date' },
  ],
  ['without an amount', { totalBillAmount: '' }, { totalBillAmount: 'Required' }],
  ['of less than a rupee', { totalBillAmount: 0.99 }, { totalBillAmount: 'Should be more than 0' }],
  ['of ten digits', { totalBillAmount: 1_000_000_000 }, { totalBillAmount: 'Should be less than 10 digits' }],
  ['with a long description', { description: 'x'.repeat(51) }, { description: 'cannot be greater than 50 characters' }],
  [
    'without customer and category',
    { customerId: '', categoryId: '' },
    { customerId: 'Required', categoryId: 'Required' },
  ],
  [
    'of unknown ones',
    { customerId: 999_999, categoryId: 999_999 },
    { customerId: 'Not found, choose another', categoryId: 'Not found, choose another' },
  ],
  [
    'with six documents',
    { documents: Array.from({ length: 6 }, () => 'x') },
    { documents: 'You can upload maximum 5 documents only' },
  ],
  [
    'with a document that is not there',
    { documents: ['x'] },
    { 'documents.0': 'This document is not there any more: choose it again' },
  ],
  ['of another outlet', { outletId: 999_999 }, { outletId: 'You do not work in this outlet' }],
])('an income %s is refused at its field, and nothing is stored', async (_name, changes, expected) => {
  const before = await call(shop.owner, incomeContract.list, {});
  const failure = await refusal(shop.owner, incomeContract.save, { body: incomeBody(changes) });
  expect(fieldsOf(failure)).toEqual(expected);
  expect((await call(shop.owner, incomeContract.list, {})).recordsTotal).toBe(before.recordsTotal);
});

test('an expense category, an inactive one and another business are refused', async () => {
  const rent = await addCategory('Rent', 'EXPENSE');
  const old = await addCategory('Old', 'INCOME');
  const income = await save({ categoryId: old });
  await call(shop.owner, categoryContract.toggle, { params: { categoryId: old } });
  const fields = async (changes: Partial<Body>) =>
    fieldsOf(await refusal(shop.owner, incomeContract.save, { body: incomeBody(changes) }));
  expect(await fields({ categoryId: rent })).toEqual({ categoryId: 'Choose a category of this kind' });
  expect(await fields({ categoryId: old })).toEqual({ categoryId: 'Inactive, choose another' });
  // What names it already keeps it.
  await save({ id: income.id, categoryId: old, totalBillAmount: 10 });
  const other = await openShop(app);
  expect(await fields({ customerId: other.customerId })).toEqual({ customerId: 'Not found, choose another' });
  await call(shop.owner, customerContract.toggle, { params: { id: shop.customerId } });
  expect(await fields({})).toEqual({ customerId: 'Inactive, choose another' });
  await call(shop.owner, customerContract.toggle, { params: { id: shop.customerId } });
});

test('an edit takes back what stood and posts again; two editors are not mixed', async () => {
  const income = await save();
  const edited = await save({
    id: income.id,
    version: income.version,
    totalBillAmount: 6000,
    billDateBS: '2083-08-02',
  });
  expect([edited.totalBillAmount, edited.billDateAD]).toEqual([6000, '2026-11-18']);
  expect((await inForce(income.id)).map((line) => line['balance'])).toEqual([-600_000, 600_000]);
  const stale = await refusal(shop.owner, incomeContract.save, {
    body: incomeBody({ id: income.id, version: income.version }),
  });
  expect(stale.status).toBe(409);
});

test('an income goes from due to paid by its payments, and its customer owes it meanwhile', async () => {
  const income = await save();
  const due = async () => (await call(shop.owner, customerContract.get, { params: { id: shop.customerId } })).dueAmount;
  const before = await due();
  await call(shop.owner, paymentContract.createSettlement, pay(income.id, 2000));
  const part = await call(shop.owner, incomeContract.get, { params: { id: income.id } });
  expect([part.paymentStatus, part.paidAmount, part.remainingAmount]).toEqual(['PARTIALLY_PAID', 2000, 3000]);
  expect(await due()).toBe(before - 2000);
  const edit = await refusal(shop.owner, incomeContract.save, { body: incomeBody({ id: income.id }) });
  const cancel = await refusal(shop.owner, incomeContract.toggle, { params: { id: income.id } });
  expect([edit.status, edit.error, cancel.status, cancel.error]).toEqual([
    409,
    'dueDocument.notEditable',
    409,
    'dueDocument.paidFirst',
  ]);
  await call(shop.owner, paymentContract.createSettlement, pay(income.id, 3000));
  const paid = await call(shop.owner, incomeContract.list, { query: { paymentStatus: 'PAID' } });
  expect(paid.rows.map((row) => row.id)).toContain(income.id);
});

test('an income paid as it is entered is settled by a receipt of its own, and its customer owes nothing of it', async () => {
  const due = async () => (await call(shop.owner, customerContract.get, { params: { id: shop.customerId } })).dueAmount;
  const before = await due();
  const income = await save({ paymentMode: 'CASH' });
  expect(income).toMatchObject({ paidAmount: 5000, remainingAmount: 0, paymentStatus: 'PAID' });
  expect(await due()).toBe(before);
  const params = { componentTypeKey: 'INCOME', componentEntityId: income.id };
  const paid = await call(shop.owner, paymentContract.ofComponent, { params });
  expect(paid.paymentLedgerDetailResponseDtoList).toMatchObject([
    { receiptNumber: expect.stringMatching(/^RCT-/), paymentMode: 'CASH', paymentDate: '2026-11-17' },
  ]);
});

test('a cancelled income owes nothing, takes no payment and no edit, and lives again when it is reactivated', async () => {
  const income = await save();
  const cancelled = await call(shop.owner, incomeContract.toggle, { params: { id: income.id } });
  expect([cancelled.isActive, cancelled.remainingAmount, await inForce(income.id)]).toEqual([false, 0, []]);
  const edit = await refusal(shop.owner, incomeContract.save, { body: incomeBody({ id: income.id }) });
  const payment = await refusal(shop.owner, paymentContract.createSettlement, pay(income.id, 10));
  expect([edit.error, payment.error]).toEqual(['dueDocument.notEditable', 'payment.notOpen']);
  const again = await call(shop.owner, incomeContract.toggle, { params: { id: income.id } });
  expect([again.isActive, (await inForce(income.id)).length]).toEqual([true, 2]);
  await call(shop.owner, paymentContract.createSettlement, pay(income.id, 10));
});

test('what is of a month that is over is neither cancelled nor made active again', async () => {
  const income = await save({ billDateBS: '2083-07-30' });
  const refused = await refusal({ ...shop.owner, language: 'ne' }, incomeContract.toggle, {
    params: { id: income.id },
  });
  expect([refused.status, refused.message]).toEqual([
    409,
    'यो बितेको महिनाको हो, त्यसको हिसाब फेरिँदैन: सच्याउने प्रविष्टि यसै महिनामा गर्नुहोस्',
  ]);
  const moved = await save({ id: income.id, version: income.version });
  expect((await call(shop.owner, incomeContract.toggle, { params: { id: moved.id } })).isActive).toBe(false);
});

test('of twenty payments at once none exceeds what is due', async () => {
  const income = await save({ totalBillAmount: 100 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(shop.owner, paymentContract.createSettlement, pay(income.id, 30))),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const after = await call(shop.owner, incomeContract.get, { params: { id: income.id } });
  expect(after.remainingAmount).toBe(10);
});

test('pictures are drawn anew, kept once, read with the income, and taken away when the form leaves them out', async () => {
  const photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer(),
  );
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');
  const first = await upload(photo, 'bill.jpg');
  const same = await upload(photo, 'again.jpg');
  const second = await upload(pdf, 'bill.pdf');
  expect([first.fileContentType, second.fileContentType]).toEqual(['image/jpeg', 'application/pdf']);
  const uuids = [first, same, second].map((one) => one.docUuid);
  const income = await save({ documents: uuids });
  expect(income.documents.map((one) => [one.documentName, one.fileContentType])).toEqual([
    ['bill.jpg', 'image/jpeg'],
    ['bill.pdf', 'application/pdf'],
  ]);
  expect(Buffer.from(income.documents[0]?.document ?? '', 'base64').includes('secret place')).toBe(false);
  expect(Buffer.from(income.documents[1]?.document ?? '', 'base64')).toEqual(Buffer.from(pdf));
  const kept = await save({ id: income.id, documents: [income.documents[1]?.docUuid ?? ''] });
  expect(kept.documents.map((one) => one.documentName)).toEqual(['bill.pdf']);
  const untouched = await save({ id: income.id });
  expect(untouched.documents).toHaveLength(1);
  const others = await refusal(shop.owner, incomeContract.save, {
    body: incomeBody({ documents: [untouched.documents[0]?.docUuid ?? ''] }),
  });
  expect(Object.keys(fieldsOf(others))).toEqual(['documents.0']);
});

test.each([
  ['a text that calls itself a PDF', '%PDF-1.4 and nothing else', 'bill.pdf'],
  ['a page of HTML', '<script>alert(1)</script>', 'bill.png'],
  ['half a picture', '\u0089PNG\r\n\u001a\n', 'bill.png'],
])('%s is refused', async (_name, text, name) => {
  const failure = await refusal(shop.owner, incomeContract.uploadDocument, {
    files: { document: new File([Buffer.from(text, 'latin1')], name) },
  });
  expect([failure.status, fieldsOf(failure)]).toEqual([
    400,
    { document: 'This file is not a JPEG or PNG picture or a PDF, or it is damaged' },
  ]);
});

test('a file is not taken under the name of another kind; a name without an end claims nothing', async () => {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#a00' } });
  const png = new Uint8Array(await drawn.png().toBuffer());
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');
  for (const [content, name, kind] of [
    [png, 'bill.jpg', 'PNG'],
    [png, 'bill.pdf.EXE', 'PNG'],
    [pdf, 'bill.html', 'PDF'],
  ] as const) {
    const document = new File([content], name);
    const failure = await refusal(shop.owner, incomeContract.uploadDocument, { files: { document } });
    const end = name.split('.').at(-1) ?? '';
    expect([failure.status, fieldsOf(failure)]).toEqual([
      400,
      {
        document: `The name ends in “.${end}”, but this is a ${kind} file. Name it as what it is and choose it again`,
      },
    ]);
  }
  for (const name of ['बिल', 'scan 2083.08.04', 'bill.PNG']) expect((await upload(png, name)).docUuid).not.toBe('');
});

test('an upload is removed before the form is saved, and later only while the income may be edited', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');
  const waiting = (await upload(pdf)).docUuid;
  await call(shop.owner, incomeContract.removeDocument, { params: { docUuid: waiting } });
  const gone = await refusal(shop.owner, incomeContract.removeDocument, { params: { docUuid: waiting } });
  expect(gone.status).toBe(404);
  const kept = (await upload(pdf)).docUuid;
  const income = await save({ documents: [kept], totalBillAmount: 50 });
  await call(shop.owner, paymentContract.createSettlement, pay(income.id, 50));
  const paid = await refusal(shop.owner, incomeContract.removeDocument, { params: { docUuid: kept } });
  expect([paid.status, paid.error]).toEqual([409, 'dueDocument.notEditable']);
});

test('incomes are listed newest first, and searched, filtered and sorted', async () => {
  const rent = await addCategory('House rent received', 'INCOME');
  const older = await save({ incomeHeading: 'Aalu', categoryId: rent, totalBillAmount: 30 });
  const newer = await save({
    incomeHeading: 'Bhanta',
    categoryId: rent,
    billDateBS: '2083-08-02',
    totalBillAmount: 20,
  });
  const ids = async (query: Record<string, unknown>) =>
    (await call(shop.owner, incomeContract.list, { query: { categoryId: rent, ...query } })).rows.map((row) => row.id);
  expect(await ids({})).toEqual([newer.id, older.id]);
  expect(await ids({ sort: 'incomeHeading' })).toEqual([older.id, newer.id]);
  expect(await ids({ sort: 'totalBillAmount' })).toEqual([newer.id, older.id]);
  expect(await ids({ search: 'bhan' })).toEqual([newer.id]);
  await call(shop.owner, incomeContract.toggle, { params: { id: older.id } });
  expect([await ids({ isActive: true }), await ids({ isActive: false })]).toEqual([[newer.id], [older.id]]);
  await call(shop.owner, paymentContract.createSettlement, pay(newer.id, 5));
  expect([await ids({ paymentStatus: 'PARTIALLY_PAID' }), await ids({ paymentStatus: 3 })]).toEqual([
    [newer.id],
    [older.id],
  ]);
});

test('an income belongs to its outlet: it stays there and is seen there alone', async () => {
  const own = await openShop(app);
  const category = await call(own.owner, categoryContract.create, { body: { categoryName: 'Rent', categoryType: 1 } });
  const other = await addOutlet(app, own.owner, 'PKR');
  const body = incomeBody({ customerId: own.customerId, categoryId: category.id });
  const unsaid = await refusal(own.owner, incomeContract.save, { body });
  expect(fieldsOf(unsaid)).toEqual({ outletId: 'Choose the outlet' });
  const income = await call(own.owner, incomeContract.save, { body: { ...body, outletId: other } });
  const moved = await refusal(own.owner, incomeContract.save, {
    body: { ...body, id: income.id, outletId: own.outletId },
  });
  expect(fieldsOf(moved)).toEqual({ outletId: 'It stays in its outlet: cancel it and enter it anew there' });
  const there = await inOutlet(app, own.owner, own.outletId);
  expect((await call(there, incomeContract.list, {})).rows).toEqual([]);
  expect((await refusal(there, incomeContract.get, { params: { id: income.id } })).status).toBe(404);
});

test('who may take payments but not read incomes gets at none by their payments', async () => {
  const income = await save();
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: shop.outletId,
    rights: ['payment.read', 'payment.create'],
  });
  const params = { componentTypeKey: 'INCOME', componentEntityId: income.id };
  expect((await refusal(cashier, paymentContract.ofComponent, { params })).status).toBe(403);
  expect((await refusal(cashier, paymentContract.createSettlement, pay(income.id, 10))).status).toBe(403);
  const receipt = await call(shop.owner, paymentContract.createSettlement, pay(income.id, 10));
  const ofSettlement = { params: { masterId: receipt.id } };
  expect((await refusal(cashier, paymentContract.getSettlement, ofSettlement)).status).toBe(403);
  expect((await refusal(cashier, paymentContract.settlementPdf, ofSettlement)).status).toBe(403);
  expect((await refusal(cashier, paymentContract.settlementView, ofSettlement)).status).toBe(403);
  const open = await call(cashier, paymentContract.openDocuments, { params: { customerId: shop.customerId } });
  expect(open.rows.filter((row) => row.componentType === 'INCOME')).toEqual([]);
});
