import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, inOutlet, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let categoryId: number;
let colleague: Person;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  const body = { categoryName: 'Commission', categoryType: 'INCOME' };
  categoryId = (await call(shop.owner, categoryContract.create, { body })).id;
  const rights = ['income.read', 'income.create', 'income.update', 'expense.create'] as const;
  colleague = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
});
afterAll(() => app.close());

/** A PDF whose content is its own. */
function pdf(name: string): File {
  return new File([`%PDF-1.4\n% ${name}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`], name);
}

/** A PDF of that many bytes. */
function pdfOf(bytes: number): File {
  const [head, end] = ['%PDF-1.4\n', '\nstartxref\n9\n%%EOF\n'];
  return new File([head, '%'.repeat(bytes - head.length - end.length), end], `${bytes}.pdf`);
}

async function keep(person: Person, document: File): Promise<string> {
  return (await call(person, incomeContract.uploadDocument, { files: { document } })).docUuid;
}

function upload(person: Person, name = 'bill.pdf'): Promise<string> {
  return keep(person, pdf(name));
}

function saving(documents: readonly string[], more: object = {}) {
  return {
    body: {
      incomeHeading: 'Commission of Kartik',
      customerId: shop.customerId,
      categoryId,
      billDateAD: '2026-11-10',
      dueDateAD: '2026-11-30',
      totalBillAmount: 100,
      documents: [...documents],
      ...more,
    },
  };
}

test('what waits for a form is its uploader’s alone: nobody else removes it or puts it onto a record', async () => {
  const docUuid = await upload(shop.owner);
  for (const endpoint of [incomeContract.removeDocument, expenseContract.removeDocument])
    expect((await refusal(colleague, endpoint, { params: { docUuid } })).status).toBe(404);
  const taken = await refusal(colleague, incomeContract.save, saving([docUuid]));
  expect(Object.keys(fieldsOf(taken))).toEqual(['documents.0']);
  // Nor by way of a record that holds the same content already.
  const same = await call(colleague, incomeContract.save, saving([await upload(colleague)]));
  const doubled = await refusal(colleague, incomeContract.save, saving([docUuid], { id: same.id }));
  expect(Object.keys(fieldsOf(doubled))).toEqual(['documents.0']);
  const income = await call(shop.owner, incomeContract.save, saving([docUuid]));
  expect(income.documents.map((one) => one.docUuid)).toEqual([docUuid]);
  // Once it belongs to a record it is the record's: whoever may change that may change it.
  const kept = await call(colleague, incomeContract.save, saving([docUuid], { id: income.id }));
  expect(kept.documents.map((one) => one.docUuid)).toEqual([docUuid]);
  await call(colleague, incomeContract.removeDocument, { params: { docUuid } });
  expect((await call(shop.owner, incomeContract.get, { params: { id: income.id } })).documents).toEqual([]);
});

test('of one user the newest twenty wait, those of others stay', async () => {
  const others = await upload(colleague, 'of the colleague.pdf');
  const held = await call(shop.owner, incomeContract.save, saving([await upload(shop.owner, 'held.pdf')]));
  const uuids: string[] = [];
  for (let turn = 0; turn < 22; turn += 1) uuids.push(await upload(shop.owner, `${turn}.pdf`));
  for (const docUuid of uuids.slice(0, 2))
    expect((await refusal(shop.owner, incomeContract.removeDocument, { params: { docUuid } })).status).toBe(404);
  const five = await call(shop.owner, incomeContract.save, saving(uuids.slice(2, 7)));
  expect(five.documents).toHaveLength(5);
  expect((await call(colleague, incomeContract.save, saving([others]))).documents).toHaveLength(1);
  expect((await call(shop.owner, incomeContract.get, { params: { id: held.id } })).documents).toHaveLength(1);
});

test('also of uploads that come at once no more than twenty wait', async () => {
  const { owner } = await openShop(app);
  await Promise.all(Array.from({ length: 30 }, (_, turn) => upload(owner, `at once ${turn}.pdf`)));
  const [waiting] = await app.asOwner(
    'select count(*)::int as n from stored_file where business_id = $1 and attached_to is null',
    [owner.businessId],
  );
  expect(waiting).toEqual({ n: 20 });
});

test('each document is a file at an address of its own, for whoever may read its record', async () => {
  const docUuid = await keep(shop.owner, pdfOf(3_000_000));
  const read = { params: { docUuid } };
  expect((await refusal(shop.owner, documentFileContract.download, read)).status).toBe(404);
  const income = await call(shop.owner, incomeContract.save, saving([docUuid]));
  expect(income.documents).toMatchObject([{ docUuid, address: `/api/v1/documents/files/${docUuid}` }]);
  const answer = await send(colleague, documentFileContract.download, read);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="3000000.pdf"/),
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-file-size': '3000000',
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await pdfOf(3_000_000).arrayBuffer()))).toBe(true);

  const expenses = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['expense.read'] });
  const elsewhere = (await openShop(app)).owner;
  for (const person of [expenses, elsewhere])
    expect((await refusal(person, documentFileContract.download, read)).status).toBe(404);
  expect((await refusal({ ...shop.owner, token: null }, documentFileContract.download, read)).status).toBe(401);
});

test('a file is of the outlet that its record is of', async () => {
  const { owner, customerId } = await openShop(app);
  const category = { categoryName: 'Rent', categoryType: 'INCOME' };
  const more = { customerId, categoryId: (await call(owner, categoryContract.create, { body: category })).id };
  const here = await inOutlet(app, owner, await firstOutletId(owner));
  const ofHere = await keep(here, pdfOf(1000));
  await call(here, incomeContract.save, saving([ofHere], more));
  const there = await inOutlet(app, owner, await addOutlet(app, owner, 'PKR'));
  expect((await refusal(there, documentFileContract.download, { params: { docUuid: ofHere } })).status).toBe(404);
  expect((await send(here, documentFileContract.download, { params: { docUuid: ofHere } })).status).toBe(200);
});

test('documents come within the record while they are less than 2,000,000 bytes together, else by name, size and address', async () => {
  const first = await keep(shop.owner, pdfOf(1_200_000));
  const small = await call(shop.owner, incomeContract.save, saving([first]));
  expect(Buffer.from(small.documents[0]?.document ?? '', 'base64')).toHaveLength(1_200_000);
  const second = await keep(shop.owner, pdfOf(800_000));
  const large = await call(shop.owner, incomeContract.save, saving([first, second], { id: small.id }));
  expect(large.documents).toMatchObject([
    { documentName: '1200000.pdf', document: null, sizeBytes: 1_200_000 },
    { documentName: '800000.pdf', document: null, sizeBytes: 800_000 },
  ]);
});

test('a business keeps files up to its quota, is told so at the field, and sees how much it has', async () => {
  const small = await startTestApp({ beside: app, environment: { FILES_PER_BUSINESS_MB: '1' } });
  const owner = { ...(await openShop(app)).owner, base: small.base };
  const docUuid = await keep(owner, pdfOf(600_000));
  const full = await refusal(owner, incomeContract.uploadDocument, { files: { document: pdfOf(500_000) } });
  expect(full).toMatchObject({ status: 409, error: 'common.filesFull', errors: [{ field: 'document' }] });
  const profile = await call(owner, businessContract.profile, {});
  expect(profile).toMatchObject({ storedFileBytes: 600_000, fileQuotaBytes: 1_000_000 });
  await call(owner, incomeContract.removeDocument, { params: { docUuid } });
  await keep(owner, pdfOf(500_000));
  await small.close();
});
