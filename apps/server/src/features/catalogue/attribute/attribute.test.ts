import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { save, get, list, values, removeValue, setStatus } = attributeContract;
let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

const refused = async (body: object, language: 'ne' | 'en' = 'en') =>
  fieldsOf(await refusal({ ...owner, language }, save, { body }));

test('size and colour are there for all, colours with their swatches', async () => {
  const { rows } = await call(owner, list, {});
  expect(rows.map(({ name }) => name)).toEqual(['Colour', 'Size']);
  expect(rows[0]?.attributeValues[0]).toMatchObject({ value: 'Red', valueAlias: 'रातो', swatch: '#C62828' });
  expect(rows[1]?.attributeValues.map(({ value }) => value)).toEqual(['S', 'M', 'L', 'XL']);
});

test('a business saves an attribute with its values, changes them and takes some away', async () => {
  const made = await call(owner, save, {
    body: {
      name: 'Thread',
      nameNp: 'धागो',
      isColour: true,
      attributeValues: [
        { value: 'Maroon', valueAlias: 'कलेजी', swatch: '#a01830' },
        { value: 'Gold', swatch: '#C9A227' },
      ],
    },
  });
  expect(made.attributeValues).toMatchObject([{ swatch: '#A01830' }, { value: 'Gold', valueAlias: null }]);
  const [maroon, gold] = made.attributeValues;
  const changed = await call(owner, save, {
    body: {
      id: made.id,
      version: made.version,
      name: 'Thread',
      nameNp: 'धागो',
      isColour: true,
      attributeValues: [
        { id: gold?.id ?? 0, value: 'Old gold', swatch: '#C9A227' },
        { value: 'Silver', swatch: '#C0C0C0' },
      ],
    },
  });
  expect(changed.attributeValues.map(({ value }) => value)).toEqual(['Old gold', 'Silver']);
  expect(changed.attributeValues[0]?.id).toBe(gold?.id);
  expect(await refusal(owner, removeValue, { params: { resourceId: maroon?.id ?? 0 } })).toMatchObject({ status: 404 });
  const fewer = await call(owner, removeValue, { params: { resourceId: gold?.id ?? 0 } });
  expect(fewer.attributeValues.map(({ value }) => value)).toEqual(['Silver']);
  const plain = await call(owner, save, { body: { id: made.id, name: 'Yarn', nameNp: 'ऊन', isColour: true } });
  expect(plain.attributeValues, 'values that are not sent stay').toHaveLength(1);
  const offered = await call(owner, values, { query: { attributeId: made.id } });
  expect(offered).toMatchObject([{ attributeId: made.id, value: 'Silver' }]);
  await call(owner, setStatus, { params: { id: made.id } });
  expect((await call(owner, values, {})).map(({ value }) => value)).not.toContain('Silver');
});

test('an attribute without a Nepali name is refused at that field, a shared one too', async () => {
  expect(await refused({ name: 'Fabric' })).toEqual({ nameNp: 'Required' });
  expect(await refused({ name: 'Fabric', nameNp: ' ' }, 'ne')).toEqual({ nameNp: 'आवश्यक छ' });
  const platform = await openPlatform(app);
  const shared = await refusal(platform, save, { body: { name: 'Fabric', attributeValues: [] } });
  expect(fieldsOf(shared)).toEqual({ nameNp: 'Required' });
});

test('a value stands once, and a colour has its swatch', async () => {
  const size = { name: 'Waist', nameNp: 'कम्मर', attributeValues: [{ value: '32' }, { value: '34' }, { value: '32' }] };
  expect(await refused(size)).toEqual({ 'attributeValues.2.value': 'This value stands here twice' });
  const colour = { name: 'Paint', nameNp: 'रङ', isColour: true, attributeValues: [{ value: 'Teal' }] };
  expect(await refused(colour, 'ne')).toEqual({ 'attributeValues.0.swatch': 'यो मानको रङ छान्नुहोस्' });
  const wrong = { name: 'Paint', nameNp: 'रङ', isColour: true, attributeValues: [{ value: 'Teal', swatch: 'teal' }] };
  expect(await refused(wrong)).toEqual({ 'attributeValues.0.swatch': 'Choose a colour, such as #A01830' });
  expect(await refused({ name: 'colour', nameNp: 'रङ' })).toEqual({ name: 'Already exists' });
  expect((await call(owner, list, { query: { search: 'paint' } })).recordsTotal, 'nothing was half done').toBe(0);
});

test("another's attribute is not changed, neither a shared one by a business nor a value of another", async () => {
  const platform = await openPlatform(app);
  const shared = (await call(owner, list, { query: { search: 'size' } })).rows[0];
  const body = { id: shared?.id ?? 0, name: 'Size', nameNp: 'साइज', attributeValues: [] };
  expect(await refusal(owner, save, { body })).toMatchObject({ error: 'common.sharedRecord' });
  const small = shared?.attributeValues[0]?.id ?? 0;
  expect(await refusal(owner, removeValue, { params: { resourceId: small } })).toMatchObject({ status: 403 });
  const own = await call(owner, save, { body: { name: 'Waist', nameNp: 'कम्मर', attributeValues: [{ value: '30' }] } });
  expect(await refusal(platform, get, { params: { id: own.id } })).toMatchObject({ status: 404 });
  const taken = {
    name: 'Hip',
    nameNp: 'कम्मर',
    attributeValues: [{ id: own.attributeValues[0]?.id ?? 0, value: '40' }],
  };
  expect(await refused(taken)).toEqual({ 'attributeValues.0.value': 'Not found, choose another' });
});
