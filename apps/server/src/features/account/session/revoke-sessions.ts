import type { Tx } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/core/keys.ts';

/** Ends a sign-in as a whole: the session, the one it came from, and every office of it. Answers their ids. */
export async function revokeFamily(tx: Tx, sessionId: string, now: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with root as (select coalesce(parent_id, id) as id from user_session where id = $1)
     update user_session session set revoked_at = to_timestamp($2::double precision / 1000) from root
     where (session.id = root.id or session.parent_id = root.id) and session.revoked_at is null
     returning session.id`,
    [sessionId, now],
  );
  return rows.map((row) => row.id);
}

/**
 * Ends every sign-in of a user but the one that a session belongs to (null: every one), those whose second step is still
 * to come, and what a passkey was to sign. Answers their ids.
 */
export async function revokeSessionsOf(tx: Tx, userId: number, keptId: string | null, now: number): Promise<string[]> {
  void tx.query(
    `delete from otp_ticket where account_id = $1 and purpose in ('SECOND_STEP', 'NEW_PASSKEY', 'SHOWN_PASSKEY')`,
    [userId],
  );
  const rows = await tx.query<{ id: string }>(
    `with kept as (select coalesce(parent_id, id) as id from user_session where id = $2)
     update user_session session set revoked_at = to_timestamp($3::double precision / 1000)
     where session.user_id = $1 and session.revoked_at is null
       and coalesce(session.parent_id, session.id) not in (select id from kept)
     returning session.id`,
    [userId, keptId, now],
  );
  return rows.map((row) => row.id);
}

/** Ends what a browser was signed in as, with every office of it, where somebody signs in there anew. */
export function revokeReplaced(tx: Tx, cookie: string, now: number): Promise<unknown> {
  return tx.query(
    `update user_session set revoked_at = to_timestamp($2::double precision / 1000)
     where cookie_hash = $1 and revoked_at is null`,
    [sha256(cookie), now],
  );
}
