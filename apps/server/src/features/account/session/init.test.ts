import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { send } from '../account/testing/api.ts';
import { addUser, type Owner, registerOwner, signedIn } from '../account/testing/people.ts';

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app);
});
afterAll(() => app.close());

const initOf = async (token: string): Promise<unknown> => (await send(app, 'GET /init', { token })).body.data;

test('a new owner learns who they are, what day it is, and that the profile is still to be completed', async () => {
  expect(await initOf(owner.tokens.access_token)).toEqual({
    user: {
      userDetails: {
        id: owner.userId,
        userType: 'BUSINESS_OWNER_USER',
        userName: owner.userName,
        fullName: 'Sita Gurung',
        fullNameNp: null,
        email: owner.email,
        mobileNumber: owner.mobileNumber,
        profilePic: null,
        mustChangePassword: false,
        mustSetUpSecondStep: false,
      },
    },
    isBusinessDetailComplete: false,
    isBusinessAddressComplete: false,
    business: {
      id: owner.businessId,
      companyName: 'Gurung Kirana Pasal',
      companyNameNp: null,
      panOrVATNumber: '301234567',
      companyRegisterType: null,
      status: 'NEW',
      statusReason: null,
      businessImage: null,
      cashCustomerId: null,
      provinceId: null,
      districtId: null,
      localBodyId: null,
      wardNo: null,
      allowsFreeLines: false,
      approvalLimit: null,
      voucherLimit: null,
      roundsToRupee: false,
      sellsAbroad: false,
    },
    outlets: [],
    officeId: null,
    rights: expect.arrayContaining(['invoice.create', 'customer.read', 'business-profile.update']),
    todayAD: '2026-11-20',
    todayBS: '2083-08-04',
    fiscalYear: '2083/84',
    calendarYears: [],
    lastOfficialBsYear: 2083,
  });
});

test('the details are complete with type and registration, the address with its ward', async () => {
  const token = owner.tokens.access_token;
  const set = async (assignment: string): Promise<unknown> => {
    await asBusiness(`update business set ${assignment} where id = $1`, [owner.businessId]);
    return initOf(token);
  };
  const type = '(select min(id) from business_type)';
  expect(await set(`business_type_id = ${type}`)).toMatchObject({ isBusinessDetailComplete: false });
  expect(await set(`register_type = 'VAT', pan = null`)).toMatchObject({ isBusinessDetailComplete: false });
  expect(await set(`register_type = 'NOT_REGISTERED'`)).toMatchObject({ isBusinessDetailComplete: true });
  expect(await set(`register_type = 'PAN', pan = '301234567'`)).toMatchObject({
    isBusinessDetailComplete: true,
    isBusinessAddressComplete: false,
  });
  const place =
    'select p.id as p, d.id as d, l.id as l from local_body l join district d on d.id = l.district_id join province p on p.id = d.province_id limit 1';
  expect(
    await set(`(province_id, district_id, local_body_id) = (select p, d, l from (${place}) as place)`),
  ).toMatchObject({ isBusinessAddressComplete: false });
  expect(await set('ward_no = 6')).toMatchObject({ isBusinessAddressComplete: true });
});

test('logo and picture come as data addresses', async () => {
  const bytes = Buffer.alloc(100, 7);
  const picture = async (): Promise<number> => {
    const [file] = await asBusiness(
      `insert into stored_file (business_id, name, content_type, size_bytes, sha256) values ($1, 'logo.png', 'image/png', $2, $3) returning id`,
      [owner.businessId, bytes.length, Buffer.alloc(32)],
    );
    const id = Number(file?.['id']);
    await asBusiness('insert into stored_file_content (business_id, file_id, content) values ($1, $2, $3)', [
      owner.businessId,
      id,
      bytes,
    ]);
    return id;
  };
  await asBusiness('update business set logo_file_id = $2 where id = $1', [owner.businessId, await picture()]);
  await asBusiness('update app_user set picture_file_id = $3 where business_id = $1 and id = $2', [
    owner.businessId,
    owner.userId,
    await picture(),
  ]);
  const address = `data:image/png;base64,${bytes.toString('base64')}`;
  expect(await initOf(owner.tokens.access_token)).toMatchObject({
    business: { businessImage: address },
    user: { userDetails: { profilePic: address } },
  });
});

test('the super user has no business, no outlets, and no profile to complete', async () => {
  const user = await addUser(app, { businessId: 0, userType: 'SUPER_USER', roles: ['SUPER_ADMIN'] });
  const { access_token: token } = await signedIn(app, user.email);
  expect(await initOf(token)).toMatchObject({
    user: { userDetails: { userType: 'SUPER_USER' } },
    business: null,
    outlets: [],
    officeId: null,
    isBusinessDetailComplete: true,
    isBusinessAddressComplete: true,
    rights: expect.arrayContaining(['dashboard.read', 'role.update']),
  });
});

test('years of the calendar that were replaced go along', async () => {
  const months = [31, 31, 32, 32, 31, 30, 30, 29, 30, 29, 30, 30];
  const { calendar } = app.services;
  const changed = calendar();
  app.services.calendar = () => ({
    ...changed,
    lastOfficialYear: 2084,
    months: changed.months.map((known, position) => (changed.firstYear + position === 2084 ? months : known)),
  });
  expect(await initOf(owner.tokens.access_token)).toMatchObject({
    calendarYears: [{ year: 2084, months }],
    lastOfficialBsYear: 2084,
  });
  app.services.calendar = calendar;
});

function asBusiness(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: null };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(statement, values));
}
