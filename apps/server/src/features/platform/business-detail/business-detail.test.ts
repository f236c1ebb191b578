import { randomInt } from 'node:crypto';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, ticketFor, tokensIn } from '../../account/account/testing/people.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, addressIn, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { save, list, get, view, setStatus, respond, responses } = businessDetailContract;

let app: TestApp;
let superUser: Person;
beforeAll(async () => {
  app = await startTestApp();
  superUser = await openPlatform(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

async function raiTraders() {
  const number = String(randomInt(10_000_000, 99_999_999));
  const types = await call(superUser, businessContract.types, {});
  return {
    businessTypeId: types[0]?.id ?? 0,
    companyName: `Rai Traders ${number}`,
    companyNameNp: 'राई ट्रेडर्स',
    companyRegisterType: 'VAT',
    panOrVATNumber: '609812345',
    ...(await addressIn(superUser)),
    owner: { fullName: 'Gita Rai', userName: `gita${number}`, mobileNumber: `98${number}`, email: '' },
  };
}

test('of a status that no business ever has, the list is empty', async () => {
  for (const status of [3, -1, 'DELETED', 'DRAFT'])
    expect(await call(superUser, list, { params: { status } })).toEqual({ rows: [], recordsTotal: 0 });
});

test('a business that the platform makes has its owner, who chooses a password and may write bills', async () => {
  const form = await raiTraders();
  expect(await messageOf(superUser, save, { body: form })).toBe('Business saved');
  const ticket = await ticketFor(app, form.owner.mobileNumber, 'RESET');
  const password = 'Dhaulagiri#8167';
  await call({ base: app.base, token: null }, accountContract.firstPassword, { body: { ticket, password } });
  const { access_token: token } = tokensIn(await signIn(app, form.owner.userName, password));
  expect(await call({ base: app.base, token }, sessionContract.init, {})).toMatchObject({
    business: { companyName: form.companyName, status: 'NEW' },
    isBusinessDetailComplete: true,
    outlets: [{ code: 'HO' }],
  });
  const found = await call(superUser, list, { params: { status: '0' }, query: { search: form.owner.mobileNumber } });
  expect(found.rows).toMatchObject([{ companyName: form.companyName, ownerName: 'Gita Rai', status: 'NEW' }]);
});

test('a business is not half made: what is wrong with it or its owner is said at its field', async () => {
  const form = await raiTraders();
  await call(superUser, save, { body: form });
  const again = { ...(await raiTraders()), owner: form.owner };
  expect(await refusal(superUser, save, { body: again })).toMatchObject({ status: 409 });
  const lost = { ...(await raiTraders()), wardNo: 99 };
  expect(fieldsOf(await refusal(superUser, save, { body: lost }))).toHaveProperty('wardNo');
  expect(fieldsOf(await refusal(superUser, save, { body: { ...lost, owner: undefined } }))).toHaveProperty('owner');
  const { rows } = await call(superUser, list, { params: { status: -2 }, query: { search: again.companyName } });
  expect(rows).toEqual([]);
});

test('the platform changes a registration under which bills were issued', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const before = await call(superUser, get, { params: { id: shop.owner.businessId } });
  const form = { ...(await raiTraders()), owner: undefined, id: before.id, companyName: 'Gurung Stores' };
  const saved = await call(superUser, save, { body: { ...form, version: before.version } });
  expect(saved).toMatchObject({ companyName: 'Gurung Stores', panOrVATNumber: '609812345' });
  expect(await refusal(superUser, save, { body: { ...form, version: before.version } })).toMatchObject({ status: 409 });
  expect(await refusal(superUser, save, { body: { ...form, id: 999_999 } })).toMatchObject({ status: 404 });
});

test('a business is viewed with its owner, its outlets, its counts and the answers it was given', async () => {
  const shop = await openShop(app);
  await sell(shop);
  const id = shop.owner.businessId;
  await call(superUser, respond, { body: { businessDetailId: id, response: 'APPROVED', remarks: 'Papers seen' } });
  expect(await call(superUser, view, { params: { id } })).toMatchObject({
    status: 'ACTIVE',
    owners: [{ fullName: 'Sita Gurung' }],
    outlets: [{ code: 'HO' }],
    counts: { users: 1, outlets: 1, customers: 1, items: 2, services: 0, invoices: 1 },
    responses: [{ response: 'APPROVED', remarks: 'Papers seen', respondedBy: 'Maya Shrestha' }],
  });
  expect(await call(superUser, responses, { params: { businessDetailId: id } })).toHaveLength(1);
  expect(await refusal(superUser, view, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
});

test('a business that is suspended reads and posts nothing within a second, and everything once it is given back', async () => {
  const owner = await openBusiness(app);
  const params = { id: owner.businessId, status: 'INACTIVE' };
  const body = { name: 'Ram', phoneNumber: '9841000000', focalPerson: 'Ram', ...(await addressIn(owner)) };
  await call(owner, customerContract.save, { body });
  expect(await messageOf(superUser, setStatus, { params })).toBe('The answer has been recorded');
  app.advance(1001);
  expect(await refusal(owner, customerContract.save, { body })).toMatchObject({ status: 403 });
  expect((await call(owner, customerContract.list, {})).rows).toHaveLength(1);
  expect(await call(owner, sessionContract.init, {})).toMatchObject({
    business: { status: 'INACTIVE', statusReason: 'SUSPENDED' },
  });
  expect(await refusal(superUser, setStatus, { params })).toMatchObject({ message: 'This business is not running' });
  await call(superUser, setStatus, { params: { ...params, status: '1' } });
  app.advance(1001);
  await call(owner, customerContract.save, { body });
  const given = await call(superUser, responses, { params: { businessDetailId: owner.businessId } });
  expect(given.map(({ response }) => response)).toEqual(['REACTIVATED', 'SUSPENDED']);
});

test('a rejection says why, and each answer fits the business as it stands', async () => {
  const owner = await openBusiness(app);
  const answer = { businessDetailId: owner.businessId };
  const reject = { ...answer, response: 'REJECTED' };
  expect(fieldsOf(await refusal(superUser, respond, { body: reject }))).toEqual({ remarks: 'Required' });
  expect(await call(superUser, respond, { body: { ...reject, remarks: 'PAN is another firm’s' } })).toMatchObject({
    status: 'INACTIVE',
    statusReason: 'REJECTED',
  });
  expect(await refusal(superUser, respond, { body: { ...answer, response: 'APPROVED' } })).toMatchObject({
    status: 409,
    error: 'businessDetail.notNew',
    message: 'This business was answered already; suspend or reactivate it instead',
  });
  await call(superUser, respond, { body: { ...answer, response: 'REACTIVATED' } });
  expect(await refusal(superUser, respond, { body: { ...answer, response: '4' } })).toMatchObject({
    message: 'This business is running already',
  });
  expect(await refusal(superUser, setStatus, { params: { id: owner.businessId, status: 'DELETED' } })).toMatchObject({
    status: 400,
  });
});

test('businesses are the platform’s: its staff answers with the right alone, owners see none of it', async () => {
  const owner = await openBusiness(app);
  expect(await refusal(owner, list, { params: { status: 'ALL' } })).toMatchObject({ status: 403 });
  const clerk = await addPerson(app, superUser, { userType: 'INTERNAL_USER', rights: ['business.read'] });
  expect(await call(clerk, get, { params: { id: owner.businessId } })).toMatchObject({ id: owner.businessId });
  const body = { businessDetailId: owner.businessId, response: 'APPROVED' };
  expect(await refusal(clerk, respond, { body })).toMatchObject({ status: 403 });
});
