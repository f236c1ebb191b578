import { longestCounterText } from '@bahi/domain/counter/counter-text';
import type { Context } from '../../../../platform/core/context.ts';
import { sha256 } from '../../../../platform/core/keys.ts';
import type { Counter, CounterFault } from '../sales-counter.rows.ts';

/** So many are kept of a counter at most: more than it can owe when it is closed. */
const mostFaults = 2000;
const longestNumber = 1000;
const longestHash = 64;

/** Keeps a text that is no part of its series, once however often it is sent. */
export async function keepFault(
  { db, businessId, session }: Context,
  counter: Counter,
  { text, hash, fault, number }: { text: string; hash: string; fault: CounterFault; number: string | null },
): Promise<void> {
  await db.query(
    `insert into counter_fault (business_id, outlet_id, counter_id, fault, number, text, hash, digest, received_by, received_by_name)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
     where (select count(*) from counter_fault where business_id = $1 and counter_id = $3) < $11
     on conflict on constraint counter_fault_once do nothing`,
    [
      businessId,
      counter.outlet_id,
      counter.id,
      fault,
      number === null ? null : storable(number).slice(0, longestNumber),
      storable(text).slice(0, longestCounterText),
      storable(hash).slice(0, longestHash),
      sha256(`${hash}\n${text}`),
      session.userId,
      session.fullName,
      mostFaults,
    ],
  );
}

/** The database has no letter for zero, which no device writes. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}
