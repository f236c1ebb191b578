import { randomInt } from 'node:crypto';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn, ticketFor, tokensIn } from '../../account/account/testing/people.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { billOf, openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { saveOutletUser, get, list, toggle, resetPassword } = userContract;
const fresh = 'Dhaulagiri#8167';

let app: TestApp;
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  ({ owner } = shop);
});
afterAll(() => app.close());

function hari(changes: object = {}) {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    userType: 'OUTLET_USER',
    fullName: 'Hari Thapa',
    userName: `hari${number}`,
    mobileNumber: `98${number}`,
    outletIds: [shop.outletId],
    ...changes,
  };
}

async function roleIdOf(type: string, code: string): Promise<number> {
  const { rows } = await call(owner, roleContract.ofUserType, { params: { userType: type } });
  return rows.find((role) => role.code === code)?.id ?? 0;
}

test('an owner lets in a cashier, who is told by SMS, chooses the first password and sells in the outlet', async () => {
  const form = hari({ roleIds: [await roleIdOf('OUTLET_USER', 'CASHIER')] });
  expect(await messageOf(owner, saveOutletUser, { body: form })).toBe(
    'User saved. They were told by SMS to choose a password',
  );
  expect(app.logLines.findLast((line) => line.includes('"sms"'))).toContain(
    'Gurung Kirana Pasal has opened a Bahi account for you. Choose your password with this mobile number: /first-password',
  );
  expect((await signIn(app, form.mobileNumber, fresh)).status).toBe(400);
  const ticket = await ticketFor(app, form.mobileNumber, 'RESET');
  await call({ base: app.base, token: null }, accountContract.firstPassword, { body: { ticket, password: fresh } });
  const tokens = tokensIn(await signIn(app, form.mobileNumber, fresh));
  const cashier = { base: app.base, token: tokens.office_access_token ?? '' };
  expect(await call(cashier, sessionContract.init, {})).toMatchObject({ officeId: shop.outletId });
  const sold = await call(cashier, invoiceContract.create, { body: billOf(shop) });
  expect(sold).toMatchObject({ code: expect.stringMatching(/^INV-/) });
});

test('the list shows the people of the business alone, with what is known of them', async () => {
  await openShop(app);
  const form = hari({ fullName: 'Bimala Rai' });
  await call(owner, saveOutletUser, { body: form });
  const { rows, recordsTotal } = await call(owner, list, { query: { sort: '-fullName' } });
  expect(recordsTotal).toBe(2);
  expect(rows.map(({ fullName }) => fullName)).toEqual(['Sita Gurung', 'Bimala Rai']);
  const found = await call(owner, list, { query: { search: form.mobileNumber, userType: '4', isActive: 'true' } });
  expect(found.rows).toMatchObject([
    { userName: form.userName, hasPassword: false, outlets: [{ id: shop.outletId }], businessId: owner.businessId },
  ]);
  expect(await call(owner, get, { params: { userId: found.rows[0]?.id ?? 0 } })).toMatchObject({ roles: [] });
});

test('a name, e-mail or mobile that somebody has is refused at its field, as is an outlet of another business', async () => {
  const form = { ...hari(), email: `hari${randomInt(1_000_000)}@bahi.example` };
  await call(owner, saveOutletUser, { body: form });
  const other = hari();
  const refused = async (changes: object) =>
    fieldsOf(await refusal(owner, saveOutletUser, { body: { ...other, ...changes } }));
  expect(await refused({ userName: form.userName.toUpperCase() })).toHaveProperty('userName');
  expect(await refused({ email: form.email })).toHaveProperty('email');
  expect(await refused({ mobileNumber: form.mobileNumber })).toHaveProperty('mobileNumber');
  expect(await refused({ outletIds: [] })).toEqual({ outletIds: 'Required' });
  expect(await refused({ outletIds: [(await openShop(app)).outletId] })).toHaveProperty('outletIds');
  expect(await refused({ roleIds: [await roleIdOf('BUSINESS_INTERNAL', 'ACCOUNTANT')] })).toEqual({
    roleIds: 'This role is for another type of user',
  });
  expect(await refused({ userType: 'SUPER_USER' })).toEqual({ userType: 'You cannot let in this type of user' });
  expect(app.logLines.some((line) => line.includes('"sms"') && line.includes(other.mobileNumber))).toBe(false);
});

