import type { Right } from '@bahi/contract/access';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import type { ActivityKind } from '@bahi/contract/people/activity-log/activity-kinds';
import { activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import {
  roleModulePrivilegeContract,
  roleRightContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { securityDetailText } from '@bahi/contract/people/security-log/security-log.messages';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  bankOf,
  fileOf,
  type Line,
  matchOffers,
  readFile,
  receive,
} from '../../books/bank-statement/testing/statements.ts';
import { expenseOf, payExpense, tax } from '../../money/tds/testing/held.ts';
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

test('lines matched one after the other are told once with their count, and what a reversal lets go is told of that alone', async () => {
  const own = await openShop(app);
  const amounts = [100, 200, 300];
  const paid = [];
  for (const amount of amounts) paid.push(await receive(own, amount));
  await readFile(
    own.owner,
    fileOf(
      0,
      amounts.map((amount): Line => ['2026-11-20', `Received ${amount}`, `R-${amount}`, amount]),
    ),
  );
  await matchOffers(own.owner);
  expect((await told('BANK_MATCH', own.owner)).map(({ act, recordName, times }) => [act, recordName, times])).toEqual([
    ['MATCHED', 'Bank', 3],
  ]);
  await call(own.owner, paymentContract.removeSettlement, {
    params: { masterId: paid[0]?.id ?? 0 },
    query: { reason: 'Bounced' },
  });
  const params = { id: await bankOf(own.owner) };
  expect((await call(own.owner, bankStatementContract.matches, { params, query: {} })).rows).toHaveLength(2);
  expect((await told('BANK_MATCH', own.owner)).map(({ act, times }) => [act, times])).toEqual([['MATCHED', 3]]);
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
    [null, ['Shelf keeper', 'ADDED\u001fItems\u001fसामान\u001fread'], 1],
    [null, ['Shelf keeper'], 1],
  ]);
  const text = doors[1]?.detail.map((one) => [securityDetailText(one, 'en'), securityDetailText(one, 'ne')]);
  expect(text?.[1]).toEqual(['+ Items: View', '+ सामान: हेर्ने']);
});

test('what a role grants no more, or is switched off, is told by its screens and rights', async () => {
  const own = await openShop(app);
  const role = await call(own.owner, roleContract.save, { body: { name: 'Shelf keeper', type: 'BUSINESS_INTERNAL' } });
  const tree = await call(own.owner, roleModulePrivilegeContract.tree, {});
  const modules = tree.flatMap(({ childModules }) => childModules);
  const idOf = (code: string) => modules.find(({ moduleCode }) => moduleCode === code)?.moduleId ?? 0;
  const assign = (granted: object[]) =>
    call(own.owner, roleModulePrivilegeContract.assign, {
      body: { roleId: role.id, modules: granted.map((one) => ({ moduleId: 0, ...one })) },
    });
  await assign([
    { moduleId: idOf('item'), read: true, create: true },
    { moduleId: idOf('customer'), read: true },
  ]);
  await assign([{ moduleId: idOf('item'), read: true, update: true }, { moduleId: idOf('customer') }]);
  const [right] = (await call(own.owner, roleRightContract.list, { query: { search: 'Shelf keeper' } })).rows;
  await call(own.owner, roleRightContract.setStatus, { params: { id: right?.id ?? 0, status: 'INACTIVE' } });
  const copy = { name: 'Second keeper', type: 'BUSINESS_INTERNAL', copiedFromId: role.id } as const;
  await call(own.owner, roleRightContract.setStatus, { params: { id: right?.id ?? 0, status: 'ACTIVE' } });
  await call(own.owner, roleContract.save, { body: copy });
  const doors = (await told('DOORS', own.owner)).filter(({ event }) => event === 'rightsChanged');
  expect(doors.map(({ detail }) => detail.map((one) => securityDetailText(one, 'en')))).toEqual([
    ['Second keeper', '+ Items: View, Update'],
    ['Shelf keeper', '+ Items: View, Update'],
    ['Shelf keeper', '− Items: View, Update'],
    ['Shelf keeper', '+ Items: Update', '− Customers: View', '− Items: Create'],
    ['Shelf keeper', '+ Customers: View', '+ Items: Create, View'],
    ['Shelf keeper'],
  ]);
});

