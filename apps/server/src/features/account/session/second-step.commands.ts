import type { SecondStep } from '@bahi/contract/account/second-factor/passkey';
import { errorCodes } from '@bahi/contract/errors';
import type { SignInWay } from '@bahi/contract/people/security-log/security-event';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failTicket, insertTicket, readTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { type Account, findAccountById, tenantOf } from './accounts.ts';
import { listPasskeys, passkeyRequestOf } from './passkey.ts';
import { relyingParty } from './relying-party.ts';
import { lockPerson, type Shown } from './second-factor.ts';
import { answerTokens, startSession, type TokenAnswer } from './start-session.ts';
import { withProof } from './with-proof.ts';

/**
 * Lets in whose first step of signing in has succeeded: with tokens, or for who has a second factor by asking for it
 * (`mfa_required`, with a ticket). `also` does in the same transaction what the first step is to leave behind.
 */
export async function letIn(
  context: OpenContext,
  { account, way }: { account: Account; way: SignInWay },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<TokenAnswer> {
  const { database, config } = context.services;
  const outcome = await database.transaction('write', tenantOf(account), async (tx) => {
    await lockPerson(tx, account.id);
    // As it is by now: what was changed since the first step was judged counts for this sign-in as well.
    const current = (await findAccountById(tx, account.id)) ?? account;
    if (way === 'BY_PASSWORD' && current.password_hash !== account.password_hash) fail('session.wrongCredentials');
    // Said only to who has shown who they are.
    if (!current.is_active) return refuseInactive(context, account);
    await also(tx);
    if (!current.has_second_factor) return startSession(context, tx, current, [way]);
    const expiresAt = context.now + config.limits.otp.validSeconds * 1000;
    const ticket = await insertTicket(tx, {
      mobileNumber: null,
      accountId: account.id,
      purpose: 'SECOND_STEP',
      way,
      expiresAt,
    });
    return secondStepOf(tx, context, account, ticket);
  });
  if (!('ticket' in outcome)) return answerTokens(context, outcome, [way]);
  noteSecurity(context, 'firstStepDone', { userId: account.id, businessId: account.business_id, detail: [way] });
  const isByPasskey = outcome.passkey !== undefined;
  return fail(isByPasskey ? 'secondFactor.passkeyNeeded' : 'secondFactor.needed', {
    code: errorCodes.secondStepNeeded,
    secondStep: outcome,
  });
}

/** What the person can go on with. The ticket is what a passkey is to sign: it is random, and good once, for this sign-in. */
async function secondStepOf(tx: Tx, { services }: OpenContext, { id }: Account, ticket: string): Promise<SecondStep> {
  const [app] = await tx.query('select user_id from authenticator where user_id = $1 and confirmed_at is not null', [
    id,
  ]);
  const passkeys = await listPasskeys(tx, id);
  const byCode = app === undefined ? [] : ['CODE' as const];
  return passkeys.length === 0
    ? { ticket, secondFactor: byCode }
    : {
        ticket,
        secondFactor: ['PASSKEY', ...byCode],
        passkey: passkeyRequestOf(relyingParty(services), ticket, passkeys),
      };
}

/** Tokens for the ticket of a first step and a code or passkey. A wrong one leaves the ticket as it is. */
export async function signInBySecondStep(
  context: OpenContext,
  { ticket, ...shown }: { ticket: string } & Pick<Shown, 'code' | 'passkey'>,
): Promise<TokenAnswer> {
  const { account, way } = await context.services.database.transaction('read', platformTenant, async (tx) => {
    const { accountId, way } = await readTicket(tx, ticket, 'SECOND_STEP', context.now);
    return { account: accountId === null ? null : await findAccountById(tx, accountId), way };
  });
  if (account === null || way === null) return failTicket('SECOND_STEP');
  if (!account.is_active) return refuseInactive(context, account);
  const ways = [way, shown.passkey === undefined ? 'BY_FACTOR' : 'BY_PASSKEY'] as const;
  const signedIn = await withProof(context, account, { ...shown, challenge: ticket }, async (tx) => {
    await takeTicket(tx, ticket, 'SECOND_STEP', context.now);
    return startSession(context, tx, account, ways);
  });
  return answerTokens(context, signedIn, ways);
}

export function refuseInactive(context: OpenContext, { id: userId, business_id: businessId }: Account): never {
  noteSecurity(context, 'signInRefused', { userId, businessId });
  return fail('session.disabled', { status: 403 });
}
