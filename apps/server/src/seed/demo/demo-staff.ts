import { grantNames } from '@bahi/contract/people/role-module-privilege/grants';
import { roleForm } from '@bahi/contract/people/role/role.contract';
import { assignForm } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { userRoleForm } from '@bahi/contract/people/user-role/user-role.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createUser, nextUserId } from '../../features/account/account/create-user.ts';
import { saveRole } from '../../features/people/role/role.commands.ts';
import { assignGrants } from '../../features/people/role-module-privilege/role-module-privilege.commands.ts';
import { setOutlets } from '../../features/people/user/user-outlet.commands.ts';
import { createAssignment } from '../../features/people/user-role/user-role.commands.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { ownRoles, staff } from './demo-administration.data.ts';
import { act, type Actor, signingOf } from './demo-context.ts';
import { passwordOf } from './demo-people.ts';

/** Roles of the business's own, and further people with outlets, dated roles and rights on single screens. */
export async function addStaff(services: Services, owner: Actor, today: CalendarDay): Promise<void> {
  await act(services, owner, today, async (context) => {
    for (const { grants, ...role } of ownRoles) {
      const { id } = await saveRole(context, { body: roleForm.parse(role) });
      const modules = [];
      for (const [code, given] of Object.entries(grants))
        modules.push({ moduleId: await idOf(context, 'module', code), ...granted(given) });
      await assignGrants(context, { body: assignForm.parse({ roleId: id, modules }) });
    }
  });
  const passwordHash = await passwordOf(owner);
  for (const person of staff)
    await act(services, owner, today, (context) =>
      addPerson(context, { ...person, ...signingOf(owner, person) }, passwordHash),
    );
}

type Staff = Omit<(typeof staff)[number], 'userName' | 'mobileNumber'> & ReturnType<typeof signingOf>;

async function addPerson(context: Context, person: Staff, passwordHash: string | null): Promise<void> {
  const { db, businessId, today } = context;
  const { userType, userName, fullName, email, mobileNumber } = person;
  const userId = await nextUserId(db);
  const named = { userType, userName, fullName, email, mobileNumber, dateOfBirth: null };
  await createUser(db, { ...named, id: userId, businessId, passwordHash, roleCodes: [], rolesFrom: today });
  const outletIds = [];
  for (const code of person.outlets) outletIds.push(await idOf(context, 'outlet', code));
  await setOutlets(context, userId, outletIds);
  const details = [];
  for (const { module, grants } of person.details)
    details.push({ moduleId: await idOf(context, 'module', module), ...granted(grants) });
  const body = userRoleForm.parse({
    userId,
    roleId: await idOf(context, 'role', person.role),
    outletId: person.outlet === null ? null : await idOf(context, 'outlet', person.outlet),
    effectiveDateAD: formatAdDate(today),
    effectiveTillDateAD: person.tillDays === null ? null : formatAdDate(addDays(today, person.tillDays)),
    details,
  });
  await createAssignment(context, { body });
  await db.query('update app_user set gender = $3, is_active = $4 where business_id = $1 and id = $2', [
    businessId,
    userId,
    person.gender,
    person.isActive,
  ]);
}

/** The seven grants of which those named are given. */
function granted(names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(grantNames.map((name) => [name, names.includes(name)]));
}

const lookups = {
  module: 'select id from module where code = $1 and $2::bigint is not null',
  outlet: 'select id from outlet where code = $1 and business_id = $2',
  role: 'select id from role where name = $1 and business_id in (0, $2)',
} as const;

async function idOf({ db, businessId }: Context, table: keyof typeof lookups, key: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(lookups[table], [key, businessId]);
  if (row === undefined) throw new Error(`there is no ${table} ${key}`);
  return row.id;
}
