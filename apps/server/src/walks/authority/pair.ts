import { platformTenant } from '../../platform/database/database.ts';
import type { Person } from '../../testing/people.ts';
import type { Cast } from './cast.ts';

/** Two people, and the ids of what they were given. */
export type Pair = {
  actor: Person;
  victim: Person & { userType: string; userName: string; fullName: string; mobileNumber: string };
  given: readonly { id: number; roleId: number }[];
  roleIds: readonly number[];
  grantIds: readonly number[];
  detailIds: readonly number[];
  /** The role with the most rights that the victim's type can have. */
  greatRoleId: number;
  /** Everything on every screen. */
  modules: readonly { moduleId: number; all: true }[];
  outletIds: readonly number[];
  /** A super user and somebody of a business, whose rights are theirs to say. */
  isDisposal: boolean;
};

type Rows = Record<string, unknown>[];

/** What the two have, from the books of both their sides. */
export async function pairOf(cast: Cast, actor: Person, victim: Person): Promise<Pair> {
  const people = [actor.userId, victim.userId];
  const read = async (text: string, values: readonly unknown[]): Promise<Rows> => {
    const businesses = [...new Set([actor.businessId, victim.businessId])];
    const found = await Promise.all(businesses.map((businessId) => readIn(cast, businessId, text, values)));
    return found.flat();
  };
  const records = await read(
    `select id::int, user_type, user_name, full_name, mobile_number from app_user
     where business_id = $1 and id = any($2)`,
    [people],
  );
  const text = ({ userId }: Person, column: string): string => {
    const found = records.find(({ id }) => id === userId)?.[column];
    return typeof found === 'string' ? found : '';
  };
  const given = await read(
    'select id, role_id as "roleId" from user_role where business_id = $1 and user_id = any($2)',
    [people],
  );
  const roleIds = [...new Set(numbers(given, 'roleId'))];
  const grants = await read(
    `select granted.id from unnest($2::bigint[]) as given (id), lateral (
       select id from role_module_privilege where business_id = $1 and role_id = given.id order by id limit 3) granted`,
    [roleIds],
  );
  const details = await read('select id from user_role_detail where business_id = $1 and user_role_id = any($2)', [
    numbers(given, 'id'),
  ]);
  return {
    actor,
    victim: {
      ...victim,
      userType: text(victim, 'user_type'),
      userName: text(victim, 'user_name'),
      fullName: text(victim, 'full_name'),
      mobileNumber: text(victim, 'mobile_number'),
    },
    given: given.map((row) => ({ id: Number(row['id']), roleId: Number(row['roleId']) })),
    roleIds,
    grantIds: numbers(grants, 'id'),
    detailIds: numbers(details, 'id'),
    greatRoleId: (await greatRole(cast, text(victim, 'user_type'))) ?? roleIds[0] ?? Number.NaN,
    modules: cast.modules[victim.businessId === 0 ? 'PLATFORM' : 'BUSINESS'],
    outletIds: cast.outletIds,
    isDisposal: text(actor, 'user_type') === 'SUPER_USER' && victim.businessId !== 0,
  };
}

async function greatRole(cast: Cast, userType: string): Promise<number | undefined> {
  const rows = await readIn(
    cast,
    platformTenant.businessId,
    `select role.id from role join role_module_privilege granted on granted.role_id = role.id
     where role.business_id = $1 and role.user_type = $2 and role.code is not null
     group by role.id order by count(*) desc limit 1`,
    [userType],
  );
  return numbers(rows, 'id')[0];
}

function readIn({ app }: Cast, businessId: number, text: string, values: readonly unknown[]): Promise<Rows> {
  const tenant = { businessId, outletId: null, userId: null };
  return app.services.database.transaction('read', tenant, (tx) => tx.query(text, [businessId, ...values]));
}

function numbers(rows: Rows, column: string): number[] {
  return rows.map((row) => Number(row[column]));
}
