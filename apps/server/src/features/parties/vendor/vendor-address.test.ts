import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor, vendorBody } from '../../../testing/vendors.ts';

const { save, get, list, listOfVendor, listInLocalBody, setStatus } = vendorAddressContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

/** A vendor of a business of its own, with its main address, and what a further address sends. */
async function openVendor() {
  owner = await openBusiness(app, { registration: false });
  const vendor = await addVendor(owner);
  const [main] = (await call(owner, listOfVendor, { params: { id: vendor.id } })).rows;
  const { provinceId, districtId, localBodyId } = vendor;
  const place = { provinceId, districtId, localBodyId, wardNo: 9, street: 'Devinagar', addressLine: 'Godown 2' };
  return { vendor, mainId: main?.id ?? 0, body: { vendorId: vendor.id, ...place } };
}
const rowsOf = async (vendorId: number) => (await call(owner, listOfVendor, { params: { id: vendorId } })).rows;

describe('the addresses of a vendor', () => {
  test('begin with the main one of its form, and further ones of a kind follow', async () => {
    const { vendor, body } = await openVendor();
    const types = await call(owner, addressTypeContract.list, { query: { search: 'Warehouse' } });
    const godown = await call(owner, save, { body: { ...body, addressTypeId: types.rows[0]?.id } });
    expect(godown).toMatchObject({
      ...body,
      vendorName: 'Siddhartha Traders',
      addressTypeName: 'Warehouse',
      address: 'Devinagar, Butwal-9, Rupandehi',
      isMain: false,
      isActive: true,
    });
    expect(await call(owner, get, { params: { id: godown.id } })).toEqual(godown);
    expect(await rowsOf(vendor.id)).toMatchObject([
      { street: 'Traffic Chowk', isMain: true, addressTypeId: null },
      { id: godown.id, isMain: false },
    ]);
    expect(await messageOf({ ...owner, language: 'ne' }, save, { body })).toBe('ठेगाना सुरक्षित भयो');
  });

  test('are checked at each field, and belong to a vendor of the business', async () => {
    const { vendor, body } = await openVendor();
    const refused = async (changes: object) => fieldsOf(await refusal(owner, save, { body: { ...body, ...changes } }));
    expect(await refused({ street: '', addressLine: ' ', wardNo: '' })).toEqual({
      street: 'Required',
      addressLine: 'Required',
      wardNo: 'Required',
    });
    expect(await refused({ addressTypeId: 999_999 })).toEqual({ addressTypeId: 'Not found, choose another' });
    expect(Object.keys(await refused({ wardNo: 99 }))).toEqual(['wardNo']);
    expect(await refusal(owner, save, { body: { ...body, vendorId: 999_999 } })).toMatchObject({ status: 404 });
    const kept = await call(owner, save, { body });
    const other = await addVendor(owner, { alias: 'OTHER' });
    expect(await refused({ id: kept.id, vendorId: other.id })).toEqual({ vendorId: 'Not found, choose another' });
    const stranger = await openBusiness(app, { registration: false });
    const theirs = await addVendor(stranger);
    const asStranger = async (changes: object) =>
      (await refusal(stranger, save, { body: { ...body, ...changes } })).status;
    expect(await asStranger({})).toBe(404);
    expect(await asStranger({ vendorId: theirs.id, id: kept.id })).toBe(404);
    for (const endpoint of [get, setStatus])
      expect(await refusal(stranger, endpoint, { params: { id: kept.id, status: 2 } })).toMatchObject({ status: 404 });
    expect(await refusal(stranger, listOfVendor, { params: { id: vendor.id } })).toMatchObject({ status: 404 });
  });

  test('of which one is the main one: another made main takes its place, and the vendor shows it', async () => {
    const { vendor, mainId, body } = await openVendor();
    const { id, version } = await call(owner, save, { body });
    expect(await call(owner, save, { body: { ...body, id, version, isMain: true } })).toMatchObject({ isMain: true });
    expect(await rowsOf(vendor.id)).toMatchObject([
      { id, isMain: true },
      { id: mainId, isMain: false },
    ]);
    const shown = await call(owner, vendorContract.get, { params: { id: vendor.id } });
    expect(shown).toMatchObject({ street: 'Devinagar', wardNo: 9, version: vendor.version + 1 });
    // The vendor's form was opened before: it would put the old address back.
    const late = { ...(await vendorBody(owner)), id: vendor.id, version: vendor.version };
    expect(await refusal(owner, vendorContract.save, { body: late })).toMatchObject({ error: 'common.stale' });
  });

  test('never lose the main one', async () => {
    const { vendor, mainId, body } = await openVendor();
    expect(await refusal(owner, setStatus, { params: { id: mainId, status: 'INACTIVE' } })).toMatchObject({
      status: 409,
      message: 'This is the main address of the vendor. Make another one the main address first',
    });
    expect(fieldsOf(await refusal(owner, save, { body: { ...body, id: mainId, isMain: false } }))).toHaveProperty(
      'isMain',
    );
    const { id } = await call(owner, save, { body });
    expect(await call(owner, setStatus, { params: { id, status: 2 } })).toMatchObject({ isActive: false });
    expect(fieldsOf(await refusal(owner, save, { body: { ...body, id, isMain: true } }))).toEqual({
      isMain: 'Inactive, choose another',
    });
    expect(await refusal(owner, setStatus, { params: { id, status: 'DELETED' } })).toMatchObject({ status: 400 });
    expect(await messageOf(owner, setStatus, { params: { id, status: 'ACTIVE' } })).toBe('Status changed');
    const places = ['Milan Chowk', 'Golpark', 'Hat Bazar', 'Nepalgunj Road'];
    await Promise.all(places.map((street) => send(owner, save, { body: { ...body, street, isMain: true } })));
    expect((await rowsOf(vendor.id)).map(({ isMain }) => isMain)).toEqual([true, false, false, false, false, false]);
  });

  test('are listed by status, by local body and by words of them', async () => {
    const { vendor, body } = await openVendor();
    const { id } = await call(owner, save, { body });
    await call(owner, setStatus, { params: { id, status: 'INACTIVE' } });
    const listed = async (status: string, query = {}) =>
      (await call(owner, list, { params: { status }, query })).rows.map(({ street }) => street);
    expect(await listed('ACTIVE')).toEqual(['Traffic Chowk']);
    expect(await listed('2')).toEqual(['Devinagar']);
    expect(await listed('-2', { sort: 'street' })).toEqual(['Devinagar', 'Traffic Chowk']);
    expect(await listed('DELETED')).toEqual([]);
    expect(await listed('ALL', { search: 'godown' })).toEqual(['Devinagar']);
    expect(await listed('ALL', { isActive: true })).toEqual(['Traffic Chowk']);
    const near = await call(owner, listInLocalBody, { params: { id: vendor.localBodyId } });
    expect(near.recordsTotal).toBe(2);
    expect(await refusal(owner, listInLocalBody, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
  });

  test('stay as they are for who edited an older state', async () => {
    const { body } = await openVendor();
    const { id, version } = await call(owner, save, { body });
    await call(owner, save, { body: { ...body, id, version, street: 'Golpark' } });
    expect(await refusal(owner, save, { body: { ...body, id, version } })).toMatchObject({ error: 'common.stale' });
  });
});

describe('the people to talk to at a vendor', () => {
  const people = vendorFocalPersonContract;
  const person = { name: 'Gita Rai', nameNp: 'गीता राई', designation: 'Sales', contact: '९८४७०१०२०३', email: '' };
  const kept = (caller: Caller, changes: object) =>
    call(caller, people.save, { body: { vendorId: 0, ...person, ...changes } });

  test('are entered, edited, searched and taken out of use', async () => {
    const { vendor } = await openVendor();
    const gita = await kept(owner, { vendorId: vendor.id });
    expect(gita).toMatchObject({ ...person, contact: '9847010203', email: null, isActive: true, version: 1 });
    expect(await call(owner, people.get, { params: { id: gita.id } })).toEqual(gita);
    const said = await messageOf(owner, people.save, {
      body: { ...person, id: gita.id, version: 1, vendorId: vendor.id, email: 'gita@siddhartha.example' },
    });
    expect(said).toBe('Contact person saved');
    await kept(owner, { vendorId: vendor.id, name: 'Amar KC', nameNp: '', contact: '9800000000' });
    const names = async (query: object) =>
      (await call(owner, people.listOfVendor, { params: { id: vendor.id }, query })).rows.map(({ name }) => name);
    expect(await names({})).toEqual(['Amar KC', 'Gita Rai']);
    for (const search of ['राई', '९८४७']) expect(await names({ search })).toEqual(['Gita Rai']);
    const params = { id: gita.id, status: 'INACTIVE' };
    expect(await call(owner, people.setStatus, { params })).toMatchObject({ isActive: false, version: 3 });
    expect(await names({ isActive: true })).toEqual(['Amar KC']);
  });

  test('need a name and a phone, and stay with their vendor and business', async () => {
    const { vendor } = await openVendor();
    const refused = async (caller: Caller, changes: object) =>
      refusal(caller, people.save, { body: { ...person, vendorId: vendor.id, ...changes } });
    expect(fieldsOf(await refused(owner, { name: '', contact: '12', email: 'x' }))).toEqual({
      name: 'Required',
      contact: 'Should be atleast 8 digits long',
      email: 'Invalid email',
    });
    const gita = await kept(owner, { vendorId: vendor.id });
    const other = await addVendor(owner, { alias: 'OTHER' });
    expect(fieldsOf(await refused(owner, { id: gita.id, vendorId: other.id }))).toHaveProperty('vendorId');
    await kept(owner, { id: gita.id, version: 1, vendorId: vendor.id });
    expect(await refused(owner, { id: gita.id, version: 1 })).toMatchObject({ error: 'common.stale' });
    const stranger = await openBusiness(app, { registration: false });
    expect(await refused(stranger, {})).toMatchObject({ status: 404 });
    for (const endpoint of [people.get, people.setStatus])
      expect(await refusal(stranger, endpoint, { params: { id: gita.id, status: 2 } })).toMatchObject({ status: 404 });
    expect(await refusal(stranger, people.listOfVendor, { params: { id: vendor.id } })).toMatchObject({ status: 404 });
  });
});
