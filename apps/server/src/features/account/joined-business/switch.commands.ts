import {
  type joinedBusinessContract,
  switchingHours,
} from '@bahi/contract/account/joined-business/joined-business.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { secondStepFor } from '../../../platform/sessions/second-step.ts';
import { failInvalidToken, failSessionEnded, type SessionReader } from '../../../platform/sessions/session.ts';
import { findAccountById, tenantOf } from '../session/accounts.ts';
import { lockBeginning } from '../session/revoke-sessions.ts';
import { lockPerson } from '../session/second-factor.ts';
import { giveSession, type SignedIn, startSwitched } from '../session/start-session.ts';
import { findMembers, type Member } from './joined-business.rows.ts';

type Contract = (typeof joinedBusinessContract)['enter'];

const switchingMilliseconds = switchingHours * 3_600_000;

/** The sign-in that all of it began with, and the session that one switches from. */
type Chain = {
  origin_id: string;
  origin_user_id: number;
  from_id: string;
  by_password: boolean;
  by_second_step: boolean;
  began_at_ms: number;
  ends_at_ms: number;
  is_ended: boolean;
};

/**
 * Tokens of another sign-in of the caller's, joined with the one that asks, without its password (decision 0118). They last no longer than the hours
 * after the password that all of it began with, however often one switches.
 */
export async function enterBusiness(
  context: OpenContext,
  sessions: SessionReader,
  { params }: Input<Contract>,
): Promise<Answer<Contract>> {
  const session = context.session ?? failInvalidToken();
  const { database } = context.services;
  const target = await database.transaction('read', platformTenant, (tx) => findAccountById(tx, params.userId));
  if (target === null) return failNotFound();
  const { signedIn, ended, chain } = await database.transaction('write', tenantOf(target), async (tx) => {
    // In the order of who changes a password: the person, then their sign-ins.
    await lockPerson(tx, target.id);
    const begun = await lockChain(tx, session);
    const set = await findMembers(tx, session.userId);
    const here = set.find(({ user_id: id }) => id === session.userId);
    const there = set.find(({ user_id: id }) => id === target.id);
    if (here === undefined || there === undefined || here === there) return failNotFound();
    refuseSwitch(context, begun, { here, there, isWayStrong: await isWayStrong(tx, begun, there) });
    const account = (await findAccountById(tx, target.id)) ?? failNotFound();
    const endsAt = Math.min(begun.ends_at_ms, begun.began_at_ms + switchingMilliseconds);
    await tx.query(
      'update joined_sign_in set last_switched_at = to_timestamp($2::double precision / 1000) where user_id = $1',
      [target.id, context.now],
    );
    return {
      ended: await endOthers(tx, begun, context.now),
      signedIn: await startSwitched(context, tx, { account, originId: begun.origin_id, endsAt }),
      chain: begun,
    };
  });
  for (const id of ended) sessions.forget(id);
  noteSwitch(context, { session, chain, signedIn });
  return giveSession(context, signedIn);
}

async function lockChain(tx: Tx, { id }: Session): Promise<Chain> {
  const [begun] = await tx.query<{ id: string }>(
    'select coalesce(origin_id, parent_id, id) as id from user_session where id = $1',
    [id],
  );
  if (begun === undefined) return failSessionEnded();
  await lockBeginning(tx, begun.id);
  const [chain] = await tx.query<Chain>(
    `select origin.id as origin_id, origin.user_id as origin_user_id, coalesce(own.parent_id, own.id) as from_id, origin.by_password, origin.by_second_step,
       (extract(epoch from origin.created_at) * 1000)::double precision as began_at_ms,
       (extract(epoch from origin.ends_at) * 1000)::double precision as ends_at_ms,
       own.revoked_at is not null or parent.revoked_at is not null as is_ended
     from user_session own
     left join user_session parent on parent.id = own.parent_id
     join user_session origin on origin.id = $2
     where own.id = $1`,
    [id, begun.id],
  );
  // It may have ended while this call waited.
  return chain === undefined || chain.is_ended ? failSessionEnded() : chain;
}

/** Whether each sign-in between that which all began with and one's aim has a second step, the first as well. */
async function isWayStrong(tx: Tx, { origin_user_id: from }: Chain, { user_id: to }: Member): Promise<boolean> {
  const [way] = await tx.query<{ is_strong: boolean }>('select is_strong from joined_with($1) where user_id = $2', [
    from,
    to,
  ]);
  return way?.is_strong === true;
}

type Ends = { here: Member; there: Member; isWayStrong: boolean };

function refuseSwitch(context: OpenContext, chain: Chain, { here, there, isWayStrong: isStrong }: Ends): void {
  if (!here.is_open || !there.is_open) fail('joinedBusiness.closed', { status: 403 });
  if (!there.is_sealed) fail('joinedBusiness.changed', { status: 409 });
  if (!chain.by_password || context.now >= chain.began_at_ms + switchingMilliseconds)
    fail('joinedBusiness.lapsed', { status: 403, parameters: { hours: switchingHours } });
  // A second step there is not got around by a password here, nor by way of who has none with a second step of one's own.
  const isAsked = there.has_second_factor || secondStepFor(context.services, there) !== 'OPTIONAL';
  if (isAsked && !(chain.by_second_step && isStrong)) fail('joinedBusiness.secondStepFirst', { status: 403 });
}

/**
 * What the chain left before ends now: of it no more than two live, that which one comes from (an answer that is lost on
 * the way is asked for again) and that which one comes to.
 */
async function endOthers(tx: Tx, { origin_id: originId, from_id: fromId }: Chain, now: number): Promise<string[]> {
  const ended = await tx.query<{ id: string }>(
    `update user_session set revoked_at = to_timestamp($3::double precision / 1000)
     where (id = $1 or parent_id = $1 or origin_id = $1) and revoked_at is null and coalesce(parent_id, id) <> $2
     returning id`,
    [originId, fromId, now],
  );
  return ended.map(({ id }) => id);
}

/** In the log of both businesses, with the sign-in that it began with, which tells those who see both that they belong together. */
function noteSwitch(
  context: OpenContext,
  { session, chain, signedIn }: { session: Session; chain: Chain; signedIn: SignedIn },
): void {
  const detail = [chain.origin_id.slice(0, 8)];
  const { id: userId, business_id: businessId } = signedIn.whole.account;
  noteSecurity(context, 'switchedAway', { userId: session.userId, businessId: session.businessId, detail });
  noteSecurity(context, 'switchedIn', { userId, businessId, detail });
}
