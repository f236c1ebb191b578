import { turnOnNow } from '../../features/account/second-factor/testing/phone.ts';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { call, type Caller } from '../../testing/caller.ts';
import { addressIn, addOutlet, addPerson, openBusiness } from '../../testing/people.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

/** The last day of a BS month, before anything that the samples write. */
const longAgo = '1950-04-12';

/** Locks a scope, or leaves it open; whatever it was before. */
async function lockScope(owner: Caller, scope: 'ALL' | 'VAT', isLocked: boolean): Promise<void> {
  const { locks } = await call(owner, periodLockContract.overview, {});
  if (locks.some((lock) => lock.scope === scope) === isLocked) return;
  const body = { scope, reason: 'Filed', throughDayAD: isLocked ? longAgo : '' };
  await call(owner, isLocked ? periodLockContract.lock : periodLockContract.unlock, { body });
}

/** Good calls of those who administer outlets, people and businesses. */
export const administrationSamples: Samples = {
  'outlet.save': async ({ shop, marker }) => ({
    isOfEveryone: true,
    body: {
      code: String(unusedNumber()),
      name: `Outlet ${marker} ${unusedNumber()}`,
      nameNp: 'आउटलेट',
      phone: '9841234567',
      email: 'outlet@bahi.example',
      addressTypeId: await addressTypeId(shop.owner),
      googleCode: 'MFP3+XR',
      ...(await addressIn(shop.owner)),
      tole: 'Traffic Chowk',
    },
  }),
  'outlet.toggle': async ({ app, shop }) => ({
    params: { id: await addOutlet(app, shop.owner, String(unusedNumber())) },
  }),
  'periodLock.overview': () => ({}),
  'periodLock.list': () => ({ query: { pageSize: 50 } }),
  'periodLock.lock': async ({ shop }) => {
    await lockScope(shop.owner, 'ALL', false);
    return { body: { scope: 'ALL', throughDayAD: longAgo, reason: 'Filed' } };
  },
  'periodLock.unlock': async ({ shop }) => {
    await lockScope(shop.owner, 'VAT', true);
    return { alone: 403, body: { scope: 'VAT', throughDayAD: '', reason: 'A bill was forgotten' } };
  },
  'globalSettings.company': () => ({ isOfPlatform: true }),
  'globalSettings.saveCompany': () => ({
    isOfPlatform: true,
    body: { publicUrl: '', supportPhone: '071550000', supportEmail: 'help@bahi.example', defaultLanguage: 'ne' },
  }),
  'globalSettings.sessionLengths': () => ({ isOfPlatform: true }),
  'globalSettings.saveSessionLengths': () => ({
    isOfPlatform: true,
    body: { accessTokenMinutes: 10, refreshIdleHours: 24, refreshAbsoluteDays: 7 },
  }),
  'globalSettings.platform': () => ({}),
  'calendarYear.list': () => ({ isOfPlatform: true, query: { pageSize: 50 } }),
  'calendarYear.save': ({ marker }) => ({ isOfPlatform: true, body: newYear(`Gazette ${marker}`) }),
  'calendarYear.putBack': async ({ superUser, marker }) => {
    await call(superUser, calendarYearContract.save, { body: newYear(`Gazette ${marker}`) });
    return { isOfPlatform: true, body: { year: 2099 } };
  },
  'houseAddress.save': async (world) => ({ isOfEveryone: true, body: await houseBody(world) }),
  'houseAddress.list': () => ({ query: { pageSize: 50 } }),
  'houseAddress.get': async (world) => ({ params: { id: await houseAddressId(world) } }),
  'houseAddress.remove': async (world) => ({ params: { id: await houseAddressId(world) } }),
  'userAddress.save': async (world) => ({ isOfEveryone: true, body: await placeBody(world) }),
  'userAddress.list': () => ({ query: { pageSize: 50 } }),
  'userAddress.get': async (world) => ({ params: { id: await userAddressId(world) } }),
  'userAddress.remove': async (world) => ({ params: { id: await userAddressId(world) } }),
  'user.list': () => ({ query: { pageSize: 50 } }),
  'user.get': async (world) => ({ params: { userId: await outletUserId(world) } }),
  'user.toggle': async (world) => ({ params: { id: await outletUserId(world), status: 'INACTIVE' } }),
  'user.saveOutletUser': ({ shop, marker }) => ({
    body: {
      userType: 'OUTLET_USER',
      fullName: `Hari ${marker}`,
      userName: `hari${unusedNumber()}`,
      mobileNumber: newMobile(),
      outletIds: [shop.outletId],
    },
  }),
  'user.resetPassword': async (world) => ({ body: { userId: await outletUserId(world) } }),
  'user.removeSecondFactor': async ({ app, shop }) => {
    const { userId, token } = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
    await turnOnNow(app, token, '');
    return { params: { userId } };
  },
  'userOutlet.list': () => ({ query: { pageSize: 50 } }),
  'userOutlet.get': async (world) => ({ params: { userId: await outletUserId(world) } }),
  'userOutlet.save': async ({ app, shop }) => {
    const { userId } = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', roleCodes: [] });
    return { body: { userId, outletIds: [shop.outletId] } };
  },
  'dataDownload.summary': () => ({}),
  'dataDownload.download': () => ({ body: { fileType: 'JSON' } }),
  'businessDetail.save': async (world) => ({ isOfPlatform: true, body: await businessBody(world) }),
  'businessDetail.list': () => ({ isOfPlatform: true, params: { status: 'ALL' }, query: { pageSize: 50 } }),
  'businessDetail.get': async (world) => ({ isOfPlatform: true, params: { id: await newBusinessId(world) } }),
  'businessDetail.view': async (world) => ({ isOfPlatform: true, params: { id: await newBusinessId(world) } }),
  'businessDetail.setStatus': async (world) => ({
    isOfPlatform: true,
    params: { id: await newBusinessId(world), status: 'INACTIVE' },
  }),
  'businessDetail.respond': async (world) => ({
    isOfPlatform: true,
    body: { businessDetailId: await newBusinessId(world), response: 'APPROVED' },
  }),
  'businessDetail.responses': async (world) => ({
    isOfPlatform: true,
    params: { businessDetailId: await newBusinessId(world) },
  }),
};

