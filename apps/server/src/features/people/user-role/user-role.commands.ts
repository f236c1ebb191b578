import type { Privilege } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { keepAdministrator } from '../../../platform/sessions/administrators.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { changeRows, insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import type { SessionReader } from '../../../platform/sessions/session.ts';
import { requireGivingAssignment, requireOver, takeAuthority } from '../role/authority.ts';
import { type GivenGrants, readGrants } from '../role-module-privilege/module-grants.ts';
import { endJoinOfOther } from '../../account/joined-business/joined-business.rows.ts';
import { revokeSessionsOf } from '../../account/session/revoke-sessions.ts';
import { callerOf, findPerson, inBusiness } from '../user/managed-user.ts';
import { type PersonRecord, type TakenPerson, takePerson } from './assignment.guard.ts';
import { readTerm } from './assignment.term.ts';
import { getAssignment } from './user-role.queries.ts';
import { tellPerson } from '../user/tell-person.ts';

type Contract = typeof userRoleContract;

/** Gives somebody a role, with what they may do on single screens in its place. */
export async function createAssignment(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const { db, businessId } = context;
  const person = await takePerson(context, body.userId, 'userId');
  const term = await readTerm(context, body, person, null);
  const id = await insertRow(db, 'user_role', { ...columnsOf(term), business_id: businessId, user_id: person.id });
  if (body.details !== undefined)
    await writeDetails(context, id, await readDetails(context, person, body.details), null);
  await requireGivingAssignment(context, person.authority, { id, person });
  context.say('common.saved');
  return getAssignment(context, id);
}

/** Changes role, outlet, days and single screens of an assignment; screens that are not sent stay as they are. */
export async function updateAssignment(
  context: Context,
  { body }: Input<Contract['update']>,
): Promise<Answer<Contract['update']>> {
  const { db, businessId } = context;
  const person = await takeAssignment(context, body.id);
  const term = await readTerm(context, body, person, body.id);
  const assignment = { business_id: businessId, id: body.id, version: body.version };
  const [updated] = await changeRows(db, 'user_role', assignment, columnsOf(term));
  if (updated === undefined) failStale();
  if (body.details !== undefined)
    await writeDetails(context, body.id, await readDetails(context, person, body.details), null);
  return finish(context, body.id, person);
}

/** Takes a role back. */
export async function removeAssignment(context: Context, id: number): Promise<Record<never, never>> {
  const person = await takeAssignment(context, id);
  if (person.id !== context.session.userId) await endJoinOfOther(context, person, context.session.userId);
  await context.db.query('delete from user_role where business_id = $1 and id = $2', [context.businessId, id]);
  await keepAdministrator(context);
  context.say('common.removed');
  return {};
}

/** Says what an assignment grants on one screen, in place of its role. */
export async function createDetail(
  context: Context,
  { body }: Input<Contract['createDetail']>,
): Promise<Answer<Contract['createDetail']>> {
  const id = body.userRoleAssignmentId;
  const person = await takeAssignment(context, id);
  const grants = await readGrants(context, person.user_type, [body], () => 'moduleId');
  await writeDetails(context, id, grants, [body.moduleId]);
  await countVersion(context, id);
  return finish(context, id, person);
}

/** From here on the role's own word counts on that screen again. */
export async function removeDetail(context: Context, detailId: number): Promise<Answer<Contract['removeDetail']>> {
  const { db, businessId } = context;
  const [detail] = await db.query<{ user_role_id: number }>(
    'select user_role_id from user_role_detail where business_id = $1 and id = $2',
    [businessId, detailId],
  );
  if (detail === undefined) return failNotFound();
  const person = await takeAssignment(context, detail.user_role_id);
  void db.query('delete from user_role_detail where business_id = $1 and id = $2', [businessId, detailId]);
  await countVersion(context, detail.user_role_id);
  return finish(context, detail.user_role_id, person);
}

/**
 * Ends every sign-in of somebody but the one that asks for it. The platform does it to anybody; it stands in the books
 * of the business whose person it was done to.
 */
export async function signOutEverywhere(
  context: OpenContext,
  sessions: SessionReader,
  { params: { userId } }: Input<Contract['signOut']>,
): Promise<Answer<Contract['signOut']>> {
  const session = callerOf(context);
  const isOneself = userId === session.userId;
  if (!isOneself && session.userType === 'OUTLET_USER') fail('role.withinOutlet', { status: 403 });
  const person = await findPerson(context, userId);
  const ended = await inBusiness(context, person.business_id, async (inside) => {
    const { db, businessId, now } = inside;
    if (!isOneself) requireOver(inside, await takeAuthority(inside, [userId]), person);
    const gone = await revokeSessionsOf(db, userId, isOneself ? session.id : null, now);
    if (!isOneself) await endJoinOfOther(inside, person, session.userId);
    if (gone.length > 0) {
      if (!isOneself) await tellPerson(inside, person, ['SIGN_OUT']);
      await db.query(
        `update app_user set signed_out_at = to_timestamp($3::double precision / 1000)
         where business_id = $1 and id = $2`,
        [businessId, userId, now],
      );
    }
    return gone;
  });
  for (const sessionId of ended) sessions.forget(sessionId);
  context.say('role.signedOutEverywhere');
  return { endedCount: ended.length };
}

async function takeAssignment(context: Context, id: number): Promise<TakenPerson> {
  const [found] = await context.db.query<{ user_id: number }>(
    'select user_id from user_role where business_id = $1 and id = $2',
    [context.businessId, id],
  );
  if (found === undefined) return failNotFound();
  return takePerson(context, found.user_id);
}

async function finish(context: Context, id: number, person: TakenPerson): Promise<Answer<Contract['update']>> {
  await requireGivingAssignment(context, person.authority, { id, person });
  await keepAdministrator(context);
  context.say('common.saved');
  return getAssignment(context, id);
}

function countVersion({ db, businessId }: Context, id: number): Promise<unknown> {
  return db.query('update user_role set version = version + 1 where business_id = $1 and id = $2', [businessId, id]);
}

type Granted = { moduleId: number; privileges: Privilege[] };

/** Puts this in the place of what an assignment grants on these screens (null: on all); what it says already stays. */
async function writeDetails(
  { db, businessId }: Context,
  id: number,
  grants: readonly Granted[],
  modules: readonly number[] | null,
): Promise<void> {
  const before = await db.query<{ id: number; module_id: number; privileges: Privilege[] }>(
    `select id, module_id, privileges from user_role_detail
     where business_id = $1 and user_role_id = $2 and ($3::bigint[] is null or module_id = any($3))`,
    [businessId, id, modules],
  );
  const isKept = (grant: Granted): boolean =>
    before.some((row) => row.module_id === grant.moduleId && isSame(row.privileges, grant.privileges));
  const kept = new Set(grants.filter(isKept).map(({ moduleId }) => moduleId));
  void db.query('delete from user_role_detail where business_id = $1 and id = any($2)', [
    businessId,
    before.filter((row) => !kept.has(row.module_id)).map((row) => row.id),
  ]);
  const rows = grants
    .filter(({ moduleId }) => !kept.has(moduleId))
    .map(({ moduleId, privileges }) => ({
      business_id: businessId,
      user_role_id: id,
      module_id: moduleId,
      privileges,
    }));
  await insertRows(db, 'user_role_detail', rows);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

function readDetails(context: Context, { user_type: userType }: PersonRecord, details: readonly GivenGrants[]) {
  return readGrants(context, userType, details, (position) => `details.${position}.moduleId`);
}
