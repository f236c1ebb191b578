import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addressIn, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { save, get, toggle, list } = outletContract;

let app: TestApp;
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  ({ owner } = shop);
});
afterAll(() => app.close());

async function pokhara() {
  const types = await call(owner, addressTypeContract.list, {});
  return {
    code: 'pkr',
    name: 'Pokhara branch',
    nameNp: 'पोखरा शाखा',
    phone: '०६१४६०१२३',
    phone2: '9846012345',
    email: 'pokhara@bahi.example',
    email2: '',
    addressTypeId: types.rows[0]?.id ?? 0,
    googleCode: '6XPM+2F Pokhara',
    ...(await addressIn(owner, ['Gandaki', 'Kaski', 'Pokhara'])),
    tole: 'Lakeside',
  };
}

test('an owner opens a second outlet, with a code of its own for its bill numbers', async () => {
  expect(await messageOf(owner, save, { body: await pokhara() })).toBe('Outlet saved');
  const { rows } = await call(owner, list, { query: { search: '9846012345' } });
  expect(rows).toMatchObject([{ code: 'PKR', phone: '061460123', address: 'Lakeside, Pokhara-6, Kaski' }]);
  const outletId = rows[0]?.id ?? 0;
  expect(await call(owner, get, { params: { id: outletId } })).toMatchObject({
    addressTypeName: expect.any(String),
    googleCode: '6XPM+2F Pokhara',
    companyName: 'Gurung Kirana Pasal',
    panOrVATNumber: '301234567',
    businessDetailId: owner.businessId,
    isCodeFixed: false,
  });
});

test('every field that the form needs is asked for, and a code has letters and digits alone', async () => {
  const refused = fieldsOf(await refusal(owner, save, { body: { code: 'P-1', email: 'x@' } }));
  expect(refused).toMatchObject({
    code: 'One to eight capital letters (A-Z) or digits',
    name: 'Required',
    nameNp: 'Required',
    phone: 'Required',
    email: 'Invalid email',
    addressTypeId: 'Required',
    googleCode: 'Required',
    provinceId: 'Required',
    wardNo: 'Required',
    tole: 'Required',
  });
  const unknown = { ...(await pokhara()), addressTypeId: 999_999 };
  expect(fieldsOf(await refusal(owner, save, { body: unknown }))).toEqual({
    addressTypeId: 'Not found, choose another',
  });
});

test('two outlets never have one code or one name', async () => {
  const body = await pokhara();
  await call(owner, save, { body });
  expect(fieldsOf(await refusal(owner, save, { body: { ...body, name: 'Other' } }))).toEqual({
    code: 'Another outlet has this code',
  });
  expect(fieldsOf(await refusal(owner, save, { body: { ...body, code: 'PK2' } }))).toEqual({
    name: 'Another outlet has this name',
  });
});

test('the only outlet stands in the first number already; a code changes until it was given out, and then it stays', async () => {
  const body = await pokhara();
  const made = await call(owner, save, { body });
  const renamed = await call(owner, save, { body: { ...body, id: made.id, version: made.version, code: 'POK' } });
  expect(renamed).toMatchObject({ code: 'POK', version: 2 });
  expect(await refusal(owner, save, { body: { ...body, id: made.id, version: 1 } })).toMatchObject({ status: 409 });
  expect((await sell(shop, { outletId: shop.outletId })).code).toMatch(/^INV-HO-/);
  const head = await call(owner, get, { params: { id: shop.outletId } });
  expect(head.isCodeFixed).toBe(true);
  const edited = { ...body, id: head.id, name: head.name };
  expect(fieldsOf(await refusal(owner, save, { body: { ...edited, code: 'BTW' } }))).toEqual({
    code: 'Numbers have been given with this code; it stays',
  });
  expect(await call(owner, save, { body: { ...edited, code: 'HO' } })).toMatchObject({ code: 'HO' });
});

test('the last active outlet cannot be closed, also not two at the same moment', async () => {
  expect(await refusal(owner, toggle, { params: { id: shop.outletId } })).toMatchObject({
    status: 409,
    message: 'This is the only active outlet; a business needs one to sell',
  });
  const { id } = await call(owner, save, { body: await pokhara() });
  const closing = [id, shop.outletId].map((one) => call(owner, toggle, { params: { id: one } }));
  const ended = await Promise.allSettled(closing);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('who works in an outlet that was closed is out within a second', async () => {
  const { id } = await call(owner, save, { body: await pokhara() });
  const place = { userType: 'OUTLET_USER', outletId: id } as const;
  const cashier = await addPerson(app, owner, { ...place, roleCodes: ['CASHIER'] });
  await call(cashier, sessionContract.init, {});
  await call(owner, toggle, { params: { id } });
  app.advance(1001);
  expect(await refusal(cashier, sessionContract.init, {})).toMatchObject({ status: 403, error: 'token_expired' });
});

test('an outlet is opened from the whole business, by who has the right, in their own business', async () => {
  const body = await pokhara();
  const inHead = await inOutlet(app, owner, shop.outletId);
  expect(await refusal(inHead, save, { body })).toMatchObject({ status: 403 });
  const creator = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['outlet.create'] });
  const { id } = await call(creator, save, { body });
  expect(await refusal(creator, save, { body: { ...body, id } })).toMatchObject({ status: 403 });
  const stranger = (await openShop(app)).owner;
  expect(await refusal(stranger, save, { body: { ...body, id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, toggle, { params: { id } })).toMatchObject({ status: 404 });
});