/** A year far ahead, one of whose months gives another a day. */
function newYear(provenance: string) {
  const months = [...(standardCalendar.months[2099 - standardCalendar.firstYear] ?? [])];
  months[2] = (months[2] ?? 0) - 1;
  months[9] = (months[9] ?? 0) + 1;
  return { years: [{ year: 2099, months }], provenance: provenance.slice(0, 190), isOfficial: false };
}

async function placeBody({ shop, marker }: World) {
  const place = await addressIn(shop.owner);
  return { addressTypeId: await addressTypeId(shop.owner), ...place, tole: marker.slice(0, 90) };
}

async function houseBody(world: World) {
  return { name: `Godown ${world.marker}`, ...(await placeBody(world)) };
}

async function houseAddressId(world: World): Promise<number> {
  return (await call(world.shop.owner, houseAddressContract.save, { body: await houseBody(world) })).id;
}

async function userAddressId(world: World): Promise<number> {
  return (await call(world.shop.owner, userAddressContract.save, { body: await placeBody(world) })).id;
}

async function businessBody({ shop, marker }: World) {
  const types = await call(shop.owner, businessContract.types, {});
  const number = unusedNumber();
  return {
    businessTypeId: types[0]?.id,
    companyName: `Business ${marker} ${number}`,
    companyRegisterType: 'PAN',
    panOrVATNumber: '301234567',
    ...(await addressIn(shop.owner)),
    owner: { fullName: 'Gita Rai', userName: `gita${number}`, mobileNumber: newMobile() },
  };
}

async function newBusinessId({ app }: World): Promise<number> {
  return (await openBusiness(app, { registration: false })).businessId;
}

async function outletUserId({ app, shop }: World): Promise<number> {
  const place = { userType: 'OUTLET_USER', outletId: shop.outletId } as const;
  return (await addPerson(app, shop.owner, { ...place, roleCodes: [] })).userId;
}

/** The first type of address that may still be chosen: another walk may have put some away. */
async function addressTypeId(caller: Caller): Promise<number> {
  const { rows } = await call(caller, addressTypeContract.list, {});
  return rows.find(({ isActive }) => isActive)?.id ?? 0;
}

function newMobile(): string {
  return `98${unusedNumber()}`;
}
