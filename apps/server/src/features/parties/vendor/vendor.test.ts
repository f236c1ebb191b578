import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor, type VendorBody, vendorBody } from '../../../testing/vendors.ts';

const { save, get, list, listByType, toggle } = vendorContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

let taken = 0;
/** Aliases are taken once; each vendor of a story gets the next one. */
const another = (caller: Caller, changes: Partial<VendorBody> = {}) =>
  addVendor(caller, { alias: `V${(taken += 1)}`, ...changes });
const namesOf = async (caller: Caller, query: object) =>
  (await call(caller, list, { query })).rows.map(({ name }) => name);
const refusedFields = async (caller: Caller, changes: object) =>
  fieldsOf(await refusal(caller, save, { body: { ...(await vendorBody(caller)), ...changes } }));

test('a vendor is kept as it was entered, with type and address written out in both languages', async () => {
  const body = await vendorBody(owner, { contact: '९८५७०११२२३', panOrVat: '३०२१४५८७९' });
  const vendor = await call(owner, save, { body });
  expect(vendor).toMatchObject({
    ...body,
    contact: '9857011223',
    panOrVat: '302145879',
    vendorTypeName: 'Distributor',
    vendorTypeNameNp: 'वितरक',
    address: 'Traffic Chowk, Butwal-6, Rupandehi',
    addressNp: 'Traffic Chowk, बुटवल-६, रुपन्देही',
    isActive: true,
    version: 1,
    warning: null,
  });
  const { warning: _warning, ...kept } = vendor;
  expect(await call(owner, get, { params: { id: vendor.id } })).toEqual(kept);
  const said = await messageOf({ ...owner, language: 'ne' }, save, { body: { ...body, alias: 'OTHER' } });
  expect(said).toBe('विक्रेता सुरक्षित भयो');
});

test('a vendor counts as registered for VAT unless it is said otherwise', async () => {
  const { isVatRegistered: _said, ...body } = await vendorBody(owner, { alias: 'UNSAID' });
  expect(await call(owner, save, { body })).toMatchObject({ isVatRegistered: true });
  expect(await another(owner, { isVatRegistered: false })).toMatchObject({ isVatRegistered: false });
});

test('every field of the form must be there, the alias under ten characters, e-mail and numbers valid', async () => {
  const nothing = {
    vendorTypeId: '',
    alias: ' ',
    name: '',
    nameNp: '',
    email: '',
    contact: '',
    panOrVat: '',
    provinceId: '',
    districtId: '',
    localBodyId: '',
    wardNo: '',
    street: '',
    addressLine: '',
  };
  expect(await refusedFields({ ...owner, language: 'ne' }, nothing)).toEqual(
    Object.fromEntries(Object.keys(nothing).map((field) => [field, 'आवश्यक छ'])),
  );
  expect(await refusedFields(owner, { alias: 'TEN-LONG-1', email: 'nobody', contact: '98', panOrVat: '30a' })).toEqual({
    alias: 'Should be under 10 characters',
    email: 'Invalid email',
    contact: 'Should be atleast 8 digits long',
    panOrVat: 'Must contain only numeric characters',
  });
  expect(await another(owner, { alias: 'NINE-LONG' })).toMatchObject({ alias: 'NINE-LONG' });
});

test('an alias is taken once in a business, in capitals or not', async () => {
  const shop = await openBusiness(app, { registration: false });
  await addVendor(shop, { alias: 'Shree' });
  expect(await refusal(shop, save, { body: await vendorBody(shop, { alias: 'SHREE' }) })).toMatchObject({
    status: 409,
    errors: [{ field: 'alias', message: 'Already exists' }],
  });
  expect(await addVendor(owner, { alias: 'shree' })).toMatchObject({ alias: 'shree' });
  const body = await vendorBody(shop, { alias: 'RUSH' });
  const answers = await Promise.all(Array.from({ length: 8 }, async () => (await send(shop, save, { body })).status));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(7);
});

test('another vendor of the same name or phone is said, and kept all the same', async () => {
  const shop = await openBusiness(app, { registration: false });
  await another(shop, { name: 'Om Suppliers', nameNp: 'ओम सप्लायर्स', contact: '9847000001' });
  expect(await another(shop, { name: 'OM suppliers', nameNp: 'अर्को', contact: '9847000002' })).toMatchObject({
    warning: 'Another vendor is called Om Suppliers too',
  });
  expect(
    await another({ ...shop, language: 'ne' }, { name: 'Third', nameNp: 'तेस्रो', contact: '9847000001' }),
  ).toMatchObject({ warning: 'ओम सप्लायर्सको पनि यही फोन नम्बर छ' });
});

