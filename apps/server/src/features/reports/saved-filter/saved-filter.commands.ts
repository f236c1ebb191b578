import {
  dayPairs,
  mostSavedFilters,
  type savedFilterContract,
} from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { saveRecord } from '../../../platform/database/write-record.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { getSavedFilter, type Lists, requireSeen } from './saved-filter.queries.ts';
import type { SavedFilter } from './saved-filter.rows.ts';

type Form = Input<(typeof savedFilterContract)['save']>['body'];

/** What a place in a list is, and no filter. */
const places = new Set(['page', 'size', 'new', 'open']);

/**
 * Keeps what a list is narrowed to under a name, or writes the one that the form names, which is the caller's. Fails with
 * 403 for a list that the caller does not see and for somebody else's filter, and at `filter` where it narrows nothing.
 */
export async function saveSavedFilter(context: Context, lists: Lists, form: Form): Promise<SavedFilter> {
  requireSeen(context, lists, form.list);
  if (form.id === undefined) await refuseMore(context, form.list);
  else await refuseOthers(context, lists, form.id);
  const filter = filterKept(form);
  const roles = await readRoles(context, form);
  if (form.isDefault) await giveWay(context, form);
  const { list, name, nameNp: name_np, period, isDefault: is_default } = form;
  const values = { list, name, name_np, period, is_default, filter: JSON.stringify(filter) };
  const { session } = context;
  const id = await saveRecord(context, 'saved_filter', form, values, {
    kept_by: session.userId,
    kept_by_name: session.fullName,
  });
  await shareWith(context, id, roles);
  context.say('savedFilter.saved');
  return getSavedFilter(context, lists, id);
}

/** Forgets one that the caller keeps; an owner forgets any that is shared. */
export async function removeSavedFilter(context: Context, lists: Lists, id: number): Promise<Record<string, never>> {
  const { mayRemove } = await getSavedFilter(context, lists, id);
  if (!mayRemove) fail('savedFilter.notOwn', { status: 403 });
  await context.db.query('delete from saved_filter where business_id = $1 and id = $2', [context.businessId, id]);
  context.say('savedFilter.removed');
  return {};
}

/** Whoever finds it may use it; only who keeps it changes it. */
async function refuseOthers(context: Context, lists: Lists, id: number): Promise<void> {
  const { isOwn } = await getSavedFilter(context, lists, id);
  if (!isOwn) fail('savedFilter.notOwn', { status: 403 });
}

async function refuseMore({ db, businessId, session }: Context, list: string): Promise<void> {
  const [own] = await db.query<{ count: number }>(
    'select count(*)::int as count from saved_filter where business_id = $1 and kept_by = $2 and list = $3',
    [businessId, session.userId, list],
  );
  if ((own?.count ?? 0) >= mostSavedFilters)
    fail('savedFilter.tooMany', { status: 409, parameters: { count: mostSavedFilters } });
}

/** The parts that say something; days that move are not kept. */
function filterKept({ filter, period }: Form): Record<string, string> {
  const moving: ReadonlySet<string> = new Set(period === null ? [] : dayPairs.flat());
  const kept = Object.entries(filter).filter(([name, text]) => text !== '' && !moving.has(name));
  if (kept.some(([name]) => places.has(name)) || (kept.length === 0 && period === null))
    fail('savedFilter.filterUnknown', { field: 'filter' });
  return Object.fromEntries(kept);
}

/** Of one list one opens it. */
async function giveWay({ db, businessId, session }: Context, { list, id }: Form): Promise<void> {
  await db.query(
    `update saved_filter set is_default = false, version = version + 1
     where business_id = $1 and kept_by = $2 and list = $3 and is_default and id <> $4 returning id`,
    [businessId, session.userId, list, id ?? 0],
  );
}

type Role = { id: number; business_id: number };

/**
 * Those that are in use, and those that it was shared with before. Any further one needs the right to see the roles of the
 * business, without which none is told of either.
 */
async function readRoles({ db, businessId, can }: Context, { id, roleIds }: Form): Promise<Role[]> {
  const wanted = [...new Set(roleIds)];
  const roles = await db.query<Role & { is_shared: boolean }>(
    `select role.id, role.business_id, shared.id is not null as is_shared from role
     left join saved_filter_role shared on shared.business_id = $1 and shared.saved_filter_id = $3
       and shared.role_business_id = role.business_id and shared.role_id = role.id
     where role.business_id in (0, $1) and role.id = any($2) and (role.is_active or shared.id is not null)`,
    [businessId, wanted, id ?? null],
  );
  const isAsBefore = roles.length === wanted.length && roles.every((role) => role.is_shared);
  if (!isAsBefore && !can('role.read')) fail('savedFilter.sharingForbidden', { field: 'roleIds', status: 403 });
  return roles.length === wanted.length ? roles : fail('savedReport.roleUnknown', { field: 'roleIds' });
}

async function shareWith({ db, businessId }: Context, id: number, roles: readonly Role[]): Promise<void> {
  await db.query('delete from saved_filter_role where business_id = $1 and saved_filter_id = $2', [businessId, id]);
  const rows = roles.map((role) => ({
    business_id: businessId,
    saved_filter_id: id,
    role_business_id: role.business_id,
    role_id: role.id,
  }));
  await insertRows(db, 'saved_filter_role', rows);
}
