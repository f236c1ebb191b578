import { roleContract } from '@bahi/contract/people/role/role.contract';
import { mostSavedFilters, savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { ofList, save, remove } = savedFilterContract;

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const invoices = { list: 'invoice.list', filter: { search: 'ram', sort: '-amount' } };
let count = 0;
const newName = () => `Filter ${(count += 1)}`;
const keep = (body: object = {}, who = owner) => call(who, save, { body: { name: newName(), ...invoices, ...body } });
const refused = async (body: object, who = owner) =>
  refusal(who, save, { body: { name: newName(), ...invoices, ...body } });
const seenBy = (who: Person, list = 'invoice.list') => call(who, ofList, { params: { list } });
const namesSeenBy = async (who: Person) => (await seenBy(who)).map(({ name }) => name);

test('what a list is narrowed to is kept, renamed and forgotten, and stands in its own list alone', async () => {
  const made = await keep({ nameNp: 'रामका बिल', filter: { ...invoices.filter, customerId: '' } });
  expect(made).toMatchObject({
    ...invoices,
    nameNp: 'रामका बिल',
    period: null,
    isDefault: false,
    isOwn: true,
    roles: [],
  });
  expect(await seenBy(owner)).toEqual([made]);
  expect(await seenBy(owner, 'customer.list')).toEqual([]);
  const { id, version } = made;
  const days = { fromDateAD: '2026-10-18', toDateAD: '2026-11-16' };
  const renamed = await keep({ id, version, name: 'Last month', nameNp: '', period: 'lastBsMonth', filter: days });
  expect(renamed).toMatchObject({ name: 'Last month', period: 'lastBsMonth', filter: {}, version: 2 });
  expect(await refused({ id, version })).toMatchObject({ error: 'common.stale' });
  expect(await messageOf({ ...owner, language: 'ne' }, remove, { params: { id } })).toBe('राखिएको छनोट मेटियो');
  expect(await refusal(owner, remove, { params: { id } })).toMatchObject({ status: 404 });
});

test('a name stands once for each list of one person, and what narrows nothing is no filter', async () => {
  const { name } = await keep();
  expect(fieldsOf(await refused({ name: name.toUpperCase() }))).toEqual({ name: 'Already exists' });
  await keep({ name, list: 'customer.list' });
  const wrong = { filter: 'This list cannot be narrowed like this' };
  expect(fieldsOf(await refused({ filter: {} }))).toEqual(wrong);
  expect(fieldsOf(await refused({ filter: { page: '2' } }))).toEqual(wrong);
  expect(fieldsOf(await refused({ roleIds: [999_999_999] }))).toEqual({ roleIds: 'There is no such role' });
  expect(await refused({ list: 'nothing.list' })).toMatchObject({ status: 404 });
});

test("of one list one opens it, and that is its keeper's alone", async () => {
  const one = await keep({ isDefault: true });
  const other = await keep({ isDefault: true });
  const kept = await keep({ id: other.id, version: other.version, name: other.name, isDefault: true });
  expect(kept).toMatchObject({ isDefault: true, version: 2 });
  const usual = (await seenBy(owner)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(usual).toEqual([other.id]);
  expect(one.isDefault).toBe(true);
});

test('it is shared with the holders of a role, who use it, change nothing, and see no list by it', async () => {
  const reader = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  const roles = await call(owner, roleContract.list, { query: { search: `ROLE-${reader.userId}` } });
  const roleIds = [roles.rows[0]?.id ?? 0];
  const sharer = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['invoice.read', 'role.read'],
  });
  const shared = await keep({ roleIds, isDefault: true });
  const mine = await keep();
  const ofCustomers = await keep({ list: 'customer.list', roleIds });
  expect(await seenBy(reader)).toMatchObject([{ id: shared.id, isOwn: false, isDefault: false }]);
  expect(await refusal(reader, ofList, { params: { list: 'customer.list' } })).toMatchObject({ status: 403 });
  expect(await refused({ list: 'customer.list' }, reader)).toMatchObject({ status: 403 });
  const { id, version } = shared;
  expect(await refused({ id, version }, reader)).toMatchObject({ status: 403, error: 'savedFilter.notOwn' });
  expect(await refusal(reader, remove, { params: { id: mine.id } })).toMatchObject({ status: 404 });
  expect(await refusal(reader, remove, { params: { id: ofCustomers.id } })).toMatchObject({
    status: 403,
    error: 'common.forbidden',
  });
  const ofReader = await keep({ roleIds }, sharer);
  const theirOwn = await keep({}, reader);
  expect(await namesSeenBy(owner)).toContain(ofReader.name);
  expect(await namesSeenBy(owner)).not.toContain(theirOwn.name);
  const stranger = await openBusiness(app);
  expect(await seenBy(stranger)).toEqual([]);
  expect(await refusal(stranger, remove, { params: { id } })).toMatchObject({ status: 404 });
});

test('sharing needs the right to see the roles, and an owner takes away what anybody shares', async () => {
  const reader = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  const sharer = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read', 'role.read'] });
  const roles = await call(owner, roleContract.list, { query: { search: `ROLE-${reader.userId}` } });
  const roleIds = [roles.rows[0]?.id ?? 0];
  const answer = await refused({ roleIds }, reader);
  expect(answer).toMatchObject({ status: 403, error: 'savedFilter.sharingForbidden' });
  expect(fieldsOf(answer)).toEqual({ roleIds: 'Sharing with roles needs the right to see them' });
  expect(fieldsOf(await refused({ roleIds: [999_999_999] }, reader))).toEqual(fieldsOf(answer));
  const { id, name } = await keep({ roleIds }, sharer);
  expect(await seenBy(reader)).toMatchObject([{ id, roles: [], isOwn: false, mayRemove: false }]);
  expect((await seenBy(owner)).find((row) => row.id === id)).toMatchObject({ isOwn: false, mayRemove: true });
  expect(await refusal(reader, remove, { params: { id } })).toMatchObject({ status: 403, error: 'savedFilter.notOwn' });
  await call(owner, remove, { params: { id } });
  expect(await namesSeenBy(sharer)).not.toContain(name);
});

test('a list of which a screen fixes a part has filters of its own', async () => {
  const { id } = await keep({ list: 'cheque.list:RECEIVED' });
  expect((await seenBy(owner, 'cheque.list:RECEIVED')).map((row) => row.id)).toEqual([id]);
  expect(await seenBy(owner, 'cheque.list:GIVEN')).toEqual([]);
  expect(await refused({ list: 'nothing.list:RECEIVED' })).toMatchObject({ status: 404 });
});

test('somebody keeps so many of one list and no more', async () => {
  const keeper = await openBusiness(app);
  for (let number = 0; number < mostSavedFilters; number += 1) await keep({ list: 'item.list' }, keeper);
  expect(await refused({ list: 'item.list' }, keeper)).toMatchObject({ status: 409, error: 'savedFilter.tooMany' });
});
