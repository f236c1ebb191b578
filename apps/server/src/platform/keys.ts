import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keys of this installation, one for each purpose, all derived from its secret. */
export type Keys = {
  /** Signs access tokens (HS256). */
  accessToken: Uint8Array;
  /** Signs the one-minute tickets of pages that open in a frame. */
  ticket: Uint8Array;
  /** The HMAC of a one-time code, so that the stored form tells nothing. */
  hashOtp(id: string, code: string): Buffer;
};

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, 'bahi', purpose, 32));
  const otpKey = derive('otp');
  return {
    accessToken: derive('access-token'),
    ticket: derive('ticket'),
    hashOtp: (id, code) => createHmac('sha256', otpKey).update(`${id}:${code}`).digest(),
  };
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
