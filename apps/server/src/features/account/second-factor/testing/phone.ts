import { randomUUID } from 'node:crypto';
import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { Secret, TOTP } from 'otpauth';
import { call } from '../../../../testing/caller.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { askForTokens, password, signIn } from '../../account/testing/people.ts';
import type { Received, Sending } from '../../account/testing/api.ts';

export const halfMinute = 30_000;

/** An authenticator app that keeps a key, and the recovery codes that came with it. */
export type Phone = { key: string; recoveryCodes: string[]; code: (aheadSteps?: number) => string };

/** The code that an app shows for a key, so many half minutes from now. */
export function codeOf(app: TestApp, key: string, aheadSteps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: app.services.clock() + aheadSteps * halfMinute,
  });
}

/** Turns the second step on for who is signed in; half a minute passes, so that the app shows a code that is unused. */
export async function turnOn(app: TestApp, token: string, given: string = password): Promise<Phone> {
  const phone = await turnOnNow(app, token, given);
  app.advance(halfMinute);
  return phone;
}

/** The same while the clock stands still: the recovery codes can be used at once. */
export async function turnOnNow(app: TestApp, token: string, given: string): Promise<Phone> {
  const caller = { base: app.base, token };
  // As the web pages send every call that writes, so that it is done once.
  const once = () => ({ 'idempotency-key': randomUUID() });
  const { key } = await call(caller, secondFactorContract.create, {}, once());
  const body = { code: codeOf(app, key), password: given };
  const { recoveryCodes } = await call(caller, secondFactorContract.confirm, { body }, once());
  return { key, recoveryCodes, code: (aheadSteps) => codeOf(app, key, aheadSteps) };
}

/** The ticket that a right password is answered with. */
export async function firstStep(app: TestApp, username: string, sending: Sending = {}): Promise<string> {
  return String((await signIn(app, username, password, sending)).body['ticket']);
}

export function secondStep(app: TestApp, ticket: string, code: string, sending: Sending = {}): Promise<Received> {
  return askForTokens(app, { grant_type: 'second_factor', ticket, code }, sending);
}
