import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, openBusiness, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId, enterJournal } from '../voucher/testing/vouchers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { save, get, list, remove, dispose, restore, sheet, post, reverse } = assetContract;
type Body = Sent<typeof save>['body'];
const fiscalYear = '2082/83';
const year = { body: { fiscalYear } };
const rack: Body = { name: 'Racks', nameNp: 'र्‍याक', pool: 'B', boughtOnAD: '2025-08-01', cost: 90_000 };
const made = (owner: Person, said: Partial<Body> = {}) => call(owner, save, { body: { ...rack, ...said } });
const sheetOf = (owner: Person, asked = fiscalYear) => call(owner, sheet, { query: { fiscalYear: asked } });

/** A business that bought racks in Shrawan and a computer in Baisakh, both in its books. */
async function furnished(): Promise<Person> {
  const owner = await openBusiness(app);
  await enterJournal(owner, { FIXED_ASSETS: 120_000, CAPITAL: -120_000 }, { dateAD: '2025-08-01' });
  await made(owner);
  await made(owner, { name: 'Computer', nameNp: null, boughtOnAD: '2026-05-01', cost: 30_000 });
  return owner;
}

test('an asset is registered, found, mended and removed; the register posts nothing', async () => {
  const owner = await openBusiness(app);
  expect(await messageOf(owner, save, { body: rack })).toBe('Fixed asset saved');
  const [row] = (await call(owner, list, { query: { search: 'rack', pool: 'B', state: 'IN_USE' } })).rows;
  expect(row).toMatchObject({ name: 'Racks', cost: 90_000, boughtOnBS: '2082-04-16', state: 'IN_USE' });
  const params = { id: row?.id ?? 0 };
  const remark = { remark: '2025-08-01', remarkNp: '2082-04-16' };
  const searched = [{ kind: 'ASSET', rows: [{ ...params, name: 'Racks', ...remark, isActive: true }], hasMore: false }];
  expect(await call(owner, searchContract.find, { query: { search: 'rack' } })).toMatchObject(searched);
  const found = await call(owner, get, { params });
  expect(found).toMatchObject({ fiscalYear, isEditable: true, isDisposable: true, isRestorable: false });
  const mended = await made(owner, { id: params.id, version: found.version, cost: 80_000 });
  expect(mended).toMatchObject({ cost: 80_000, version: 2 });
  const stale = await refusal(owner, save, { body: { ...rack, id: params.id, version: 1 } });
  expect(stale.error).toBe('common.stale');
  const history = await call(owner, recordHistoryContract.get, { params: { kind: 'ASSET', id: params.id } });
  expect(JSON.stringify(history)).toContain('80,000');
  const old = { params, query: { version: found.version } };
  expect((await refusal(owner, remove, old)).error).toBe('common.stale');
  expect(await messageOf(owner, remove, { params, query: {} })).toBe('Fixed asset removed from the register');
  expect((await refusal(owner, get, { params })).status).toBe(404);
  const entries = await app.asOwner('select from journal_entry where business_id = $1', [owner.businessId]);
  expect(entries).toEqual([]);
});

