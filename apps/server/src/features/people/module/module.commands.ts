import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { moduleContract } from '@bahi/contract/people/module/module.contract';
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
  const [inserted] = await context.db.query<{ id: number }>(
    `insert into module (code, name, name_np, parent_id, order_number, icon_name, icon_class, resource_name, url,
       http_method, configurable, hidden, screen_url, privileges, audience)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [`own-${randomUUID().slice(0, 8)}`, ...written(body), body.screenUrl, body.privileges, body.audience],
  );
  context.say('common.saved');
  return getModule(context, inserted?.id ?? Number.NaN);
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
  const kept = module.isBuiltIn ? module : body;
  const [updated] = await context.db.query(
    `update module set name = $3, name_np = $4, parent_id = $5, order_number = $6, icon_name = $7, icon_class = $8,
       resource_name = $9, url = $10, http_method = $11, configurable = $12, hidden = $13, screen_url = $14,
       privileges = $15, audience = $16, version = version + 1
     where id = $1 and version = coalesce($2, version) returning id`,
    [module.moduleId, body.version ?? null, ...written(body), kept.screenUrl, kept.privileges, kept.audience],
  );
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

function written(form: Form): unknown[] {
  return [
    form.moduleName,
    form.moduleNameNp,
    form.parentModuleId,
    form.orderNumber,
    form.iconName,
    form.iconClass,
    form.resourceName,
    form.url,
    form.method,
    form.configurable,
    form.hidden,
  ];
}
