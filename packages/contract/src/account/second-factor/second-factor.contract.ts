import { contract } from '../../endpoint.ts';
import { emptyOr, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';
import { madePasskey, passkeyCreation, passkeyRequest, shownPasskey } from './passkey.ts';
import { secondFactorCode } from './second-factor-code.ts';

const password = z.string('common.isRequired').max(128).default('');
/**
 * That it is the account's owner who asks: the password where there is one, and a code or a passkey where signing in
 * asks for one of them.
 */
const proof = z.object({ password, code: emptyOr(secondFactorCode), passkey: shownPasskey.optional() });

/** What the person calls a passkey. */
const name = requiredText(60);

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

const state = z.object({
  /** Whether signing in asks for a second step, of whatever kind. */
  isOn: z.boolean(),
  /** The business, or the platform of its own people, asks for it: then the last one cannot be taken away. */
  isRequired: z.boolean(),
  /** Since when the codes of an app count; null without one. */
  onSince: z.string().nullable(),
  passkeys: z.array(passkey),
  /** Where the web app has to be opened so that passkeys work; null: nowhere but on the server's own machine (localhost). */
  passkeyAddress: z.string().nullable(),
  /** How many of the recovery codes are unused. */
  recoveryCodesLeft: z.int(),
  /** Whether the password is asked for; who signs in by codes to the mobile alone has none. */
  hasPassword: z.boolean(),
});
export type SecondFactorState = z.output<typeof state>;

/** Shown this once; each opens the second step in the place of a code, and once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What somebody's own sign-in asks for beside the password: the codes of an app on their phone (RFC 6238), or a passkey. */
export const secondFactorContract = contract('secondFactor', {
  get: { call: 'GET /user/second-factor', access: 'session', withoutSecondStep: true, answer: state },
  /** Makes the key that the app is to keep. Nothing asks for it before a code has confirmed it. */
  create: {
    call: 'POST /user/second-factor',
    access: 'session',
    reachesOut: true,
    withoutSecondStep: true,
    answer: z.object({
      /** The key as people type it (base32), and as apps read it. */
      key: z.string(),
      address: z.string(),
      /** The address as a QR code: the dark modules as the path of a picture of so many modules a side. */
      qr: z.object({ side: z.int(), path: z.string() }),
    }),
    // Its kept answer is encrypted, as those of all calls with transactions of their own.
    transaction: 'own',
    toast: 'silent',
  },
  /** Turns it on and ends the other sign-ins. */
  confirm: {
    call: 'POST /user/second-factor/confirm',
    access: 'session',
    withoutSecondStep: true,
    // The code is the new app's; a passkey comes with it from who has one.
    body: z.object({ password, code: secondFactorCode, passkey: shownPasskey.optional() }),
    // None where there are some of a passkey.
    answer: recoveryCodes,
    transaction: 'own',
    // The codes are what is to be read.
    toast: 'silent',
    refreshes: ['people'],
  },
  /** Ten new recovery codes in the place of the old ones. */
  createRecoveryCodes: {
    call: 'POST /user/second-factor/recovery-codes',
    access: 'session',
    body: proof,
    answer: recoveryCodes,
    transaction: 'own',
    toast: 'silent',
  },
  /** Takes the app away; the recovery codes go with the last of app and passkeys. */
  remove: {
    call: 'POST /user/second-factor/remove',
    access: 'session',
    body: proof,
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['people'],
  },
  /** What a browser needs to let a device make a passkey. Nothing asks for it before it was confirmed. */
  createPasskey: {
    call: 'POST /user/passkey',
    access: 'session',
    reachesOut: true,
    withoutSecondStep: true,
    body: proof,
    answer: passkeyCreation,
    transaction: 'own',
    toast: 'silent',
  },
  /** Adds the one that the device has made; the first second step of any kind ends the other sign-ins. */
  confirmPasskey: {
    call: 'POST /user/passkey/confirm',
    access: 'session',
    withoutSecondStep: true,
    body: z.object({ name, passkey: madePasskey }),
    // None where there are some already.
    answer: recoveryCodes,
    transaction: 'own',
    refreshes: ['people'],
  },
  /** What a browser needs so that a device shows a passkey, where something is to be proven. */
  requestPasskey: {
    call: 'POST /user/passkey/request',
    access: 'session',
    answer: passkeyRequest,
    transaction: 'own',
    toast: 'silent',
  },
  updatePasskey: {
    call: 'PUT /user/passkey/:id',
    access: 'session',
    body: z.object({ name }),
    answer: z.object({}),
  },
  /** The recovery codes go with the last of app and passkeys. */
  removePasskey: {
    call: 'POST /user/passkey/:id/remove',
    access: 'session',
    body: proof,
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['people'],
  },
});
