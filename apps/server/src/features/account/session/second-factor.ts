import type { ShownPasskey } from '@bahi/contract/account/second-factor/passkey';
import { Secret, TOTP } from 'otpauth';
import type { OpenContext } from '../../../platform/core/context.ts';
import { type Keys, openSecrets, sealSecrets } from '../../../platform/core/keys.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Account } from './accounts.ts';
import { takePasskey } from './passkey.ts';

/** What every authenticator app does unless it is told otherwise (RFC 6238). */
const rules = { issuer: 'Bahi', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Half minutes that an app's clock may be ahead or behind. */
const drift = 1;

export type Wrong = Extract<TextKey, 'otp.wrong' | `secondFactor.${'codeUsed' | 'passkeyWrong'}`>;
export type Refused = Extract<
  TextKey,
  'common.isRequired' | `secondFactor.${'isOn' | 'isOff' | 'notStarted' | 'passkeyNeeded'}`
>;
/** What was taken; a wrong one, which counts as a try; or that nothing could be taken at all. */
type Verdict =
  | { proof: 'app' | 'recoveryCode' | 'passkey' }
  | { wrong: Wrong; isCopy?: boolean }
  | { refused: Refused };

/** What somebody shows: a code or a passkey. */
export type Shown = {
  code: string | null;
  passkey?: ShownPasskey | undefined;
  /** The field that the code came in, where there are several. */
  field?: 'code' | 'ownCode';
  /** What the passkey is to have signed, where it is asked for by something else than a challenge of its own. */
  challenge?: string;
  /** The code is to confirm the key of an app that is not in force yet; a passkey comes with it from who has one. */
  isNew?: boolean;
};

/** The codes of a key, named in the app by the account's own name. */
export function totpOf(key: string | undefined, label: string): TOTP {
  const secret = key === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(key);
  return new TOTP({ ...rules, label, secret });
}

/** The stored form of a key. */
export function sealKey(keys: Keys, userId: number, key: string): Buffer | null {
  return sealSecrets(keys, sealedFor(userId), { key });
}

/** Whoever changes a person's second step, or shows it, or signs in, waits for whoever does at that moment. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.query('select id from app_user where id = $1 for no key update', [userId]);
}

/** Whether signing in asks somebody for a second step. */
export async function hasSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ is_on: boolean }>('select has_second_factor($1) as is_on', [userId]);
  return row?.is_on ?? false;
}

type AuthenticatorRow = { secret: Buffer; last_step: number; confirmed_at: Date | null };
export type Judged = { account: Account; shown: Shown };

/** Looks at what is shown, and takes it where it is right. */
export async function judge(tx: Tx, context: OpenContext, { account, shown }: Judged): Promise<Verdict> {
  const { code, passkey, challenge = null, isNew = false } = shown;
  const isOn = await hasSecondFactor(tx, account.id);
  if (!isOn && !isNew) return { refused: 'secondFactor.isOff' };
  const [row] = await tx.query<AuthenticatorRow>(
    'select secret, last_step, confirmed_at from authenticator where user_id = $1',
    [account.id],
  );
  if (isNew && row === undefined) return { refused: 'secondFactor.notStarted' };
  if (isNew && row?.confirmed_at) return { refused: 'secondFactor.isOn' };
  if (isNew && isOn && passkey === undefined) return { refused: 'secondFactor.passkeyNeeded' };
  if (passkey !== undefined) {
    const verdict = await takePasskey(tx, context, { userId: account.id, passkey, challenge });
    if (verdict !== 'right') return { wrong: 'secondFactor.passkeyWrong', isCopy: verdict === 'copied' };
    if (!isNew) return { proof: 'passkey' };
  }
  if (code === null) return { refused: 'common.isRequired' };
  if (!/^\d+$/.test(code) || code.length !== rules.digits)
    return isNew ? { wrong: 'otp.wrong' } : takeRecoveryCode(tx, context, { account, code });
  // A key that nobody has confirmed counts for nothing but being confirmed.
  if (row === undefined || (row.confirmed_at === null && !isNew)) return { wrong: 'otp.wrong' };
  return takeAppCode(tx, context, { account, row, code });
}

async function takeAppCode(
  tx: Tx,
  { services, now }: OpenContext,
  { account, row, code }: { account: Account; row: AuthenticatorRow; code: string },
): Promise<Verdict> {
  const key = openSecrets(services.keys, sealedFor(account.id), row.secret)?.['key'];
  if (key === undefined) {
    services.log.error({ userId: account.id }, 'the key of an authenticator app cannot be opened');
    return { wrong: 'otp.wrong' };
  }
  const delta = totpOf(key, account.user_name).validate({ token: code, timestamp: now, window: drift });
  if (delta === null) return { wrong: 'otp.wrong' };
  const step = Math.floor(now / 1000 / rules.period) + delta;
  if (step <= row.last_step) return { wrong: 'secondFactor.codeUsed' };
  await tx.query('update authenticator set last_step = $2 where user_id = $1', [account.id, step]);
  return { proof: 'app' };
}

async function takeRecoveryCode(
  tx: Tx,
  { services, now }: OpenContext,
  { account, code }: { account: Account; code: string },
): Promise<Verdict> {
  const [taken] = await tx.query(
    `update recovery_code set used_at = to_timestamp($3::double precision / 1000)
     where user_id = $1 and code_hmac = $2 and used_at is null returning user_id`,
    [account.id, services.keys.hashRecoveryCode(account.id, code), now],
  );
  return taken === undefined ? { wrong: 'otp.wrong' } : { proof: 'recoveryCode' };
}

function sealedFor(userId: number): string {
  return `authenticator of ${userId}`;
}
