import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

const unitId = async (search: string) =>
  (await call(owner, unitContract.list, { query: { search } })).rows.find(({ name }) => name === search)?.id ?? 0;
const refused = async (body: object) => fieldsOf(await refusal(owner, unitConversionContract.save, { body }));

test('weights, counts and lengths are there, each unit counted in the base unit', async () => {
  const { rows } = await call(owner, unitGroupContract.list, { query: { search: 'weight' } });
  expect(rows).toMatchObject([{ baseUnitName: 'Kilogram', baseUnitNameNp: 'किलोग्राम', isShared: true }]);
  const conversions = await call(owner, unitConversionContract.byParent, {
    params: { id: rows[0]?.id ?? 0 },
    query: { sort: 'factor' },
  });
  expect(conversions.rows.map(({ unitName, factor }) => [unitName, factor])).toEqual([
    ['Gram', 0.001],
    ['Quintal', 100],
    ['Tonne', 1000],
  ]);
});

test('a business keeps a group of its own; each unit stands in it once, and the base unit never', async () => {
  const [piece, dozen, box] = [await unitId('Piece'), await unitId('Dozen'), await unitId('Box')];
  const group = await call(owner, unitGroupContract.save, {
    body: { name: 'Eggs', nameNp: 'अण्डा', baseUnitId: piece },
  });
  const crate = {
    unitGroupId: group.id,
    name: 'Crate',
    nameNp: 'क्रेट',
    unitId: box,
    factor: '३०',
    description: 'Paper',
  };
  const saved = await call(owner, unitConversionContract.save, { body: crate });
  expect(saved).toMatchObject({ factor: 30, unitName: 'Box', unitGroupName: 'Eggs', description: 'Paper' });
  expect(await refused(crate)).toEqual({ unitId: 'Already exists' });
  expect(await refused({ ...crate, unitId: piece })).toEqual({ unitId: 'This is the base unit of the group' });
  expect(await refused({ ...crate, unitId: dozen, factor: 0 })).toEqual({ factor: 'Should be greater than 0' });
  expect(await refused({ ...crate, unitId: dozen, factor: 0.00001 })).toEqual({ factor: 'At most four decimals' });
  expect(await refused({ ...crate, unitGroupId: 999_999, unitId: dozen })).toEqual({
    unitGroupId: 'Not found, choose another',
  });
  const rebased = { id: group.id, name: 'Eggs', baseUnitId: dozen };
  expect(fieldsOf(await refusal(owner, unitGroupContract.save, { body: rebased }))).toEqual({
    baseUnitId: 'Conversions are counted in the base unit: it cannot be changed any more',
  });
  const deactivate = { params: { id: group.id, status: 'INACTIVE' } };
  expect(await refusal(owner, unitGroupContract.setStatus, deactivate)).toMatchObject({
    error: 'masterData.holdsActive',
  });
  await call(owner, unitConversionContract.setStatus, { params: { id: saved.id, status: 'INACTIVE' } });
  expect(await call(owner, unitGroupContract.setStatus, deactivate)).toMatchObject({ isActive: false });
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusal(stranger, unitConversionContract.byParent, { params: { id: group.id } })).toMatchObject({
    status: 404,
  });
  const own = await call(owner, unitGroupContract.byStatus, { params: { status: 'INACTIVE' } });
  expect(own.rows.map(({ name }) => name)).toEqual(['Eggs']);
});
