import { longestCounterText } from '@bahi/domain/counter/counter-text';
import { mostSent, mostSentBytes } from '@bahi/contract/sales/sales-counter/counter-device';
import type { InvoiceRecord } from '../store/device-records.ts';

/** As many of the first ones as a request holds; the first one in any case. */
export function parcelOf<I extends Pick<InvoiceRecord, 'text'>>(waiting: readonly I[]): I[] {
  let bytes = 0;
  const first = waiting.slice(0, mostSent);
  const end = first.findIndex(({ text }, position) => {
    bytes += bytesOf(text);
    return position > 0 && bytes > mostSentBytes;
  });
  return end === -1 ? first : first.slice(0, end);
}

/** Whether a text alone fits into a request, and is none that the server keeps apart for its length. */
export function isSendable(text: string): boolean {
  return text.length <= longestCounterText && bytesOf(text) <= mostSentBytes;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
