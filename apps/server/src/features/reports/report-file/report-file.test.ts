import type { Right } from '@bahi/contract/access';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { readXlsx } from 'hucre';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweep } from '../../../platform/start/jobs.ts';
import { claimFile } from './report-file.claim.ts';
import { makeDueFiles } from './report-file.worker.ts';

const { begin, recent, get, cancel, download } = reportFileContract;
const reportFiles = { longerThan: 2, openPerUser: 3, hands: 2, leaseSeconds: 60, keptSeconds: 86_400 };
const period = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20' };
const asked = { ...period, fileType: 'EXCEL', language: 'en', sort: 'invoiceNumber' };
const rights: Right[] = ['sales-report.report', 'inventory-report.report'];
const hour = 3_600_000;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ limits: { reportFiles } });
});
beforeEach(async () => {
  shop = await openNextShop(app);
  for (let count = 0; count < 3; count += 1) await sell(shop);
});
afterEach(() => expectSoundBooks(app));
afterAll(() => app.close());

const beginFor = (person: Person = shop.owner, more: object = {}) =>
  call(person, begin, { body: { report: 'sales-report', asked: { ...asked, ...more } } });
const read = ({ id }: { id: number }, person: Person = shop.owner) => call(person, get, { params: { id } });
const refused = ({ id }: { id: number }, person: Person) => refusal(person, download, { params: { id } });
/** What stands of the shop's files, the first first. */
const filesOf = (columns: string) =>
  app.asOwner(`select ${columns} from report_file where business_id = $1 order by id`, [shop.owner.businessId]);
const make = (server: TestApp = app) => makeDueFiles(server.services);
const keeper = (more: { outletId?: number } = {}) =>
  addPerson(app, shop.owner, {
    userType: more.outletId === undefined ? 'BUSINESS_INTERNAL' : 'OUTLET_USER',
    ...more,
    rights,
  });

async function rowsOf(answer: Response): Promise<unknown[][]> {
  return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
}
/** The rows from the head of the table on. */
const table = (rows: unknown[][]) => rows.slice(rows.findIndex((row) => row.includes('Invoice number')));

test('a long report is not made within the request, but as a file with the rows and totals that a short one has', async () => {
  const whole = await startTestApp({ beside: app });
  const expected = table(
    await rowsOf(await send({ ...shop.owner, base: whole.base }, salesReportContract.download, { body: asked })),
  );
  expect(await refusal(shop.owner, salesReportContract.download, { body: asked })).toMatchObject({
    status: 409,
    error: 'reportFile.isLong',
    message: 'More than 2 rows: it is made as a file apart, and waits to be downloaded',
  });
  const file = await beginFor();
  expect(file).toMatchObject({
    state: 'WAITING',
    rowsDone: 0,
    rowsTotal: null,
    fromDateAD: '2026-11-20',
    sizeBytes: null,
  });
  expect(await refused(file, shop.owner)).toMatchObject({ status: 409, error: 'reportFile.notReady' });
  await make();
  const ready = await read(file);
  expect(ready).toMatchObject({ state: 'READY', rowsDone: 3, rowsTotal: 3, fileName: 'Sales Report.xlsx' });
  expect(ready.expiresAt).toBe('2026-11-21T04:30:00.000Z');
  for (const server of [app, whole]) {
    const answer = await send({ ...shop.owner, base: server.base }, download, { params: { id: file.id } });
    expect(answer.headers.get('x-file-size')).toBe(String(ready.sizeBytes));
    expect(table(await rowsOf(answer))).toEqual(expected);
  }
  expect(expected).toHaveLength(5);
  await whole.close();
});

