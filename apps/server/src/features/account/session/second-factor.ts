import { Secret, TOTP } from 'otpauth';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type Keys, openSecrets, sealSecrets } from '../../../platform/core/keys.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Account } from './accounts.ts';
import { tenantOf } from './tenant-of.ts';
import { areTriesSpent, countedCodes, failTooManyTries, forgetWrongCodes, insertWrongTry } from './wrong-tries.ts';

/** What every authenticator app does unless it is told otherwise (RFC 6238). */
const rules = { issuer: 'Bahi', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Half minutes that an app's clock may be ahead or behind. */
const drift = 1;

type Proof = 'app' | 'recoveryCode';
type Wrong = Extract<TextKey, 'otp.wrong' | `secondFactor.${'codeUsed' | 'isOff' | 'notStarted'}`>;
type Verdict = { proof: Proof } | { wrong: Wrong } | { isSpent: true };

/** The codes of a key, named in the app by the account's own name. */
export function totpOf(key: string | undefined, label: string): TOTP {
  const secret = key === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(key);
  return new TOTP({ ...rules, label, secret });
}

/** The stored form of a key. */
export function sealKey(keys: Keys, userId: number, key: string): Buffer | null {
  return sealSecrets(keys, sealedFor(userId), { key });
}

/**
 * Does something for who enters a code that is right now and was not used before, in one transaction with using it up.
 * Of several that come at once each waits for the one before, so that none passes the limit of wrong ones. `isNew`: the
 * code is to confirm a key that is not in force yet. Fails at `code`.
 */
export async function withCode<T>(
  context: OpenContext,
  account: Account,
  { code, isNew = false }: { code: string; isNew?: boolean },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const counted = await countedCodes(context, account.id);
  const outcome = await context.services.database.transaction('write', tenantOf(account), async (tx) => {
    const [row] = await tx.query<AuthenticatorRow>(
      `select secret, last_step from authenticator where user_id = $1 and (confirmed_at is null) = $2 for update`,
      [account.id, isNew],
    );
    if (await areTriesSpent(tx, context, counted)) return { isSpent: true as const };
    if (row === undefined)
      return { wrong: isNew ? ('secondFactor.notStarted' as const) : ('secondFactor.isOff' as const) };
    const verdict = await judge(tx, context, { account, row, code });
    if ('wrong' in verdict) {
      await insertWrongTry(tx, context, counted);
      return verdict;
    }
    await forgetWrongCodes(tx, account.id);
    return { ...verdict, done: await work(tx) };
  });
  const whose = { userId: account.id, businessId: account.business_id };
  if ('isSpent' in outcome) return failTooManyTries(context, whose);
  if ('wrong' in outcome) return failCode(context, account, outcome.wrong);
  if (outcome.proof === 'recoveryCode')
    noteSecurity(context, 'accountChanged', { ...whose, subjectId: account.id, detail: ['RECOVERY_CODE'] });
  return outcome.done;
}

type AuthenticatorRow = { secret: Buffer; last_step: number };

function judge(
  tx: Tx,
  context: OpenContext,
  { account, row, code }: { account: Account; row: AuthenticatorRow; code: string },
): Promise<Exclude<Verdict, { isSpent: true }>> {
  return /^\d+$/.test(code) && code.length === rules.digits
    ? takeAppCode(tx, context, { account, row, code })
    : takeRecoveryCode(tx, context, { account, code });
}

async function takeAppCode(
  tx: Tx,
  { services, now }: OpenContext,
  { account, row, code }: { account: Account; row: AuthenticatorRow; code: string },
): Promise<{ proof: Proof } | { wrong: Wrong }> {
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
): Promise<{ proof: Proof } | { wrong: Wrong }> {
  const [taken] = await tx.query(
    `update recovery_code set used_at = to_timestamp($3::double precision / 1000)
     where user_id = $1 and code_hmac = $2 and used_at is null returning user_id`,
    [account.id, services.keys.hashRecoveryCode(account.id, code), now],
  );
  return taken === undefined ? { wrong: 'otp.wrong' } : { proof: 'recoveryCode' };
}

function failCode(context: OpenContext, account: Account, wrong: Wrong): never {
  if (wrong === 'secondFactor.isOff' || wrong === 'secondFactor.notStarted') return fail(wrong, { status: 409 });
  noteSecurity(context, 'factorWrong', { userId: account.id, businessId: account.business_id });
  return fail(wrong, { field: 'code' });
}

function sealedFor(userId: number): string {
  return `authenticator of ${userId}`;
}
