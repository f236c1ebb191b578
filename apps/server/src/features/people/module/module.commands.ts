import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { moduleContract } from '@bahi/contract/people/module/module.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { getModule, readModules } from './module.queries.ts';

type Contract = typeof moduleContract;
type Module = Answer<Contract['get']>;
type Form = Input<Contract['create']>['body'];

const mostLevels = 3;

/** A further place in the tree: a group, or a link to a screen. No call asks for its rights. */
export async function createModule(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const modules = await lockTree(context);
  requirePlace(modules, body, null);
  requireName(modules, body, null);
  const id = await insertRow(context.db, 'module', { ...valuesOf(body), code: `own-${randomUUID().slice(0, 8)}` });
  context.say('common.saved');
  return getModule(context, id);
}

/** Changes a module; of one that comes with the product its names, icon and place, and whether it is shown. */
export async function updateModule(
  context: Context,
  { body }: Input<Contract['update']>,
): Promise<Answer<Contract['update']>> {
  const modules = await lockTree(context);
  const module = modules.find((one) => one.moduleId === body.moduleId) ?? failNotFound();
  requirePlace(modules, body, module);
  requireName(modules, body, module.moduleId);
  const { moduleId, version, ...form } = body;
  const { screenUrl, privileges, audience } = module;
  const kept = module.isBuiltIn ? { ...form, screenUrl, privileges, audience } : form;
  const [updated] = await changeRows(context.db, 'module', { id: moduleId, version }, valuesOf(kept));
  if (updated === undefined) failStale();
  context.say('common.saved');
  return getModule(context, module.moduleId);
}

/** Deletes a module that the platform has added and that nothing hangs on. */
export async function removeModule(context: Context, id: number): Promise<Record<never, never>> {
  const modules = await lockTree(context);
  const module = modules.find((one) => one.moduleId === id) ?? failNotFound();
  if (module.isBuiltIn) fail('module.builtIn', { status: 409 });
  if (modules.some((one) => one.parentModuleId === id)) fail('module.hasChildren', { status: 409 });
  const granted = await context.db.query(
    'select id from role_module_privilege where business_id = 0 and module_id = $1 limit 1',
    [id],
  );
  if (granted.length > 0) fail('module.isGranted', { status: 409 });
  await context.db.query('delete from module where id = $1', [id]);
  context.say('common.removed');
  return {};
}

/** Changes of the tree go one after another, so that two of them together make no circle. */
async function lockTree({ db }: Context): Promise<Module[]> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('module tree', 0))`);
  return readModules({ db });
}

function requirePlace(modules: readonly Module[], { parentModuleId }: Form, module: Module | null): void {
  if (parentModuleId === null) return;
  const field = 'parentModuleId';
  const parent = modules.find((one) => one.moduleId === parentModuleId);
  if (parent === undefined) return fail('common.unknownRecord', { field, status: 404 });
  if (module !== null && ancestorsOf(modules, parent).includes(module.moduleId)) fail('common.belowItself', { field });
  if (parent.level + (module === null ? 1 : heightOf(modules, module)) > mostLevels)
    fail('module.threeLevels', { field });
}

function ancestorsOf(modules: readonly Module[], { moduleId, parentModuleId }: Module): number[] {
  const parent = modules.find((one) => one.moduleId === parentModuleId);
  return [moduleId, ...(parent === undefined ? [] : ancestorsOf(modules, parent))];
}

function heightOf(modules: readonly Module[], { moduleId }: Module): number {
  const children = modules.filter((one) => one.parentModuleId === moduleId);
  return 1 + Math.max(0, ...children.map((child) => heightOf(modules, child)));
}

function requireName(modules: readonly Module[], form: Form, id: number | null): void {
  const double = modules.some(
    (one) =>
      one.moduleId !== id &&
      one.parentModuleId === form.parentModuleId &&
      one.moduleName.toLowerCase() === form.moduleName.toLowerCase(),
  );
  if (double) fail('common.alreadyExists', { field: 'moduleName', status: 409 });
}

function valuesOf({ moduleName, moduleNameNp, parentModuleId, method, ...others }: Form) {
  return {
    ...columnsOf(others),
    name: moduleName,
    name_np: moduleNameNp,
    parent_id: parentModuleId,
    http_method: method,
  };
}