test.each([null, '', 'all', []])('outlets that are sent as %j are refused at their field', async (outletIds) => {
  const refused = await refusal(owner, saveOutletUser, { body: hari({ outletIds }) });
  expect(refused).toMatchObject({ status: 400 });
  expect(Object.keys(fieldsOf(refused))).toEqual(['outletIds']);
});

test('who a person is can be changed, but not their type, and only by who has the right', async () => {
  const form = hari();
  const { id, version } = await call(owner, saveOutletUser, { body: form });
  const edit = { ...form, id, version, fullName: 'Hari Bahadur Thapa' };
  expect(await messageOf(owner, saveOutletUser, { body: edit })).toBe('User saved');
  expect(await refusal(owner, saveOutletUser, { body: edit })).toMatchObject({ status: 409 });
  const retyped = { ...edit, version: undefined, userType: 'BUSINESS_INTERNAL' };
  expect(fieldsOf(await refusal(owner, saveOutletUser, { body: retyped }))).toEqual({
    userType: 'The type of a user stays as it was',
  });
  const maker = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user.create'] });
  expect(await refusal(maker, saveOutletUser, { body: { ...edit, version: undefined } })).toMatchObject({
    status: 403,
  });
  expect(await refusal(maker, saveOutletUser, { body: hari({ userType: 'BUSINESS_OWNER_USER' }) })).toMatchObject({
    error: 'user.typeNotYours',
  });
  const stranger = await openBusiness(app);
  const theirs = { ...edit, version: undefined };
  expect(await refusal(stranger, saveOutletUser, { body: theirs })).toMatchObject({ status: 404 });
});

test('nobody gives a role that grants more than they have themselves', async () => {
  const roleIds = [await roleIdOf('OUTLET_USER', 'CASHIER')];
  const maker = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user.create'] });
  expect(await refusal(maker, saveOutletUser, { body: hari({ roleIds }) })).toMatchObject({ status: 403 });
  const giver = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['user.create', 'user-role.create'],
  });
  expect(await refusal(giver, saveOutletUser, { body: hari({ roleIds }) })).toMatchObject({ error: 'role.beyondOwn' });
});

test('who is disabled is out within a second and cannot sign in, until let in again', async () => {
  const cashier = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    outletId: shop.outletId,
    roleCodes: ['CASHIER'],
  });
  await call(cashier, sessionContract.init, {});
  const set = (status: string) => call(owner, toggle, { params: { id: cashier.userId, status } });
  expect(await set('2')).toMatchObject({ isActive: false });
  app.advance(1001);
  expect(await refusal(cashier, sessionContract.init, {})).toMatchObject({ status: 403, error: 'token_expired' });
  expect(await set('ACTIVE')).toMatchObject({ isActive: true });
  app.advance(1001);
  expect(await refusal(cashier, sessionContract.init, {})).toMatchObject({ error: 'token_expired' });
  expect(await refusal(owner, toggle, { params: { id: cashier.userId, status: 'DRAFT' } })).toMatchObject({
    status: 400,
  });
});

test('the last owner stays, nobody disables themselves, and owners are beyond the reach of others', async () => {
  expect(await refusal(owner, toggle, { params: { id: owner.userId, status: 'INACTIVE' } })).toMatchObject({
    error: 'user.notYourself',
    message: 'You cannot do this to your own account',
  });
  const helper = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['user.update'] });
  expect(await refusal(helper, toggle, { params: { id: owner.userId, status: 'INACTIVE' } })).toMatchObject({
    error: 'role.aboveYou',
  });
  expect(await refusal(helper, resetPassword, { body: { userId: owner.userId } })).toMatchObject({ status: 403 });
  const platform = await openPlatform(app);
  expect(await refusal(platform, toggle, { params: { id: owner.userId, status: 'INACTIVE' } })).toMatchObject({
    error: 'role.lastAdministrator',
  });
  const partner = await addPerson(app, owner, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] });
  await call(partner, toggle, { params: { id: owner.userId, status: 'INACTIVE' } });
  const stranger = await openBusiness(app);
  expect(await refusal(stranger, toggle, { params: { id: partner.userId, status: 'INACTIVE' } })).toMatchObject({
    status: 404,
  });
});

