import { randomInt, randomUUID } from 'node:crypto';
import type { Right } from '@bahi/contract/access';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { RegisterType, UserType } from '@bahi/contract/enumeration';
import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { createBusiness } from '../features/account/account/create-business.ts';
import { createUser, nextUserId } from '../features/account/account/create-user.ts';
import { signAccessToken } from '../platform/sessions/access-token.ts';
import { platformTenant, type Tenant, type Tx } from '../platform/database/database.ts';
import { call, type Caller } from './caller.ts';
import type { TestApp } from './test-app.ts';

/** What it takes of a server to add people to it. */
type App = Pick<TestApp, 'services' | 'base' | 'asOwner'>;

/** Somebody signed in, who calls over HTTP. */
export type Person = Caller & { token: string; userId: number; businessId: number };

type Wishes = {
  companyName?: string;
  /** How the business is registered, VAT unless it is said; `false` leaves the profile unsaved. */
  registration?: RegisterType | false;
};

/** A business with its owner, signed in, and with its first outlet unless the profile is left unsaved. */
export async function openBusiness(app: App, wishes: Wishes = {}): Promise<Person> {
  const { companyName = 'Gurung Kirana Pasal', registration = 'VAT' } = wishes;
  const owner = await createBusiness(
    app.services.database,
    { companyName, registerType: null, pan: '301234567', today: today(app), owner: named('Sita Gurung') },
    (_tx, { businessId, ownerId }) => Promise.resolve({ businessId, userId: ownerId }),
  );
  const person = await signedIn(app, { ...owner, outletId: null });
  if (registration !== false) await saveProfile(person, companyName, registration);
  return person;
}

/** A super user, signed in: whoever `addPerson` adds to them works for the platform, too. */
export async function openPlatform(app: App): Promise<Person> {
  const userId = await app.services.database.transaction('write', platformTenant, async (tx) => {
    const id = await nextUserId(tx);
    const person = { ...named('Maya Shrestha'), id, businessId: 0, userType: 'SUPER_USER' } as const;
    await createUser(tx, { ...person, roleCodes: ['SUPER_ADMIN'], rolesFrom: today(app) });
    return id;
  });
  return signedIn(app, { businessId: 0, userId, outletId: null });
}

type Place = { userType: UserType; outletId?: number };

/** A further user of a business, with shared roles or with rights of their own; with an outlet, bound to it. */
export async function addPerson(
  app: App,
  owner: Person,
  { userType, outletId, ...granted }: Place & ({ roleCodes: readonly string[] } | { rights: readonly Right[] }),
): Promise<Person> {
  const { businessId } = owner;
  const roleCodes = 'roleCodes' in granted ? granted.roleCodes : [];
  const tenant: Tenant = { businessId, outletId: null, userId: owner.userId };
  const userId = await app.services.database.transaction('write', tenant, async (tx) => {
    const id = await nextUserId(tx);
    await createUser(tx, { ...named('Hari Thapa'), id, businessId, userType, roleCodes, rolesFrom: today(app) });
    if ('rights' in granted) await grant(tx, { businessId, userId: id, userType }, granted.rights);
    if (outletId !== undefined)
      await tx.query('insert into user_outlet (business_id, user_id, outlet_id) values ($1, $2, $3)', [
        businessId,
        id,
        outletId,
      ]);
    return id;
  });
  return signedIn(app, { businessId, userId, outletId: outletId ?? null });
}

/** A role of the business's own for one user, with exactly these rights. */
async function grant(
  tx: Tx,
  { businessId, userId, userType }: { businessId: number; userId: number; userType: UserType },
  rights: readonly Right[],
): Promise<void> {
  const [role] = await tx.query<{ id: number }>(
    `insert into role (business_id, code, name, user_type) values ($1, $2, $2, $3) returning id`,
    [businessId, `ROLE-${userId}`, userType],
  );
  await tx.query(
    `insert into role_module_privilege (business_id, role_id, module_id, privileges)
     select $1, $2, module.id, array_agg(split_part(given.right, '.', 2))
     from unnest($3::text[]) as given ("right") join module on module.code = split_part(given.right, '.', 1)
     group by module.id returning module_id`,
    [businessId, role?.id, rights],
  );
  await tx.query(
    `insert into user_role (business_id, user_id, role_business_id, role_id, effective_from)
     values ($1, $2, $1, $3, '2020-01-01')`,
    [businessId, userId, role?.id],
  );
}

