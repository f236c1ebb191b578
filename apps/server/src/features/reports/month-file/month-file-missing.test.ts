import type { Right } from '@bahi/contract/access';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addBox, closeDay, receive } from '../../books/day-close/testing/day-closes.ts';
import { makeDueFiles } from '../report-file/report-file.worker.ts';
import { filesOfZip, rowsOfXlsx } from './testing/archives.ts';

const { begin, get, download } = reportFileContract;
const dayAD = '2026-11-20';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openNextShop(app);
});
afterAll(() => app.close());

async function make(person: Person = shop.owner, day = dayAD) {
  const file = await call(person, begin, { body: { report: 'month-file', asked: { dayAD: day, language: 'en' } } });
  await makeDueFiles(app.services);
  return file;
}
async function list(person: Person, { id }: { id: number }): Promise<string[][]> {
  const files = await filesOfZip(await send(person, download, { params: { id } }));
  return rowsOfXlsx(files.get('2083-08/0 Contents.xlsx'));
}
/** What a program past the product could have written, into the books of this shop. */
const plant = (change: string) =>
  app.asOwner(`set session_replication_role = replica; update document set ${change}
    where kind = 'INVOICE' and business_id = ${shop.owner.businessId}; set session_replication_role = origin`);

test('VAT that does not tie by odd paisa is listed with how much, once with one sign', async () => {
  await sell(shop, {
    lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: shop.tea.variantId, quantity: 50, rate: 200 }],
  });
  await plant('vat_paisa = vat_paisa - 1');
  const file = await make();
  expect(await call(shop.owner, get, { params: { id: file.id } })).toMatchObject({ state: 'READY' });
  const untied = (await list(shop.owner, file)).filter((row) => row[0] === 'VAT that does not tie');
  expect(untied.map((row) => row[3])).toEqual(['0.01', '0.01']);
});

test('who loses the right behind a line of the list is handed nothing; without the right the line is not there', async () => {
  await sell(shop, {
    lines: [{ inventoryType: 'ITEM', itemLedgerDetailId: shop.tea.variantId, quantity: 5, rate: 200 }],
  });
  await plant('vat_paisa = vat_paisa - 1');
  const rights: Right[] = ['month-file.read', 'month-file.report', 'sales-register-report.report', 'vat-return.report'];
  const blind = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const listed = await list(blind, await make(blind));
  expect(listed.filter((row) => row[0] === 'VAT that does not tie')).toEqual([]);
  expect(await call(blind, monthFileContract.get, { query: { dayAD } })).toMatchObject({ untied: null });
  expect(await refusal(blind, vatReturnContract.get, { query: { dayAD } })).toMatchObject({ status: 403 });
  const beside: Right[] = ['voucher.read', 'day-close.read', 'cash-and-bank.read', 'vat-return.read'];
  const seeing = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: [...rights, ...beside] });
  const file = await make(seeing);
  const [kept] = await app.asOwner('select needs from report_file where id = $1', [file.id]);
  expect(kept?.['needs']).toEqual(expect.arrayContaining(beside));
});

test('days that can be closed still are listed: not today, none before a close, no box of several outlets', async () => {
  const openDays = async () => (await call(shop.owner, monthFileContract.get, { query: { dayAD } })).openBoxes;
  await receive(shop, 100, '2026-11-17');
  await receive(shop, 100, '2026-11-18');
  await receive(shop, 100, '2026-11-20');
  expect(await openDays()).toMatchObject([{ days: 2 }]);
  await closeDay(shop, 200, { dateAD: '2026-11-18' });
  expect(await openDays()).toEqual([]);
  const moneyAccountId = await addBox(shop);
  await addOutlet(app, shop.owner, 'OTHER');
  await app.asOwner(
    `update account_day set account_code = 'SAFE', day = '2026-11-19' where business_id = $1 and day = '2026-11-20' and account_code = 'CASH'`,
    [shop.owner.businessId],
  );
  expect(await openDays()).toEqual([]);
  await app.asOwner(`set session_replication_role = replica; update account set outlet_id = ${shop.outletId}
    where id = ${moneyAccountId}; set session_replication_role = origin`);
  expect(await openDays()).toMatchObject([{ accountName: 'Safe', days: 1 }]);
});

test('a month is one, whichever day of it is named, and of it somebody has the newest file alone', async () => {
  await sell(shop);
  const asked = (day: string) => ({ report: 'month-file' as const, asked: { dayAD: day, language: 'en' } });
  const [first, same] = [
    await call(shop.owner, begin, { body: asked('2026-11-20') }),
    await call(shop.owner, begin, { body: asked('2026-11-18') }),
  ];
  expect(same.id).toBe(first.id);
  await makeDueFiles(app.services);
  const second = await make(shop.owner, '2026-11-17');
  expect(await refusal(shop.owner, download, { params: { id: first.id } })).toMatchObject({ status: 404 });
  expect(await call(shop.owner, get, { params: { id: second.id } })).toMatchObject({ state: 'READY' });
});
