import { readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { sizeHeader } from '@bahi/contract/download';
import { z } from '@bahi/contract/zod';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { addCustomer, addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { picture } from '../../../walks/picture.ts';
import { leftOutTables, leftOutColumns } from './data-download.tables.ts';

const { summary, download } = dataDownloadContract;
const rows = z.array(z.record(z.string(), z.unknown()));
const fileSchema = z.strictObject({
  format: z.literal('bahi-data-1'),
  head: z.record(z.string(), z.string()),
  business: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), rows),
  shared: z.record(z.string(), rows),
});

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
let secondOutletId: number;
let customerName: string;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  neighbour = await openShop(app);
  secondOutletId = await addOutlet(app, shop.owner, 'KTM');
  const lamps = { name: 'Lamp', taxable: true, sellingPrice: 90, quantity: 5, cost: 50 };
  const { variantId } = await addItem(shop.owner, secondOutletId, lamps);
  customerName = '=HYPERLINK("http://evil.example")';
  const customerId = await addCustomer(shop.owner, customerName);
  await sell(shop, { customerId, outletId: shop.outletId });
  await sell(shop, { outletId: secondOutletId, lines: [lineOf(variantId)] });
  await addCustomer(neighbour.owner, 'Neighbour’s customer');
  await sell(neighbour, { remarks: 'Neighbour’s bill' });
  for (const { owner } of [shop, neighbour])
    await call(owner, businessContract.saveImage, { files: { image: picture() } });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

async function jsonOf(person: Person) {
  const response = await send(person, download, { body: { fileType: 'JSON' } });
  const text = await response.text();
  expect([response.status, response.status === 200 ? '' : text]).toEqual([200, '']);
  return { response, text, file: fileSchema.parse(JSON.parse(text)) };
}

async function workbookOf(person: Person, language: 'ne' | 'en' = 'en') {
  const response = await send(person, download, { body: { fileType: 'EXCEL', language } });
  expect(response.status).toBe(200);
  const content = new Uint8Array(await response.arrayBuffer());
  return { response, content, book: await readXlsx(content, { readStyles: true }) };
}

/** Where the download itself is noted, once its file has been made. */
const tracesOfDownload = ['audit_event', 'audit_link', 'audit_head', 'data_download', 'security_event'];

test('the JSON file holds every row of all outlets, and nothing of another business', async () => {
  const { response, text, file } = await jsonOf(shop.owner);
  const { businessId } = shop.owner;
  expect(file.business).toMatchObject({ id: businessId, company_name: 'Gurung Kirana Pasal' });
  const tables = Object.entries(file.tables);
  for (const [name, found] of tables)
    expect([name, found.filter((row) => row['business_id'] !== businessId)]).toEqual([name, []]);
  for (const [name, found] of tables) {
    if (tracesOfDownload.includes(name)) continue;
    const [count] = await app.asOwner(`select count(*)::int as n from ${name} where business_id = $1`, [businessId]);
    expect([name, found.length]).toEqual([name, count?.['n']]);
  }
  expect(file.tables['document']?.map((bill) => bill['outlet_id'])).toContain(secondOutletId);
  expect(file.tables['journal_line']?.length).toBeGreaterThan(4);
  expect(file.tables['audit_event']?.length).toBeGreaterThan(10);
  expect(text).not.toContain('Neighbour’s');
  expect(Buffer.byteLength(text)).toBe(Number(response.headers.get(sizeHeader)));
  expect(response.headers.get('content-disposition')).toContain('Gurung Kirana Pasal 2083-08-04.json');
});

