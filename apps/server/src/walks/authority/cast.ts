import type { Right } from '@bahi/contract/access';
import { userType, type UserType } from '@bahi/contract/enumeration';
import { moduleCodes } from '@bahi/contract/module-codes';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { defaultLimits } from '../../platform/core/limits.ts';
import { modules } from '../../seed/reference/tables/modules.data.ts';
import {
  addOutlet,
  addPerson,
  firstOutletId,
  inOutlet,
  openBusiness,
  openPlatform,
  type Person,
} from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Pair } from './pair.ts';

/** The stage: a business with two outlets, and the platform. */
export type Cast = {
  app: TestApp;
  owner: Person;
  platform: Person;
  outletIds: readonly [number, number];
  /** The screens of a side, by its audience. */
  modules: Record<'PLATFORM' | 'BUSINESS', Pair['modules']>;
  typeOf: (stored: unknown) => UserType;
};
/** In place of the second of a pair: the first themselves. */
export const oneself = 'oneself';
export const superUser = 'super user';
const sharing = ['accountant', 'cashier here', 'cashier there', 'partner'];
/** The walk signs in by code more often than people do. */
export const withoutCodeLimits = { limits: { otp: { ...defaultLimits.otp, perAddressAnHour: 10_000 } } };
type Entrance = (cast: Cast) => Promise<Person>;

const managing: readonly Right[] = [
  'role.create',
  'role.read',
  'role.update',
  'role.delete',
  'user-role.create',
  'user-role.read',
  'user-role.update',
  'user-role.delete',
  'user.create',
  'user.read',
  'user.update',
  'user-outlet.create',
  'user-outlet.read',
  'user-outlet.update',
];

/** Every right that somebody in a business can have. */
export const singleRights: readonly Right[] = moduleCodes.flatMap((code) => {
  const found = modules.find((module) => module.code === code && module.audience !== 'PLATFORM');
  return (found?.privileges ?? []).map((privilege): Right => `${code}.${privilege}`);
});

const staff =
  (rights: readonly Right[]): Entrance =>
  ({ app, owner }) =>
    addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
const office =
  (rights: readonly Right[]): Entrance =>
  ({ app, platform }) =>
    addPerson(app, platform, { userType: 'INTERNAL_USER', rights });
/** On the screen of customers they only read, whatever their role says. */
const heldBack =
  (rights: readonly Right[]): Entrance =>
  async (cast) => {
    const person = await staff(rights)(cast);
    const { businessId, userId } = person;
    await cast.app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
      tx.query(
        `insert into user_role_detail (business_id, user_role_id, module_id, privileges)
         select $1, assignment.id, module.id, '{read}' from user_role assignment join module on module.code = 'customer'
         where assignment.business_id = $1 and assignment.user_id = $2`,
        [businessId, userId],
      ),
    );
    return person;
  };
const atCounter =
  (place: 0 | 1): Entrance =>
  ({ app, owner, outletIds }) =>
    addPerson(app, owner, { userType: 'OUTLET_USER', outletId: outletIds[place], roleCodes: ['CASHIER'] });

/** Who calls. */
const actors: Record<string, Entrance> = {
  manager: staff(managing),
  'manager who leaves': async (cast) =>
    changed(cast, await staff([...managing, 'customer.read'])(cast), { till: formatAdDate(addDays(today(cast), 30)) }),
  'manager of one outlet': async (cast) => {
    const person = await staff([...managing, 'customer.read'])(cast);
    const [outletId] = cast.outletIds;
    return inOutlet(cast.app, await changed(cast, person, { outletId }), outletId);
  },
  'manager held back': heldBack([...managing, 'customer.read', 'customer.update']),
  'manager at the counter': ({ app, owner, outletIds: [outletId] }) =>
    addPerson(app, owner, { userType: 'OUTLET_USER', outletId, rights: [...managing, 'customer.read'] }),
  owner: ({ app, owner }) => addPerson(app, owner, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] }),
  'staff of the platform': office(managing),
  [superUser]: ({ app }) => openPlatform(app),
};

/** On whom they try. */
const victims: Record<string, Entrance> = {
  clerk: staff(['customer.read']),
  'clerk from a later day on': async (cast) =>
    changed(cast, await staff(['customer.read', 'invoice.read'])(cast), {
      from: formatAdDate(addDays(today(cast), 20)),
    }),
  'clerk held back': heldBack(['customer.read', 'customer.update']),
  accountant: ({ app, owner }) => addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] }),
  'cashier here': atCounter(0),
  'cashier there': atCounter(1),
  partner: ({ app, owner }) => addPerson(app, owner, { userType: 'BUSINESS_OWNER_USER', roleCodes: ['OWNER'] }),
  'colleague of the platform': office(['module.update', 'otp.read']),
  [superUser]: ({ app }) => openPlatform(app),
};

export async function openCast(app: TestApp): Promise<Cast> {
  const owner = await openBusiness(app);
  const outletIds = [await firstOutletId(owner), await addOutlet(app, owner, 'PKR')] as const;
  const rows = await app.asOwner(
    'select id::int, audience from module where is_built_in and configurable and cardinality(privileges) > 0',
  );
  const screensOf = (side: string): Pair['modules'] =>
    rows
      .filter(({ audience }) => audience === 'BOTH' || audience === side)
      .map(({ id }) => ({ moduleId: Number(id), all: true }));
  return {
    app,
    owner,
    platform: await openPlatform(app),
    outletIds,
    modules: { PLATFORM: screensOf('PLATFORM'), BUSINESS: screensOf('BUSINESS') },
    typeOf: (stored) => userType.schema.parse(stored),
  };
}

/** Somebody who has just come, by their part, or by the one right they have. */
export function enter(cast: Cast, part: string): Promise<Person> {
  const entrance = actors[part] ?? victims[part] ?? staff(singleRights.filter((right) => right === part));
  return entrance(cast);
}

/** Who calls, by their parts. */
export const actorParts = Object.keys(actors);

/**
 * Whom each of them meets. Super users may say what shared roles grant, which would change the stage for who comes
 * after them; so they meet people whose roles are their own.
 */
export function victimPartsFor(actor: string): readonly string[] {
  return [oneself, ...Object.keys(victims)].filter((victim) => actor !== superUser || !sharing.includes(victim));
}

type Term = { outletId?: number; from?: string; till?: string };

async function changed({ app }: Cast, person: Person, { outletId, from, till }: Term): Promise<Person> {
  const { businessId, userId } = person;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `update user_role set outlet_id = $3, effective_from = coalesce($4::date, effective_from), effective_till = $5::date
       where business_id = $1 and user_id = $2`,
      [businessId, userId, outletId ?? null, from ?? null, till ?? null],
    ),
  );
  return person;
}

function today({ app }: Cast) {
  return todayInKathmandu(app.services.clock());
}
