import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
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

const { save, get, remove, dispose, restore, sheet, post, reverse } = assetContract;
const former = { fiscalYear: '2081/82' };
const later = { fiscalYear: '2082/83' };
const reason = 'Slip';
const sheetOf = (owner: Person, query: object) => call(owner, sheet, { query });
const locked = (owner: Person, throughDayAD: string) =>
  call(owner, periodLockContract.lock, { body: { throughDayAD, scope: 'ALL', reason: 'Audited' } });
const closeOf = (said: { fiscalYear: string }) => ({ body: { ...said, onto: 'CAPITAL' as const } });

/** A business with racks of 2081/82, in its books. */
async function oldRacks(): Promise<{ owner: Person; id: number; version: number }> {
  const owner = await openBusiness(app);
  await enterJournal(owner, { FIXED_ASSETS: 1000, CAPITAL: -1000 }, { dateAD: '2024-08-01' });
  const racks = { name: 'Racks', pool: 'B', boughtOnAD: '2024-08-01', cost: 1000 } as const;
  const { id, version } = await call(owner, save, { body: racks });
  return { owner, id, version };
}

test('the depreciation of a year that was locked before is posted on the first open day, and the next goes on', async () => {
  const { owner } = await oldRacks();
  await locked(owner, '2025-08-31');
  expect(await sheetOf(owner, later)).toMatchObject({ formerYear: '2081/82', isPostable: false });
  expect(fieldsOf(await refusal(owner, post, { body: later }))).toEqual({
    fiscalYear: 'Post the depreciation of 2081/82 first',
  });
  expect(await sheetOf(owner, former)).toMatchObject({
    isPostable: true,
    postingDayAD: '2025-09-01',
    formerYear: null,
  });
  await call(owner, post, { body: former });
  expect(await sheetOf(owner, former)).toMatchObject({
    total: { depreciation: 250, closing: 750 },
    registered: 1000,
    booked: 1000,
    isReversible: true,
  });
  await call(owner, post, { body: later });
  expect(await sheetOf(owner, later)).toMatchObject({
    total: { opening: 750, depreciation: 187.5, closing: 562.5 },
    registered: 562.5,
    booked: 562.5,
    voucher: { code: expect.stringMatching(/^AST-/) },
  });
  const days = await app.asOwner(
    `select dated_on::text as day from voucher where business_id = $1 and kind = 'ASSET_VOUCHER' order by id`,
    [owner.businessId],
  );
  expect(days).toEqual([{ day: '2025-09-01' }, { day: '2026-07-16' }]);
  expect(await faultsOf(app, 'depreciation')).toEqual([]);
  await call(owner, reverse, { body: { ...later, reason } });
  await call(owner, reverse, { body: { ...former, reason } });
  expect(await sheetOf(owner, former)).toMatchObject({ registered: 1000, booked: 1000, voucher: null });
});

test('no year is closed whose depreciation is not posted, nor one before which another earned something', async () => {
  const { owner } = await oldRacks();
  await enterJournal(owner, { DEPRECIATION: 5, CASH: -5 }, { dateAD: '2026-06-01' });
  expect(fieldsOf(await refusal(owner, yearEndContract.close, closeOf(later)))).toEqual({
    fiscalYear: 'Post the depreciation of 2081/82 first: nothing is written into a closed year',
  });
  const held = await call(owner, yearEndContract.get, { query: later });
  expect(held).toMatchObject({ isClosable: false, before: { act: 'DEPRECIATION', fiscalYear: '2081/82' } });
  await call(owner, post, { body: former });
  await call(owner, post, { body: later });
  expect((await call(owner, yearEndContract.get, { query: later })).before).toEqual({ act: 'CLOSE', ...former });
  expect(fieldsOf(await refusal(owner, yearEndContract.close, closeOf(later)))).toEqual({
    fiscalYear: 'Close the year 2081/82 first: years are closed in their order',
  });
  await call(owner, yearEndContract.close, closeOf(former));
  expect(await call(owner, yearEndContract.close, closeOf(later))).toMatchObject({ before: null, isReopenable: true });
});

test('an asset of a year that is locked is neither removed nor moved out of it, nor a disposal taken back', async () => {
  const { owner, id, version } = await oldRacks();
  const params = { id };
  await locked(owner, '2025-08-31');
  expect(await call(owner, get, { params })).toMatchObject({ isEditable: false, isDisposable: true });
  const gone = await refusal(owner, remove, { params, query: { version } });
  expect([gone.status, gone.error]).toEqual([409, 'common.dayLocked']);
  const moved = { id, version, name: 'Racks', pool: 'B', boughtOnAD: '2025-09-10', cost: 1000 } as const;
  expect((await refusal(owner, save, { body: moved })).error).toBe('common.dayLocked');
  await call(owner, dispose, { params, body: { disposedOnAD: '2025-09-10', proceeds: 0 } });
  expect((await call(owner, get, { params })).isRestorable).toBe(true);
  await locked(owner, '2025-09-30');
  expect((await call(owner, get, { params })).isRestorable).toBe(false);
  expect((await refusal(owner, restore, { params, body: { reason } })).error).toBe('common.dayLocked');
});

test('a year in which a pool only moved is posted by none, and the next one begins with what it left', async () => {
  const { owner, id } = await oldRacks();
  await call(owner, post, { body: former });
  const cash = await accountId(owner, 'CASH');
  const late = { name: 'Shelf', pool: 'B', boughtOnAD: '2026-05-01', cost: 300 } as const;
  await call(owner, save, { body: late });
  await call(owner, dispose, { params: { id }, body: { disposedOnAD: '2026-06-01', proceeds: 900, accountId: cash } });
  expect(await sheetOf(owner, later)).toMatchObject({
    isPostable: false,
    total: { opening: 750, added: 300, absorbed: 100, disposed: 900, depreciation: 0, gain: 0, closing: 150 },
  });
  expect(fieldsOf(await refusal(owner, post, { body: later }))).toEqual({
    fiscalYear: 'There is nothing to write down in 2082/83',
  });
  await expectGapKept(owner);
});

/** As if the year after were over and posted: its pool begins with 150.00, a quarter of which is written down. */
async function expectGapKept({ businessId }: Person): Promise<void> {
  const written = (opening: number, closing: number) =>
    withFaults(
      app,
      `with year as (insert into asset_year (business_id, fiscal_year, voucher_id, created_by, created_by_name)
         select business_id, '2083/84', id, created_by, created_by_name from voucher
         where business_id = ${businessId} and kind = 'ASSET_VOUCHER' and id not in (select voucher_id from asset_year) limit 1
         returning id)
       insert into asset_year_pool (business_id, asset_year_id, pool, opening_paisa, added_paisa, absorbed_paisa,
         disposed_paisa, depreciation_paisa, gain_paisa, closing_paisa)
       select ${businessId}, id, 'B', ${opening}, 0, 0, 0, ${opening - closing}, 0, ${closing} from year`,
    );
  const poolsOf = async (opening: number, closing: number) =>
    (await faultsOf(written(opening, closing), 'depreciation')).filter(({ fault }) => fault === 'pool');
  expect(await poolsOf(15_000, 11_250)).toEqual([]);
  expect(await poolsOf(20_000, 15_000)).toMatchObject([{ fiscal_year: '2083/84', opening_paisa: 20_000 }]);
}
