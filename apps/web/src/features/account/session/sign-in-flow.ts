import type { Answer, Sent } from '@bahi/contract/endpoint';
import { errorCodes } from '@bahi/contract/errors';
import { otpPurposes } from '@bahi/contract/platform/otp/otp.contract';
import { type SecondStep, secondStep } from '@bahi/contract/account/second-factor/passkey';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { nowMilliseconds } from '../../../platform/clock.ts';
import { clearToasts } from '../../../platform/toasts.ts';
import { storeTokens } from '../../../platform/tokens.ts';

/** A code was sent: what the screen that asks for it must know. Kept in the history, so that it survives a reload. */
const codeSent = z.object({
  purpose: z.enum(otpPurposes),
  mobileNumber: z.string(),
  resendAtMilliseconds: z.number(),
});
export type CodeSent = z.output<typeof codeSent>;

/** A mobile number was verified: the ticket that the register form sends. */
const verified = z.object({ mobileNumber: z.string(), ticket: z.string() });
export type Verified = z.output<typeof verified>;

/** A reset was asked for. */
const resetAsked = z.object({ username: z.string(), resendAtMilliseconds: z.number() });
export type ResetAsked = z.output<typeof resetAsked>;

/** What the screen before handed over, or null when the address was opened directly. */
export function useCodeSent(): CodeSent | null {
  return read(codeSent, useLocation().state);
}

export function useVerified(): Verified | null {
  return read(verified, useLocation().state);
}

export function useResetAsked(): ResetAsked | null {
  return read(resetAsked, useLocation().state);
}

/** The first step of signing in has succeeded: what the second is to be. */
export function useSecondStep(): SecondStep | null {
  return read(secondStep, useLocation().state);
}

export function resendAt(resendAfterSeconds: number): number {
  return nowMilliseconds() + resendAfterSeconds * 1000;
}

/** Signs in, or leads on to where the second step is asked for, and from there to where the caller wanted to go. */
export function useSignIn(): (body: Sent<typeof sessionContract.token>['body']) => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (body) => {
    try {
      signInWith(await call(sessionContract.token, { body }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== errorCodes.secondStepNeeded) throw error;
      clearToasts();
      await navigate({ pathname: screens.secondStep, search }, { state: error.secondStep });
    }
  };
}

/** Takes the tokens of a sign-in; the guard of the sign-in screens then leads on. */
export function signInWith(answer: Answer<typeof sessionContract.token>): void {
  clearToasts();
  storeTokens({
    access: answer.access_token,
    refresh: answer.refresh_token,
    ...(answer.office_access_token === undefined ? {} : { officeAccess: answer.office_access_token }),
    ...(answer.office_refresh_token === undefined ? {} : { officeRefresh: answer.office_refresh_token }),
  });
}

function read<S extends z.ZodType>(schema: S, state: unknown): z.output<S> | null {
  const parsed = schema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
