import type { Passkey, SecondFactorState } from '@bahi/contract/account/second-factor/second-factor.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { relyingParty } from '../session/relying-party.ts';

type StateRow = { has_password: boolean; is_on: boolean; confirmed_at: Date | null; codes_left: number };
type PasskeyRow = { id: number; name: string; added_at: Date; last_used_at: Date | null };

/** The caller's own second step. */
export async function getSecondFactor({ db, session, services }: Context): Promise<SecondFactorState> {
  const [row] = await db.query<StateRow>(
    `select person.password_hash is not null as has_password, has_second_factor(person.id) as is_on,
       authenticator.confirmed_at,
       (select count(*)::int from recovery_code code where code.user_id = person.id and code.used_at is null) as codes_left
     from app_user person left join authenticator on authenticator.user_id = person.id
     where person.id = $1`,
    [session.userId],
  );
  if (row === undefined) return failInvalidToken();
  const passkeys = await db.query<PasskeyRow>(
    'select id, name, added_at, last_used_at from passkey where user_id = $1 order by id',
    [session.userId],
  );
  return {
    isOn: row.is_on,
    isRequired: session.secondStep !== 'OPTIONAL',
    onSince: row.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(passkeyOf),
    passkeyAddress: relyingParty(services).address,
    recoveryCodesLeft: row.codes_left,
    hasPassword: row.has_password,
  };
}

function passkeyOf({ id, name, added_at: addedAt, last_used_at: lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, addedAt: addedAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
