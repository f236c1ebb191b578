import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { z } from '@bahi/contract/zod';
import type { ChainKeys } from './audit-chain.ts';

/** Keys of this installation, one for each purpose, all derived from its secret. */
export type Keys = {
  /** Signs access tokens (HS256). */
  accessToken: Uint8Array;
  /** Signs the one-minute tickets of pages that open in a frame. */
  ticket: Uint8Array;
  /** Encrypts what is stored and has to be read again: secrets of the settings screens, keys of authenticator apps (AES-256-GCM). */
  settings: Uint8Array;
  /** The same under the secrets of before: what was encrypted under them is read until it is written anew. */
  formerSettings: readonly Uint8Array[];
  /** Of the audit chain: each link has a key of its own, made from it. */
  auditChain: Uint8Array;
  /** Seeds of the keys that receipts are signed with (Ed25519): that in use, then those of the secrets of before. */
  receiptSeeds: readonly Uint8Array[];
  /** The refresh token that follows one: the same whenever it is asked for, and nobody else can tell it. */
  nextRefreshToken(token: string): string;
  /** Tells one request from another, where what it says may be a password. */
  hashRequest(text: string): Buffer;
  /** The HMAC of a one-time code, so that the stored form tells nothing. */
  hashOtp(id: string, code: string): Buffer;
  /** The same of a recovery code of a person. */
  hashRecoveryCode(userId: number, code: string): Buffer;
};

export function deriveKeys(secret: string, formerSecrets: readonly string[] = []): Keys {
  const derive = (purpose: string): Uint8Array => deriveKey(secret, purpose);
  const otpKey = derive('otp');
  const recoveryKey = derive('recovery-code');
  const requestKey = derive('request');
  const refreshKey = derive('refresh-token');
  return {
    accessToken: derive('access-token'),
    ticket: derive('ticket'),
    settings: derive('settings'),
    formerSettings: formerSecrets.map((former) => deriveKey(former, 'settings')),
    auditChain: derive('audit-chain'),
    receiptSeeds: [secret, ...formerSecrets].map((one) => deriveKey(one, 'receipt')),
    nextRefreshToken: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
    hashRequest: (text) => createHmac('sha256', requestKey).update(text).digest(),
    hashOtp: (id, code) => createHmac('sha256', otpKey).update(`${id}:${code}`).digest(),
    hashRecoveryCode: (userId, code) => createHmac('sha256', recoveryKey).update(`${userId}:${code}`).digest(),
  };
}

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'bahi', purpose, 32));
}

/** The keys of the audit chain: that under which it goes on, and then, the latest first, those that it had before. */
export function chainKeysOf({
  secret,
  formerSecrets,
}: {
  secret: string;
  formerSecrets: readonly string[];
}): ChainKeys {
  return [secret, ...formerSecrets].map((one) => deriveKeys(one).auditChain);
}

/** A random text of 256 bits that fits into addresses, headers and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(text: string | Uint8Array): Buffer {
  return createHash('sha256').update(text).digest();
}

export function isSame(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secrets of a group together, bound to its name; null when there are none. */
export function sealSecrets({ settings }: Keys, group: string, secrets: Record<string, string>): Buffer | null {
  if (Object.keys(secrets).length === 0) return null;
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, settings, nonce).setAAD(Buffer.from(group));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(secrets), 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/**
 * What `sealSecrets` has encrypted, under the secret or one of before; null when it was sealed under another secret or
 * name, or was changed since.
 */
export function openSecrets(
  { settings, formerSettings }: Keys,
  group: string,
  sealed: Buffer,
): Record<string, string> | null {
  for (const key of [settings, ...formerSettings]) {
    const opened = openUnder(key, group, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

function openUnder(key: Uint8Array, group: string, sealed: Buffer): Record<string, string> | null {
  try {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(group)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
    return secretsForm.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}

const secretsForm = z.record(z.string(), z.string());
