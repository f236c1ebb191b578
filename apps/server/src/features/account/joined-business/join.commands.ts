import type { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { type Account, findAccount, findAccountById } from '../session/accounts.ts';
import { revokeStranded } from '../session/revoke-sessions.ts';
import { refuseInactive } from '../session/second-step.commands.ts';
import { isRightPassword } from '../session/token.commands.ts';
import { withProofs } from '../session/with-proof.ts';
import { checkJoin, sealOf, type Shown } from './join.rules.ts';
import { endJoin, findMembers, findTold, type Member } from './joined-business.rows.ts';
import { tellJoined, writeJoinNotices } from './tell-joined.ts';

type Contract = typeof joinedBusinessContract;
type Form = Input<Contract['join']>['body'];
type Both = { own: Shown; other: Shown };

/**
 * Joins the caller's sign-in with another one, for who shows all that opens either: a stolen token could else be joined
 * with a sign-in of the thief's own. What is told of the other one is what signing in there would tell. No code is used
 * up where the two are not joined.
 */
export async function join(context: OpenContext, { body }: Input<Contract['join']>): Promise<Answer<Contract['join']>> {
  const { database } = context.services;
  if (context.session?.businessId === 0) fail('joinedBusiness.ofPlatform', { status: 403 });
  const own = await showOwn(context, body);
  const other = await showOther(context, body);
  const both: Both = { own, other };
  requireChosen(both);
  await database.transaction('read', platformTenant, (tx) => checkJoin(tx, both));
  requireCodes(both, body);
  const codes = [
    { account: own.account, shown: { code: body.ownCode, field: 'ownCode' as const } },
    { account: other.account, shown: { code: body.code, field: 'code' as const } },
  ];
  const people = [own.account, other.account] as const;
  const reached = await withProofs(context, {
    proofs: codes.filter(({ account }) => account.has_second_factor),
    people,
    refuse: async (tx) => {
      // Joins are seldom: one after another, no two of them bring a business within reach twice.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('joined-sign-in', 0))`);
      await checkJoin(tx, both);
    },
    work: (tx) => writeJoin(tx, people, context.now),
  });
  tellJoined(context, people, reached);
  context.say('joinedBusiness.joined');
  return {};
}

/** Takes one of those that the caller has joined apart from the others. Of anybody else nothing is told. */
export async function remove(
  context: OpenContext,
  { params }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const session = context.session ?? failInvalidToken();
  const { userId, businessId } = session;
  const gone = await context.services.database.transaction('write', platformTenant, async (tx) => {
    const told = await findTold(tx, session);
    const found = told.find((member) => member.user_id === params.userId) ?? failNotFound();
    // Whom the caller is no longer joined with may be joined elsewhere by now: that is not the caller's.
    const withIds = found.user_id === userId ? null : told.map(({ user_id: id }) => id);
    await endJoin(tx, { userId: found.user_id, withIds, now: context.now });
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

async function showOwn(context: OpenContext, { ownPassword: password }: Form): Promise<Shown> {
  const field = 'ownPassword';
  const { userId } = context.session ?? failInvalidToken();
  const found = await look(context, (tx) => findAccountById(tx, userId));
  const { account } = found ?? failInvalidToken();
  if (account.password_hash === null) fail('joinedBusiness.noPassword', { status: 409, field });
  if (!(await isRightPassword(context, account, { username: '', password, field })))
    fail('account.passwordWrong', { field });
  return found ?? failInvalidToken();
}

async function showOther(context: OpenContext, { username, password }: Form): Promise<Shown> {
  const field = 'password';
  const named = await look(context, (tx) => findAccount(tx, username));
  // Whoever works for the platform is joined with nobody: not even that a password is theirs is told.
  const found = named?.account.business_id === 0 ? null : named;
  const isRight = await isRightPassword(context, found?.account ?? null, { username, password, field });
  if (found === null || !isRight) return fail('session.wrongCredentials', { field });
  const { account } = found;
  if (!account.is_active) return refuseInactive(context, account);
  // As signing in has it: whatever comes of it, somebody knows this password.
  const about = { userId: account.id, businessId: account.business_id, detail: ['BY_PASSWORD'] };
  noteSecurity(context, 'firstStepDone', about);
  return found;
}

/** An account and its seal, of one moment. */
async function look(context: OpenContext, find: (tx: Tx) => Promise<Account | null>): Promise<Shown | null> {
  return context.services.database.transaction('read', platformTenant, async (tx) => {
    const account = await find(tx);
    const seal = account === null ? null : await sealOf(tx, account.id);
    return account === null || seal === null ? null : { account, seal };
  });
}

function requireChosen({ own, other }: Both): void {
  const fields = [
    ...(other.account.must_change_password ? ['username'] : []),
    ...(own.account.must_change_password ? ['ownPassword'] : []),
  ];
  for (const field of fields) fail('joinedBusiness.newPasswordFirst', { status: 409, field });
}

/** All that is still to be shown is asked for at once. */
function requireCodes({ own, other }: Both, { code, ownCode }: Form): void {
  const missing = [
    ...(other.account.has_second_factor && code === null ? ['code'] : []),
    ...(own.account.has_second_factor && ownCode === null ? ['ownCode'] : []),
  ];
  if (missing.length > 0)
    fail('common.invalid', { fields: missing.map((field) => ({ field, key: 'common.isRequired' })) });
}

/**
 * Writes the one pair, and seals nothing else anew: who was joined with either under other proofs than these stays apart,
 * and is forgotten. Answers whom they reach now.
 */
async function writeJoin(tx: Tx, [own, other]: readonly [Account, Account], now: number): Promise<Member[]> {
  const ids = [own.id, other.id];
  const around = [...(await findMembers(tx, own.id)), ...(await findMembers(tx, other.id))];
  // Before they are within reach again: what somebody switched to over a pair that is broken does not come back.
  await revokeStranded(tx, [...ids, ...around.map(({ user_id: id }) => id)], now);
  await tx.query(
    `delete from joined_sign_in gone using joined_sign_in broken
     where broken.user_id = any($1) and (broken.is_broken or broken.seal is distinct from sign_in_seal(broken.user_id))
       and ((gone.user_id = broken.user_id and gone.with_id = broken.with_id)
         or (gone.user_id = broken.with_id and gone.with_id = broken.user_id))`,
    [ids],
  );
  await tx.query(
    `insert into joined_sign_in (user_id, with_id, seal, joined_at)
     select given.id, given.with_id, sign_in_seal(given.id), to_timestamp($2::double precision / 1000)
     from unnest($1::bigint[], array[($1::bigint[])[2], ($1::bigint[])[1]]) as given (id, with_id)
     on conflict (user_id, with_id)
       do update set seal = excluded.seal, is_broken = false, joined_at = excluded.joined_at`,
    [ids, now],
  );
  await writeJoinNotices(tx, [own, other], now);
  return (await findMembers(tx, own.id)).filter((member) => member.is_sealed);
}
