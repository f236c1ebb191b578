import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import {
  addOutlet,
  addPerson,
  addressIn,
  firstOutletId,
  inOutlet,
  openBusiness,
  type Person,
} from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { profile, saveProfile, saveAddress, address: findAddress, types, typesByStatus } = businessContract;

let app: TestApp;
let owner: Person;
let address: Awaited<ReturnType<typeof addressIn>>;
let businessTypeId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  address = await addressIn(owner);
  businessTypeId = (await call(owner, types, {}))[0]?.id ?? 0;
});
afterAll(() => app.close());

function buildProfile(changes: object = {}) {
  return {
    businessTypeId,
    companyName: 'Machhapuchhre Traders',
    companyNameNp: 'माछापुच्छ्रे ट्रेडर्स',
    companyEmail: 'hello@machhapuchhre.example',
    companyRegisterType: 'VAT',
    panOrVATNumber: '609876543',
    ...address,
    tole: 'Milan Chowk',
    ...changes,
  };
}

const refusedFields = async (caller: Caller, changes: object) =>
  fieldsOf(await refusal(caller, saveProfile, { body: buildProfile(changes) }));

test('before its first save a profile holds what the sign-up said', async () => {
  const newcomer = await openBusiness(app, { companyName: 'Naya Pasal', registration: false });
  expect(await call(newcomer, profile, {})).toMatchObject({
    id: newcomer.businessId,
    exists: false,
    companyName: 'Naya Pasal',
    panOrVATNumber: '301234567',
    companyRegisterType: null,
    businessType: null,
    businessImage: null,
    provinceId: null,
    status: 'NEW',
  });
  expect((await call(newcomer, outletContract.list, {})).rows).toEqual([]);
});

test('the first save completes the profile and opens the first outlet, later ones open none', async () => {
  const newcomer = await openBusiness(app, { registration: false });
  const saved = await call(newcomer, saveProfile, { body: buildProfile() });
  expect(saved).toMatchObject({
    ...buildProfile(),
    id: newcomer.businessId,
    exists: true,
    businessAddress: {
      province: { name: 'Lumbini', nameNp: 'लुम्बिनी प्रदेश' },
      district: { name: 'Rupandehi' },
      localBody: { name: 'Butwal', nameNp: 'बुटवल' },
      wardNo: 6,
    },
    isRegistrationFixed: false,
    version: 2,
  });
  const outlets = await call(newcomer, outletContract.list, {});
  expect(outlets.rows).toMatchObject([{ code: 'HO', name: 'Machhapuchhre Traders', nameNp: 'माछापुच्छ्रे ट्रेडर्स' }]);
  const id = outlets.rows[0]?.id ?? 0;
  expect(await call(newcomer, outletContract.get, { params: { id } })).toMatchObject({
    ...address,
    tole: 'Milan Chowk',
  });

  await call(newcomer, saveProfile, { body: buildProfile({ companyName: 'Renamed Traders' }) });
  expect((await call(newcomer, outletContract.list, {})).rows).toHaveLength(1);
});

test('two first saves at once open one outlet', async () => {
  const newcomer = await openBusiness(app, { registration: false });
  await Promise.all([1, 2, 3].map(() => call(newcomer, saveProfile, { body: buildProfile() })));
  expect((await call(newcomer, outletContract.list, {})).recordsTotal).toBe(1);
});

test('what must be there is asked for', async () => {
  const nothing = { companyName: '', businessTypeId: '', provinceId: '', districtId: '', localBodyId: '', wardNo: '' };
  expect(await refusedFields(owner, nothing)).toEqual(
    Object.fromEntries(Object.keys(nothing).map((field) => [field, 'Required'])),
  );
});

test('the number is asked of who is registered, and is digits whoever gives it', async () => {
  const required = { panOrVATNumber: 'Required' };
  expect(await refusedFields(owner, { companyRegisterType: 'PAN', panOrVATNumber: '' })).toEqual(required);
  expect(await refusedFields(owner, { companyRegisterType: '2', panOrVATNumber: '' })).toEqual(required);
  expect(await refusedFields(owner, { companyRegisterType: 'NOT_REGISTERED', panOrVATNumber: '60-98' })).toEqual({
    panOrVATNumber: 'Must contain only numeric characters',
  });
  const shop = await openBusiness(app, { registration: false });
  const unregistered = buildProfile({ companyRegisterType: 'NOT_REGISTERED', panOrVATNumber: '' });
  expect(await call(shop, saveProfile, { body: unregistered })).toMatchObject({
    companyRegisterType: 'NOT_REGISTERED',
    panOrVATNumber: null,
  });
});

test('the places of the address lie within one another', async () => {
  const kaski = await addressIn(owner, ['Gandaki', 'Kaski', 'Pokhara']);
  expect(await refusedFields({ ...owner, language: 'ne' }, { districtId: kaski.districtId, wardNo: 50 })).toEqual({
    districtId: 'माथि छानेको ठाउँभित्रको छान्नुहोस्',
    localBodyId: 'माथि छानेको ठाउँभित्रको छान्नुहोस्',
    wardNo: 'यो स्थानीय तहमा १९ वटा वडा मात्र छन्',
  });
  expect(await refusedFields(owner, { businessTypeId: 999_999 })).toEqual({
    businessTypeId: 'Not found, choose another',
  });
});

