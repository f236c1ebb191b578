import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Account, tenantOf } from './accounts.ts';
import { judge, type Judged, lockPerson, type Refused, type Shown, type Wrong } from './second-factor.ts';
import { areTriesSpent, countedCodes, failTooManyTries, forgetWrongCodes, insertWrongTry } from './wrong-tries.ts';

/**
 * Does something for who shows a code or a passkey that is right now and was not used before, in one transaction with
 * using it up. Of several that come at once each waits for the one before, so that none passes the limit of wrong ones.
 * Fails at `code` or `passkey`. What `work` would have to refuse `refuse` refuses before anything is looked at: else what
 * was used up would be good again.
 */
export async function withProof<T>(
  context: OpenContext,
  account: Account,
  shown: Shown,
  work: (tx: Tx) => Promise<T>,
  refuse: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  return withProofs(context, { proofs: [{ account, shown }], people: [account], work, refuse });
}

type Asked<T> = {
  proofs: readonly Judged[];
  /** Whoever it is about, whether they have something to show or not. */
  people: readonly [Account, ...Account[]];
  work: (tx: Tx) => Promise<T>;
  refuse: (tx: Tx) => Promise<void>;
};

/** The same for who shows what several accounts ask for at once: either all of it is used up, or nothing. */
export async function withProofs<T>(context: OpenContext, { proofs, people, work, refuse }: Asked<T>): Promise<T> {
  const counts = await Promise.all(proofs.map(({ account }) => countedCodes(context, account.id)));
  const outcome = await context.services.database.transaction('write', tenantOf(people[0]), async (tx) => {
    for (const { id } of people.toSorted((one, next) => one.id - next.id)) await lockPerson(tx, id);
    await refuse(tx);
    if (proofs.length > 1) await tx.query('savepoint unproven');
    const recovered: Account[] = [];
    for (const [index, { account, shown }] of proofs.entries()) {
      const counted = counts[index] ?? [];
      const isSpent = await areTriesSpent(tx, context, counted);
      const verdict = isSpent ? { isSpent } : await judge(tx, context, { account, shown });
      if (!('proof' in verdict)) {
        if (index > 0) await tx.query('rollback to savepoint unproven');
        if ('wrong' in verdict) await insertWrongTry(tx, context, counted);
        return { unproven: { verdict, account, shown } };
      }
      await forgetWrongCodes(tx, account.id);
      if (verdict.proof === 'recoveryCode') recovered.push(account);
    }
    return { recovered, done: await work(tx) };
  });
  if (outcome.unproven !== undefined) return failUnproven(context, outcome.unproven);
  for (const { id: userId, business_id: businessId } of outcome.recovered)
    noteSecurity(context, 'accountChanged', { userId, businessId, subjectId: userId, detail: ['RECOVERY_CODE'] });
  return outcome.done;
}

type Unproven = Judged & { verdict: { isSpent: boolean } | { wrong: Wrong; isCopy?: boolean } | { refused: Refused } };

function failUnproven(context: OpenContext, { account, shown, verdict }: Unproven): never {
  const { field = 'code' } = shown;
  if ('refused' in verdict) return failRefused(verdict.refused, field);
  if ('wrong' in verdict) return failWrong(context, account, { ...verdict, field });
  return failTooManyTries(context, {
    userId: account.id,
    businessId: account.business_id,
    ...(shown.field === undefined ? {} : { field: shown.field }),
  });
}

function failRefused(refused: Refused, field: string): never {
  if (refused === 'common.isRequired') return fail(refused, { field });
  if (refused === 'secondFactor.passkeyNeeded') return fail(refused, { field: 'passkey' });
  return fail(refused, { status: 409 });
}

function failWrong(
  context: OpenContext,
  { id: userId, business_id: businessId }: Account,
  { wrong, isCopy = false, field }: { wrong: Wrong; isCopy?: boolean; field: string },
): never {
  const isPasskey = wrong === 'secondFactor.passkeyWrong';
  const detail = [...(isPasskey ? ['PASSKEY'] : []), ...(isCopy ? ['PASSKEY_COPIED'] : [])];
  noteSecurity(context, 'factorWrong', { userId, businessId, detail });
  return fail(wrong, { field: isPasskey ? 'passkey' : field });
}