test('who asks for the same at once gets one file; in another order, or for another period, it is another', async () => {
  const both = await Promise.all([beginFor(), beginFor()]);
  expect(both[0].id).toBe(both[1].id);
  const other = await beginFor(shop.owner, { sort: '-invoiceNumber' });
  expect(other.id).not.toBe(both[0].id);
  await beginFor(shop.owner, { fromDateAD: '2026-11-19' });
  expect(
    await refusal(shop.owner, begin, {
      body: { report: 'sales-report', asked: { ...asked, fromDateAD: '2026-11-18' } },
    }),
  ).toMatchObject({
    status: 409,
    error: 'reportFile.tooMany',
    message: 'You have 3 files being made: wait for one of them, or cancel it',
  });
  const cancelled = await call(shop.owner, cancel, { params: { id: other.id } });
  expect(cancelled).toMatchObject({ state: 'CANCELLED' });
  expect(await refusal(shop.owner, cancel, { params: { id: other.id } })).toMatchObject({
    error: 'reportFile.notOpen',
  });
  await make();
  const { files } = await call(shop.owner, recent, {});
  expect(files.map(({ state }) => state)).toEqual(['READY', 'CANCELLED', 'READY']);
  expect((await beginFor()).id, 'what is ready is not what is there now').not.toBe(both[0].id);
});

test('what is wrong is refused at its field, and what nobody may see as a whole', async () => {
  const wrong = { report: 'sales-report', asked: { ...asked, fromDateAD: '2026-11-21', toDateAD: '2026-11-20' } };
  expect(fieldsOf(await refusal(shop.owner, begin, { body: wrong }))).toEqual({
    toDate: 'End Date must be after Start Date',
  });
  const person = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['inventory-report.report'],
  });
  expect(await refusal(person, begin, { body: { report: 'sales-report', asked } })).toMatchObject({ status: 403 });
  const value = { ...period, fileType: 'EXCEL', basis: 'VALUE' };
  const ofCost = await refusal(person, begin, { body: { report: 'inventory-report', asked: value } });
  expect(fieldsOf(ofCost)).toEqual({ basis: 'You are not allowed to do this' });
  expect(await refusal(await openPlatform(app), begin, { body: { report: 'sales-report', asked } })).toMatchObject({
    status: 403,
  });
});

test('several servers make a file once, one at a time of a business', async () => {
  const other = await startTestApp({ beside: app, limits: { reportFiles } });
  const files = [await beginFor(), await beginFor(shop.owner, { sort: '-invoiceNumber' })];
  const claims = await Promise.all(
    [app, other, app, other].map(({ services }) => claimFile(services, shop.owner.businessId)),
  );
  expect(claims.filter((claim) => claim !== null).map(({ id }) => id)).toEqual([files[0]?.id]);
  // Its server is gone: once it is given up another one makes it, and then the next.
  await make(other);
  expect((await read(files[0] ?? { id: 0 })).state).toBe('MAKING');
  for (const server of [app, other]) server.advance(61_000);
  await Promise.all([make(app), make(other), make(app)]);
  for (const file of files) expect(await read(file)).toMatchObject({ state: 'READY', rowsDone: 3 });
  expect(await filesOf('tries')).toEqual([{ tries: 2 }, { tries: 1 }]);
  await other.close();
});

test('a file that ends each server that makes it is given up, and the next one has its turn', async () => {
  const file = await beginFor();
  const next = await beginFor(shop.owner, { sort: '-invoiceNumber' });
  for (let count = 0; count < 3; count += 1) {
    expect(await claimFile(app.services, shop.owner.businessId)).not.toBeNull();
    app.advance(61_000);
  }
  await make();
  await make();
  expect(await read(file)).toMatchObject({ state: 'FAILED', failure: 'OTHER' });
  expect(await read(next)).toMatchObject({ state: 'READY' });
});

test.each([
  ['may not see the report any more', 'NO_RIGHT', (person: Person) => toggleRole(person)],
  ['is not active any more', 'USER_INACTIVE', (person: Person) => suspend(person)],
  ['works in an outlet that is closed', 'NO_OUTLET', () => closeOutlet()],
] as const)('nothing is made for who %s meanwhile', async (_, failure, end) => {
  const person = await keeper(failure === 'NO_OUTLET' ? { outletId: shop.outletId } : {});
  const file = await beginFor(person);
  await addOutlet(app, shop.owner, 'OTHER');
  await end(person);
  await make();
  expect(await app.asOwner('select state, failure from report_file where id = $1', [file.id])).toEqual([
    { state: 'FAILED', failure },
  ]);
});

