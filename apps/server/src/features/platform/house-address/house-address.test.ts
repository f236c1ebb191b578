import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, addressIn, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

async function place() {
  const types = await call(owner, addressTypeContract.list, {});
  return { addressTypeId: types.rows[0]?.id ?? 0, ...(await addressIn(owner)), tole: 'Devinagar' };
}

test('an owner keeps further premises: entered, found, changed and taken off', async () => {
  const { save, list, get, remove } = houseAddressContract;
  const body = { name: 'Godown', nameNp: 'गोदाम', phone: '०७१५४०१२३', ...(await place()) };
  const made = await call(owner, save, { body });
  expect(made).toMatchObject({ phone: '071540123', address: 'Devinagar, Butwal-6, Rupandehi' });
  expect(await call(owner, list, { query: { search: '०७१५४' } })).toMatchObject({ recordsTotal: 1 });
  await call(owner, save, { body: { ...body, id: made.id, version: made.version, name: 'Big godown' } });
  expect(await refusal(owner, save, { body: { ...body, id: made.id, version: 1 } })).toMatchObject({ status: 409 });
  const creator = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['business-house-address.create'],
  });
  expect(await refusal(creator, save, { body: { ...body, id: made.id } })).toMatchObject({ status: 403 });
  const stranger = await openBusiness(app);
  expect(await refusal(stranger, remove, { params: { id: made.id } })).toMatchObject({ status: 404 });
  await call(owner, remove, { params: { id: made.id } });
  expect(await refusal(owner, get, { params: { id: made.id } })).toMatchObject({ status: 404 });
});

test('everybody keeps their own addresses, which nobody else sees', async () => {
  const { save, list, get, remove } = userAddressContract;
  expect(fieldsOf(await refusal(owner, save, { body: {} }))).toHaveProperty('addressTypeId');
  const { id } = await call(owner, save, { body: await place() });
  const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  expect(await call(accountant, list, {})).toMatchObject({ recordsTotal: 0 });
  for (const endpoint of [get, remove])
    expect(await refusal(accountant, endpoint, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(accountant, save, { body: { ...(await place()), id } })).toMatchObject({ status: 404 });
  expect(await call(owner, save, { body: { ...(await place()), id, wardNo: 7 } })).toMatchObject({ wardNo: 7 });
  await call(owner, remove, { params: { id } });
  expect(await call(owner, list, {})).toMatchObject({ recordsTotal: 0 });
});
