import { createHmac } from 'node:crypto';

/** The key under which a chain goes on, and those under which it may have begun. */
export type ChainKeys = readonly Uint8Array[];

/** A link, by the transaction that added it. */
export type LinkName = { businessId: number; transactionId: string };

/** Where a chain stood at a moment: whoever keeps it elsewhere finds a chain that was cut off or made anew. */
export type ChainHead = { businessId: number; seq: number; hash: string };

const blockBytes = 64;

/**
 * The audit chain of a business: each link is the HMAC (RFC 2104, SHA-256) of the link before it and of the
 * digest of its own transaction's events, under a key of that one link. The chain's key is derived from the installation's secret and never
 * reaches the database, which is given what one link needs: whoever has the database, or listens there, can make no
 * other link with it.
 */
export function linkKey(chainKey: Uint8Array, { businessId, transactionId }: LinkName): Buffer {
  return createHmac('sha256', chainKey).update(`${businessId}:${transactionId}`).digest();
}

/** A link's key as `seal_audit` takes it: the blocks that RFC 2104 calls `K xor ipad` and `K xor opad`. */
export function linkBlocks(chainKey: Uint8Array, link: LinkName): [inner: Buffer, outer: Buffer] {
  const block = Buffer.alloc(blockBytes);
  linkKey(chainKey, link).copy(block);
  return [Buffer.from(block.map((byte) => byte ^ 0x36)), Buffer.from(block.map((byte) => byte ^ 0x5c))];
}

/** The last statement of a transaction: what it wrote joins the chain of its business. */
export function sealStatement(chainKey: Uint8Array, link: LinkName): { name: string; text: string; values: unknown[] } {
  return {
    name: 'seal_audit',
    text: 'select seal_audit($1, $2, $3)',
    values: [link.businessId, ...linkBlocks(chainKey, link)],
  };
}

/** What `seal_audit` makes of the link before and of the SHA-256 of the events' texts, worked out without the database. */
export function linkHash(key: Buffer, previous: Buffer, digest: Buffer): Buffer {
  return createHmac('sha256', key).update(previous).update(digest).digest();
}

/** A head as it is printed, and found again by `chainHeadsIn`. */
export function printedHead({ businessId, seq, hash }: ChainHead): string {
  return `chain of business ${businessId}: ${seq} ${hash}`;
}

/** The heads that a text has printed in it. */
export function chainHeadsIn(text: string): ChainHead[] {
  return [...text.matchAll(/chain of business (\d+): (\d+) ([0-9a-f]{64})/g)].map(([, businessId, seq, hash = '']) => ({
    businessId: Number(businessId),
    seq: Number(seq),
    hash,
  }));
}
