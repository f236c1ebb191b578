import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addPerson, addressIn, type Person } from '../../../testing/people.ts';
import { addCustomer, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { enterOpening } from '../../books/voucher/testing/vouchers.ts';
import { commit, csvFile, problemsOf, readImport, takeBack, upload, xlsxFile } from './testing/files.ts';

let app: TestApp;
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  owner = shop.owner;
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const headings = ['Customer', 'Bill number', 'Bill date', 'Due date', 'Amount left'];
const settle = (id: number, body: object) => send(owner, dataImportContract.saveSettings, { params: { id }, body });
const duesOf = (customerId: number) =>
  call(owner, openingDueContract.list, { query: { party: 'customer', customerId } });

test('open bills are judged at their cells, stored as a whole as at one day, and taken back while nothing is paid', async () => {
  const [sita, hari] = [await addCustomer(owner, 'Sita Thapa'), await addCustomer(owner, 'Hari Kirana')];
  const staged = await upload(
    owner,
    csvFile([
      headings,
      ['sita  thapa', 'A-1', '2083/02/15', '', '1,250.50'],
      ['Sita Thapa', 'A-२', '29/05/2026', '83/3/1', '४००'],
      ['Hari Kirana', 'A-1', '15-Jul-2026', '2026-08-14', '99'],
      ['Nobody', 'A-3', '2083-02-15', '', '10'],
      ['Hari Kirana', '', 'soon', '2083-02-15', '0'],
      ['Hari Kirana', 'a 1', '2026-07-16', '', '5'],
    ]),
    'CUSTOMER_DUE',
  );
  expect(staged).toMatchObject({ newRows: 3, errorRows: 3, recordCount: 3, value: 1749.5, asAtAD: '2026-11-20' });
  expect(await problemsOf(owner, staged)).toEqual({
    5: ['Customer: “Nobody” is not entered yet: enter or import them first'],
    6: [
      'Bill date: No day: write it as 2083-02-15 or 2026-05-29',
      expect.stringContaining('Bill number: '),
      expect.stringContaining('Amount left: '),
    ],
    7: ['Bill number: Also in row 4'],
  });
  expect((await settle(staged.id, { asAtAD: '2026-10-18' })).status).toBe(200);
  const late = await refusal(owner, dataImportContract.saveSettings, {
    params: { id: staged.id },
    body: { asAtAD: '2026-11-21' },
  });
  expect(Object.keys(fieldsOf(late))).toEqual(['asAtAD']);
  const rows = [5, 6, 7].map((rowNumber) => ({ rowNumber, cells: [], isLeftOut: true }));
  await call(owner, dataImportContract.saveRows, { params: { id: staged.id }, body: { rows } });
  expect(await commit(owner, staged)).toMatchObject({ state: 'COMMITTED', recordCount: 3, value: 1749.5 });
  const { rows: kept } = await duesOf(sita);
  expect(kept.map((due) => [due.billNumber, due.billDateAD, due.dueDateAD, due.asAtAD, due.totalBillAmount])).toEqual([
    ['A-2', '2026-05-29', '2026-06-15', '2026-10-18', 400],
    ['A-1', '2026-05-29', '2026-05-29', '2026-10-18', 1250.5],
  ]);
  const { rows: customers } = await call(owner, customerContract.list, { query: { search: 'Hari Kirana' } });
  expect(customers[0]?.dueAmount).toBe(99);

  const again = await upload(owner, csvFile([headings, ['Hari Kirana', 'A1', '2026-07-15', '', '99']]), 'CUSTOMER_DUE');
  expect(again).toMatchObject({ presentRows: 1, recordCount: 0, asAtAD: '2026-10-18' });
  expect(await problemsOf(owner, again)).toEqual({ 2: ['Bill number: A1 is entered already for this party'] });

  const receipt = await call(owner, paymentContract.createSettlement, {
    body: { ...paying([row(99)]), customerId: hari },
  });
  const paid = await refusal(owner, dataImportContract.reverse, { params: { id: staged.id } });
  expect([paid.status, paid.message]).toEqual([409, expect.stringContaining('A-1')]);
  await call(owner, paymentContract.removeSettlement, { params: { masterId: receipt.id }, query: { reason: 'Slip' } });
  expect(await takeBack(owner, staged)).toMatchObject({ state: 'TAKEN_BACK' });
  expect((await duesOf(sita)).rows.map(({ isActive }) => isActive)).toEqual([false, false]);
  await expectSoundBooks(app);
});

test("what another program exports of vendors' bills is known by its headings", async () => {
  const vendor = await addVendor(owner, { alias: 'ANNAPUR', name: 'Annapurna Traders', nameNp: 'अन्नपूर्ण ट्रेडर्स' });
  const staged = await upload(
    owner,
    await xlsxFile([
      ['Bills Payable'],
      ['Date', 'Ref. No.', "Party's Name", 'Opening Amount', 'Pending Amount', 'Due on', 'Overdue by days'],
      ['1-Apr-2026', 'T/88', 'Annapurna Traders', 9000, 7000, '1-May-2026', 203],
      ['2026-04-02', 'T/89', 'अन्नपूर्ण ट्रेडर्स', 500, 500, '', ''],
    ]),
    'VENDOR_DUE',
  );
  expect(staged).toMatchObject({ errorRows: 0, recordCount: 2, value: 7500, missingColumns: [] });
  await commit(owner, staged);
  const { rows } = await call(owner, openingDueContract.list, { query: { party: 'vendor', vendorId: vendor.id } });
  expect(rows.map(({ billNumber, totalBillAmount, dueDateAD }) => [billNumber, totalBillAmount, dueDateAD])).toEqual([
    ['T/89', 500, '2026-04-02'],
    ['T/88', 7000, '2026-05-01'],
  ]);
});

test('several of one name are told apart by phone or PAN', async () => {
  await addCustomer(owner, 'Ram Store');
  const body = { name: 'Ram Store', phoneNumber: '9841000777', focalPerson: 'Ram', ...(await addressIn(owner)) };
  const second = await call(owner, customerContract.save, { body });
  const rows = [
    ['Customer', 'Phone', 'Bill number', 'Bill date', 'Amount left'],
    ['Ram Store', '', 'R-1', '2083-02-15', '10'],
    ['Ram Store', '९८४१०००७७७', 'R-2', '2083-02-15', '20'],
    ['Somebody else', '9841000777', 'R-3', '2083-02-15', '30'],
  ];
  const staged = await upload(owner, csvFile(rows), 'CUSTOMER_DUE');
  expect(await problemsOf(owner, staged)).toEqual({
    2: ['Customer: Several are called “Ram Store”; write their phone or PAN as well'],
  });
  await call(owner, dataImportContract.saveRows, {
    params: { id: staged.id },
    body: { rows: [{ rowNumber: 2, cells: [], isLeftOut: true }] },
  });
  await commit(owner, staged);
  expect((await duesOf(second.id)).rows.map(({ billNumber }) => billNumber).toSorted()).toEqual(['R-2', 'R-3']);
});

test('who may not enter opening dues brings none in', async () => {
  const rights = ['data-import.create', 'data-import.read', 'customer.read'] as const;
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: [...rights] });
  const file = csvFile([headings, ['Sita Thapa', 'Z-1', '2083-02-15', '', '10']]);
  const refused = await refusal(clerk, dataImportContract.upload, { body: { kind: 'CUSTOMER_DUE' }, files: { file } });
  expect([refused.status, refused.error]).toEqual([403, 'dataImport.mayNot']);
});

