import { type Privilege, privileges } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type moduleContract, moduleRow } from '@bahi/contract/people/module/module.contract';
import { finderOf } from '@bahi/domain/name-sound';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { pageOfRows } from '../../../platform/database/list-query.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';

type Contract = typeof moduleContract;
type Module = Answer<Contract['get']>;
type Row = Omit<Module, 'level'>;

const columns = `id as "moduleId", parent_id as "parentModuleId", name as "moduleName", name_np as "moduleNameNp",
  code as "moduleCode", order_number as "orderNumber", icon_name as "iconName", icon_class as "iconClass",
  screen_url as "screenUrl", resource_name as "resourceName", url, http_method as method, privileges, audience,
  configurable, hidden, is_built_in as "isBuiltIn", version`;

/** All modules in the order of the tree, each with its level. */
export async function readModules({ db }: Pick<Context, 'db'>): Promise<Module[]> {
  const rows = await db.query<Row>(`select ${columns} from module order by order_number, id`);
  return below(null, 1, rows);
}

export async function getModule(context: Pick<Context, 'db'>, id: number): Promise<Module> {
  return (await readModules(context)).find((module) => module.moduleId === id) ?? failNotFound();
}

/** The tree as a list, where a search keeps what it finds and the groups that lead there; in another order, a plain list. */
export async function listModules(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const modules = await readModules(context);
  const isAsked = ({ hidden }: Module): boolean => query.isActive === undefined || hidden !== query.isActive;
  const { isActive: _, ...asked } = query;
  if (query.sort !== undefined && query.sort !== 'orderNumber')
    return askedOf(moduleRow, modules.filter(isAsked), asked, context.language);
  const isFound = finderOf(query.search ?? '');
  const found = new Set<number | null>();
  for (const module of modules.toReversed()) {
    const text = `${module.moduleName} ${module.moduleNameNp} ${module.moduleCode} ${module.screenUrl ?? ''}`;
    if (found.has(module.moduleId) || (isAsked(module) && isFound(text)))
      found.add(module.moduleId).add(module.parentModuleId);
  }
  const rows = modules.filter((module) => found.has(module.moduleId));
  return pageOfRows(rows, query);
}

function below(parentId: number | null, level: number, rows: readonly Row[]): Module[] {
  return rows
    .filter((row) => row.parentModuleId === parentId)
    .flatMap((row) => [
      { ...row, privileges: inOrder(row.privileges), level },
      ...below(row.moduleId, level + 1, rows),
    ]);
}

function inOrder(stored: readonly Privilege[]): Privilege[] {
  return privileges.filter((privilege) => stored.includes(privilege));
}
