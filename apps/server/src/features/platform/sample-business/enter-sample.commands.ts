import {
  type sampleBusinessContract,
  sampleRestDays,
} from '@bahi/contract/platform/sample-business/sample-business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failInvalidToken, failSessionEnded, type SessionReader } from '../../../platform/sessions/session.ts';
import { type Account, findAccountById, tenantOf } from '../../account/session/accounts.ts';
import { lockBeginning } from '../../account/session/revoke-sessions.ts';
import { giveSession, startSwitched } from '../../account/session/start-session.ts';
import { findSample } from './sample-business.queries.ts';

type Contract = typeof sampleBusinessContract;
type Begun = { origin_id: string; ends_at_ms: number; cookie_hash: Buffer | null };

/**
 * Tokens of the sample's owner beside those of the caller, which go on: the browser keeps both, and comes back by its own.
 * What is given is a session of the chain of the caller's sign-in, ends with it, and leads nowhere (decision 0122).
 */
export async function enterSample(context: OpenContext, sessions: SessionReader): Promise<Answer<Contract['enter']>> {
  const session = context.session ?? failInvalidToken();
  const { database } = context.services;
  const own = { businessId: session.businessId, outletId: null, userId: session.userId };
  const guest = await database.transaction('write', own, (db) => readyGuest(context, db, session));
  const { signedIn, ended } = await database.transaction('write', tenantOf(guest), async (tx) => {
    const begun = await lockChain(tx, session);
    // It may have been taken to be removed, or begun anew, since it was found.
    const [still] = await tx.query<{ stands: boolean }>('select sample_stands($1, $2) as stands', [
      session.businessId,
      guest.id,
    ]);
    if (still?.stands !== true) return fail('sampleBusiness.notReady', { status: 409 });
    const gone = await tx.query<{ id: string }>(
      `update user_session set revoked_at = to_timestamp($3::double precision / 1000)
       where origin_id = $1 and user_id = $2 and revoked_at is null returning id`,
      [begun.origin_id, guest.id, context.now],
    );
    const of = { account: guest, originId: begun.origin_id, endsAt: begun.ends_at_ms, cookieHash: begun.cookie_hash };
    return { signedIn: await startSwitched(context, tx, of), ended: gone };
  });
  for (const { id } of ended) sessions.forget(id);
  noteSecurity(context, 'sampleEntered', { userId: session.userId, businessId: session.businessId });
  return giveSession(context, signedIn);
}

/** Ends the session that asks, in whichever business: its own alone, and not what it began with. */
export async function leaveSample(context: OpenContext, sessions: SessionReader): Promise<Record<never, never>> {
  const session = context.session ?? failInvalidToken();
  if (session.isSample !== true) fail('sampleBusiness.notReady', { status: 409 });
  const ended = await context.services.database.transaction('write', platformTenant, async (tx) => {
    const [own] = await tx.query<{ id: string }>(
      'select coalesce(parent_id, id) as id from user_session where id = $1',
      [session.id],
    );
    return tx.query<{ id: string }>(
      `update user_session set revoked_at = to_timestamp($2::double precision / 1000)
       where (id = $1 or parent_id = $1) and revoked_at is null returning id`,
      [own?.id ?? session.id, context.now],
    );
  });
  for (const { id } of ended) sessions.forget(id);
  return {};
}

/** The owner of the sample, where it is ready; it is kept as long as somebody comes. */
async function readyGuest(context: OpenContext, db: Tx, { businessId }: Session): Promise<Account> {
  const sample = await findSample({ db, businessId });
  if (sample?.state !== 'READY') return fail('sampleBusiness.notReady', { status: 409 });
  const [owner] = await db.query<{ id: number }>(
    `select person.id from app_user person join business on business.id = person.business_id
     where business.sample_of_id = $1 and business.status = 'ACTIVE'
       and person.user_type = 'BUSINESS_OWNER_USER' and person.is_active
     order by person.id desc limit 1`,
    [businessId],
  );
  const guest = owner === undefined ? null : await findAccountById(db, owner.id);
  if (guest === null) return fail('sampleBusiness.notReady', { status: 409 });
  await db.query(
    `update sample_business set due_at = to_timestamp($2::double precision / 1000) + make_interval(days => $3)
     where business_id = $1 and state = 'READY'`,
    [businessId, context.now, sampleRestDays],
  );
  return guest;
}

/** What the caller's sign-in began with; whoever ends it waits, or has ended it. */
async function lockChain(tx: Tx, { id }: Session): Promise<Begun> {
  const [found] = await tx.query<{ id: string }>(
    'select coalesce(origin_id, parent_id, id) as id from user_session where id = $1',
    [id],
  );
  if (found === undefined) return failSessionEnded();
  await lockBeginning(tx, found.id);
  const [begun] = await tx.query<Begun & { is_ended: boolean }>(
    `select origin.id as origin_id, (extract(epoch from own.ends_at) * 1000)::double precision as ends_at_ms, own.cookie_hash,
       own.revoked_at is not null or parent.revoked_at is not null as is_ended
     from user_session own
     left join user_session parent on parent.id = own.parent_id
     join user_session origin on origin.id = $2
     where own.id = $1`,
    [id, found.id],
  );
  return begun === undefined || begun.is_ended ? failSessionEnded() : begun;
}
