import { privileges } from '@bahi/contract/access';
import type { Input } from '@bahi/contract/endpoint';
import type { MenuModule, sessionContract } from '@bahi/contract/account/session/session.contract';
import { openedBy } from '@bahi/contract/module-codes';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { findRights, findWorkplaces } from '../../../platform/sessions/rights.ts';

type ModuleRow = {
  id: number;
  parent_id: number | null;
  code: string;
  name: string;
  name_np: string;
  screen_url: string | null;
  icon_name: string | null;
  hidden: boolean;
};

/**
 * The modules of an outlet, or of the whole business, that the user has a right in, as a tree. A group stands there
 * for the sake of what can be seen below it.
 */
export async function getMenu(context: Context, { params }: Input<typeof sessionContract.menu>): Promise<MenuModule[]> {
  const { db, session, businessId } = context;
  const outletId = params.isOutlet === 'true' ? params.officeId : null;
  if (outletId === null && params.officeId !== businessId) failNotFound();
  if (outletId !== null && !(await findWorkplaces(db, session)).some(({ id }) => id === outletId)) failNotFound();
  const [rows, rights] = await Promise.all([
    findModules(context),
    outletId === session.outletId ? session.rights : findRights(db, { ...session, outletId, now: context.now }),
  ]);
  return treeBelow(null, rows, rights);
}

function findModules({ db, businessId }: Context): Promise<ModuleRow[]> {
  return db.query<ModuleRow>(
    `select id, parent_id, code, name, name_np, screen_url, icon_name, hidden from module
     where audience in ('BOTH', $1) and is_offered(module.code, $2) order by order_number, id`,
    [businessId === 0 ? 'PLATFORM' : 'BUSINESS', businessId],
  );
}

function treeBelow(parentId: number | null, rows: readonly ModuleRow[], rights: ReadonlySet<string>): MenuModule[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .flatMap((row) => {
      const childModules = treeBelow(row.id, rows, rights);
      const held = privileges.filter((privilege) => rights.has(`${row.code}.${privilege}`));
      const leads = childModules.some((child) => child.privileges.view && !child.hidden);
      const isOpened = rights.has(openedBy.get(row.code) ?? '');
      return held.length > 0 || leads || isOpened
        ? [menuModule(row, { held: new Set(held), leads: leads || isOpened, childModules })]
        : [];
    });
}

/** `leads`: to what can be seen below it, or by itself, opened by the right of another module. */
type Found = { held: ReadonlySet<string>; leads: boolean; childModules: MenuModule[] };

function menuModule(row: ModuleRow, { held, leads, childModules }: Found): MenuModule {
  return {
    moduleId: row.id,
    parentModuleId: row.parent_id,
    moduleName: row.name,
    moduleNameNp: row.name_np,
    moduleCode: row.code,
    screenUrl: row.screen_url,
    iconClass: null,
    iconBase64: null,
    iconName: row.icon_name,
    hidden: row.hidden,
    privileges: {
      create: held.has('create'),
      read: held.has('read'),
      update: held.has('update'),
      delete: held.has('delete'),
      approve: held.has('approve'),
      report: held.has('report'),
      // The sidebar shows what can be viewed: a module that is read, or a group that leads to one.
      view: held.has('read') || leads,
    },
    childModules,
  };
}
