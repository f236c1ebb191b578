import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, openBusiness, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId, addOwnAccount, enterJournal } from '../voucher/testing/vouchers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

// Today is 4 Mangsir 2083: Shrawan to Kartik are over.
const { save, get, list, remove, post, takeBack, balances, accounts } = prepaidContract;
type Body = Sent<typeof save>['body'];
const months = { firstMonth: '2083-04', lastMonth: '2084-03' } as const;

/** A business with an account for rent, which paid a year of it in Shrawan. */
async function tenant() {
  const owner = await openBusiness(app);
  const rentId = await addOwnAccount(owner, 'RENT', 'EXPENSES');
  await enterJournal(owner, { PREPAID_EXPENSES: 1200.1, CAPITAL: -1200.1 }, { dateAD: '2026-08-01' });
  const rent: Body = { name: 'Shop rent', nameNp: 'पसल भाडा', accountId: rentId, amount: 1200.1, ...months };
  return { owner, rent };
}
const made = (owner: Person, rent: Body, said: Partial<Body> = {}) => call(owner, save, { body: { ...rent, ...said } });
const refused = async (owner: Person, body: Body, said: object) =>
  fieldsOf(await refusal(owner, save, { body: { ...body, ...said } }));

test('an entry is registered, found, mended and removed; the register posts nothing', async () => {
  const { owner, rent } = await tenant();
  expect(await messageOf(owner, save, { body: rent })).toBe('Prepaid expense saved');
  const [row] = (await call(owner, list, { query: { search: 'rent', state: 'RUNNING' } })).rows;
  expect(row).toMatchObject({ name: 'Shop rent', amount: 1200.1, months: 12, dueMonths: 4, taken: 0, left: 1200.1 });
  const params = { id: row?.id ?? 0 };
  const found = await call(owner, searchContract.find, { query: { search: 'rent' } });
  expect(found.find(({ kind }) => kind === 'PREPAID')?.rows).toMatchObject([
    { ...params, name: 'Shop rent', remark: '2083-04' },
  ]);
  const mended = await made(owner, rent, { ...params, version: 1, amount: 600 });
  expect(mended).toMatchObject({ amount: 600, version: 2, isRemovable: true, isReversible: false });
  expect((await refusal(owner, save, { body: { ...rent, ...params, version: 1 } })).error).toBe('common.stale');
  const history = await call(owner, recordHistoryContract.get, { params: { kind: 'PREPAID', id: params.id } });
  expect(JSON.stringify(history)).toContain('1,200.10');
  expect((await refusal(owner, remove, { params, query: { version: 1 } })).error).toBe('common.stale');
  expect(await messageOf(owner, remove, { params, query: {} })).toBe('Prepaid expense removed from the register');
  expect((await refusal(owner, get, { params })).status).toBe(404);
});

test('what cannot be registered is said at its field', async () => {
  const { owner, rent } = await tenant();
  const said = (other: object) => refused(owner, rent, other);
  expect(Object.keys(await said({ amount: 0 }))).toEqual(['amount']);
  expect(await said({ amount: 0.11 })).toEqual({ amount: 'Each month needs a paisa at least; months: 12' });
  expect(await said({ firstMonth: '2083-4' })).toEqual({ firstMonth: 'Write a BS month as 2083-04' });
  expect(await said({ lastMonth: '2083-03' })).toEqual({ lastMonth: 'The last month comes before the first' });
  expect(await said({ lastMonth: '2093-04' })).toEqual({ lastMonth: 'It can be spread over 120 months at most' });
  expect(await said({ firstMonth: '2073-04', lastMonth: '2073-05' })).toEqual({
    firstMonth: 'That is more than 120 months ago',
  });
  expect(await said({ firstMonth: '२०८३-०५', lastMonth: '2083-04' })).toEqual({
    lastMonth: 'The last month comes before the first',
  });
  expect(await said({ firstMonth: '2150-01', lastMonth: '2150-02' })).toEqual({
    firstMonth: 'The calendar does not have this month',
  });
  expect(await said({ accountId: await accountId(owner, 'BANK') })).toEqual({
    accountId: 'Choose an account of expense',
  });
  expect(Object.keys(await said({ accountId: await accountId(owner, 'EXPENSES') }))).toEqual(['accountId']);
  expect(Object.keys(await said({ accountId: 0 }))).toEqual(['accountId']);
  const choices = await call(owner, accounts, {});
  const codes = choices.map(({ code }) => code);
  expect(codes).toContain('RENT');
  expect(codes).not.toContain('BANK');
});

