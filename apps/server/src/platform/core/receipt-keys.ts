import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from '@bahi/contract/zod';
import { CompactSign } from 'jose';

/** A public key as it is published (RFC 8037); `kid` is its thumbprint (RFC 7638). */
export const receiptKeyForm = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
});
export type ReceiptKey = z.output<typeof receiptKeyForm>;

/** How PKCS #8 says that an Ed25519 key of 32 bytes follows (RFC 8410). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The public keys of an installation: that which signs now, then those of the secrets that it had before. */
export function publishedKeys(seeds: readonly Uint8Array[]): ReceiptKey[] {
  return seeds.map((seed) => publicKeyOf(privateKeyOf(seed)));
}

/** Signs a text under the key in use: a JWS in its compact form, which any library of JOSE checks. */
export function signText(seeds: readonly Uint8Array[], text: string): Promise<string> {
  const [seed] = seeds;
  if (seed === undefined) throw new Error('there is no key to sign with');
  const key = privateKeyOf(seed);
  const header = { alg: 'EdDSA', typ: 'bahi-receipt', kid: publicKeyOf(key).kid };
  return new CompactSign(Buffer.from(text)).setProtectedHeader(header).sign(key);
}

function privateKeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([beforeSeed, seed]), format: 'der', type: 'pkcs8' });
}

function publicKeyOf(key: KeyObject): ReceiptKey {
  const { x } = z.object({ x: z.string() }).parse(createPublicKey(key).export({ format: 'jwk' }));
  const thumbprint = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  return { kty: 'OKP', crv: 'Ed25519', x, kid: createHash('sha256').update(thumbprint).digest('base64url') };
}
