import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { BenchBusiness } from './businesses.ts';

/** One connection a client, kept open, as a shop's browser keeps its own. */
export function createClient(
  base: string,
  path = 'v1/invoices',
  documentOf: (business: BenchBusiness) => object = billOf,
): { post(business: BenchBusiness): Promise<void>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = new URL(`${base}/api/${path}`);
  return {
    post: (business) =>
      new Promise((resolve, reject) => {
        const body = JSON.stringify(documentOf(business));
        const sent = request(
          url,
          {
            agent,
            method: 'POST',
            headers: {
              authorization: `Bearer ${business.token}`,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'idempotency-key': randomUUID(),
            },
          },
          (answer) => {
            answer.resume();
            answer.once('end', () => {
              if (answer.statusCode === 200) resolve();
              else reject(new Error(`the server answered ${answer.statusCode}`));
            });
          },
        );
        sent.once('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export function billOf({ outletId, customerId, variantIds }: BenchBusiness): object {
  const today = formatAdDate(todayInKathmandu(Date.now()));
  return {
    state: 'FINAL',
    customerId,
    outletId,
    issuedDateAD: today,
    dueDateAD: today,
    lines: variantIds.map((itemLedgerDetailId) => ({
      inventoryType: 'ITEM',
      itemLedgerDetailId,
      quantity: 1,
      rate: 100,
    })),
  };
}
