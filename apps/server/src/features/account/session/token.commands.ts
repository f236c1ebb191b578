import type { Input } from '@bahi/contract/endpoint';
import type { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { failTicket, readMobileTicket, takeTicket } from '../../platform/otp/tickets.ts';
import { type Account, findAccount, findAccountByMobile } from './accounts.ts';
import { checkClient } from './client-credentials.ts';
import { inPasswordSlot, isPassword } from './password.ts';
import { refreshTokens } from './refresh.commands.ts';
import { letIn, signInBySecondStep } from './second-step.commands.ts';
import type { TokenAnswer } from './start-session.ts';
import { countedOf, countWrongTry, refuseTooManyTries } from './wrong-tries.ts';

type TokenForm = Input<typeof sessionContract.token>['body'];

/** The one call for tokens: by password, by a verified mobile, by the second step of either, or by a refresh token. */
export async function giveTokens(context: OpenContext, { body }: { body: TokenForm }): Promise<TokenAnswer> {
  checkClient(context.exchange);
  switch (body.grant_type) {
    case 'password':
      return signInByPassword(context, { username: body.username ?? '', password: body.password ?? '' });
    case 'otp':
      return signInByTicket(context, body.ticket ?? '');
    case 'second_factor':
      return signInBySecondStep(context, {
        ticket: body.ticket ?? '',
        code: body.code ?? null,
        passkey: body.passkey,
      });
    case 'refresh_token':
      return refreshTokens(context, {
        refreshToken: body.refresh_token ?? '',
        accessToken: body.access_token ?? null,
        officeId: body.officeId ?? null,
      });
  }
}

/**
 * Compares a password with an account's, counting wrong ones (`countedOf`). With no account it
 * does the same work and counts the same way, so that neither words nor time tell whether there is one.
 */
export async function isRightPassword(
  context: OpenContext,
  account: Account | null,
  given: { username: string; password: string; field?: string },
): Promise<boolean> {
  const counted = await countedOf(context, account, given.username);
  const whose = { userId: account?.id ?? null, businessId: account?.business_id ?? 0 };
  // Counted inside the slot: of many that come at once no more than the four slots can pass the last check together.
  return inPasswordSlot(async () => {
    await refuseTooManyTries(context, counted, given.field === undefined ? whose : { ...whose, field: given.field });
    const isRight = await isPassword(given.password, account?.password_hash ?? null);
    if (!isRight) {
      await countWrongTry(context, counted);
      noteSecurity(context, 'passwordWrong', whose);
    }
    return isRight;
  });
}

async function signInByPassword(
  context: OpenContext,
  given: { username: string; password: string },
): Promise<TokenAnswer> {
  const { database } = context.services;
  const account = await database.transaction('read', platformTenant, (tx) => findAccount(tx, given.username));
  const isRight = await isRightPassword(context, account, given);
  if (account === null || !isRight) return fail('session.wrongCredentials');
  return letIn(context, { account, way: 'BY_PASSWORD' });
}

async function signInByTicket(context: OpenContext, ticket: string): Promise<TokenAnswer> {
  const account = await context.services.database.transaction('read', platformTenant, async (tx) =>
    findAccountByMobile(tx, await readMobileTicket(tx, ticket, 'LOGIN', context.now)),
  );
  if (account === null) return failTicket();
  return letIn(context, { account, way: 'BY_CODE' }, (tx) => takeTicket(tx, ticket, 'LOGIN', context.now));
}
