import type { Endpoint } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type SavedFilter, savedFilterOf, type SavedFilterRow } from './saved-filter.rows.ts';

/** The lists that there are, by the names of their calls. */
export type Lists = { lists: ReadonlyMap<string, { endpoint: Pick<Endpoint, 'access'> }> };

/** What the caller keeps of a list, and what their roles find, by name. */
export async function filtersOfList(context: Context, lists: Lists, list: string): Promise<SavedFilter[]> {
  requireSeen(context, lists, list);
  const rows = await readSeen(context, { list, id: null });
  return rows.map((row) => savedFilterOf(row, context)).toSorted((left, right) => left.name.localeCompare(right.name));
}

/** One that the caller keeps or that one of their roles finds; 404 for any other, and of a list that they do not see. */
export async function getSavedFilter(context: Context, lists: Lists, id: number): Promise<SavedFilter> {
  const [row] = await readSeen(context, { list: null, id });
  if (row === undefined) return failNotFound();
  requireSeen(context, lists, row.list);
  return savedFilterOf(row, context);
}

/** So many of one list are told at most: what others share is bounded by no number of its own. */
const mostTold = 100;

/**
 * A list that a screen shows a fixed part of is called by both: `cheque.list:RECEIVED`. Fails with 404 for a list that
 * there is not, and with 403 for one that the caller does not see. */
export function requireSeen(context: Context, { lists }: Lists, list: string): void {
  const { access } = lists.get(list.replace(/:.*$/, ''))?.endpoint ?? failNotFound();
  if (access !== 'session' && access !== 'public' && !context.can(access)) fail('common.forbidden', { status: 403 });
}

type Asked = { list: string | null; id: number | null };

/** An owner finds all that is shared, and everybody else what is shared with a role that they have that day. */
function readSeen(
  { db, businessId, outletId, session, today }: Context,
  { list, id }: Asked,
): Promise<SavedFilterRow[]> {
  return db.query<SavedFilterRow>(
    `select own.*, coalesce(found.roles, '[]') as roles
     from saved_filter own
     cross join lateral (
       select jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'nameNp', role.name_np) order by role.name) as roles,
         coalesce(bool_or($6 or exists (select from user_role held where held.business_id = $1 and held.user_id = $2
           and held.role_business_id = shared.role_business_id and held.role_id = shared.role_id
           and (held.outlet_id is null or held.outlet_id = $7)
           and held.effective_from <= $5 and (held.effective_till is null or held.effective_till >= $5))), false) as is_found
       from saved_filter_role shared
       join role on role.business_id = shared.role_business_id and role.id = shared.role_id
       where shared.business_id = $1 and shared.saved_filter_id = own.id) found
     where own.business_id = $1 and ($3::text is null or own.list = $3) and ($4::bigint is null or own.id = $4)
       and (own.kept_by = $2 or found.is_found)
     order by own.kept_by <> $2, own.name, own.id limit ${mostTold}`,
    [businessId, session.userId, list, id, formatAdDate(today), session.userType === 'BUSINESS_OWNER_USER', outletId],
  );
}
