import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountId, voucherDay } from '../../books/voucher/testing/vouchers.ts';
import { commit, csvFile, problemsOf, takeBack, upload } from './testing/files.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  return () => app.close();
});

describe('customers from a file', () => {
  const headings = ['Name', 'Phone', 'PAN', 'District', 'Local body', 'Ward', 'Address'];

  test('are judged as their form would, and stored with their addresses', async () => {
    const staged = await upload(
      owner,
      csvFile([
        headings,
        ['Ganesh Kirana', '9841000001', '301000001', '', 'Butwal', '11', 'Milanchowk'],
        ['Sita Thapa', '९८४१०००००२', '', 'रुपन्देही', 'बुटवल उपमहानगरपालिका', '११', ''],
        ['', '123', 'x', 'Rupandehi', 'Nowhere', '99', ''],
        ['Ward too high', '9841000003', '', '', 'Butwal', '99', ''],
        ['Ganesh again', '9841000001', '', '', 'Butwal', '11', ''],
      ]),
      'CUSTOMER',
    );
    expect(staged).toMatchObject({ newRows: 2, errorRows: 3, recordCount: 2 });
    expect(await problemsOf(owner, staged)).toEqual({
      4: [
        'Local body: Not found, choose another',
        'Name: Required',
        'Phone: Should be atleast 8 digits long',
        'PAN: Must contain only numeric characters',
      ],
      5: [expect.stringContaining('Ward: ')],
      6: ['Phone: Also in row 2'],
    });
    const rows = [4, 5, 6].map((rowNumber) => ({ rowNumber, cells: [], isLeftOut: true }));
    await call(owner, dataImportContract.saveRows, { params: { id: staged.id }, body: { rows } });
    await commit(owner, staged);
    const { rows: customers } = await call(owner, customerContract.list, { query: {} });
    expect(
      customers.map(({ name, phoneNumber, focalPerson, address }) => [name, phoneNumber, focalPerson, address]),
    ).toEqual([
      ['Ganesh Kirana', '9841000001', 'Ganesh Kirana', expect.stringContaining('Butwal-11')],
      ['Sita Thapa', '9841000002', 'Sita Thapa', expect.stringContaining('Butwal-11')],
    ]);
    await expectSoundBooks(app);

    const again = await upload(
      owner,
      csvFile([
        headings,
        ['Other', '9841000001', '', '', 'Butwal', '11', ''],
        ['Third', '9841000009', '301000001', '', 'Butwal', '11', ''],
      ]),
      'CUSTOMER',
    );
    expect(again).toMatchObject({ presentRows: 2, recordCount: 0 });
    expect(Object.values(await problemsOf(owner, again)).flat()).toEqual([
      'Phone: Ganesh Kirana is there already, by its phone',
      'PAN: Ganesh Kirana is there already, by its PAN',
    ]);
  });

  test('bring what they may owe, under headings of either language', async () => {
    const staged = await upload(
      owner,
      csvFile([
        ['Name', 'Phone', 'Local body', 'Ward', 'Credit limit', 'उधारो अवधि'],
        ['Lender One', '9841000041', 'Butwal', '11', '1,25,000.50', '३०'],
        ['Lender Two', '9841000042', 'Butwal', '11', '', ''],
        ['Lender Three', '9841000043', 'Butwal', '11', '-5', '366'],
      ]),
      'CUSTOMER',
    );
    expect(await problemsOf(owner, staged)).toEqual({
      4: ['Credit limit: Cannot be less than 0', 'उधारो अवधि: From 0 to 365 days'],
    });
    const rows = [{ rowNumber: 4, cells: [], isLeftOut: true }];
    await call(owner, dataImportContract.saveRows, { params: { id: staged.id }, body: { rows } });
    await commit(owner, staged);
    const found = await call(owner, customerContract.list, { query: { search: 'Lender', sort: 'name' } });
    const kept = await Promise.all(found.rows.map(({ id }) => call(owner, customerContract.get, { params: { id } })));
    expect(kept.map(({ name, creditLimit, creditDays }) => [name, creditLimit, creditDays])).toEqual([
      ['Lender One', 125_000.5, 30],
      ['Lender Two', null, null],
    ]);
  });

  test('are taken back while nobody has written to them', async () => {
    const rows = [
      headings,
      ['Passing one', '9841000021', '', '', 'Butwal', '11', ''],
      ['Passing two', '9841000022', '', '', 'Butwal', '11', ''],
    ];
    const first = await upload(owner, csvFile(rows), 'CUSTOMER');
    await commit(owner, first);
    await takeBack(owner, first);
    expect((await call(owner, customerContract.list, { query: { search: 'Passing' } })).rows).toEqual([]);

    const second = await upload(owner, csvFile(rows), 'CUSTOMER');
    await commit(owner, second);
    const [one] = (await call(owner, customerContract.list, { query: { search: 'Passing two' } })).rows;
    await call(owner, customerContract.toggle, { params: { id: one?.id ?? 0 } });
    expect(await refusal(owner, dataImportContract.reverse, { params: { id: second.id } })).toMatchObject({
      status: 409,
      message: 'Cannot be taken back: Passing two has been used or changed since',
    });
    expect((await call(owner, customerContract.list, { query: { search: 'Passing' } })).rows).toHaveLength(2);
  });
});

