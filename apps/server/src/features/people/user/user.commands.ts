import type { NoticeKind } from '@bahi/contract/account/user-session/user-session.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import type { userContract } from '@bahi/contract/people/user/user.contract';
import { isAdministrator, keepAdministrator } from '../../../platform/sessions/administrators.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import type { SessionReader } from '../../../platform/sessions/session.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { createUser, nextUserId } from '../../account/account/create-user.ts';
import { endJoinOfOther } from '../../account/joined-business/joined-business.rows.ts';
import { revokeSessionsOf } from '../../account/session/revoke-sessions.ts';
import { callerOf, findPerson, inBusiness, onPerson, requireWholeBusiness } from './managed-user.ts';
import { tellPerson } from './tell-person.ts';
import { giveRoles } from './user-roles.ts';
import { setOutlets } from './user-outlet.commands.ts';
import { getUser } from './user.queries.ts';
import type { UserDetail } from './user.rows.ts';

type UserForm = Input<(typeof userContract)['saveOutletUser']>['body'];

/** Lets a person in and tells them by SMS to choose a password, or changes who they are. */
export async function saveUser(context: OpenContext, { body: form }: { body: UserForm }): Promise<UserDetail> {
  const session = callerOf(context);
  requireWholeBusiness(session);
  if (form.id !== undefined) return editUser(context, { ...form, id: form.id });
  if (!typesFor(session).includes(form.userType)) fail('user.typeNotYours', { field: 'userType' });
  const saved = await inBusiness(context, session.businessId, (inside) => addUser(inside, form));
  await invite(context, saved, form.mobileNumber);
  context.say('user.invited');
  return saved;
}

/** Locks a person out within a second, or lets them in again. Somebody who can give rights always stays. */
export async function setUserStatus(
  context: OpenContext,
  sessions: SessionReader,
  { params }: Input<(typeof userContract)['toggle']>,
): Promise<UserDetail> {
  const { id, status } = params;
  if (status !== 'ACTIVE' && status !== 'INACTIVE') return fail('common.choiceUnknown', { field: 'status' });
  const person = await findPerson(context, id);
  if (id === callerOf(context).userId) fail('user.notYourself', { status: 409 });
  const isActive = status === 'ACTIVE';
  const lockedOutBy = callerOf(context).businessId === 0 ? 'SUSPENDED' : 'BLOCKED';
  const { saved, ended } = await onPerson(context, person, async (inside) => {
    const { db, businessId } = inside;
    if (person.is_active !== isActive) await tellPerson(inside, person, [isActive ? 'ON' : 'OFF']);
    await db.query(
      `update app_user set is_active = $3, status_reason = $4, version = version + 1
       where business_id = $1 and id = $2 and is_active <> $3`,
      [businessId, id, isActive, isActive ? null : lockedOutBy],
    );
    if (!isActive && isAdministrator(person.user_type)) await keepAdministrator(inside);
    const gone = isActive ? [] : await revokeSessionsOf(db, id, null, context.now);
    if (!isActive) await endJoinOfOther(inside, person, callerOf(context).userId);
    return { saved: await getUser(inside, id), ended: gone };
  });
  for (const sessionId of ended) sessions.forget(sessionId);
  context.say('common.statusChanged');
  return saved;
}

/** Whom the caller may let in: an owner every type of their business, others no owners; the platform its own people. */
function typesFor({ businessId, userType }: Session): readonly UserType[] {
  if (businessId === 0) return userType === 'SUPER_USER' ? ['INTERNAL_USER', 'SUPER_USER'] : ['INTERNAL_USER'];
  const below: UserType[] = ['OUTLET_USER', 'BUSINESS_INTERNAL'];
  return userType === 'BUSINESS_OWNER_USER' ? [...below, 'BUSINESS_OWNER_USER'] : below;
}

async function addUser(context: Context, form: UserForm): Promise<UserDetail> {
  const { db, businessId, today, session } = context;
  const id = await nextUserId(db);
  const about = { userId: session.userId, subjectId: id, businessId, detail: ['NEW_PERSON'] };
  db.afterCommit(() => Promise.resolve(noteSecurity(context, 'rightsChanged', about)));
  await createUser(db, {
    id,
    businessId,
    userType: form.userType,
    userName: form.userName,
    fullName: form.fullName,
    email: form.email,
    mobileNumber: form.mobileNumber,
    dateOfBirth: null,
    passwordHash: null,
    roleCodes: [],
    rolesFrom: today,
  });
  await giveRoles(context, { userId: id, userType: form.userType, roleIds: form.roleIds });
  if (form.userType === 'OUTLET_USER') await setOutlets(context, id, form.outletIds);
  return getUser(context, id);
}

async function editUser(context: OpenContext, form: UserForm & { id: number }): Promise<UserDetail> {
  const { userType, roleIds: _roleIds, outletIds: _outletIds, ...names } = form;
  const session = callerOf(context);
  if (!session.rights.has('user.update')) fail('common.forbidden', { status: 403 });
  const person = await findPerson(context, form.id);
  // With their mobile and e-mail people prove who they are; their own they change where that is asked for.
  if (form.id === session.userId) fail('user.ownInProfile', { status: 409 });
  if (person.user_type !== userType) fail('user.typeFixed', { field: 'userType' });
  const saved = await onPerson(context, person, async (inside) => {
    await tellPerson(inside, person, changesOf(await getUser(inside, form.id), form));
    const named = { business_id: inside.businessId, id: form.id, version: form.version };
    const [updated] = await changeRows(inside.db, 'app_user', named, columnsOf(names));
    return updated === undefined ? failStale() : getUser(inside, form.id);
  });
  context.say('user.saved');
  return saved;
}

function changesOf(before: UserDetail, form: UserForm): NoticeKind[] {
  const isRenamed = before.fullName !== form.fullName || before.userName !== form.userName;
  return [
    ...(before.mobileNumber === form.mobileNumber ? [] : (['MOBILE'] as const)),
    ...(before.email === form.email ? [] : (['EMAIL'] as const)),
    ...(isRenamed ? (['RECORD'] as const) : []),
  ];
}

/** Tells a new person how to come in. What the gateway does not take is logged: the person is there all the same. */
async function invite(context: OpenContext, person: UserDetail, mobileNumber: string): Promise<void> {
  const { sms, log, settings } = context.services;
  const company = context.language === 'ne' ? (person.companyNameNp ?? person.companyName) : person.companyName;
  const text = textOf(context.language, 'user.inviteText', {
    company: company ?? 'Bahi',
    address: `${settings.get(companySettings).publicUrl ?? ''}/first-password`,
  });
  await sms.send(mobileNumber, text).catch((error: unknown) => log.error({ err: error }, 'sms gateway'));
}
