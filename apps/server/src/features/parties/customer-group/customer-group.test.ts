import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addressIn, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const groupNamed = (name: string) => call(owner, customerGroupContract.save, { body: { name, nameNp: `${name} ने` } });
const customerOf = async (customerGroupId: number | null, changes: object = {}) => ({
  name: 'Ram Kirana',
  phoneNumber: '9841000000',
  focalPerson: 'Ram',
  customerGroupId,
  ...(await addressIn(owner)),
  ...changes,
});
const saved = async (customerGroupId: number | null, changes: object = {}) =>
  call(owner, customerContract.save, { body: await customerOf(customerGroupId, changes) });
const refused = async (customerGroupId: number) =>
  fieldsOf(await refusal(owner, customerContract.save, { body: await customerOf(customerGroupId) }));

test('a customer is in a group, is found by it, and leaves it again', async () => {
  const retailers = await groupNamed('Retailers');
  const hotels = await groupNamed('Hotels');
  const shop = await saved(retailers.id, { name: 'Kirana of a group' });
  await saved(null, { name: 'Of no group' });
  expect(shop).toMatchObject({
    customerGroupId: retailers.id,
    customerGroupName: 'Retailers',
    customerGroupNameNp: 'Retailers ने',
  });
  const namesIn = async (customerGroupId: number) =>
    (await call(owner, customerContract.list, { query: { customerGroupId } })).rows.map(({ name }) => name);
  expect(await namesIn(retailers.id)).toEqual(['Kirana of a group']);
  expect(await namesIn(hotels.id)).toEqual([]);
  const left = await saved(null, { id: shop.id });
  expect(left.customerGroupId).toBeNull();
  expect(await namesIn(retailers.id)).toEqual([]);
});

test('a group out of use is chosen for nobody, and who is in it stays', async () => {
  const group = await groupNamed('Staff');
  const member = await saved(group.id);
  await call(owner, customerGroupContract.setStatus, { params: { id: group.id } });
  expect(await refused(group.id)).toEqual({ customerGroupId: 'Inactive, choose another' });
  expect(await saved(group.id, { id: member.id, focalPerson: 'Shyam' })).toMatchObject({ customerGroupId: group.id });
});

test('a group of another business is unknown, and so is its list', async () => {
  const stranger = await openBusiness(app);
  const theirs = await call(stranger, customerGroupContract.save, { body: { name: 'Theirs', nameNp: 'उनीहरूको' } });
  expect(await refused(theirs.id)).toEqual({ customerGroupId: 'Not found, choose another' });
  const { rows } = await call(owner, customerGroupContract.list, {});
  expect(rows.map(({ name }) => name)).not.toContain('Theirs');
});
