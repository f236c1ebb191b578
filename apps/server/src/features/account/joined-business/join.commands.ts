import { randomUUID } from 'node:crypto';
import type { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { type Account, findAccount, findAccountById } from '../session/accounts.ts';
import { hasSecondFactor, lockPerson, withProof } from '../session/second-factor.ts';
import { refuseInactive } from '../session/second-step.commands.ts';
import { isRightPassword } from '../session/token.commands.ts';
import { endJoin, findSet, findTold } from './joined-business.rows.ts';

type Contract = typeof joinedBusinessContract;
type Form = Input<Contract['join']>['body'];

/** More than any accountant has. */
const mostJoined = 100;

/**
 * Joins the caller's sign-in with another one, for who shows all that opens either: a stolen token could else be joined
 * with a sign-in of the thief's own. What is told of the other one is what signing in there would tell.
 */
export async function join(context: OpenContext, { body }: Input<Contract['join']>): Promise<Answer<Contract['join']>> {
  const own = await ownAccount(context, body);
  const other = await otherAccount(context, body);
  refuseUnfit(own, other);
  requireCodes(own, other, body);
  await proveByCode(context, own, { code: body.ownCode, field: 'ownCode' });
  await proveByCode(context, other, { code: body.code });
  await context.services.database.transaction('write', platformTenant, (tx) => writeJoin(context, tx, own, other));
  for (const { id: userId, business_id: businessId } of [own, other])
    noteSecurity(context, 'joined', { userId, subjectId: userId, businessId });
  context.say('joinedBusiness.joined');
  return {};
}

/** Takes one of the caller's set out of it. Of what stands in no set with them nothing is told. */
export async function remove(
  context: OpenContext,
  { params }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const { userId, businessId } = context.session ?? failInvalidToken();
  const gone = await context.services.database.transaction('write', platformTenant, async (tx) => {
    const found = (await findTold(tx, userId)).find((member) => member.user_id === params.userId);
    if (found === undefined) return failNotFound();
    await endJoin(tx, found.user_id);
    return found;
  });
  noteSecurity(context, 'joinEnded', { userId, subjectId: userId, businessId });
  if (gone.user_id !== userId)
    noteSecurity(context, 'joinEnded', {
      userId: gone.user_id,
      subjectId: gone.user_id,
      businessId: gone.business_id,
    });
  context.say('joinedBusiness.removed');
  return {};
}

async function ownAccount(context: OpenContext, { ownPassword }: Form): Promise<Account> {
  const { userId } = context.session ?? failInvalidToken();
  const found = await context.services.database.transaction('read', platformTenant, (tx) =>
    findAccountById(tx, userId),
  );
  const account = found ?? failInvalidToken();
  if (!(await isRightPassword(context, account, { username: '', password: ownPassword })))
    fail('account.passwordWrong', { field: 'ownPassword' });
  return account;
}

async function otherAccount(context: OpenContext, { username, password }: Form): Promise<Account> {
  const account = await context.services.database.transaction('read', platformTenant, (tx) =>
    findAccount(tx, username),
  );
  const isRight = await isRightPassword(context, account, { username, password });
  if (account === null || !isRight) return fail('session.wrongCredentials', { field: 'password' });
  if (!account.is_active) return refuseInactive(context, account);
  return account;
}

function refuseUnfit(own: Account, other: Account): void {
  if (own.business_id === 0 || other.business_id === 0) fail('joinedBusiness.ofPlatform', { status: 403 });
  if (own.business_id === other.business_id) fail('joinedBusiness.sameBusiness', { status: 409, field: 'username' });
  if (own.must_change_password || other.must_change_password)
    fail('joinedBusiness.newPasswordFirst', { status: 409, field: 'username' });
}

/** All that is still to be shown is asked for at once, so that no code is used up before another one is missing. */
function requireCodes(own: Account, other: Account, { code, ownCode }: Form): void {
  const missing = [
    ...(other.has_second_factor && code === null ? ['code'] : []),
    ...(own.has_second_factor && ownCode === null ? ['ownCode'] : []),
  ];
  if (missing.length > 0)
    fail('common.invalid', { fields: missing.map((field) => ({ field, key: 'common.isRequired' })) });
}

async function proveByCode(
  context: OpenContext,
  account: Account,
  shown: { code: string | null; field?: 'ownCode' },
): Promise<void> {
  if (account.has_second_factor) await withProof(context, account, shown, () => Promise.resolve());
}

async function writeJoin(context: OpenContext, tx: Tx, own: Account, other: Account): Promise<void> {
  // Joins are seldom: one after another, no two of them put a business into a set twice.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('joined-sign-in', 0))`);
  for (const account of [own, other].toSorted((one, next) => one.id - next.id)) await requireSame(tx, account);
  const members = new Map<number, number>();
  for (const account of [own, other]) {
    const set = await findSet(tx, account.id);
    if (!set.some(({ user_id: id }) => id === account.id)) members.set(account.id, account.business_id);
    for (const { user_id: id, business_id: businessId } of set) members.set(id, businessId);
  }
  if (new Set(members.values()).size < members.size)
    fail('joinedBusiness.sameBusiness', { status: 409, field: 'username' });
  if (members.size > mostJoined)
    fail('joinedBusiness.tooMany', { status: 409, field: 'username', parameters: { count: mostJoined } });
  await refuseClosed(tx, [own.business_id, other.business_id]);
  const setId = randomUUID();
  await tx.query('update joined_sign_in set set_id = $1 where user_id = any($2)', [setId, [...members.keys()]]);
  await tx.query(
    `insert into joined_sign_in (user_id, set_id, seal, joined_at)
     select id, $1, sign_in_seal(id), to_timestamp($3::double precision / 1000) from unnest($2::bigint[]) given (id)
     on conflict (user_id) do update set set_id = excluded.set_id, seal = excluded.seal, joined_at = excluded.joined_at`,
    [setId, [own.id, other.id], context.now],
  );
}

/** What was shown is what counts still: whoever changes it meanwhile waits, or has changed it. */
async function requireSame(tx: Tx, account: Account): Promise<void> {
  await lockPerson(tx, account.id);
  const now = await findAccountById(tx, account.id);
  const isSame =
    now?.is_active === true &&
    now.password_hash === account.password_hash &&
    (await hasSecondFactor(tx, account.id)) === account.has_second_factor;
  if (!isSame) fail('joinedBusiness.changed', { status: 409 });
}

async function refuseClosed(tx: Tx, businessIds: readonly number[]): Promise<void> {
  const [closed] = await tx.query(
    `select id from business where id = any($1) and (status = 'INACTIVE' or not allows_switching) limit 1`,
    [businessIds],
  );
  if (closed !== undefined) fail('joinedBusiness.closed', { status: 403 });
}
