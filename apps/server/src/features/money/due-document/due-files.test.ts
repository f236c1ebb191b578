import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
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

async function upload(person: Person, name = 'bill.pdf'): Promise<string> {
  return (await call(person, incomeContract.uploadDocument, { files: { document: pdf(name) } })).docUuid;
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
