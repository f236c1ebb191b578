import { errorCodes } from '@bahi/contract/errors';
import type { SignInWay } from '@bahi/contract/people/security-log/security-event';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failTicket, insertTicket, readTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { type Account, findAccountById } from './accounts.ts';
import { withCode } from './second-factor.ts';
import { answerTokens, startSession, type TokenAnswer } from './start-session.ts';
import { tenantOf } from './tenant-of.ts';

/**
 * Lets in whose first step of signing in has succeeded: with tokens, or for who has a second factor by asking for it
 * (`mfa_required`, with a ticket). `also` does in the same transaction what the first step is to leave behind.
 */
export async function letIn(
  context: OpenContext,
  { account, way }: { account: Account; way: SignInWay },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<TokenAnswer> {
  // Said only to who has shown who they are.
  if (!account.is_active) return refuseInactive(context, account);
  const { database, config } = context.services;
  const outcome = await database.transaction('write', tenantOf(account), async (tx) => {
    await also(tx);
    if (!account.has_second_factor) return startSession(context, tx, account);
    const expiresAt = context.now + config.limits.otp.validSeconds * 1000;
    return insertTicket(tx, { mobileNumber: null, accountId: account.id, purpose: 'SECOND_STEP', expiresAt });
  });
  if (typeof outcome !== 'string') return answerTokens(context, outcome, way);
  return fail('secondFactor.needed', {
    code: errorCodes.secondStepNeeded,
    secondStep: { ticket: outcome, secondFactor: ['CODE'] },
  });
}

/** Tokens for the ticket of a first step and a code. A wrong code leaves the ticket as it is. */
export async function signInBySecondStep(
  context: OpenContext,
  { ticket, code }: { ticket: string; code: string },
): Promise<TokenAnswer> {
  const account = await context.services.database.transaction('read', platformTenant, async (tx) => {
    const { accountId } = await readTicket(tx, ticket, 'SECOND_STEP', context.now);
    return accountId === null ? null : findAccountById(tx, accountId);
  });
  if (account === null) return failTicket('SECOND_STEP');
  if (!account.is_active) return refuseInactive(context, account);
  const signedIn = await withCode(context, account, { code }, async (tx) => {
    await takeTicket(tx, ticket, 'SECOND_STEP', context.now);
    return startSession(context, tx, account);
  });
  return answerTokens(context, signedIn, 'BY_FACTOR');
}

function refuseInactive(context: OpenContext, { id: userId, business_id: businessId }: Account): never {
  noteSecurity(context, 'signInRefused', { userId, businessId });
  return fail('session.disabled', { status: 403 });
}