test('names of what the rows refer to are beside them, and uploaded files are inside', async () => {
  const { file } = await jsonOf(shop.owner);
  const [item] = file.tables['item'] ?? [];
  expect(file.shared['unit']).toContainEqual(
    expect.objectContaining({ id: item?.['unit_id'], name_np: expect.any(String) }),
  );
  const [customer] = file.tables['customer'] ?? [];
  expect(file.shared['local_body']).toContainEqual(
    expect.objectContaining({ id: customer?.['local_body_id'], name: 'Butwal', name_np: 'बुटवल' }),
  );
  const [stored] = file.tables['stored_file'] ?? [];
  const content = file.tables['stored_file_content']?.find((one) => one['file_id'] === stored?.['id'])?.['content'];
  expect(Buffer.from(String(content), 'base64').byteLength).toBe(stored?.['size_bytes']);
  expect(Buffer.from(String(content), 'base64').subarray(1, 4).toString()).toBe('PNG');
});

test('every table that says whose its rows are is in the file, but for those that are left out by name', async () => {
  const found = await app.asOwner(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'business_id' order by 1`,
  );
  const { file } = await jsonOf(shop.owner);
  const expected = found.map((row) => String(row['name'])).filter((name) => !leftOutTables.includes(name));
  expect(Object.keys(file.tables).toSorted()).toEqual(expected.toSorted());
});

test('who may not read the security log takes none of it along', async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['data-download.report'] });
  const { file } = await jsonOf(clerk);
  expect(Object.keys(file.tables)).not.toContain('security_event');
  expect(file.tables['customer']?.length).toBeGreaterThan(0);
});

/** Columns that only sound like secrets. */
const harmless = ['audit_head.hash', 'audit_link.hash', 'stored_file.sha256'];
harmless.push('counter_fault.hash', 'counter_invoice.hash', 'counter_series.last_hash');

test('no secret is in the file: a column that sounds like one is left out, or looked at and listed', async () => {
  const { file, text } = await jsonOf(shop.owner);
  expect(text).not.toContain('$argon2');
  const columns = await app.asOwner(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.table_name = any ($1)
       and c.column_name ~ 'password|secret|token|hash|hmac|sha\\d|cipher|encrypted|sealed|ticket|cookie|otp'`,
    [Object.keys(file.tables)],
  );
  const sounding = columns.map((row) => String(row['name']));
  // It is a flag, and no password.
  const flags = ['app_user.must_change_password'];
  expect(sounding.filter((name) => ![...leftOutColumns, ...harmless, ...flags].includes(name))).toEqual([]);
  for (const row of file.tables['app_user'] ?? []) expect(row).not.toHaveProperty('password_hash');
});

