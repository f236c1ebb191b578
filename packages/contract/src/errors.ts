import type { SecondStep } from './account/second-factor/passkey.ts';

/** A field that was refused, by its path in the body (`lines.2.quantity`), with the sentence to show beside it. */
export type FieldError = { field: string; message: string };

/** The body of every failure; `error` is a stable code, `message` and the field messages are in the caller's language. */
export type Failure = {
  status: number;
  message: string;
  error: string;
  errors?: FieldError[];
} & Partial<SecondStep>;

/** Codes that clients act upon, never translated (decisions: addresses and answers). */
export const errorCodes = {
  /** 401: the access token is missing, expired or not ours: refresh and retry. */
  invalidToken: 'invalid_token',
  /** 403: the session has ended: sign in again. */
  tokenExpired: 'token_expired',
  /** 400 of the call for tokens: who one is has been shown, and the second step is to come (`SecondStep`). */
  secondStepNeeded: 'mfa_required',
} as const;