test('months that are over are posted at once, each once and in order, and the last is taken back', async () => {
  const { owner, rent } = await tenant();
  const { id } = await made(owner, rent);
  expect(await call(owner, balances, {})).toMatchObject({
    rows: [{ registered: 1200.1, booked: 1200.1 }],
    dueMonths: 4,
    dueAmount: 400.02,
  });
  expect(await messageOf(owner, post, { body: {} })).toBe('Months posted: 4');
  const posted = await call(owner, get, { params: { id } });
  expect(posted).toMatchObject({ postedMonths: 4, dueMonths: 0, taken: 400.02, left: 800.08, isReversible: true });
  expect(posted.parts.slice(0, 4).map(({ month, amount }) => [month, amount])).toEqual([
    ['2083-04', 100],
    ['2083-05', 100],
    ['2083-06', 100.01],
    ['2083-07', 100.01],
  ]);
  expect(posted.parts[3]?.voucher?.dateAD).toBe('2026-11-16');
  const voucherId = posted.parts[3]?.voucher?.id ?? 0;
  const voucher = await call(owner, voucherContract.get, { params: { id: voucherId } });
  expect(voucher).toMatchObject({ kind: 'PREPAID_VOUCHER', isCancellable: false });
  expect(voucher.lines.map(({ accountCode }) => accountCode)).toEqual(['RENT', 'PREPAID_EXPENSES']);
  expect(await call(owner, balances, {})).toMatchObject({ rows: [{ registered: 800.08, booked: 800.08 }] });
  expect((await refusal(owner, post, { body: {} })).error).toBe('prepaid.nothingDue');
  expect((await refusal(owner, remove, { params: { id }, query: {} })).error).toBe('prepaid.begun');
  const reason = 'Wrong month';
  const early = await refusal(owner, takeBack, { params: { id }, body: { place: 3, reason } });
  expect(early.error).toBe('prepaid.notLast');
  const back = { params: { id }, body: { place: 4, reason } };
  expect(await messageOf(owner, takeBack, back)).toBe('Kartik 2083 of Shop rent taken back');
  expect((await refusal(owner, takeBack, back)).error).toBe('prepaid.notLast');
  expect(await call(owner, get, { params: { id } })).toMatchObject({ postedMonths: 3, dueMonths: 1 });
});

test('an entry that is begun keeps what is posted, and spreads anew what is left', async () => {
  const { owner, rent } = await tenant();
  const { id } = await made(owner, rent);
  await call(owner, post, { body: { id } });
  const said = (other: object) => refused(owner, { ...rent, id }, other);
  expect(await said({ firstMonth: '2083-05' })).toEqual({
    firstMonth: 'Months of it are posted: take them back first',
  });
  expect(await said({ lastMonth: '2083-06' })).toEqual({ lastMonth: 'Kartik 2083 is posted: take it back first' });
  expect(await said({ amount: 400 })).toEqual({ amount: 'Months of Rs 400.02 are posted: it cannot be less' });
  expect(await said({ lastMonth: '2083-07' })).toEqual({
    amount: 'All its months are posted: it stays Rs 400.02, or gets further months',
  });
  const longer = await made(owner, rent, { id, amount: 500.02, lastMonth: '2083-09' });
  expect(longer.parts.slice(4).map(({ amount }) => amount)).toEqual([50, 50]);
  expect(await made(owner, rent, { id, amount: 400.02, lastMonth: '2083-07' })).toMatchObject({
    state: 'TAKEN',
    left: 0,
  });
});

