import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { save, get, list, remove } = savedReportContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const lastMonth = { report: 'sales-report', period: 'lastBsMonth' } as const;
let count = 0;
const newName = () => `Kept ${(count += 1)}`;
const keep = (body: object = {}, who = owner) =>
  call(who, save, { body: { name: newName(), nameNp: 'गत महिनाको बिक्री', ...lastMonth, ...body } });
const refused = async (body: object, who = owner) =>
  refusal(who, save, { body: { name: newName(), ...lastMonth, ...body } });
const namesSeenBy = async (who: Person, query: object = {}) =>
  (await call(who, list, { query: { pageSize: 100, ...query } })).rows.map(({ name }) => name);

test('what is kept is read, found by either name and of its report, edited and forgotten', async () => {
  const made = await keep({ filter: { invoiceNumber: 'INV-7', customerId: '' } });
  expect(made).toMatchObject({ ...lastMonth, filter: { invoiceNumber: 'INV-7' }, roles: [], isOwn: true });
  const { id, version, name } = made;
  expect(await call(owner, get, { params: { id } })).toEqual(made);
  expect(await namesSeenBy(owner, { search: 'गत महिना', report: 'sales-report' })).toContain(name);
  expect(await namesSeenBy(owner, { report: 'inventory-report' })).not.toContain(name);
  const days = { fromDate: '2026-10-18', toDate: '2026-11-16' };
  const renamed = await keep({ id, version, name: 'Kartik', nameNp: '', period: '', filter: days });
  expect(renamed).toMatchObject({ name: 'Kartik', nameNp: null, period: null, filter: days, version: 2 });
  expect(await refused({ id, version })).toMatchObject({ error: 'common.stale' });
  expect(await messageOf({ ...owner, language: 'ne' }, remove, { params: { id } })).toBe('राखिएको प्रतिवेदन मेटियो');
  expect(await refusal(owner, get, { params: { id } })).toMatchObject({ status: 404 });
});

test('a name stands once for each report of one person, and a filter is one that the report has', async () => {
  const { name } = await keep();
  expect(fieldsOf(await refused({ name: name.toUpperCase() }))).toEqual({ name: 'Already exists' });
  await keep({ name, report: 'expense-report' });
  expect(fieldsOf(await refused({ name: ' ' }))).toEqual({ name: 'Required' });
  const wrong = { filter: 'This report cannot be narrowed like this' };
  expect(fieldsOf(await refused({ filter: { belowReorder: 'true' } }))).toEqual(wrong);
  expect(fieldsOf(await refused({ filter: { customerId: 'everybody' } }))).toEqual(wrong);
  // Without a period the days must be there, and in their order.
  expect(fieldsOf(await refused({ period: '' }))).toEqual(wrong);
  expect(fieldsOf(await refused({ period: '', filter: { fromDate: '2026-11-02', toDate: '2026-11-01' } }))).toEqual(
    wrong,
  );
  expect(fieldsOf(await refused({ roleIds: [999_999_999] }))).toEqual({ roleIds: 'There is no such role' });
});

test('as it was known on a day it keeps its own days: those that move would leave that day behind', async () => {
  const knownOn = '2026-11-20';
  const days = { fromDate: '2026-10-18', toDate: '2026-11-16' };
  expect(fieldsOf(await refused({ filter: { knownOn } }))).toEqual({
    period: 'As it was known on a day, a report keeps its own days',
  });
  expect(await keep({ period: '', filter: { ...days, knownOn } })).toMatchObject({ filter: { ...days, knownOn } });
});

test('it is shared with the holders of a role, who open it and change nothing', async () => {
  const rights = ['saved-report.read', 'saved-report.create', 'saved-report.update'] as const;
  const reader = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...rights, 'sales-report.report'],
  });
  const roles = await call(owner, roleContract.list, { query: { search: `ROLE-${reader.userId}` } });
  const [role] = roles.rows;
  const shared = await keep({ roleIds: [role?.id ?? 0] });
  const mine = await keep();
  const unseen = await keep({ report: 'inventory-report', roleIds: [role?.id ?? 0] });
  expect(shared.roles.map(({ id }) => id)).toEqual([role?.id]);
  expect(await namesSeenBy(reader)).toEqual([shared.name]);
  expect(await call(reader, get, { params: { id: shared.id } })).toMatchObject({ isOwn: false });
  expect(await refusal(reader, get, { params: { id: mine.id } })).toMatchObject({ status: 404 });
  expect(await refusal(reader, get, { params: { id: unseen.id } })).toMatchObject({ status: 404 });
  const { id, version } = shared;
  expect(await refused({ id, version }, reader)).toMatchObject({ status: 403, error: 'savedReport.notOwn' });
  expect(await refusal(reader, remove, { params: { id } })).toMatchObject({ status: 403 });
  expect(await refused({ report: 'inventory-report' }, reader)).toMatchObject({ status: 403 });
  // A role that ends does not keep its reports from being changed, and takes no new ones.
  await call(owner, roleContract.toggle, { params: { roleId: role?.id ?? 0 } });
  const renamed = await keep({ id, version, name: 'Renamed', roleIds: [role?.id ?? 0] });
  expect(renamed.roles).toHaveLength(1);
  expect(fieldsOf(await refused({ roleIds: [role?.id ?? 0] }))).toEqual({ roleIds: 'There is no such role' });
  await call(owner, roleContract.toggle, { params: { roleId: role?.id ?? 0 } });
  // What a colleague shares the owner finds; what they keep for themselves nobody else.
  const ofReader = await keep({ roleIds: [role?.id ?? 0] }, reader);
  const theirOwn = await keep({}, reader);
  const seen = await namesSeenBy(owner);
  expect(seen).toContain(ofReader.name);
  expect(seen).not.toContain(theirOwn.name);
  const stranger = await openBusiness(app);
  expect(await refusal(stranger, get, { params: { id } })).toMatchObject({ status: 404 });
});