/** A further outlet of a business. */
export async function addOutlet(app: App, { businessId, userId }: Person, code: string): Promise<number> {
  return app.services.database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
    const [outlet] = await tx.query<{ id: number }>(
      'insert into outlet (business_id, code, name) values ($1, $2, $2) returning id',
      [businessId, code],
    );
    return outlet?.id ?? Number.NaN;
  });
}

/** The same person with a token that is bound to an outlet, or to none. */
export function inOutlet(app: App, { businessId, userId }: Person, outletId: number | null): Promise<Person> {
  return signedIn(app, { businessId, userId, outletId });
}

export async function firstOutletId(person: Person): Promise<number> {
  const { rows } = await call(person, outletContract.list, {});
  return rows[0]?.id ?? Number.NaN;
}

type Address = { provinceId: number; districtId: number; localBodyId: number; wardNo: number };

/** The reference data of all databases of a run come from one template: a place has one number in all of them. */
const addresses = new Map<string, Promise<Address>>();
let kindOfBusiness: Promise<number> | undefined;

/** An address as forms send it: Lumbini, Rupandehi, Butwal, ward 6, unless other places are named. */
export function addressIn(
  caller: Caller,
  places: readonly [province: string, district: string, localBody: string] = ['Lumbini', 'Rupandehi', 'Butwal'],
): Promise<Address> {
  const name = places.join();
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const asked = askAddress({ ...caller, language: 'en' }, places);
  addresses.set(name, asked);
  asked.catch(() => addresses.delete(name));
  return asked;
}

async function askAddress(
  caller: Caller,
  [province, district, localBody]: readonly [string, string, string],
): Promise<Address> {
  const provinces = await call(caller, geographyContract.provinces, { params: { status: 'ACTIVE' } });
  const provinceId = idOf(provinces, province);
  const districtId = idOf(await call(caller, geographyContract.districts, { params: { id: provinceId } }), district);
  const localBodies = await call(caller, geographyContract.localBodies, { params: { districtId } });
  return { provinceId, districtId, localBodyId: idOf(localBodies, localBody), wardNo: 6 };
}

function idOf(places: readonly { id: number; name: string }[], name: string): number {
  const place = places.find((one) => one.name === name);
  if (place === undefined) throw new Error(`${name} is not among ${places.map((one) => one.name).join(', ')}`);
  return place.id;
}

/** Fills in the profile of the business, which makes its first outlet. */
export async function saveProfile(person: Person, companyName: string, registration: RegisterType): Promise<void> {
  kindOfBusiness ??= call(person, businessContract.types, {}).then((types) => types[0]?.id ?? 0);
  await call(person, businessContract.saveProfile, {
    body: {
      businessTypeId: await kindOfBusiness,
      companyName,
      companyNameNp: 'गुरुङ किराना पसल',
      companyRegisterType: registration,
      panOrVATNumber: registration === 'NOT_REGISTERED' ? '' : '301234567',
      ...(await addressIn(person)),
      tole: 'Traffic Chowk',
    },
  });
}

async function signedIn(
  app: App,
  { businessId, userId, outletId }: { businessId: number; userId: number; outletId: number | null },
): Promise<Person> {
  const sessionId = randomUUID();
  await app.asOwner(
    `insert into user_session (id, user_id, outlet_id, ends_at) values ($1, $2, $3, now() + interval '100 years')`,
    [sessionId, userId, outletId],
  );
  const claims = { sessionId, userId, businessId, officeId: outletId, cookieHash: null };
  return { base: app.base, token: await signAccessToken(app.services, claims), userId, businessId };
}

function named(fullName: string) {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    userName: `user${number}`,
    fullName,
    email: null,
    mobileNumber: `98${number}`,
    dateOfBirth: null,
    passwordHash: null,
  };
}

function today(app: App) {
  return todayInKathmandu(app.services.clock());
}