test('what cannot be registered is said at its field', async () => {
  const owner = await openBusiness(app);
  const refused = async (said: object) => fieldsOf(await refusal(owner, save, { body: { ...rack, ...said } }));
  expect(await refused({ boughtOnAD: '2026-12-01' })).toEqual({ boughtOnAD: expect.stringMatching(/future/) });
  expect(await refused({ boughtOnAD: null })).toEqual({ boughtOnAD: 'Required' });
  expect(await refused({ pool: 'E' })).toEqual({ usefulYears: 'Required' });
  expect(await refused({ pool: 'E', usefulYears: 2.3 })).toEqual({ usefulYears: 'Write years to the half, up to 50' });
  expect(await refused({ usefulYears: 3 })).toEqual({
    usefulYears: 'A useful life is for pool E alone: the others are written down from what is left',
  });
  const lock = { throughDayAD: '2026-07-16', scope: 'ALL', reason: 'Audited' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  expect(Object.keys(await refused({}))).toEqual(['boughtOnAD']);
});

test('the sheet of a year says its pools, and beside it what the books have', async () => {
  const owner = await furnished();
  const found = await call(owner, sheet, { query: {} });
  expect(found).toMatchObject({
    fiscalYear,
    isOver: true,
    isPostable: true,
    voucher: null,
    years: ['2083/84', fiscalYear],
  });
  expect(found.rows).toEqual([
    {
      pool: 'B',
      rate: 25,
      opening: 0,
      added: 120_000,
      absorbed: 100_000,
      disposed: 0,
      depreciation: 25_000,
      gain: 0,
      closing: 95_000,
    },
  ]);
  expect([found.registered, found.booked]).toEqual([120_000, 120_000]);
  expect((await sheetOf(owner, '2083/84')).total).toMatchObject({ opening: 95_000, depreciation: 23_750 });
});

test('depreciation is posted once, on the last day, and holds the assets of its year until it is taken back', async () => {
  const owner = await furnished();
  expect(await messageOf(owner, post, year)).toBe('Depreciation of 2082/83 posted');
  const posted = await sheetOf(owner);
  expect(posted).toMatchObject({ isPostable: false, isReversible: true, registered: 95_000, booked: 95_000 });
  const voucher = await call(owner, voucherContract.get, { params: { id: posted.voucher?.id ?? 0 } });
  expect(voucher).toMatchObject({ kind: 'ASSET_VOUCHER', dateAD: '2026-07-16', total: 25_000, isCancellable: false });
  expect(voucher.lines.map(({ accountCode, debit, credit }) => [accountCode, debit, credit])).toEqual([
    ['DEPRECIATION', 25_000, null],
    ['FIXED_ASSETS', null, 25_000],
  ]);
  const alone = await refusal(owner, voucherContract.cancel, { params: { id: voucher.id }, body: { reason: 'Slip' } });
  expect(alone.error).toBe('voucher.heldElsewhere');
  expect(fieldsOf(await refusal(owner, post, year))).toEqual({
    fiscalYear: 'The depreciation of 2082/83 is posted: take it back first',
  });
  expect(Object.keys(fieldsOf(await refusal(owner, save, { body: rack })))).toEqual(['boughtOnAD']);
  const [row] = (await call(owner, list, { query: { search: 'Racks' } })).rows;
  const params = { id: row?.id ?? 0 };
  expect((await call(owner, get, { params })).isEditable).toBe(false);
  expect((await refusal(owner, remove, { params, query: {} })).error).toBe('asset.yearPosted');
  const back = { body: { fiscalYear, reason: 'An asset was forgotten' } };
  expect(await messageOf(owner, reverse, back)).toBe('Depreciation of 2082/83 taken back');
  expect((await sheetOf(owner)).booked).toBe(120_000);
  expect(fieldsOf(await refusal(owner, reverse, back))).toEqual({
    fiscalYear: 'The depreciation of 2082/83 is not posted',
  });
  await made(owner, { name: 'Fridge', cost: 10_000 });
  expect((await sheetOf(owner)).total.depreciation).toBe(27_500);
});

test('years are posted in their order, and only what is over, open and has something to write down', async () => {
  const owner = await openBusiness(app);
  const refused = async (call_: typeof post, asked: string) =>
    fieldsOf(await refusal(owner, call_, { body: { fiscalYear: asked } }));
  expect(await refused(post, fiscalYear)).toEqual({ fiscalYear: 'There is nothing to write down in 2082/83' });
  await made(owner, { boughtOnAD: '2024-08-01' });
  expect(await refused(post, fiscalYear)).toEqual({ fiscalYear: 'Post the depreciation of 2081/82 first' });
  expect(await refused(post, '2083/84')).toEqual({
    fiscalYear: expect.stringMatching(/^The year 2083\/84 is not over/),
  });
  await call(owner, post, { body: { fiscalYear: '2081/82' } });
  await call(owner, post, year);
  const former = await refusal(owner, reverse, { body: { fiscalYear: '2081/82', reason: 'Slip' } });
  expect(fieldsOf(former)).toEqual({ fiscalYear: 'A later year is posted: take its depreciation back first' });
  const lock = { throughDayAD: '2026-07-16', scope: 'ALL', reason: 'Audited' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  const held = await refusal(owner, reverse, { body: { fiscalYear, reason: 'Slip' } });
  expect(Object.keys(fieldsOf(held))).toEqual(['fiscalYear']);
  expect(await sheetOf(owner)).toMatchObject({ isReversible: false });
});

test('what is got for an asset comes onto its account and lessens its pool; a disposal can be taken back', async () => {
  const owner = await furnished();
  const [row] = (await call(owner, list, { query: { search: 'Racks' } })).rows;
  const params = { id: row?.id ?? 0 };
  const back = { reason: 'The buyer gave it back' };
  const cash = await accountId(owner, 'CASH');
  const sold = { disposedOnAD: '2026-06-01', proceeds: 40_000, accountId: cash };
  const refused = async (said: object) =>
    fieldsOf(await refusal(owner, dispose, { params, body: { ...sold, ...said } }));
  expect(await refused({ disposedOnAD: '2025-07-20' })).toEqual({
    disposedOnAD: expect.stringMatching(/^It was bought on/),
  });
  expect(await refused({ accountId: null })).toEqual({ accountId: 'Required' });
  expect(Object.keys(await refused({ accountId: await accountId(owner, 'CAPITAL') }))).toEqual(['accountId']);
  expect(await messageOf(owner, dispose, { params, body: sold })).toBe('Racks is no longer in use');
  const gone = await call(owner, get, { params });
  expect(gone).toMatchObject({ state: 'DISPOSED', proceeds: 40_000, isRestorable: true, isEditable: false });
  expect(gone.voucherCode).toMatch(/^AST-/);
  expect((await refusal(owner, dispose, { params, body: sold })).error).toBe('asset.notInUse');
  expect(await sheetOf(owner)).toMatchObject({
    registered: 80_000,
    booked: 80_000,
    total: { absorbed: 100_000, disposed: 40_000, depreciation: 15_000, closing: 65_000 },
  });
  expect(await messageOf(owner, restore, { params, body: back })).toBe('Racks is in use again');
  expect((await refusal(owner, restore, { params, body: back })).error).toBe('asset.inUse');
  const [taken] = await app.asOwner(`select state, cancel_reason from voucher where business_id = $1 and id = $2`, [
    owner.businessId,
    gone.voucherId,
  ]);
  expect(taken).toEqual({ state: 'CANCELLED', cancel_reason: back.reason });
  expect(await sheetOf(owner)).toMatchObject({ registered: 120_000, booked: 120_000 });
  await call(owner, dispose, { params, body: { disposedOnAD: '2026-06-01', proceeds: 150_000, accountId: cash } });
  await call(owner, post, year);
  const posted = await sheetOf(owner);
  expect(posted.total).toMatchObject({ depreciation: 0, gain: 30_000, closing: 0 });
  expect([posted.registered, posted.booked]).toEqual([0, 0]);
  expect((await refusal(owner, restore, { params, body: back })).error).toBe('asset.yearPosted');
});

test('pools are of all outlets: who sees one alone neither reads nor posts them', async () => {
  const owner = await furnished();
  const rights = ['asset.create', 'asset.read', 'asset.delete'] as const;
  const outletId = await firstOutletId(owner);
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId });
  expect((await refusal(clerk, sheet, { query: {} })).error).toBe('asset.ofAllOutlets');
  expect((await refusal(clerk, post, year)).status).toBe(403);
  const elsewhere = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    rights: ['asset.create', 'asset.read', 'asset.update', 'asset.delete'],
    outletId: await addOutlet(app, owner, 'BTL'),
  });
  const [racks] = (await call(owner, list, { query: { search: 'Racks' } })).rows;
  const other = { id: racks?.id ?? 0 };
  const given = { disposedOnAD: '2026-06-01', proceeds: 0 };
  expect((await call(elsewhere, list, { query: {} })).rows).toEqual([]);
  expect((await refusal(elsewhere, get, { params: other })).status).toBe(404);
  expect((await refusal(elsewhere, dispose, { params: other, body: given })).status).toBe(404);
  await call(owner, dispose, { params: other, body: given });
  const back = { params: other, body: { reason: 'Slip' } };
  expect((await refusal(elsewhere, restore, back)).status).toBe(404);
  const stranger = await openBusiness(app);
  const [row] = (await call(owner, list, { query: {} })).rows;
  expect((await refusal(stranger, get, { params: { id: row?.id ?? 0 } })).status).toBe(404);
});