test('after an administrator reset a password, the person comes in with it once and must choose their own', async () => {
  const form = hari();
  const { id } = await call(owner, saveOutletUser, { body: form });
  const { temporaryPassword } = await call(owner, resetPassword, { body: { userId: id } });
  const tokens = await signedInWith(form.mobileNumber, temporaryPassword);
  expect(tokens.must_change_password).toBe(true);
  const person = { base: app.base, token: tokens.access_token };
  await call(person, accountContract.changePassword, { body: { oldPassword: temporaryPassword, password: fresh } });
  expect((await signedInWith(form.mobileNumber, fresh)).must_change_password).toBe(false);
  expect(await messageOf(owner, resetPassword, { body: { userId: id, password: 'Annapurna#8091' } })).toBe(
    'Password reset. Hand over the temporary one',
  );
  expect((await signIn(app, form.mobileNumber, fresh)).status).toBe(400);
  expect(fieldsOf(await refusal(owner, resetPassword, { body: { userId: id, password: 'short' } }))).toHaveProperty(
    'password',
  );
  const stranger = await openBusiness(app);
  expect(await refusal(stranger, resetPassword, { body: { userId: id } })).toMatchObject({ status: 404 });
});

test('the platform sees the people of all businesses and lets in its own', async () => {
  const platform = await openPlatform(app);
  const { rows } = await call(platform, list, { query: { businessId: owner.businessId } });
  expect(rows).toMatchObject([{ fullName: 'Sita Gurung', companyName: 'Gurung Kirana Pasal' }]);
  const staff = await call(platform, saveOutletUser, { body: hari({ userType: 'INTERNAL_USER', outletIds: [] }) });
  expect(staff).toMatchObject({ userType: 'INTERNAL_USER', businessId: null });
  expect(await refusal(owner, get, { params: { userId: staff.id } })).toMatchObject({ status: 404 });
  expect(await refusal(platform, saveOutletUser, { body: hari() })).toMatchObject({ error: 'user.typeNotYours' });
});

async function signedInWith(username: string, password: string) {
  return tokensIn(await signIn(app, username, password));
}

test('a system user is an internal user by another name, wherever a type of user is sent', async () => {
  const platform = await openPlatform(app);
  const form = hari({ userType: 'SYSTEM_USER', outletIds: [] });
  const made = await call(platform, saveOutletUser, { body: form });
  expect(made.userType).toBe('INTERNAL_USER');
  for (const userType of ['SYSTEM_USER', 'system_user', 'INTERNAL_USER', '2']) {
    const { rows } = await call(platform, list, { query: { search: form.mobileNumber, userType } });
    expect(rows.map(({ id }) => id)).toEqual([made.id]);
  }
});

test('who is locked out is shown as blocked by their business, and as suspended by the platform', async () => {
  const platform = await openPlatform(app);
  const { id } = await call(owner, saveOutletUser, { body: hari() });
  const set = async (by: Person, status: string) => {
    const { isActive, statusReason } = await call(by, toggle, { params: { id, status } });
    return { isActive, statusReason };
  };
  expect(await set(owner, 'INACTIVE')).toEqual({ isActive: false, statusReason: 'BLOCKED' });
  expect(await set(owner, 'ACTIVE')).toEqual({ isActive: true, statusReason: null });
  expect(await set(platform, 'INACTIVE')).toEqual({ isActive: false, statusReason: 'SUSPENDED' });
  const { rows } = await call(owner, list, { query: { isActive: 'false' } });
  expect(rows.map(({ statusReason }) => statusReason)).toEqual(['SUSPENDED']);
});
