import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../testing/caller.ts';
import { addressIn } from '../testing/people.ts';
import { openShop, sell, type Shop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Of a lane one read at once, and of files too, so that few calls are many. */
const patience = { short: 1500, long: 1500 };
const limits = {
  reads: { places: { all: 2, ofLane: 1 }, patience },
  longFiles: { places: { all: 2, ofLane: 1 }, patience },
};

let app: TestApp;
let busy: Shop;
let quiet: Shop;
beforeAll(async () => {
  app = await startTestApp({ limits });
  [busy, quiet] = [await openShop(app), await openShop(app)];
  const { businessId, userId } = busy.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `insert into customer (business_id, name, phone_number, focal_person, province_id, district_id, local_body_id, ward_no)
     select business_id, 'Customer ' || n, '9841000000', 'Ram', province_id, district_id, local_body_id, ward_no
     from customer, generate_series(1, 999) as n where business_id = $1`,
      [businessId],
    ),
  );
});
afterAll(() => app.close());

test('however many lists one business asks for, another is answered; what is too much is refused at once', async () => {
  const lists = Array.from({ length: 120 }, async () => {
    const { status, headers } = await send(busy.owner, customerContract.list, {});
    return { status, retryAfter: Number(headers.get('retry-after')) };
  });
  expect((await call(quiet.owner, customerContract.list, {})).rows).toHaveLength(1);
  const answers = await Promise.all(lists);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ retryAfter }) => retryAfter >= 1)).toBe(true);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120 - refused.length);
});

test('what is entered does not wait for what is read', async () => {
  const body = { name: 'Sita Pasal', phoneNumber: '9841000000', focalPerson: 'Sita', ...(await addressIn(busy.owner)) };
  const lists = Array.from({ length: 20 }, () => send(busy.owner, customerContract.list, {}));
  expect((await call(busy.owner, customerContract.save, { body })).name).toBe('Sita Pasal');
  await Promise.all(lists);
});

test('whoever leaves before the turn has come takes no turn', async () => {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${busy.owner.token}` };
  const lists = Array.from({ length: 100 }, () =>
    fetch(`${app.base}/customer/list`, { headers, signal: leaving.signal }).catch(() => null),
  );
  const small = { query: { pageSize: 10 } };
  await expect.poll(async () => (await send(busy.owner, customerContract.list, small)).status).toBe(429);
  leaving.abort();
  await Promise.all(lists);
  const began = performance.now();
  await expect.poll(async () => (await send(busy.owner, customerContract.list, small)).status).toBe(200);
  // Those that waited would have taken twice as long.
  expect(performance.now() - began).toBeLessThan(patience.short / 2);
});

test('a file that takes long has turns of its own: lists are answered beside it', async () => {
  const file = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20', fileType: 'EXCEL' } as const;
  const files = Array.from({ length: 20 }, () => send(busy.owner, salesReportContract.download, { body: file }));
  expect((await call(busy.owner, customerContract.list, { query: { pageSize: 10 } })).rows).toHaveLength(10);
  await Promise.all(files);
});

test('eight bills that are printed at once hold up nobody else', async () => {
  const { id } = await sell(busy, {});
  const print = () => send(busy.owner, invoiceContract.print, { params: { id }, body: {} });
  const { pdf } = app.services;
  await Promise.all([print(), print()]);
  // What makes papers goes no further until the others have been answered, however long that takes.
  for (const processId of pdf.processIds()) process.kill(processId, 'SIGSTOP');
  const papers = Array.from({ length: 8 }, print);
  expect((await call(busy.owner, customerContract.list, { query: { pageSize: 10 } })).rows).toHaveLength(10);
  await sell(busy, {});
  for (const processId of pdf.processIds()) process.kill(processId, 'SIGCONT');
  const statuses = (await Promise.all(papers)).map(({ status }) => status);
  // Those whose turn did not come while all stood still were told to come again.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
});

test('a long list is the same list, however many pieces it is written in', async () => {
  const whole = await call(busy.owner, customerContract.list, { query: { sort: 'name' } });
  const parts = [0, 1, 2, 3, 4].map((pageNumber) =>
    call(busy.owner, customerContract.list, { query: { sort: 'name', pageSize: 200, pageNumber } }),
  );
  const pages = await Promise.all(parts);
  expect(whole.rows).toHaveLength(1000);
  expect(whole.rows).toEqual(pages.flatMap(({ rows }) => rows));
  expect(whole.recordsTotal).toBe(pages[0]?.recordsTotal);
});

test('the description of the calls is the same bytes for everybody, and is not sent twice', async () => {
  const first = await fetch(`${app.base}/openapi.json`);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  await first.arrayBuffer();
  const again = await fetch(`${app.base}/openapi.json`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('whoever turns pages gets 200 rows at most; a list from its beginning answers up to 1,000', async () => {
  const refused = await refusal(busy.owner, customerContract.list, { query: { pageNumber: 1, pageSize: 201 } });
  expect(fieldsOf(refused)).toEqual({ pageSize: 'Too large' });
  const page = await call(busy.owner, customerContract.list, { query: { pageNumber: 1, pageSize: 200 } });
  expect(page.rows).toHaveLength(200);
  const dropdown = await call(busy.owner, customerContract.list, { query: { pageSize: 1000 } });
  expect(dropdown.rows).toHaveLength(1000);
});
