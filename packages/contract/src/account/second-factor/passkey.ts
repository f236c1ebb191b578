import { z } from '../../zod.ts';

/** What of WebAuthn goes over the wire, as browsers write it; bytes are base64url. */
const bytes = (longest: number) => z.string('common.isRequired').min(1, 'common.isRequired').max(longest);

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  /** How browsers reach it. */
  transports: z.array(z.string()),
});

/** What the browser is asked for so that a device shows one of the person's passkeys. */
export const passkeyRequest = z.object({
  /** Signed once, within minutes. */
  challenge: z.string(),
  /** The host that the passkeys belong to. */
  rpId: z.string(),
  allowCredentials: z.array(described),
  /** The password was asked for already: keys without screen lock or number are let in, too. */
  userVerification: z.literal('preferred'),
  /** Milliseconds. */
  timeout: z.int(),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/**
 * What a sign-in is told whose second step is to come: the ticket of the first one, and what is taken beside it. CODE: of
 * an app. A recovery code is taken wherever the person has one. `passkey` stands where PASSKEY does.
 */
export const secondStep = z.object({
  ticket: z.string(),
  secondFactor: z.array(z.enum(['PASSKEY', 'CODE'])),
  passkey: passkeyRequest.optional(),
});
export type SecondStep = z.output<typeof secondStep>;

/** What the browser is asked for so that a device makes a new passkey. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** A device that has one of these makes no other. */
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  attestation: z.literal('none'),
  timeout: z.int(),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', 'common.choiceUnknown') };

/** A passkey as a device shows it. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(2000), authenticatorData: bytes(2000), signature: bytes(2000) }),
});
export type ShownPasskey = z.output<typeof shownPasskey>;

/** The same as text, for the call for tokens, whose body is a form. */
export const shownPasskeyText = z
  .string()
  .max(12_000)
  .transform((text, context) => {
    try {
      return shownPasskey.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'secondFactor.passkeyWrong' });
      return z.NEVER;
    }
  });

/** A passkey as a device has just made it. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2000),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;