describe('vendors from a file', () => {
  test('come with type, alias and main address, and go again', async () => {
    const headings = [
      'Name',
      'Nepali name',
      'Alias',
      'Type',
      'Phone',
      'Email',
      'PAN',
      'VAT registered',
      'City',
      'Ward',
      'Street',
      'House',
    ];
    const good = [
      'Sharma Suppliers',
      'शर्मा सप्लायर्स',
      'SHARMA',
      'Wholesaler',
      '9841000031',
      's@bahi.example',
      '301000031',
      'no',
      'Butwal',
      '11',
      'Milanchowk',
      '2',
    ];
    const staged = await upload(
      owner,
      csvFile([
        headings,
        good,
        ['Bad', '', 'MUCH TOO LONG', 'Astrologer', '1', 'x', '', 'maybe', 'Butwal', '11', '', ''],
      ]),
      'VENDOR',
    );
    expect(staged).toMatchObject({ newRows: 1, errorRows: 1, missingColumns: [] });
    const said = (await problemsOf(owner, staged))[3]?.map((text) => text.split(':')[0]);
    expect(said?.toSorted()).toEqual([
      'Alias',
      'Email',
      'House',
      'Nepali name',
      'PAN',
      'Phone',
      'Street',
      'Type',
      'VAT registered',
    ]);
    await call(owner, dataImportContract.saveRows, {
      params: { id: staged.id },
      body: { rows: [{ rowNumber: 3, cells: [], isLeftOut: true }] },
    });
    await commit(owner, staged);
    const [vendor] = (await call(owner, vendorContract.list, { query: { search: 'Sharma' } })).rows;
    expect(vendor).toMatchObject({ alias: 'SHARMA', vendorTypeName: 'Wholesaler', isVatRegistered: false });
    expect(vendor?.address).toContain('Milanchowk');
    await takeBack(owner, staged);
    expect((await call(owner, vendorContract.list, { query: {} })).rows).toEqual([]);
  });
});

test('who is named by a voucher that waits is not taken back', async () => {
  const own = await openBusiness(app);
  await call(own, businessContract.saveVoucherLimit, { body: { voucherLimit: 100 } });
  const clerk = await addPerson(app, own, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['voucher.create', 'voucher.read'],
  });
  const rows = [
    ['Name', 'Phone', 'District', 'Local body', 'Ward'],
    ['Named there', '9841000031', '', 'Butwal', '11'],
  ];
  const staged = await upload(own, csvFile(rows), 'CUSTOMER');
  await commit(own, staged);
  const [named] = (await call(own, customerContract.list, { query: { search: 'Named there' } })).rows;
  const lines = [
    { accountId: await accountId(own, 'RECEIVABLE'), debit: 500, customerId: named?.id },
    { accountId: await accountId(own, 'CAPITAL'), credit: 500 },
  ];
  const waiting = await call(clerk, voucherContract.journal, { body: { dateAD: voucherDay, lines } });
  expect(waiting.state).toBe('DRAFT');
  const refused = await refusal(own, dataImportContract.reverse, { params: { id: staged.id } });
  expect(refused.message).toContain('Named there');
});

test('customers come into the group that their row names', async () => {
  const own = await openBusiness(app);
  const group = await call(own, customerGroupContract.save, { body: { name: 'Hotels', nameNp: 'होटल' } });
  const staged = await upload(
    own,
    csvFile([
      ['Name', 'Phone', 'Local body', 'Ward', 'Group'],
      ['Hotel Siddhartha', '9841000101', 'Butwal', '11', 'hotels'],
      ['Hotel Nansuk', '9841000102', 'Butwal', '11', 'होटल'],
      ['Sita Thapa', '9841000103', 'Butwal', '11', ''],
      ['Hari Thapa', '9841000104', 'Butwal', '11', 'Unknown'],
    ]),
    'CUSTOMER',
  );
  expect(await problemsOf(own, staged)).toEqual({ 5: ['Group: Not found, choose another'] });
  await call(own, dataImportContract.saveRows, {
    params: { id: staged.id },
    body: { rows: [{ rowNumber: 5, cells: [], isLeftOut: true }] },
  });
  await commit(own, staged);
  const { rows } = await call(own, customerContract.list, { query: { customerGroupId: group.id, sort: 'name' } });
  expect(rows.map(({ name }) => name)).toEqual(['Hotel Nansuk', 'Hotel Siddhartha']);
});

test('a group whose name two groups have is not guessed', async () => {
  const own = await openBusiness(app);
  for (const name of ['Hotels', 'Lodges'])
    await call(own, customerGroupContract.save, { body: { name, nameNp: 'होटल' } });
  const columns = ['Name', 'Phone', 'Local body', 'Ward', 'Group'];
  const rows = [columns, ['Hotel Nansuk', '9841000111', 'Butwal', '11', 'होटल']];
  const staged = await upload(own, csvFile(rows), 'CUSTOMER');
  expect(await problemsOf(own, staged)).toEqual({ 2: ['Group: Several groups are called “होटल”'] });
});

test('the templates of parties are taken back as they are given', async () => {
  for (const kind of ['CUSTOMER', 'VENDOR'] as const)
    for (const language of ['en', 'ne'] as const) {
      const asked = { ...owner, language };
      const response = await send(asked, dataImportContract.template, { params: { kind, format: 'xlsx' } });
      const staged = await upload(asked, new File([await response.arrayBuffer()], 'template.xlsx'), kind);
      expect(staged).toMatchObject({ missingColumns: [], newRows: 1, errorRows: 0 });
    }
});
