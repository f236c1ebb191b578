import type { SecondFactorState } from '@bahi/contract/account/second-factor/second-factor.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

type StateRow = { has_password: boolean; confirmed_at: Date | null; codes_left: number };

/** The caller's own second factor. */
export async function getSecondFactor({ db, session }: Context): Promise<SecondFactorState> {
  const [row] = await db.query<StateRow>(
    `select person.password_hash is not null as has_password, authenticator.confirmed_at,
       (select count(*)::int from recovery_code code where code.user_id = person.id and code.used_at is null) as codes_left
     from app_user person left join authenticator on authenticator.user_id = person.id
     where person.id = $1`,
    [session.userId],
  );
  if (row === undefined) return failInvalidToken();
  return {
    isOn: row.confirmed_at !== null,
    onSince: row.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: row.codes_left,
    hasPassword: row.has_password,
  };
}
