import { type Privilege, privileges } from '@bahi/contract/access';
import type { Answer, Endpoint, Input } from '@bahi/contract/endpoint';
import { type privilegeContract, privilegeRow } from '@bahi/contract/people/privilege/privilege.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';
import { joinGranted } from '../../../platform/sessions/rights.ts';

type Contract = typeof privilegeContract;
type Row = Answer<Contract['list']>['rows'][number];
type ModuleRow = { id: number; code: string; name: string; name_np: string; privileges: Privilege[] };
type Granted = { right: string; id: number; name: string; name_np: string | null };
type Holder = { right: string; id: number; full_name: string };

/** Every right on the caller's side: the calls that ask for it, the roles that grant it, and who has it today. */
export async function listPrivileges(
  context: Context,
  endpoints: ReadonlyMap<string, Endpoint>,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const [modules, roles, people] = await Promise.all([findModules(context), findRoles(context), findHolders(context)]);
  const calls = callsByRight(endpoints);
  const rows = modules.flatMap((module) =>
    privileges
      .filter((privilege) => module.privileges.includes(privilege))
      .filter((privilege) => query.privilege === undefined || query.privilege === privilege)
      .map((privilege): Row => {
        const right = `${module.code}.${privilege}`;
        return {
          right,
          moduleId: module.id,
          moduleName: module.name,
          moduleNameNp: module.name_np,
          privilege,
          calls: calls.get(right) ?? [],
          roles: roles
            .filter((role) => role.right === right)
            .map(({ id, name, name_np }) => ({ id, name, nameNp: name_np })),
          people: people.filter((one) => one.right === right).map(({ id, full_name }) => ({ id, fullName: full_name })),
        };
      }),
  );
  // The order of the menu is theirs.
  if (query.sort === '-module') rows.reverse();
  const { sort, ...asked } = query;
  const isByModule = sort === 'module' || sort === '-module';
  return askedOf(privilegeRow, rows, isByModule ? asked : query, context.language);
}

/** What each right allows, as the contract says it. */
function callsByRight(endpoints: ReadonlyMap<string, Endpoint>): ReadonlyMap<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { access, call } of endpoints.values()) calls.set(access, [...(calls.get(access) ?? []), call]);
  return calls;
}

function findModules({ db, businessId }: Context): Promise<ModuleRow[]> {
  return db.query<ModuleRow>(
    `select module.id, module.code, module.name, module.name_np, module.privileges from module
     left join module parent on parent.id = module.parent_id
     where module.audience in ('BOTH', $1) and cardinality(module.privileges) > 0 and is_offered(module.code, $2)
     order by coalesce(parent.order_number, module.order_number), module.order_number, module.id`,
    [sideOf(businessId), businessId],
  );
}

function findRoles({ db, businessId }: Context): Promise<Granted[]> {
  return db.query<Granted>(
    `select module.code || '.' || privilege as right, role.id, role.name, role.name_np
     from role_module_privilege granted
     join role on role.business_id = granted.business_id and role.id = granted.role_id and role.is_active
     join module on module.id = granted.module_id
     cross join unnest(granted.privileges) as privilege
     where granted.business_id in (0, $1) and granted.is_active and module.audience in ('BOTH', $2)
       and (role.user_type in ('SUPER_USER', 'INTERNAL_USER')) = ($1 = 0)
     order by role.name, role.id`,
    [businessId, sideOf(businessId)],
  );
}

function findHolders({ db, businessId, today }: Context): Promise<Holder[]> {
  return db.query<Holder>(
    `select distinct module.code || '.' || privilege as right, person.id, person.full_name
     from user_role assignment
     join app_user person on person.business_id = $1 and person.id = assignment.user_id and person.is_active
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id and role.is_active
     ${joinGranted}
     join module on module.id = granted.module_id
     cross join unnest(granted.privileges) as privilege
     where assignment.business_id = $1 and module.audience in ('BOTH', $3)
       and assignment.effective_from <= $2 and (assignment.effective_till is null or assignment.effective_till >= $2)
     order by person.full_name, person.id`,
    [businessId, formatAdDate(today), sideOf(businessId)],
  );
}

function sideOf(businessId: number): string {
  return businessId === 0 ? 'PLATFORM' : 'BUSINESS';
}
