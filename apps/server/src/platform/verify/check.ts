import type { Tx } from '../database/database.ts';

/** A row for which a check does not hold, with what tells it from others. */
export type Fault = Record<string, unknown>;
export type Found = { count: number; faults: Fault[] };

/** What a check looks at, and what holds there, as one says it to the owner of the books. */
type Named = { name: string; holds: string };

/** A check in SQL; `$1` is the business. */
export type QueryCheck = Named & {
  /** Answers the rows for which it does not hold. */
  faults: string;
  /** How many rows were looked at. */
  counts: string;
};

/** One thing that must always be true of a business's books: declared beside the feature whose rows it looks at. */
export type Check =
  | QueryCheck
  /** Looks at the rows itself, where SQL does not know the rule. */
  | (Named & { look: (tx: Tx, businessId: number) => Promise<Found> });

/** Faults that a check answers at most. */
export const mostFaults = 20;

/** Makes one check of a business's books. */
export async function make(check: Check, tx: Tx, businessId: number): Promise<Found> {
  if ('look' in check) return check.look(tx, businessId);
  const [[counted], found] = await Promise.all([
    tx.query<{ n: number }>(check.counts, [businessId]),
    tx.query<Fault>(`${check.faults} limit ${mostFaults}`, [businessId]),
  ]);
  return { count: counted?.n ?? 0, faults: found };
}
