import type { AccountNotice, NoticeKind, UserSession } from '@bahi/contract/account/user-session/user-session.contract';
import type { Context } from '../../../platform/core/context.ts';
import { sessionLengths } from '../../../platform/sessions/session-lengths.ts';
import { deviceOf } from '../../../platform/sessions/device.ts';

type SessionRow = {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean;
  is_switched: boolean;
};

/** More sign-ins, or changes, than anybody looks through. */
const mostShown = 100;

/** The sign-ins of the caller that still open something, this one first, then by when they were last used. */
export async function listSessions({ db, session, now, services }: Context): Promise<UserSession[]> {
  const rows = await db.query<SessionRow>(
    `select sign_in.id, sign_in.user_agent, sign_in.address, sign_in.created_at, sign_in.last_used_at,
       sign_in.origin_id is not null as is_switched,
       sign_in.id = (select coalesce(own.parent_id, own.id) from user_session own where own.id = $2) as is_current
     from user_session sign_in
     where sign_in.user_id = $1 and sign_in.parent_id is null and sign_in.revoked_at is null
       and sign_in.ends_at > to_timestamp($3::double precision / 1000)
       and sign_in.last_used_at > to_timestamp(($3::double precision - $4::double precision) / 1000)
     order by is_current desc, sign_in.last_used_at desc, sign_in.id
     limit ${mostShown}`,
    [session.userId, session.id, now, sessionLengths(services).refreshIdleSeconds * 1000],
  );
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.is_current,
    isSwitched: row.is_switched,
  }));
}

/** What others changed in the caller's account, the newest first. */
export async function listNotices({ db, session }: Context): Promise<AccountNotice[]> {
  const rows = await db.query<{ id: number; kind: NoticeKind; by_name: string; at: Date }>(
    `select id, kind, by_name, at from account_notice where user_id = $1 order by at desc, id desc limit ${mostShown}`,
    [session.userId],
  );
  return rows.map((row) => ({ id: row.id, kind: row.kind, byName: row.by_name, at: row.at.toISOString() }));
}
