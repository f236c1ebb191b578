import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { get, list } = outletContract;

let app: TestApp;
let owner: Person;
let headOfficeId: number;
let pokharaId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  headOfficeId = await firstOutletId(owner);
  pokharaId = await addOutlet(app, owner, 'PKR');
});
afterAll(() => app.close());

const codesOf = async (person: Person, query: object = {}) =>
  (await call(person, list, { query })).rows.map((outlet) => outlet.code);

test('an owner sees all outlets of the business', async () => {
  expect(await codesOf(owner, { sort: 'code' })).toEqual(['HO', 'PKR']);
  expect(await call(owner, get, { params: { id: headOfficeId } })).toMatchObject({
    code: 'HO',
    name: 'Gurung Kirana Pasal',
    nameNp: 'गुरुङ किराना पसल',
    wardNo: 6,
    tole: 'Traffic Chowk',
    isActive: true,
    version: 1,
  });
});

test('outlets are found by name, Nepali name and code, and by whether they are active', async () => {
  expect(await codesOf(owner, { search: 'किराना' })).toEqual(['HO']);
  expect(await codesOf(owner, { search: 'kirana' })).toEqual(['HO']);
  expect(await codesOf(owner, { search: 'pkr' })).toEqual(['PKR']);
  expect(await codesOf(owner, { isActive: 'false' })).toEqual([]);
  expect(await codesOf(owner, { isActive: 'true', pageSize: 1, pageNumber: 1, sort: 'code' })).toEqual(['PKR']);
});

test('who works in one outlet sees that one', async () => {
  const inPokhara = await inOutlet(app, owner, pokharaId);
  expect(await codesOf(inPokhara)).toEqual(['PKR']);
  expect(await refusal(inPokhara, get, { params: { id: headOfficeId } })).toMatchObject({ status: 404 });
});

test('an outlet user who has not chosen an outlet yet sees those they were assigned to', async () => {
  const cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: ['CASHIER'], outletId: pokharaId });
  const undecided = await inOutlet(app, cashier, null);
  expect(await codesOf(undecided)).toEqual(['PKR']);
  expect(await refusal(undecided, get, { params: { id: headOfficeId } })).toMatchObject({ status: 404 });
});

test("another business's outlets do not exist", async () => {
  const stranger = await openBusiness(app, { companyName: 'Everest Traders' });
  expect(await refusal(stranger, get, { params: { id: headOfficeId } })).toMatchObject({ status: 404 });
  expect((await call(stranger, list, {})).rows.map(({ name }) => name)).toEqual(['Everest Traders']);
});
