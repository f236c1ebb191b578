/**
 * The chain of a registered counter: each invoice that its device issues is linked to the one before, so that a storage
 * that was set back, or a text that was changed, shows. Both the device and the server work the links out by these.
 */

/** SHA-256 of a text as UTF-8, as 64 lower-case hexadecimal digits. The browser's is asynchronous, and so is this. */
export type Digest = (text: string) => Promise<string>;

/** How far a counter's series of a fiscal year is: its last number and the hash of its last invoice. */
export type CounterHead = { readonly fiscalYear: string; readonly sequence: number; readonly hash: string };

/** Before the first invoice of a fiscal year nothing was linked. */
export const noHash = '';

const writtenHash = /^[0-9a-f]{64}$/;

/** Whether it is a hash as they are written here. */
export function isLinkHash(text: string): boolean {
  return writtenHash.test(text);
}

/** The link of an invoice's text, exactly as it is sent, to the hash of the one before. */
export function linkHash(digest: Digest, previous: string, text: string): Promise<string> {
  return digest(`${previous}\n${text}`);
}

/** What is wrong with a link; `null` where it is the next one. `KEPT` is no fault: it came before, word for word. */
export type LinkFault = 'HASH' | 'GAP' | 'OTHER_KEPT';

/** An invoice that comes, with the hash that it says and the one that was worked out from the head it must follow. */
export type Link = { readonly sequence: number; readonly said: string; readonly worked: string };

/**
 * Judges a link against the last one that is kept of its series, and, where its number is kept already, against the hash
 * that is kept of it (`null` where no content is kept of it: then it is judged as it would have been in its turn).
 */
export function judgeLink(
  head: Pick<CounterHead, 'sequence'> | null,
  link: Link,
  keptHash: string | null,
): LinkFault | 'KEPT' | 'NEXT' {
  const last = head?.sequence ?? 0;
  if (link.sequence <= last) return link.said === keptHash ? 'KEPT' : 'OTHER_KEPT';
  if (link.sequence > last + 1) return 'GAP';
  return link.said === link.worked ? 'NEXT' : 'HASH';
}

/**
 * Whether a device may go on from where its storage is. It may be ahead of what the server has: those invoices wait in
 * its outbox. Behind it, or at the same number with another hash, its storage is not the one that issued what is kept.
 */
export function isSetBack(kept: readonly CounterHead[], device: readonly CounterHead[]): boolean {
  return kept.some(({ fiscalYear, sequence, hash }) => {
    if (sequence === 0) return false;
    const own = device.find((head) => head.fiscalYear === fiscalYear);
    return own === undefined || own.sequence < sequence || (own.sequence === sequence && own.hash !== hash);
  });
}
