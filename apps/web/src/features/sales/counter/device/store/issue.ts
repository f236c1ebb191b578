import { type Digest, linkHash, noHash } from '@bahi/domain/counter/counter-link';
import { counterNumber } from '@bahi/domain/counter/counter-number';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { isSendable } from '../outbox/parcel.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { HeadRecord, InvoiceRecord } from './device-records.ts';

/** The place in the series that an invoice gets. */
export type Place = { fiscalYear: string; sequence: number; number: string };
type Issuing = {
  counterId: number;
  year: { fiscalYear: string; numberBegins: string };
  issuedAt: number;
  issueKey: string;
  /** Writes it at its place: its text, once, and its paper. */
  write: (place: Place) => { text: string; paper: InvoicePaper };
};

/** Another tab, or another storage, has issued meanwhile: nothing was written. */
export class SeriesMoved extends Error {}

/** Its text is longer than a request to the server: nothing was written. */
export class TextTooLong extends Error {}

/** Something was issued under the draft's key before: nothing was written. */
export class IssuedBefore extends Error {}

/**
 * Issues an invoice: its text, the head of its series and the count of what is lent are written together, and are on the
 * disk before this answers. Whatever ends in between leaves all of it, or nothing.
 */
export async function issueHere(database: DeviceDatabase, issuing: Issuing, digest: Digest): Promise<InvoiceRecord> {
  const { counterId, year, issuedAt, issueKey, write } = issuing;
  const { fiscalYear } = year;
  const before = await database.get('heads', [counterId, fiscalYear]);
  const sequence = (before?.sequence ?? 0) + 1;
  const place = { fiscalYear, sequence, number: counterNumber(year.numberBegins, sequence) };
  const { text, paper } = write(place);
  if (!isSendable(text)) throw new TextTooLong();
  // Worked out before the transaction is opened: one that waits for something else is ended by the browser.
  const hash = await linkHash(digest, before?.hash ?? noHash, text);
  const invoice: InvoiceRecord = {
    counterId,
    ...place,
    text,
    hash,
    issueKey,
    waiting: counterId,
    taken: null,
    paper,
    copies: 0,
  };
  const transaction = database.transaction(['heads', 'invoices', 'lends'], 'readwrite', { durability: 'strict' });
  const [heads, invoices, lends] = [
    transaction.objectStore('heads'),
    transaction.objectStore('invoices'),
    transaction.objectStore('lends'),
  ];
  const [now, lend, issued] = await Promise.all([
    heads.get([counterId, fiscalYear]),
    lends.get(counterId),
    // A sale that was held, or left by a closed tab, may be taken up after it was issued.
    invoices.index('issueKey').getKey(issueKey),
  ]);
  if (issued !== undefined || !isSame(before, now) || lend === undefined) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw issued === undefined ? new SeriesMoved() : new IssuedBefore();
  }
  await Promise.all([
    invoices.add(invoice),
    heads.put({ counterId, fiscalYear, sequence, hash, issuedAt }),
    lends.put({ ...lend, sold: lend.sold + 1 }),
    transaction.done,
  ]);
  return invoice;
}

function isSame(before: HeadRecord | undefined, now: HeadRecord | undefined): boolean {
  return before?.sequence === now?.sequence && before?.hash === now?.hash;
}

/** SHA-256 by the browser, as the links of the chain are written. */
export async function browserDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
