import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import type { ActivityKind } from '@bahi/contract/people/activity-log/activity-kinds';
import { activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bankOf, fileOf, matchOffers, readFile, receive } from '../../books/bank-statement/testing/statements.ts';
import { bounce, clear, deposit, receiveCheque } from '../../books/cheque/testing/cheques.ts';
import { fileBy, formOf, passingMonths, shopWithMonth } from '../../reports/vat-return/testing/returns.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());
const { later: nextMonth } = passingMonths(() => app);

/** What the log tells of a kind, the newest first. */
async function told(kind: ActivityKind, owner: Person = shop.owner) {
  const query = { kind, fromDateAD: '2026-06-01', toDateAD: '2027-05-31' };
  return (await call(owner, activityLogContract.recent, { query })).activities;
}
const named = async (...asked: Parameters<typeof told>) =>
  (await told(...asked)).map(({ act, recordName, recordNameNp, userFullName }) => [
    act,
    recordName,
    recordNameNp,
    userFullName,
  ]);

test('a month is locked and unlocked', async () => {
  const own = await openShop(app);
  const lock = { scope: 'VAT', throughDayBS: '2083-07-30', reason: 'Filed' } as const;
  await call(own.owner, periodLockContract.lock, { body: lock });
  await call(own.owner, periodLockContract.unlock, { body: { scope: 'VAT', reason: 'A bill came late' } });
  expect(await named('PERIOD_LOCK', own.owner)).toEqual([
    ['UNLOCKED', 'VAT', 'भ्याट', 'Sita Gurung'],
    ['LOCKED', 'VAT · 2083-07-30', 'भ्याट · २०८३-०७-३०', 'Sita Gurung'],
  ]);
});

test('a VAT return is submitted, and taken back', async () => {
  const own = await nextMonth(await shopWithMonth(app));
  await fileBy(own.owner, formOf(own.month));
  const body = { dayAD: own.month, reason: 'A figure was wrong' };
  await call(own.owner, vatReturnContract.withdraw, { body });
  expect(await named('VAT_RETURN', own.owner)).toEqual([
    ['WITHDRAWN', 'Mangsir 2083', 'मंसिर २०८३', 'Sita Gurung'],
    ['SUBMITTED', 'Mangsir 2083', 'मंसिर २०८३', 'Sita Gurung'],
  ]);
});

test('a rate of TDS is entered with its day, and removed', async () => {
  const body = { nature: 'RENT', rate: 12, fromDayAD: '2026-11-17', source: 'Finance Act' } as const;
  const { id } = await call(shop.owner, tdsContract.saveRate, { body });
  await call(shop.owner, tdsContract.removeRate, { params: { id: id ?? 0 } });
  expect((await named('TDS_RATE')).map(([act, name, nepali]) => [act, name, nepali])).toEqual([
    ['DELETED', 'Rent · 12 % · 2083-08-01', 'घरभाडा · १२ % · २०८३-०८-०१'],
    ['ENTERED', 'Rent · 12 % · 2083-08-01', 'घरभाडा · १२ % · २०८३-०८-०१'],
  ]);
});

test('cheques are deposited, cleared and bounced', async () => {
  const bank = await bankOf(shop.owner);
  const [good, bad] = [await receiveCheque(shop, 100), await receiveCheque(shop, 50)];
  await deposit(shop.owner, [good, bad], bank);
  await clear(shop.owner, good);
  await bounce(shop.owner, bad);
  const acts = (await told('CHEQUE')).map(({ act, recordName }) => `${act} ${recordName}`);
  expect(acts.slice(0, 2)).toEqual([`BOUNCED ${bad.number}`, `CLEARED ${good.number}`]);
  expect(acts.slice(2, 4).toSorted()).toEqual([`DEPOSITED ${bad.number}`, `DEPOSITED ${good.number}`].toSorted());
});

test('a statement of a bank is read, and its lines are matched and let go again', async () => {
  const own = await openShop(app);
  await receive(own, 500);
  await readFile(own.owner, fileOf(0, [['2026-11-20', 'Received', 'R-1', 500]], 'kartik.csv'));
  await matchOffers(own.owner);
  const params = { id: await bankOf(own.owner) };
  const [match] = (await call(own.owner, bankStatementContract.matches, { params, query: {} })).rows;
  await call(own.owner, bankStatementContract.unmatch, { params: { id: match?.id ?? 0 } });
  expect(await named('BANK_STATEMENT', own.owner)).toEqual([['READ_IN', 'kartik.csv', 'kartik.csv', 'Sita Gurung']]);
  expect((await named('BANK_MATCH', own.owner)).map(([act, name]) => [act, name])).toEqual([
    ['UNMATCHED', 'Bank · Rs 500.00'],
    ['MATCHED', 'Bank · Rs 500.00'],
  ]);
});

test('what a role grants, and who has it, stands with which role and whose it is', async () => {
  const own = await openShop(app);
  const role = await call(own.owner, roleContract.save, { body: { name: 'Shelf keeper', type: 'BUSINESS_INTERNAL' } });
  const tree = await call(own.owner, roleModulePrivilegeContract.tree, {});
  const moduleId = tree
    .flatMap(({ childModules }) => childModules)
    .find(({ moduleCode }) => moduleCode === 'item')?.moduleId;
  const modules = [{ moduleId: moduleId ?? 0, read: true }];
  await call(own.owner, roleModulePrivilegeContract.assign, { body: { roleId: role.id, modules } });
  const person = await addPerson(app, own.owner, { userType: 'BUSINESS_INTERNAL', rights: [] });
  await call(own.owner, userRoleContract.create, { body: { userId: person.userId, roleId: role.id } });
  const doors = (await told('DOORS', own.owner)).filter(({ event }) => event === 'rightsChanged');
  expect(doors.map(({ detail, recordName, times }) => [recordName, detail, times])).toEqual([
    ['Hari Thapa', ['RIGHTS'], 1],
    [null, ['Shelf keeper'], 1],
    [null, ['Shelf keeper'], 1],
  ]);
});

test('who may not read locks, returns, rates and statements is told nothing of them', async () => {
  const helper = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['activity-log.read', 'customer.read'],
  });
  for (const kind of ['PERIOD_LOCK', 'VAT_RETURN', 'TDS_RATE', 'CHEQUE', 'BANK_STATEMENT', 'BANK_MATCH'] as const)
    expect(await told(kind, helper)).toEqual([]);
});
