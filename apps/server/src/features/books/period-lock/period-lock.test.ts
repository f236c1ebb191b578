import type { RegisterType } from '@bahi/contract/enumeration';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, inOutlet, openBusiness } from '../../../testing/people.ts';
import { addCustomer, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { lock, unlock, overview, list } = periodLockContract;
const lockOf = (scope: 'ALL' | 'VAT', throughDayAD: string, reason = 'Return filed') => ({
  body: { scope, throughDayAD, reason },
});
/** A business without any entry, unlike a shop, which has bought its goods. */
async function openBooks(registration: RegisterType = 'VAT') {
  const owner = await openBusiness(app, { registration });
  return { owner, customerId: await addCustomer(owner, 'Ram Kirana') };
}

async function incomeOf(shop: Pick<Shop, 'owner' | 'customerId'>, billDateAD: string) {
  const { rows } = await call(shop.owner, categoryContract.list, { query: { search: 'Rent' } });
  const category = { categoryName: 'Rent', categoryType: 'INCOME' } as const;
  const made = rows[0] ?? (await call(shop.owner, categoryContract.create, { body: category }));
  const body = { incomeHeading: 'Rent of a godown', customerId: shop.customerId, categoryId: made.id };
  return { body: { ...body, totalBillAmount: 50, billDateAD, dueDateAD: '2026-11-20' } };
}

test('what is locked says through which day, who, when and why, and what was said stays', async () => {
  const shop = await openShop(app);
  expect(await messageOf(shop.owner, lock, lockOf('ALL', '2026-10-17'))).toBe('Locked through 31 Ashwin 2083');
  await call(shop.owner, lock, lockOf('ALL', '2026-11-16', 'Books checked'));
  const { locks } = await call(shop.owner, overview, {});
  expect(locks).toMatchObject([
    { scope: 'ALL', action: 'LOCK', throughDayBS: '2083-07-30', reason: 'Books checked', lockedByName: 'Sita Gurung' },
  ]);
  const back = { scope: 'ALL' as const, throughDayAD: '2026-10-17', reason: 'A bill was forgotten' };
  expect(await messageOf(shop.owner, unlock, { body: back })).toBe('Unlocked');
  const history = await call(shop.owner, list, {});
  expect(history.rows.map(({ action, throughDayAD, isActive }) => [action, throughDayAD, isActive])).toEqual([
    ['UNLOCK', '2026-10-17', true],
    ['LOCK', '2026-11-16', false],
    ['LOCK', '2026-10-17', false],
  ]);
  const found = await call(shop.owner, list, { query: { search: 'checked', sort: 'throughDayAD', isActive: false } });
  expect([found.recordsTotal, found.rows.map(({ reason }) => reason)]).toEqual([1, ['Books checked']]);
  const { business } = await call(shop.owner, dashboardContract.summary, {});
  expect(business?.activities.slice(0, 2).map(({ kind, title, by }) => [kind, title, by])).toEqual([
    ['PERIOD_UNLOCKED', 'A bill was forgotten', 'Sita Gurung'],
    ['PERIOD_LOCKED', 'Books checked', 'Sita Gurung'],
  ]);
  await expect(app.asOwner(`update period_lock set reason = 'x'`)).rejects.toThrow('append-only');
  const chained = await app.asOwner(
    `select reason from audit_event event join period_lock act on act.business_id = $1 and act.id = any(event.row_ids)
     where event.business_id = $1 and table_name = 'period_lock' order by event.id`,
    [shop.owner.businessId],
  );
  expect(chained.map(({ reason }) => reason)).toEqual(['Return filed', 'Books checked', 'A bill was forgotten']);
});

test('locking goes forward, over days that are past; VAT by whole months', async () => {
  const { owner } = await openShop(app);
  const refused = async (sent: ReturnType<typeof lockOf>) => fieldsOf(await refusal(owner, lock, sent));
  expect(await refused(lockOf('ALL', '2026-11-20'))).toEqual({
    throughDayAD: 'The last day that can be locked is 3 Mangsir 2083 (2026-11-19)',
  });
  expect(await refused(lockOf('VAT', '2026-11-18')), 'the month is not over').toEqual({
    throughDayAD: 'The last day that can be locked is 30 Kartik 2083 (2026-11-16)',
  });
  expect(await refused(lockOf('VAT', '2026-11-10'))).toEqual({
    throughDayAD: 'VAT is locked by whole months: 30 Kartik 2083',
  });
  expect(Object.keys(await refused({ body: { scope: 'ALL', throughDayAD: '', reason: '' } }))).toEqual([
    'reason',
    'throughDayAD',
  ]);
  await call(owner, lock, lockOf('ALL', '2026-11-16'));
  expect(await refused(lockOf('ALL', '2026-11-15'))).toEqual({ throughDayAD: 'Already locked through 30 Kartik 2083' });
});

test('unlocking is the owner’s, whatever rights others have', async () => {
  const { owner, outletId } = await openShop(app);
  const rights = ['period-lock.read', 'period-lock.create', 'period-lock.delete'] as const;
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
  const cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', outletId, rights });
  const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  const open = { body: { scope: 'ALL' as const, reason: 'Mistake' } };
  expect(await refusal(owner, unlock, open)).toMatchObject({ status: 409, message: 'Nothing is locked' });
  await call(accountant, lock, lockOf('ALL', '2026-11-16'));
  for (const person of [clerk, cashier])
    expect(await refusal(person, unlock, open)).toMatchObject({ status: 403, message: 'Only the owner can unlock' });
  expect(await refusal(accountant, unlock, open)).toMatchObject({ status: 403, error: 'common.forbidden' });
  const later = { body: { ...open.body, throughDayAD: '2026-11-16' } };
  expect(fieldsOf(await refusal(owner, unlock, later))).toEqual({
    throughDayAD: 'Choose a day before 30 Kartik 2083',
  });
  expect(fieldsOf(await refusal(owner, unlock, { body: { scope: 'ALL', reason: '' } }))).toEqual({
    reason: 'Required',
  });
  expect(await call(owner, unlock, open)).toMatchObject({ action: 'UNLOCK', throughDayAD: null });
  expect((await call(owner, overview, {})).locks).toEqual([]);
});

test('each VAT month tells which act locked it', async () => {
  const { owner, customerId } = await openBooks();
  await call(owner, incomeContract.save, await incomeOf({ owner, customerId }, '2026-08-20'));
  const months = async () =>
    (await call(owner, overview, {})).vatMonths?.map(({ lastDayBS, dueDayBS, lock: by }) => [
      lastDayBS,
      dueDayBS,
      by && `${by.scope} ${by.reason}`,
    ]);
  const [bhadra, ashwin, kartik] = ['2026-09-16', '2026-10-17', '2026-11-16'] as const;
  await call(owner, lock, lockOf('VAT', bhadra, 'First'));
  await call(owner, lock, lockOf('VAT', ashwin, 'Second'));
  expect(await months()).toEqual([
    ['2083-07-30', '2083-08-25', null],
    ['2083-06-31', '2083-07-25', 'VAT Second'],
    ['2083-05-31', '2083-06-25', 'VAT First'],
  ]);
  await call(owner, unlock, { body: { scope: 'VAT', throughDayAD: bhadra, reason: 'A bill was forgotten' } });
  expect((await months())?.map(([, , by]) => by)).toEqual([null, null, 'VAT First']);
  await call(owner, lock, lockOf('ALL', kartik, 'Checked'));
  expect((await months())?.map(([, , by]) => by)).toEqual(['ALL Checked', 'ALL Checked', 'VAT First']);
});

test('the month whose VAT return was due is proposed from the 26th of the next one, until it is locked', async () => {
  const { owner, customerId } = await openBooks();
  let caller = owner;
  const proposed = async () => (await call(caller, overview, {})).proposal?.lastDayBS ?? null;
  expect(await proposed(), 'before there is anything in it').toBeNull();
  await call(owner, incomeContract.save, await incomeOf({ owner, customerId }, '2026-10-05'));
  const other = await openBooks('PAN');
  await call(other.owner, incomeContract.save, await incomeOf(other, '2026-10-05'));
  expect((await call(other.owner, overview, {})).vatMonths, 'no VAT, no return').toBeNull();
  expect(await proposed()).toBe('2083-06-31');
  await call(owner, lock, lockOf('VAT', '2026-10-17'));
  expect(await proposed()).toBeNull();
  const aDay = 24 * 60 * 60 * 1000;
  app.advance(21 * aDay);
  caller = await inOutlet(app, owner, null);
  expect(await proposed(), 'on 25 Mangsir').toBeNull();
  app.advance(aDay);
  caller = await inOutlet(app, owner, null);
  expect(await proposed(), 'on 26 Mangsir').toBe('2083-07-30');
  await call(caller, lock, lockOf('ALL', '2026-11-16'));
  expect(await proposed(), 'locked with everything').toBeNull();
});
