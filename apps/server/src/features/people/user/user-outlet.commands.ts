import type { Input } from '@bahi/contract/endpoint';
import type { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { requireOver, takeAuthority } from '../role/authority.ts';
import { requireWholeBusiness } from './managed-user.ts';
import { tellPerson } from './tell-person.ts';
import { getUser } from './user.queries.ts';
import type { UserDetail } from './user.rows.ts';

type UserOutletForm = Input<(typeof userOutletContract)['save']>['body'];

/** The outlets of an outlet user; with the next moment they work in these and no others. */
export async function saveUserOutlets(context: Context, form: UserOutletForm): Promise<UserDetail> {
  const { db, businessId, session } = context;
  requireWholeBusiness(session);
  const person = await getOutletUser(context, form.userId);
  const subject = { id: person.id, business_id: businessId, user_type: person.userType };
  requireOver(context, await takeAuthority(context, [person.id]), subject);
  if (person.outlets.length > 0 && !context.can('user-outlet.update')) fail('common.forbidden', { status: 403 });
  const [updated] = await db.query(
    `update app_user set version = version + 1
     where business_id = $1 and id = $2 and version = coalesce($3, version) returning id`,
    [businessId, form.userId, form.version ?? null],
  );
  if (updated === undefined) failStale();
  await setOutlets(context, form.userId, form.outletIds);
  await tellPerson(context, subject, ['OUTLETS']);
  context.say('user.outletsSaved');
  return getUser(context, form.userId);
}

/** An outlet user of the caller's business; others work everywhere or nowhere. */
export async function getOutletUser(context: Context, id: number): Promise<UserDetail> {
  const person = await getUser(context, id);
  if (person.businessId !== context.businessId) return failNotFound();
  return person.userType === 'OUTLET_USER' ? person : fail('user.noOutletUser', { field: 'userId' });
}

/** Puts these outlets in the place of those a person had; what is not an active outlet of the business is refused. */
export async function setOutlets({ db, businessId }: Context, userId: number, outletIds: number[]): Promise<void> {
  const wanted = [...new Set(outletIds)];
  const known = await db.query<{ id: number; is_active: boolean }>(
    'select id, is_active from outlet where business_id = $1 and id = any($2)',
    [businessId, wanted],
  );
  const held = await db.query<{ outlet_id: number }>(
    'select outlet_id from user_outlet where business_id = $1 and user_id = $2',
    [businessId, userId],
  );
  if (known.length < wanted.length) fail('common.unknownRecord', { field: 'outletIds', status: 404 });
  const isHeld = (id: number): boolean => held.some((row) => row.outlet_id === id);
  if (known.some((outlet) => !outlet.is_active && !isHeld(outlet.id)))
    fail('common.inactiveRecord', { field: 'outletIds' });
  await db.query('delete from user_outlet where business_id = $1 and user_id = $2 and outlet_id <> all($3)', [
    businessId,
    userId,
    wanted,
  ]);
  const added = wanted
    .filter((id) => !isHeld(id))
    .map((id) => ({ business_id: businessId, user_id: userId, outlet_id: id }));
  await insertRows(db, 'user_outlet', added, 'outlet_id');
}