test('a stale profile is not written', async () => {
  const shop = await openBusiness(app);
  const { version } = await call(shop, profile, {});
  await call(shop, saveProfile, { body: buildProfile({ version, companyName: 'First' }) });
  const late = buildProfile({ version, companyName: 'Second' });
  expect(await refusal(shop, saveProfile, { body: late })).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await call(shop, profile, {})).toMatchObject({ companyName: 'First', version: version + 1 });
});

test('of two editors of the profile at once one is told to reload', async () => {
  const shop = await openBusiness(app);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  // Each gets a connection beforehand, so that they do meet.
  const [read] = await Promise.all(names.map(() => call(shop, profile, {})));
  const version = read?.version;
  const statuses = await Promise.all(
    names.map(async (companyName) => {
      const response = await send(shop, saveProfile, { body: buildProfile({ version, companyName }) });
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});

test("another business's profile is not written under its id", async () => {
  const stranger = await openBusiness(app, { companyName: 'Everest Traders' });
  expect(await refusal(owner, saveProfile, { body: buildProfile({ id: stranger.businessId }) })).toMatchObject({
    status: 404,
  });
  expect(await call(stranger, profile, {})).toMatchObject({ companyName: 'Everest Traders', version: 2 });
});

test('once a bill is issued the registration stays, also for who works in another outlet', async () => {
  const shop = await openBusiness(app, { registration: 'PAN' });
  const otherOutletId = await addOutlet(app, shop, 'PKR');
  const registered = { companyRegisterType: 'PAN', panOrVATNumber: '301234567' };
  expect(await call(shop, profile, {})).toMatchObject({ isRegistrationFixed: false });
  await issueBill(shop);
  const elsewhere = await inOutlet(app, shop, otherOutletId);
  expect(await call(elsewhere, profile, {})).toMatchObject({ isRegistrationFixed: true });
  for (const person of [shop, elsewhere]) {
    expect(await refusedFields(person, { ...registered, companyRegisterType: 'VAT' })).toEqual({
      companyRegisterType: 'Invoices have been issued under this registration; it cannot be changed here',
    });
    expect(await refusedFields({ ...person, language: 'ne' }, { ...registered, panOrVATNumber: '301234568' })).toEqual({
      panOrVATNumber: 'यो दर्तामा बिल जारी भइसकेकाले यहाँबाट फेर्न मिल्दैन',
    });
  }
  const renamed = buildProfile({ ...registered, companyName: 'New Name' });
  expect(await call(shop, saveProfile, { body: renamed })).toMatchObject({ companyName: 'New Name' });
});

test('the address can be saved alone', async () => {
  const shop = await openBusiness(app);
  const pokhara = await addressIn(shop, ['Gandaki', 'Kaski', 'Pokhara']);
  await call(shop, saveAddress, { body: { ...pokhara, tole: 'Lakeside' } });
  const found = await call(shop, findAddress, {});
  expect(found).toMatchObject({ ...pokhara, tole: 'Lakeside', localBody: { nameNp: 'पोखरा' } });
  expect(await call(shop, profile, {})).toMatchObject({ ...pokhara, tole: 'Lakeside', version: 3 });
  const stale = { ...pokhara, tole: 'Elsewhere', version: 2 };
  expect(await refusal(shop, saveAddress, { body: stale })).toMatchObject({ status: 409 });
  expect(fieldsOf(await refusal(shop, saveAddress, { body: { ...pokhara, wardNo: 34 } }))).toEqual({
    wardNo: 'This local body has 33 wards',
  });
});

test('a cashier neither reads nor writes the profile', async () => {
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect(await refusal(cashier, profile, {})).toMatchObject({ status: 403 });
  expect(await refusal(cashier, saveProfile, { body: buildProfile() })).toMatchObject({ status: 403 });
});

test('the kinds of business come in the order of the language, by word or number of their status', async () => {
  const english = await call({ ...owner, language: 'en' }, types, {});
  expect(english.map((type) => type.name)).toEqual(english.map((type) => type.name).toSorted(englishOrder));
  expect(english.length).toBeGreaterThan(10);
  const nepali = await call({ ...owner, language: 'ne' }, typesByStatus, { params: { status: 1 } });
  expect(nepali).toHaveLength(english.length);
  expect(nepali[0]?.nameNp).toBe('अन्य');
  expect(await call(owner, typesByStatus, { params: { status: 'inactive' } })).toEqual([]);
  expect(await refusal(owner, typesByStatus, { params: { status: 'asleep' } })).toMatchObject({ status: 400 });
});

test('a saved profile is confirmed in the language of the caller', async () => {
  const shop = await openBusiness(app);
  expect(await messageOf({ ...shop, language: 'ne' }, saveProfile, { body: buildProfile() })).toBe(
    'व्यवसायको विवरण सुरक्षित भयो',
  );
  const response = await send(shop, profile, {});
  expect(response.headers.get('cache-control')).toBe('no-store');
});

function englishOrder(left: string, right: string): number {
  return left.localeCompare(right, 'en');
}

async function issueBill(person: Person): Promise<void> {
  const outletId = await firstOutletId(person);
  const customer = await call(person, customerContract.save, {
    body: { name: 'Walk-in', phoneNumber: '9800000000', focalPerson: 'Walk-in', ...address },
  });
  const service = await call(person, serviceContract.save, { body: { name: 'Repair', costPrice: 100 } });
  const lines = [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 100 }];
  const days = { issuedDateAD: '2026-11-20', dueDateAD: '2026-11-20' };
  await call(person, invoiceContract.create, {
    body: { customerId: customer.id, outletId, state: 'FINAL', ...days, lines },
  });
}