test('the address lies where it says: the cascade is checked, and the ward is one of the local body', async () => {
  const { localBodyId } = await vendorBody(owner);
  const { totalWards } = await call(owner, geographyContract.totalWards, { params: { id: localBodyId } });
  expect(await refusedFields(owner, { wardNo: totalWards + 1 })).toEqual({
    wardNo: expect.stringContaining(String(totalWards)),
  });
  expect(Object.keys(await refusedFields(owner, { provinceId: 999_999 }))).toEqual(['provinceId', 'districtId']);
  expect(await refusedFields(owner, { vendorTypeId: 999_999 })).toEqual({ vendorTypeId: 'Not found, choose another' });
});

test('a type that was retired is given to no new vendor, and stays with those who have it', async () => {
  const platform = await openPlatform(app);
  const body = { name: 'Peddler', nameNp: 'फेरीवाला', code: 'PEDDLER' };
  const type = await call(platform, vendorTypeContract.save, { body });
  const vendor = await another(owner, { vendorTypeId: type.id, name: 'Hari Peddler' });
  await call(platform, vendorTypeContract.setStatus, { params: { id: type.id } });
  expect(await refusedFields(owner, { vendorTypeId: type.id, alias: 'LATE' })).toEqual({
    vendorTypeId: 'Inactive, choose another',
  });
  const edited = { ...(await vendorBody(owner)), id: vendor.id, vendorTypeId: type.id, alias: vendor.alias };
  expect(await call(owner, save, { body: edited })).toMatchObject({ version: 2 });
  expect((await call(owner, listByType, { params: { id: type.id } })).rows).toMatchObject([{ id: vendor.id }]);
  expect(await refusal(owner, listByType, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
});

test('an edit rewrites the vendor and its main address; a stale, a missing and a foreign one are refused', async () => {
  const { id, version, alias } = await another(owner);
  const body = { ...(await vendorBody(owner, { alias, street: 'Devinagar', wardNo: 11 })), id, version };
  expect(await call(owner, save, { body })).toMatchObject({ id, version: 2, street: 'Devinagar', wardNo: 11 });
  const refusedAs = async (caller: Caller, changes: object) =>
    (await refusal(caller, save, { body: { ...body, ...changes } })).error;
  expect(await refusedAs(owner, { street: 'Late' })).toBe('common.stale');
  expect(await refusedAs(owner, { id: 999_999 })).toBe('common.notFound');
  const stranger = await openBusiness(app, { registration: false });
  expect(await refusedAs(stranger, { version: 2 })).toBe('common.notFound');
  expect(await refusal(stranger, get, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, toggle, { params: { id } })).toMatchObject({ status: 404 });
  expect(await call(owner, get, { params: { id } })).toMatchObject({ street: 'Devinagar', version: 2 });
});

test('the list is searched, filtered by type and status, sorted, and switched', async () => {
  const shop = await openBusiness(app, { registration: false });
  const types = await call(shop, vendorTypeContract.list, { query: { search: 'Farmer' } });
  const farmer = { vendorTypeId: types.rows[0]?.id ?? 0, name: 'Dhan Bahadur', nameNp: 'धन बहादुर' };
  const { id } = await another(shop, { ...farmer, alias: 'DHAN', contact: '9867123456', panOrVat: '104455667' });
  await another(shop, { alias: 'AAMA', name: 'Aama Stores', nameNp: 'आमा स्टोर्स' });
  for (const search of ['dhan', 'बहादुर', '९८६७१२', '1044556'])
    expect(await namesOf(shop, { search })).toEqual(['Dhan Bahadur']);
  expect(await namesOf(shop, { vendorTypeId: farmer.vendorTypeId })).toEqual(['Dhan Bahadur']);
  expect(await namesOf(shop, { sort: '-alias' })).toEqual(['Dhan Bahadur', 'Aama Stores']);
  expect(await namesOf(shop, { sort: 'vendorType' })).toEqual(['Aama Stores', 'Dhan Bahadur']);
  expect(await refusal(shop, list, { query: { sort: 'secret' } })).toMatchObject({ status: 400 });
  expect(await call(shop, toggle, { params: { id } })).toMatchObject({ isActive: false });
  expect(await namesOf(shop, { isActive: true })).toEqual(['Aama Stores']);
  const again = await refusal(shop, toggle, { params: { id }, query: { isActive: false } });
  expect(again, 'it is so already').toMatchObject({ status: 409, error: 'common.stale' });
  expect(await call(shop, toggle, { params: { id } })).toMatchObject({ isActive: true });
});

test('who may only enter vendors edits none, and a cashier only sees them', async () => {
  const { id, alias } = await another(owner);
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['vendor.create'] });
  expect(await refusal(clerk, save, { body: { ...(await vendorBody(owner, { alias })), id } })).toMatchObject({
    status: 403,
  });
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  // What is owed to a vendor is known by their expenses, which a cashier does not read.
  expect(await call(cashier, get, { params: { id } })).toMatchObject({ alias, dueAmount: null });
  expect(await refusal(cashier, save, { body: await vendorBody(owner) })).toMatchObject({ status: 403 });
});