test('the Excel file has a sheet for each kind of record, typed, in the words of the language', async () => {
  const { response, content, book } = await workbookOf(shop.owner);
  expect(response.headers.get('content-disposition')).toContain('Gurung Kirana Pasal 2083-08-04.xlsx');
  expect(Number(response.headers.get(sizeHeader))).toBe(content.byteLength);
  const sheet = (name: string) => book.sheets.find((one) => one.name === name);
  const { sheets } = await call(shop.owner, summary, {});
  expect(book.sheets.map((one) => [one.name, one.rows.length - 1])).toEqual(sheets.map((one) => [one.name, one.rows]));
  const cellsOf = (name: string) => (sheet(name)?.rows ?? []).flat();
  expect(cellsOf('Customers')).toContain(customerName);
  const at = sheet('Customers')?.rows.findIndex((row) => row[0] === customerName);
  expect(sheet('Customers')?.cells?.get(`${at},0`)?.formula).toBeUndefined();
  const [head = [], ...bills] = sheet('Invoices')?.rows ?? [];
  expect(bills).toHaveLength(2);
  const columnOf = (title: string) => bills.map((bill) => bill[head.indexOf(title)]);
  expect(columnOf('Date (AD)')).toEqual([new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T00:00:00Z')]);
  expect(columnOf('Total (Rs)')).toEqual([100, 113]);
  expect(columnOf('Status')).toEqual(['Final', 'Final']);
  expect(cellsOf('Journal')).toContain('लिनुपर्ने हिसाब');
  expect(book.sheets.flatMap((one) => one.rows.flat())).not.toContain('Neighbour’s customer');
  const nepali = await workbookOf(shop.owner, 'ne');
  expect(nepali.book.sheets.map(({ name }) => name)).toContain('ग्राहक');
});

test('who has chosen an outlet still gets all of them; a right given for one outlet is not enough', async () => {
  const inside = await inOutlet(app, shop.owner, shop.outletId);
  expect((await jsonOf(inside)).file.tables['invoice']).toHaveLength(2);
  const accountant = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  const trusted = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['data-download.read', 'data-download.report'],
  });
  const manager = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['data-download.read', 'data-download.report'],
  });
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('update user_role set outlet_id = $3 where business_id = $1 and user_id = $2', [
      businessId,
      manager.userId,
      shop.outletId,
    ]),
  );
  const body = { fileType: 'JSON' };
  expect(await refusal(accountant, download, { body })).toMatchObject({ status: 403 });
  expect(await refusal(await openPlatform(app), download, { body })).toMatchObject({ status: 403 });
  const managerInside = await inOutlet(app, manager, shop.outletId);
  expect(await refusal(managerInside, download, { body })).toMatchObject({ status: 403 });
  expect(await refusal(managerInside, summary, {})).toMatchObject({ status: 403 });
  expect((await jsonOf(trusted)).file.tables['invoice']).toHaveLength(2);
  expect(await refusal(shop.owner, download, { body: { fileType: 'PDF' } })).toMatchObject({ status: 400 });
});

test('who took the data along is kept, in the list and in the audit chain, and no file stays behind', async () => {
  const { owner } = neighbour;
  expect((await call(owner, summary, {})).downloads).toEqual([]);
  const { text } = await jsonOf(owner);
  await workbookOf(owner);
  const { downloads, fileCount } = await call(owner, summary, {});
  expect(downloads.map(({ fileType }) => fileType)).toEqual(['EXCEL', 'JSON']);
  expect(downloads[1]).toMatchObject({ downloadedByName: 'Sita Gurung', sizeBytes: Buffer.byteLength(text) });
  expect(downloads[1]?.rows).toBeGreaterThan(20);
  expect(fileCount).toBe(1);
  const noted = await app.asOwner(
    `select user_id::int as "userId", action from audit_event where business_id = $1 and table_name = 'data_download'`,
    [owner.businessId],
  );
  expect(noted).toEqual(Array(2).fill({ userId: owner.userId, action: 'insert' }));
  expect(readdirSync(tmpdir()).filter((name) => /^bahi-[0-9a-f-]{36}\.part$/.test(name))).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'neither a file that was sent nor one that was not taken stays open',
  async () => {
    const openFiles = () => readdirSync('/proc/self/fd').filter((fd) => leadsToPart(fd)).length;
    const aborting = new AbortController();
    const begin = () =>
      fetch(`${app.base}/data-download/download`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileType: 'JSON' }),
        signal: aborting.signal,
      });
    await (await begin()).arrayBuffer();
    await (await begin()).body?.cancel();
    const aborted = begin();
    aborting.abort();
    await expect(aborted).rejects.toThrow('aborted');
    await expect.poll(openFiles).toBe(0);
  },
);

function leadsToPart(fd: string): boolean {
  try {
    return /bahi-[0-9a-f-]{36}\.part/.test(readlinkSync(`/proc/self/fd/${fd}`));
  } catch {
    // It was closed meanwhile.
    return false;
  }
}

test('who does not unpack what comes gets it unpacked', async () => {
  const response = await send(
    neighbour.owner,
    download,
    { body: { fileType: 'JSON' } },
    { 'accept-encoding': 'identity' },
  );
  expect(response.headers.get('content-encoding')).toBe(null);
  expect(fileSchema.parse(await response.json()).business).toMatchObject({ id: neighbour.owner.businessId });
});
