import type { Tx } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/core/keys.ts';

/**
 * Ends a sign-in as a whole: the session, the one it came from, every office of it, and all that was switched to from it
 * or led to it. Answers their ids.
 */
export async function revokeFamily(tx: Tx, sessionId: string, now: number): Promise<string[]> {
  const [found] = await tx.query<{ id: string }>(
    'select coalesce(origin_id, parent_id, id) as id from user_session where id = $1',
    [sessionId],
  );
  if (found === undefined) return [];
  await lockBeginning(tx, found.id);
  const rows = await tx.query<{ id: string }>(
    `update user_session session set revoked_at = to_timestamp($2::double precision / 1000)
     where (session.id = $1 or session.parent_id = $1 or session.origin_id = $1) and session.revoked_at is null
     returning session.id`,
    [found.id, now],
  );
  return rows.map((row) => row.id);
}

/** Who ends a sign-in and who switches from it wait for one another: what was switched to at that moment ends with it. */
export async function lockBeginning(tx: Tx, id: string): Promise<void> {
  await tx.query('select id from user_session where id = $1 for no key update', [id]);
}

/**
 * Ends every sign-in of a user but the one that a session belongs to (null: every one), with what was switched to from
 * them, those whose second step is still to come, and what a passkey was to sign. Answers their ids.
 */
export async function revokeSessionsOf(tx: Tx, userId: number, keptId: string | null, now: number): Promise<string[]> {
  void tx.query(
    `delete from otp_ticket where account_id = $1 and purpose in ('SECOND_STEP', 'NEW_PASSKEY', 'SHOWN_PASSKEY')`,
    [userId],
  );
  await tx.query(
    `select id from user_session where user_id = $1 and parent_id is null and origin_id is null
       and ends_at > to_timestamp($2::double precision / 1000) order by id for no key update`,
    [userId, now],
  );
  // By two indexes: a condition that names both in one would read every session that there is.
  const rows = await tx.query<{ id: string }>(
    `with kept as (select coalesce(origin_id, parent_id, id) as id from user_session where id = $2)
     update user_session session set revoked_at = to_timestamp($3::double precision / 1000)
     where session.revoked_at is null
       and session.id = any(array(
         select own.id from user_session own where own.user_id = $1 and own.revoked_at is null
         union
         select gone.id from user_session gone where gone.revoked_at is null
           and gone.origin_id = any(array(select began.id from user_session began where began.user_id = $1))))
       and coalesce(session.origin_id, session.parent_id, session.id) not in (select id from kept)
     returning session.id`,
    [userId, keptId, now],
  );
  return rows.map((row) => row.id);
}

/** Ends what a browser was signed in as, with all that belongs to it, where somebody signs in there anew. */
export async function revokeReplaced(tx: Tx, cookie: string, now: number): Promise<void> {
  await tx.query(
    `select id from user_session where id = any(array(
       select coalesce(origin_id, parent_id, id) from user_session where cookie_hash = $1 and revoked_at is null))
     order by id for no key update`,
    [sha256(cookie)],
  );
  await tx.query(
    `with replaced as (select coalesce(origin_id, parent_id, id) as id from user_session
       where cookie_hash = $1 and revoked_at is null)
     update user_session session set revoked_at = to_timestamp($2::double precision / 1000) from replaced
     where (session.id = replaced.id or session.parent_id = replaced.id or session.origin_id = replaced.id)
       and session.revoked_at is null`,
    [sha256(cookie), now],
  );
}

/** Waits for whoever switches in a chain by which one of these people is where they are, in the order of all who wait so. */
export async function lockOrigins(tx: Tx, userIds: readonly number[], now: number): Promise<void> {
  await tx.query(
    `select id from user_session where id = any(array(
       select origin_id from user_session where user_id = any($1) and origin_id is not null and revoked_at is null
         and ends_at > to_timestamp($2::double precision / 1000)))
     order by id for no key update`,
    [userIds, now],
  );
}

/**
 * Ends for good what these people switched to and may no longer be in (`may_stay_switched`): what would let them in again
 * lets in nobody who came before.
 */
export async function revokeStranded(tx: Tx, userIds: readonly number[], now: number): Promise<void> {
  await lockOrigins(tx, userIds, now);
  await tx.query(
    `update user_session set revoked_at = to_timestamp($2::double precision / 1000)
     where user_id = any($1) and origin_id is not null and revoked_at is null
       and ends_at > to_timestamp($2::double precision / 1000) and not may_stay_switched(origin_id, user_id)`,
    [userIds, now],
  );
}

/** The same for all who switched to a business, or entered its sample. */
export async function revokeStrandedAt(tx: Tx, businessId: number, now: number): Promise<void> {
  const people = await tx.query<{ id: number }>(
    `select id from app_user where business_id = any(array(
       select $1::bigint union all select id from business where sample_of_id = $1))`,
    [businessId],
  );
  await revokeStranded(
    tx,
    people.map(({ id }) => id),
    now,
  );
}
