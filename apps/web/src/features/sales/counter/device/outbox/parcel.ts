import { mostSent, mostSentBytes } from '@bahi/contract/sales/sales-counter/counter-device';
import type { InvoiceRecord } from '../store/device-records.ts';

/** As many of the first ones as a request holds; the first one in any case. */
export function parcelOf<I extends Pick<InvoiceRecord, 'text'>>(waiting: readonly I[]): I[] {
  let bytes = 0;
  const first = waiting.slice(0, mostSent);
  const end = first.findIndex(({ text }, position) => {
    bytes += new TextEncoder().encode(JSON.stringify(text)).length;
    return position > 0 && bytes > mostSentBytes;
  });
  return end === -1 ? first : first.slice(0, end);
}
