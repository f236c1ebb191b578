import type { Privilege } from '@bahi/contract/access';
import type { Tx } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/write-rows.ts';
import { modules, type ReferenceModule, roles } from './tables/modules.data.ts';
import { idOf, keepRows } from './keep-rows.ts';

type Ids = ReadonlyMap<string, number>;

/** The tree of modules. Names, icons and order may be changed by the platform; what a module is and grants may not. */
export async function loadModules(tx: Tx): Promise<Ids> {
  const ids = await keepRows(
    tx,
    { name: 'module', key: 'code' },
    modules.map((module, position) => ({
      code: module.code,
      name: module.name,
      name_np: module.nameNp,
      icon_name: module.iconName,
      order_number: (position + 1) * 10,
      hidden: module.hidden === true,
      audience: module.audience,
    })),
  );
  for (const module of modules)
    // Where it stands in the tree is the platform's to change, too.
    void tx.query(
      `update module set parent_id = case when version = 1 then $2 else parent_id end, audience = $3, screen_url = $4,
         privileges = $5, is_built_in = true
       where code = $1`,
      [
        module.code,
        module.parent === null ? null : idOf(ids, module.parent),
        module.audience,
        module.screenUrl,
        module.privileges,
      ],
    );
  return ids;
}

/** The roles of business 0 with what they grant, unless the platform has changed a role since. */
export async function loadRoles(tx: Tx, moduleIds: Ids): Promise<void> {
  const roleIds = await keepRows(
    tx,
    { name: 'role', key: 'code', isShared: true },
    roles.map((role) => ({
      code: role.code,
      name: role.name,
      name_np: role.nameNp,
      description: role.description,
      user_type: role.userType,
    })),
  );
  const untouched = await tx.query<{ code: string }>('select code from role where business_id = 0 and version = 1');
  const codes = new Set(untouched.map((role) => role.code));
  const granted = roles.filter((role) => codes.has(role.code));
  void tx.query('delete from role_module_privilege where business_id = 0 and role_id = any($1)', [
    granted.map((role) => idOf(roleIds, role.code)),
  ]);
  await insertRows(
    tx,
    'role_module_privilege',
    granted.flatMap((role) =>
      modules.flatMap((module) => {
        const privileges = grantsOf(role, module);
        if (privileges.length === 0) return [];
        return [
          { business_id: 0, role_id: idOf(roleIds, role.code), module_id: idOf(moduleIds, module.code), privileges },
        ];
      }),
    ),
    'module_id',
  );
}

/** What a role grants on a module; a privilege that means nothing there is left out. */
export function grantsOf(role: (typeof roles)[number], module: ReferenceModule): Privilege[] {
  const grants = role.grants.filter((grant) =>
    typeof grant.modules === 'string'
      ? (module.audience === grant.modules || module.audience === 'BOTH') &&
        grant.except?.some((code) => code === module.code) !== true
      : grant.modules.some((code) => code === module.code),
  );
  return module.privileges.filter((privilege) =>
    grants.some((grant) => grant.privileges === 'all' || grant.privileges.includes(privilege)),
  );
}
