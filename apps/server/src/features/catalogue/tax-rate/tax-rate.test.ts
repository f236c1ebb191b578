import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

test('there is VAT of 13 per cent, which is the usual one, and the zero rate of exports', async () => {
  const { rows, recordsTotal } = await call(owner, taxRateContract.list, {});
  expect(recordsTotal).toBe(2);
  expect(rows).toMatchObject([
    { name: 'VAT 13 %', nameNp: 'भ्याट १३ %', rate: 13, isDefault: true, isActive: true },
    { name: 'Zero-rated 0 %', nameNp: 'शून्य दर ० %', rate: 0, isDefault: false },
  ]);
});

test('a rate is found by either name, and a retired one is left out of what can be chosen', async () => {
  const old = { name: 'Old VAT', nameNp: 'पुरानो भ्याट', rate: 10.5, isDefault: false };
  const platform = await openPlatform(app);
  const { id } = await call(platform, taxRateContract.save, { body: old });
  await call(platform, taxRateContract.setStatus, { params: { id } });
  const namesOf = async (query: object) =>
    (await call(owner, taxRateContract.list, { query })).rows.map(({ name }) => name);
  expect(await namesOf({ search: 'पुरानो' })).toEqual(['Old VAT']);
  expect(await namesOf({ search: 'vat' })).toEqual(['VAT 13 %', 'Old VAT']);
  expect(await namesOf({ isActive: 'true', sort: 'rate' })).toEqual(['Zero-rated 0 %', 'VAT 13 %']);
  expect((await call(owner, taxRateContract.list, { query: { search: 'old' } })).rows[0]?.rate).toBe(10.5);
});