const vouchersOf = ({ businessId }: Person) =>
  app.asOwner(
    `select dated_on::text, state from voucher where business_id = $1 and kind = 'ASSET_VOUCHER' order by id`,
    [businessId],
  );

test('two who post a year at once, and an asset beside them: one voucher, and it says what the register has', async () => {
  const owner = await furnished();
  const [first, second] = await Promise.all([
    outcomeOf(owner, post, year),
    outcomeOf(owner, post, year),
    outcomeOf(owner, save, { body: { ...rack, name: 'Van' } }),
  ]);
  expect([first, second].toSorted()).toEqual(['asset.yearPosted', 'done']);
  expect(await vouchersOf(owner)).toEqual([{ dated_on: '2026-07-16', state: 'POSTED' }]);
  expect(await faultsOf(app, 'depreciation')).toEqual([]);
});

test('each check of the register finds its planted fault', async () => {
  const owner = await furnished();
  await call(owner, post, year);
  const planted = (statement: string) => withFaults(app, `${statement} and business_id = ${owner.businessId}`);
  const cheaper = planted('update asset set cost_paisa = cost_paisa - 100 where true');
  expect(await faultsOf(cheaper, 'depreciation')).toMatchObject([{ pool: 'B', fault: 'pool' }]);
  const other = planted(
    'update asset_year_pool set depreciation_paisa = depreciation_paisa + 1, closing_paisa = closing_paisa - 1 where true',
  );
  expect((await faultsOf(other, 'depreciation')).map((fault) => fault['fault'])).toEqual(['pool', 'voucher']);
  const begun = planted(
    `update asset_year_pool set opening_paisa = opening_paisa + 400, closing_paisa = closing_paisa + 300,
       depreciation_paisa = depreciation_paisa + 100 where true`,
  );
  expect(await faultsOf(begun, 'depreciation')).toMatchObject([
    { pool: 'B', fault: 'pool', opening_paisa: 400, left_paisa: 0 },
    { fault: 'voucher', depreciation_paisa: 2_500_100 },
  ]);
  const lost = planted('delete from asset_year where true');
  expect(await faultsOf(lost, 'vouchers of assets')).toMatchObject([{ total_paisa: 2_500_000 }]);
});