test('a month that is locked is posted on the first open day; no month of a locked day is taken back', async () => {
  const { owner, rent } = await tenant();
  const { id } = await made(owner, rent, { lastMonth: '2083-05' });
  const lock = { throughDayAD: '2026-09-30', scope: 'ALL', reason: 'Audited' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  await call(owner, post, { body: {} });
  const posted = await call(owner, get, { params: { id } });
  expect(posted.parts.map(({ voucher }) => voucher?.dateAD)).toEqual(['2026-10-01', '2026-10-01']);
  await call(owner, periodLockContract.lock, { body: { ...lock, throughDayAD: '2026-10-31' } });
  expect((await call(owner, get, { params: { id } })).isReversible).toBe(false);
  const held = await refusal(owner, takeBack, { params: { id }, body: { place: 2, reason: 'Slip' } });
  expect(held.error).toBe('common.dayLocked');
  expect(Object.keys(fieldsOf(held))).toEqual(['reason']);
});

test('the end of a year tells the months that are not posted', async () => {
  const { owner, rent } = await tenant();
  await made(owner, rent, { firstMonth: '2083-02', lastMonth: '2083-05' });
  const found = await call(owner, yearEndContract.get, { query: { fiscalYear: '2082/83' } });
  expect(found.points).toContainEqual(expect.objectContaining({ point: 'PREPAID_MONTHS', count: 2 }));
});

test('who works in one outlet sees and posts what is theirs', async () => {
  const { owner, rent } = await tenant();
  const { id } = await made(owner, rent, { outletId: await firstOutletId(owner) });
  const outletId = await addOutlet(app, owner, 'BTL');
  const rights = ['prepaid.create', 'prepaid.read', 'prepaid.update', 'prepaid.delete'] as const;
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId });
  expect((await call(clerk, list, { query: {} })).rows).toEqual([]);
  expect((await refusal(clerk, get, { params: { id } })).status).toBe(404);
  expect((await refusal(clerk, post, { body: { id } })).status).toBe(404);
  expect((await refusal(clerk, post, { body: {} })).error).toBe('prepaid.nothingDue');
  expect((await call(clerk, balances, {})).rows).toEqual([]);
  const reader = await addPerson(app, owner, { userType: 'OUTLET_USER', rights: ['prepaid.read'], outletId });
  expect((await refusal(reader, save, { body: rent })).status).toBe(403);
});

test('two who post at once: each month has one voucher', async () => {
  const { owner, rent } = await tenant();
  await made(owner, rent);
  const both = await Promise.all([outcomeOf(owner, post, { body: {} }), outcomeOf(owner, post, { body: {} })]);
  expect(both.toSorted()).toEqual(['done', 'prepaid.nothingDue']);
});

test('each check of the register finds its planted fault', async () => {
  const { owner, rent } = await tenant();
  await made(owner, rent);
  await call(owner, post, { body: {} });
  const planted = (statement: string) => withFaults(app, `${statement} and business_id = ${owner.businessId}`);
  const gone = planted('delete from prepaid_part where place = 2');
  expect(await faultsOf(gone, 'prepaid expenses')).toMatchObject([{ month_count: 12, months: 3 }]);
  expect(await faultsOf(gone, 'vouchers of prepaid expenses')).toMatchObject([{ amount_paisa: null }]);
  const less = planted('update prepaid set amount_paisa = 40002 where true');
  expect(await faultsOf(less, 'prepaid expenses')).toMatchObject([{ amount_paisa: 40_002, paisa: 40_002 }]);
  const other = planted('update prepaid_part set amount_paisa = amount_paisa + 1 where place = 1');
  expect(await faultsOf(other, 'vouchers of prepaid expenses')).toMatchObject([{ amount_paisa: 10_001 }]);
});

test('months are not posted onto an account that is no longer one of expense, or out of use', async () => {
  const { owner, rent } = await tenant();
  await made(owner, rent);
  const moved = {
    id: Number(rent.accountId),
    version: 1,
    code: 'RENT',
    name: 'Rent',
    nameNp: 'भाडा',
    groupCode: 'FIXED_ASSETS',
  };
  await call(owner, ownAccountContract.save, { body: moved });
  const refusedNow = await refusal(owner, post, { body: {} });
  expect([refusedNow.status, refusedNow.error]).toEqual([409, 'prepaid.accountChanged']);
  expect((await call(owner, list, { query: {} })).rows).toMatchObject([{ taken: 0, dueMonths: 4 }]);
});
