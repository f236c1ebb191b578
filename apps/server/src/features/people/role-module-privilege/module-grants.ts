import { type Privilege, privileges } from '@bahi/contract/access';
import { type Grants, grantsOf, privilegesOf } from '@bahi/contract/people/role-module-privilege/grants';
import type { UserType } from '@bahi/contract/enumeration';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { audiencesOf } from '../role/role.guard.ts';

export type ModuleRow = {
  id: number;
  parent_id: number | null;
  code: string;
  name: string;
  name_np: string;
  icon_name: string | null;
  configurable: boolean;
  privileges: Privilege[];
};

/** What a form says of one screen. */
export type GivenGrants = Partial<Grants> & { moduleId: number; read?: boolean };

/** The modules of some audiences, in the order of the tree. */
export function findModules({ db, businessId }: Context, audiences: readonly string[]): Promise<ModuleRow[]> {
  return db.query<ModuleRow>(
    `select id, parent_id, code, name, name_np, icon_name, configurable, privileges from module
     where audience = any($1) and is_offered(module.code, $2) order by order_number, id`,
    [audiences, businessId],
  );
}

/** How a module is named in answers. */
export function moduleNames(row: ModuleRow) {
  return {
    moduleId: row.id,
    parentModuleId: row.parent_id,
    moduleCode: row.code,
    moduleName: row.name,
    moduleNameNp: row.name_np,
  };
}

export function grantableModule(row: ModuleRow) {
  return {
    ...moduleNames(row),
    iconName: row.icon_name,
    configurable: row.configurable,
    possible: inOrder(row.privileges),
  };
}

export function grantsIn(stored: readonly Privilege[], row: ModuleRow) {
  return { ...moduleNames(row), ...grantsOf(stored, row.privileges), possible: inOrder(row.privileges) };
}

/**
 * The privileges that a form gives on modules, for a type of user. Fails with 404 at the module's field for one that
 * is not there (or not for this type), and with 400 for one that is not to be configured.
 */
export async function readGrants(
  context: Context,
  userType: UserType,
  given: readonly GivenGrants[],
  field: (position: number) => string,
): Promise<{ moduleId: number; code: string; privileges: Privilege[] }[]> {
  const modules = new Map((await findModules(context, audiencesOf(userType))).map((row) => [row.id, row]));
  const found = given.map((grants, position) => {
    const row = modules.get(grants.moduleId);
    if (row === undefined) return fail('common.unknownRecord', { field: field(position), status: 404 });
    if (!row.configurable) fail('role.moduleFixed', { field: field(position) });
    return { moduleId: row.id, code: row.code, privileges: privilegesOf(grants, row.privileges) };
  });
  // The last word on a module counts.
  return [...new Map(found.map((one) => [one.moduleId, one])).values()];
}

function inOrder(stored: readonly Privilege[]): Privilege[] {
  return privileges.filter((privilege) => stored.includes(privilege));
}