test('what is ready is not handed to who may not see the report any more, nor to others, nor elsewhere', async () => {
  const person = await keeper({ outletId: shop.outletId });
  const file = await beginFor(person);
  await make();
  expect((await read(file, person)).state).toBe('READY');
  expect(await refused(file, await keeper({ outletId: shop.outletId }))).toMatchObject({ status: 404 });
  expect(await refused(file, shop.owner)).toMatchObject({ status: 404 });
  const own = await beginFor();
  await make();
  const there = await inOutlet(app, shop.owner, shop.outletId);
  expect(await refused(own, there), 'what is of the whole business').toMatchObject({ status: 404 });
  expect(await refusal(there, get, { params: { id: own.id } })).toMatchObject({ status: 404 });
  expect((await call(there, recent, {})).files).toEqual([]);
  await toggleRole(person);
  app.advance(2000);
  expect(await refused(file, person)).toMatchObject({ status: 403 });
});

test('what tells costs is not handed to who may not see costs any more', async () => {
  const person = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...rights, 'purchase.read'],
  });
  const file = await call(person, begin, {
    body: { report: 'inventory-report', asked: { ...period, fileType: 'EXCEL', basis: 'VALUE' } },
  });
  await make();
  expect(await read(file, person)).toMatchObject({ state: 'READY' });
  await app.services.database.transaction('write', { ...shop.owner, outletId: null }, (tx) =>
    tx.query(
      `update role_module_privilege set privileges = '{}' where business_id = $1
         and role_id = (select id from role where business_id = $1 and code = $2)
         and module_id = (select id from module where code = 'purchase') returning role_id`,
      [shop.owner.businessId, `ROLE-${person.userId}`],
    ),
  );
  app.advance(2000);
  expect(await refused(file, person)).toMatchObject({ status: 403 });
});

test('a file is there for a day, and what was asked for some days longer', async () => {
  const file = await beginFor();
  await make();
  app.advance(24 * hour);
  const later = await inOutlet(app, shop.owner, null);
  expect(await read(file, later)).toMatchObject({ state: 'EXPIRED' });
  expect(await refused(file, later)).toMatchObject({ status: 410, error: 'reportFile.expired' });
  await sweep(app.services);
  expect(
    await app.asOwner('select count(*)::int as n from report_file_piece where business_id = $1', [
      shop.owner.businessId,
    ]),
  ).toEqual([{ n: 0 }]);
  expect(await read(file, later)).toMatchObject({ state: 'EXPIRED', fileName: 'Sales Report.xlsx' });
  app.advance(7 * 24 * hour);
  await sweep(app.services);
  const muchLater = await inOutlet(app, shop.owner, null);
  expect(await refusal(muchLater, get, { params: { id: file.id } })).toMatchObject({ status: 404 });
});

test('what came to nothing meanwhile, or is too long for paper, says so', async () => {
  const none = await beginFor(shop.owner, { fromDateAD: '2026-11-18', toDateAD: '2026-11-18' });
  const paper = await beginFor(shop.owner, { fileType: 'PDF' });
  await make();
  expect(await read(none)).toMatchObject({ state: 'FAILED', failure: 'NO_ROWS' });
  expect(await read(paper)).toMatchObject({ state: 'READY', fileName: 'Sales Report.pdf', rowsDone: 3 });
  const answer = await send(shop.owner, download, { params: { id: paper.id } });
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a server that stops hands its file over, and that was no try', async () => {
  const file = await beginFor();
  let looks = 0;
  await makeDueFiles(app.services, () => (looks += 1) > 2);
  expect(await filesOf('state, tries')).toEqual([{ state: 'WAITING', tries: 0 }]);
  await make();
  expect((await read(file)).state).toBe('READY');
});

async function toggleRole({ userId }: Person): Promise<void> {
  const { rows } = await call(shop.owner, roleContract.list, { query: { search: `ROLE-${userId}` } });
  await call(shop.owner, roleContract.toggle, { params: { roleId: rows[0]?.id ?? 0 } });
}
async function suspend({ userId }: Person): Promise<void> {
  await call(shop.owner, userContract.toggle, { params: { id: userId, status: 'INACTIVE' } });
}
async function closeOutlet(): Promise<void> {
  await call(shop.owner, outletContract.toggle, { params: { id: shop.outletId } });
}
