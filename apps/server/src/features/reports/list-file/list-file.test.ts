import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { listFiles } from '@bahi/contract/reports/list-file/list-files';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { fillNames } from '../../../testing/many/many-names.ts';
import { addOutlet, addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { addCustomer, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { make, totals } = listFileContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const asked = (query: object = {}, list = 'invoice.list') => ({
  params: { list },
  query: { fileType: 'EXCEL', ...query },
});
const fileOf = (who: Person, query: object = {}, list?: string) => send(who, make, asked(query, list));
const refused = (who: Person, query: object = {}, list?: string) => refusal(who, make, asked(query, list));

/** The rows of the sheet, from the head down. */
async function sheetOf(who: Person, query: object = {}, list?: string): Promise<unknown[][]> {
  const answer = await fileOf(who, query, list);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return (sheets[0]?.rows ?? []).filter(([, second]) => second !== null && second !== undefined);
}

test('a list is taken along as it is filtered and sorted: all of its rows, with true numbers and dates', async () => {
  const other = await addCustomer(shop.owner, 'Sita Stores');
  for (const rate of [300, 100, 200]) await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate })] });
  await sell(shop, { customerId: other });
  const filter = { customerId: shop.customerId, sort: '-grandTotal', pageNumber: 1, pageSize: 1 };
  const [head, ...rows] = await sheetOf(shop.owner, filter);
  expect(head).toEqual([
    'Invoice No.',
    'Date',
    'Date (AD)',
    'Customer',
    'Outlet',
    'Due date',
    'Due date (AD)',
    'Total (Rs)',
    'Due (Rs)',
    'Status',
  ]);
  expect(rows.map((row) => [row[1], row[3], row[7], row[9]])).toEqual([
    ['2083-08-04', 'Ram Kirana', 300, 'Due'],
    ['2083-08-04', 'Ram Kirana', 200, 'Due'],
    ['2083-08-04', 'Ram Kirana', 100, 'Due'],
  ]);
  const day = rows[0]?.[2];
  expect(day instanceof Date && day.toISOString().slice(0, 10)).toBe('2026-11-20');
});

test('it is in the language of who asks, named after the list, and says what its rows were chosen by', async () => {
  const answer = await fileOf({ ...shop.owner, language: 'ne' }, { told: 'ग्राहक: राम किराना' });
  expect(answer.headers.get('content-disposition')).toContain('filename="Invoices.xlsx"');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const rows = sheets[0]?.rows ?? [];
  expect(rows.map(([first]) => first)).toEqual(expect.arrayContaining(['बिल', 'ग्राहक: राम किराना', 'बिल नं.']));
});

test('its amounts are added up over what is in force, for who may see the list', async () => {
  await sell(shop, { state: 'DRAFT', lines: [lineOf(shop.rice.variantId, { rate: 9000 })] });
  const totalsOf = (who: Person, query: Record<string, unknown>) =>
    call(who, totals, { params: { list: 'invoice.list' }, query });
  expect(await totalsOf(shop.owner, { customerId: shop.customerId, pageSize: 1 })).toEqual({
    counted: 3,
    totals: [
      { key: 'total', title: 'Total (Rs)', amount: 600 },
      { key: 'remaining', title: 'Due (Rs)', amount: 600 },
    ],
  });
  const nobody = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: shop.outletId, rights: [] });
  expect(await refusal(nobody, totals, { params: { list: 'invoice.list' } })).toMatchObject({ status: 403 });
});

test('on paper it is a PDF', async () => {
  const answer = await fileOf(shop.owner, { fileType: 'PDF' });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('columns are left out as on the screen, but for the first; and single rows are taken of the page', async () => {
  const [head] = await sheetOf(shop.owner, { without: 'code,date,outlet,dueDate' });
  expect(head).toEqual(['Invoice No.', 'Customer', 'Total (Rs)', 'Due (Rs)', 'Status']);
  const bill = await sell(shop);
  const [, ...rows] = await sheetOf(shop.owner, { chosen: String(bill.id) });
  expect(rows.map(([number]) => number)).toEqual([bill.code]);
});

test('who may not see a list takes no file of it, and who works in one outlet takes what is there', async () => {
  const elsewhere = await addOutlet(app, shop.owner, 'PKR');
  const cashier = { userType: 'OUTLET_USER', rights: ['invoice.read'] } as const;
  const there = await addPerson(app, shop.owner, { ...cashier, outletId: elsewhere });
  const here = await addPerson(app, shop.owner, { ...cashier, outletId: shop.outletId });
  expect(await refused(there)).toMatchObject({ status: 404, message: 'There are no rows to take along' });
  expect((await sheetOf(here)).length).toBe((await sheetOf(shop.owner)).length);
  expect(await refused(here, {}, 'customer.list')).toMatchObject({ status: 403, error: 'common.forbidden' });
  expect(await refused({ ...here, token: 'x' })).toMatchObject({ status: 401 });
  const stranger = await openBusiness(app);
  expect(await refused(stranger, { customerId: shop.customerId })).toMatchObject({ status: 404 });
});

test('what the list refuses is refused at the same field, and what is no list is not there', async () => {
  expect(await refused(shop.owner, { sort: 'secret' })).toMatchObject({ status: 400, errors: [{ field: 'sort' }] });
  expect(await refused(shop.owner, { customerId: 'x' })).toMatchObject({
    status: 400,
    errors: [{ field: 'customerId' }],
  });
  expect(await refused(shop.owner, {}, 'invoice.get')).toMatchObject({ status: 404 });
  expect(await refused(shop.owner, { chosen: '1;2' })).toMatchObject({ status: 400 });
});

test('declared master data have the columns that they declare', async () => {
  await call(shop.owner, brandContract.save, { body: { name: 'Wai Wai', nameNp: 'वाइ वाइ' } });
  expect((await sheetOf(shop.owner, {}, 'brand.list')).flat()).toEqual(expect.arrayContaining(['Wai Wai', 'वाइ वाइ']));
});

test('in a file of people the platform reads whose they are, which a business need not be told', async () => {
  const platform = await openPlatform(app);
  for (const list of ['user.list', 'userRole.people']) {
    const [head = [], ...rows] = await sheetOf(platform, {}, list);
    const businesses = rows.map((row) => row[head.indexOf('Business')] ?? null);
    expect(businesses).toEqual(expect.arrayContaining([null, 'Gurung Kirana Pasal']));
    expect((await sheetOf(shop.owner, {}, list))[0]).not.toContain('Business');
  }
});

test('every page of a long list is there once, and one that is too long says so', async () => {
  const owner = await openBusiness(app);
  await fillNames(app, owner.businessId, 1250);
  const [, ...rows] = await sheetOf(owner, {}, 'customer.list');
  expect(new Set(rows.map(([name, phone]) => `${String(name)} ${String(phone)}`)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(1250);
  const brands = `insert into brand (business_id, name) select $1, 'Brand ' || n from generate_series(1, 10001) n
    returning id`;
  const { businessId, userId } = owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(brands, [businessId]),
  );
  expect(await refused(owner, {}, 'brand.list')).toMatchObject({ status: 409, error: 'listFile.tooLong' });
});

test('every list that is declared is one that the server answers, with columns of their own names', () => {
  const served = [...app.endpoints.keys()];
  expect(listFiles.filter(({ list }) => !served.includes(list))).toEqual([]);
  for (const { columns } of listFiles) expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
});
