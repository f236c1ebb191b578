import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { countries, provinces, districts, localBodies, totalWards } = geographyContract;

let app: TestApp;
let nepali: Person;
let english: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  const owner = await openBusiness(app, { registration: false });
  nepali = { ...owner, language: 'ne' };
  english = { ...owner, language: 'en' };
});
afterAll(() => app.close());

test('the cascade leads from Nepal to the wards of a local body', async () => {
  expect(await call(english, countries, { params: { status: 'ACTIVE' } })).toContainEqual(
    expect.objectContaining({ name: 'Nepal', nameNp: 'नेपाल', code: 'NP', isActive: true }),
  );
  const gandaki = (await call(english, provinces, { params: { status: 1 } })).find(({ name }) => name === 'Gandaki');
  const kaski = (await call(english, districts, { params: { id: gandaki?.id ?? 0 } })).find(
    ({ name }) => name === 'Kaski',
  );
  expect(kaski).toMatchObject({ nameNp: 'कास्की', provinceId: gandaki?.id });
  const pokhara = (await call(english, localBodies, { params: { districtId: kaski?.id ?? 0 } })).find(
    ({ name }) => name === 'Pokhara',
  );
  expect(pokhara).toMatchObject({
    nameNp: 'पोखरा',
    districtId: kaski?.id,
    localBodyTypeName: 'Metropolitan City',
    localBodyTypeNameNp: 'महानगरपालिका',
    totalWards: 33,
  });
  expect(await call(english, totalWards, { params: { id: pokhara?.id ?? 0 } })).toEqual({ totalWards: 33 });
});

test('places come in the order of the language that is read', async () => {
  expect((await call(english, provinces, { params: { status: 'ALL' } })).map(({ name }) => name)).toEqual([
    'Bagmati',
    'Gandaki',
    'Karnali',
    'Koshi',
    'Lumbini',
    'Madhesh',
    'Sudurpashchim',
  ]);
  expect((await call(nepali, provinces, { params: { status: 'ALL' } })).map(({ nameNp }) => nameNp)).toEqual([
    'कर्णाली प्रदेश',
    'कोशी प्रदेश',
    'गण्डकी प्रदेश',
    'बागमती प्रदेश',
    'मधेश प्रदेश',
    'लुम्बिनी प्रदेश',
    'सुदूरपश्चिम प्रदेश',
  ]);
});

test('a status is taken as a word or as a number, and nothing else is', async () => {
  await app.asOwner(`update province set is_active = false where name = 'Karnali'`);
  const namesOf = async (status: string | number) =>
    (await call(english, provinces, { params: { status } })).map(({ name }) => name);
  expect(await namesOf('INACTIVE')).toEqual(['Karnali']);
  expect(await namesOf(2)).toEqual(['Karnali']);
  expect(await namesOf('active')).not.toContain('Karnali');
  expect(await namesOf(1)).toHaveLength(6);
  expect(await namesOf(-2)).toHaveLength(7);
  expect(await namesOf('DELETED')).toEqual([]);
  for (const status of ['7', 'sleeping', '1 or 1=1'])
    expect(await refusal(english, provinces, { params: { status: encodeURIComponent(status) } })).toMatchObject({
      status: 400,
    });
});

test('a local body that does not exist has no wards', async () => {
  expect(await refusal(nepali, totalWards, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    message: 'भेटिएन',
  });
  expect(await call(nepali, districts, { params: { id: 999_999 } })).toEqual([]);
});

test('everyone who is signed in may choose places, and nobody else', async () => {
  const nobody = await addPerson(app, nepali, { userType: 'OUTLET_USER', rights: [] });
  expect(await call(nobody, provinces, { params: { status: 'ALL' } })).toHaveLength(7);
  expect(await refusal({ base: app.base, token: null }, provinces, { params: { status: 'ALL' } })).toMatchObject({
    status: 401,
    error: 'invalid_token',
  });
});