test('a thousand open bills are stored at once, and their import tells what they come to', async () => {
  const customerId = await addCustomer(owner, 'Thousand Bills');
  const bills = Array.from({ length: 1000 }, (_, at) => ['Thousand Bills', `K-${at + 1}`, '2083-01-01', '', '10.25']);
  const staged = await upload(owner, csvFile([headings, ...bills]), 'CUSTOMER_DUE');
  await commit(owner, staged);
  expect(await readImport(owner, staged.id)).toMatchObject({ state: 'COMMITTED', recordCount: 1000, value: 10_250 });
  expect((await duesOf(customerId)).recordsTotal).toBe(1000);
});

test('an import of dues is taken back after an opening balance of a later day', async () => {
  const own = await openShop(app);
  await addCustomer(own.owner, 'Gopal Store');
  const file = csvFile([headings, ['Gopal Store', 'B-1', '2026-07-15', '', '250']]);
  const staged = await upload(own.owner, file, 'CUSTOMER_DUE');
  const body = { asAtAD: '2026-10-18' };
  await call(own.owner, dataImportContract.saveSettings, { params: { id: staged.id }, body });
  await commit(own.owner, staged);
  await enterOpening(own.owner, undefined, { dateAD: '2026-11-01' });
  expect(await takeBack(own.owner, staged)).toMatchObject({ state: 'TAKEN_BACK' });
});
