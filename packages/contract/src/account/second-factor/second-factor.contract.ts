import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';
import { secondFactorCode } from './second-factor-code.ts';

/** That it is the account's owner who asks: the password where there is one, and a code. */
const proof = z.object({ password: z.string('common.isRequired').max(128).default(''), code: secondFactorCode });

const state = z.object({
  isOn: z.boolean(),
  /** Since when; null while it is off. */
  onSince: z.string().nullable(),
  /** How many of the recovery codes are unused. */
  recoveryCodesLeft: z.int(),
  /** Whether the password is asked for; who signs in by codes to the mobile alone has none. */
  hasPassword: z.boolean(),
});
export type SecondFactorState = z.output<typeof state>;

/** Shown this once; each opens the second step in the place of a code, and once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What somebody's own sign-in asks for beside the password: the codes of an app on their phone (RFC 6238). */
export const secondFactorContract = contract('secondFactor', {
  get: { call: 'GET /user/second-factor', access: 'session', answer: state },
  /** Makes the key that the app is to keep. Nothing asks for it before a code has confirmed it. */
  create: {
    call: 'POST /user/second-factor',
    access: 'session',
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
    body: proof,
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
  /** Turns it off; the recovery codes go with it. */
  remove: {
    call: 'POST /user/second-factor/remove',
    access: 'session',
    body: proof,
    answer: z.object({}),
    transaction: 'own',
    refreshes: ['people'],
  },
});