test('what is paid to the tax office, and taken back, is told by its month, amount and voucher', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  await payExpense(own, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const { id } = await depositTds(own, 150);
  await call(own.owner, tdsContract.cancelDeposit, { body: { id, reason: 'Typed twice' } });
  expect(await named('TDS_DEPOSIT', own.owner)).toEqual([
    ['CANCELLED', 'Mangsir 2083 · Rs 150.00 · NRB-1', 'मंसिर २०८३ · रु १५०.०० · NRB-1', 'Sita Gurung'],
    ['PAID', 'Mangsir 2083 · Rs 150.00 · NRB-1', 'मंसिर २०८३ · रु १५०.०० · NRB-1', 'Sita Gurung'],
  ]);
});

/** Tax of the month of the tests, paid out of the bank. */
async function depositTds(own: Shop, amount: number) {
  const moneyAccountId = await bankOf(own.owner);
  const body = { dayAD: '2026-11-20', moneyAccountId, paidOnAD: '2026-11-20', amount, voucherNumber: 'NRB-1' };
  return call(own.owner, tdsContract.deposit, { body });
}

/** Everything that is told as a deed, and by which right it is read. */
const deeds = [
  ['PERIOD_LOCK', 'period-lock.read'],
  ['VAT_RETURN', 'vat-return.read'],
  ['VAT_PAYMENT', 'vat-return.read'],
  ['TDS_RATE', 'tds.read'],
  ['TDS_DEPOSIT', 'tds.read'],
  ['CHEQUE', 'cheque.read'],
  ['BANK_STATEMENT', 'bank-statement.read'],
  ['BANK_MATCH', 'bank-statement.read'],
] as const satisfies readonly (readonly [ActivityKind, Right])[];

test('each right tells of its own deeds and of no others, and without any nothing is told', async () => {
  const worked = await shopWithMonth(app);
  await sell(worked, { lines: [lineOf(worked.tea.variantId, { quantity: 20, rate: 200 })] });
  await receive(worked, 500);
  await readFile(worked.owner, fileOf(0, [['2026-11-20', 'Received', 'R-1', 500]]));
  await matchOffers(worked.owner);
  const cheque = await receiveCheque(worked, 100);
  await deposit(worked.owner, [cheque], await bankOf(worked.owner));
  const body = { nature: 'RENT', rate: 12, fromDayAD: '2026-11-17', source: 'Finance Act' } as const;
  await call(worked.owner, tdsContract.saveRate, { body });
  const expense = await expenseOf(worked, { totalBillAmount: 10_000 });
  await payExpense(worked, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  await depositTds(worked, 150);
  const lock = { scope: 'VAT', throughDayBS: '2083-07-30', reason: 'Filed' } as const;
  await call(worked.owner, periodLockContract.lock, { body: lock });
  const own = await nextMonth(worked);
  await fileBy(own.owner, formOf(own.month));
  const { payable } = await call(own.owner, vatReturnContract.get, { query: { dayAD: own.month } });
  await call(own.owner, vatReturnContract.pay, {
    body: {
      dayAD: own.month,
      moneyAccountId: await bankOf(own.owner),
      paidOnAD: '2026-12-20',
      amount: payable,
      voucherNumber: 'VAT-1',
    },
  });

  const kindsTold = async (caller: Person) => {
    const kinds: ActivityKind[] = [];
    for (const [kind] of deeds) if ((await told(kind, caller)).length > 0) kinds.push(kind);
    return kinds;
  };
  expect(await kindsTold(own.owner)).toEqual(deeds.map(([kind]) => kind));
  const rights = [null, ...new Set(deeds.map(([, right]) => right))];
  for (const right of rights) {
    const more = right === null ? [] : [right];
    const helper = await addPerson(app, own.owner, {
      userType: 'BUSINESS_INTERNAL',
      rights: ['activity-log.read', 'customer.read', ...more],
    });
    expect([right, await kindsTold(helper)]).toEqual([
      right,
      deeds.filter((deed) => deed[1] === right).map(([kind]) => kind),
    ]);
  }
});
