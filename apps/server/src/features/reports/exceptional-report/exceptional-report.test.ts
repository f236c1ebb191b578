import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { exceptionCodes } from '@bahi/contract/reports/exceptional-report/exception-checks';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type AuditedShop,
  customerOf,
  dayOf,
  findingsOf,
  openAuditedShop,
  payInCash,
  period,
  repeated,
  sellSugar,
  spend,
  spoil,
  vendorOf,
  writeOnItsDay,
} from './testing/audited-shop.ts';

const { generate, download } = exceptionalReportContract;
let app: TestApp;
let shop: AuditedShop;
let cheapId: number;
let paidId: number;

/** An invoice below cost, one whose neighbour is gone, a cash box that was overdrawn, and a split of three. */
beforeAll(async () => {
  app = await startTestApp();
  shop = await openAuditedShop(app);
  const vendorId = await vendorOf(shop);
  cheapId = (await sellSugar(shop, { day: dayOf(3), customerId: shop.customerId, quantity: 10, rate: 70 })).id;
  const gone = await sellSugar(shop, { day: dayOf(4), customerId: shop.customerId });
  await sellSugar(shop, { day: dayOf(5), customerId: await customerOf(shop) });
  for (const total of [3400, 3500, 3600]) await spend(shop, { day: dayOf(6), total, vendorId });
  const cost = await spend(shop, { day: dayOf(8), total: 1900, vendorId });
  paidId = (await payInCash(shop, { id: cost.id, kind: 'EXPENSE', day: dayOf(8), amount: 1250.5 })).id;
  await writeOnItsDay(shop);
  await spoil(shop, [
    `delete from document where id = ${gone.id}`,
    `update settlement set created_at = created_at + interval '30 days' where id = ${paidId}`,
  ]);
});
afterAll(() => app.close());

const rowsOf = async (filter: object, caller = shop.owner) =>
  (await call(caller, generate, { body: { ...period, pageSize: 200, ...filter } })).rows;

test('the gravest stand first, and each says what stands out and what to do in both languages', async () => {
  const { rows, recordsTotal, groups } = await call(shop.owner, generate, { body: { ...period, pageSize: 50 } });
  expect(rows.map(({ findingKey }) => findingKey.split(' ')[0])).toEqual([
    'NUMBER_GAP',
    'CASH_BELOW_ZERO',
    'SPLIT_UNDER_LIMIT',
    'SPLIT_UNDER_LIMIT',
    'SPLIT_UNDER_LIMIT',
    'BELOW_COST',
    'BACK_DATED',
  ]);
  expect([recordsTotal, groups.reduce((sum, { count }) => sum + count, 0)]).toEqual([7, 7]);
  expect(rows[2]).toMatchObject({
    severity: 'MEDIUM',
    checkName: 'Split under a limit',
    date: '2026-10-24',
    dateBS: '2083-07-07',
    note: '3 of the day, together Rs 10,500; limit Rs 10,000',
    noteLocLang: 'एकै दिनका ३, जम्मा रु १०,५००; सीमा रु १०,०००',
    toDo: 'Ask whether it was one deal',
    found: 3,
  });
  expect(rows[1]).toMatchObject({ leadsTo: 'account', leadCode: 'CASH', date: '2026-10-26', amount: 1250.5 });
  expect(rows[5]).toMatchObject({ leadId: cheapId, amount: 100, note: 'Lines below cost: 1' });
  expect(rows[6]).toMatchObject({ leadCode: 'RECEIPT', leadId: paidId, noteLocLang: 'मितिभन्दा ३० दिनपछि लेखिएको' });
});

test('it is narrowed to a check, to a weight, to days and to an outlet', async () => {
  expect(await findingsOf(shop, { check: 'BELOW_COST' })).toEqual([`BELOW_COST INVOICE-${cheapId}`]);
  expect((await findingsOf(shop, { severity: 'HIGH' })).map((found) => found.split(' ')[0])).toEqual([
    'CASH_BELOW_ZERO',
    'NUMBER_GAP',
  ]);
  expect(await findingsOf(shop, { check: 'BELOW_COST', severity: 'HIGH' })).toEqual([]);
  expect(await findingsOf(shop, { fromDateAD: dayOf(9) })).toEqual(['CASH_BELOW_ZERO account-CASH']);
  expect(await findingsOf(shop, { toDateAD: dayOf(2) })).toEqual([]);
  const outletId = await addOutlet(app, shop.owner, 'PALPA');
  expect(await findingsOf(shop, { outletId })).toEqual([]);
  const keeper = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    rights: ['exceptional-report.report'],
    outletId,
  });
  expect(await rowsOf({}, keeper)).toEqual([]);
});

test('what goods cost is told to who may see it, and nothing to who lacks the right', async () => {
  const inside = { userType: 'BUSINESS_INTERNAL' } as const;
  const clerk = await addPerson(app, shop.owner, { ...inside, rights: ['exceptional-report.report'] });
  const codes = (await rowsOf({}, clerk)).map(({ findingKey }) => findingKey.split(' ')[0]);
  expect(codes).toContain('SPLIT_UNDER_LIMIT');
  expect(codes).not.toContain('BELOW_COST');
  const other = await addPerson(app, shop.owner, { ...inside, rights: ['sales-report.report'] });
  expect((await refusal(other, generate, { body: period })).status).toBe(403);
});

test('it is a file as well', async () => {
  const body = { ...period, fileType: 'EXCEL' as const, language: 'ne' as const };
  const answer = await send(shop.owner, download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(rows.flat()).toContain('लागतभन्दा कममा बिक्री');
  expect(rows.flat()).toContain('मूल्य र लागत जाँच्नुहोस्');
});

test('of a check the two hundred largest are rows, and how many there are is told', async () => {
  const other = await openAuditedShop(app);
  const { id } = await spend(other, { day: dayOf(3), total: 10_000, vendorId: await vendorOf(other) });
  await repeated(
    other,
    id,
    Array.from({ length: 229 }, (_, place) => ({ total: 11_000 + 1000 * place })),
  );
  await writeOnItsDay(other);
  await spoil(other, ["update document set created_at = (dated_on + time '03:30') at time zone 'Asia/Kathmandu'"]);
  const body = { ...period, check: 'ROUND_AT_NIGHT', pageSize: 1, sort: 'amount' };
  const { rows, recordsTotal } = await call(other.owner, generate, { body });
  expect(recordsTotal).toBe(200);
  expect(rows).toMatchObject([{ amount: 40_000, found: 230, note: 'Written at 03:30 by Sita Gurung' }]);
});

test('sales are asked about under the limit from which somebody else approves, and not at the counter', async () => {
  const other = await openAuditedShop(app);
  const sold = { day: dayOf(3), customerId: await customerOf(other), quantity: 20 };
  const pair = [await sellSugar(other, sold), await sellSugar(other, sold)];
  expect(await findingsOf(other, { check: 'SPLIT_UNDER_LIMIT' })).toEqual([]);
  await limitDrafts(other, 3000);
  expect(await findingsOf(other, { check: 'SPLIT_UNDER_LIMIT' })).toEqual(
    pair.map(({ id }) => `SPLIT_UNDER_LIMIT INVOICE-${id}`),
  );
  await spoil(other, [
    `update document set customer_id = (select id from customer where business_id = ${other.owner.businessId} and is_cash_customer)
     where customer_id = ${sold.customerId}`,
  ]);
  expect(await findingsOf(other, { check: 'SPLIT_UNDER_LIMIT' })).toEqual([]);
});

test('every check has words, a place and a query', () => {
  expect(exceptionCodes.length).toBe(17);
});
