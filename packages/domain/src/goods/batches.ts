import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addQuantity, type Quantity, subtractQuantity, zeroQuantity } from '../numbers/quantity.ts';

/** A batch as it stands on a shelf. `free` is what can leave on the day so that none of its later moves turns negative. */
export type BatchOnShelf = {
  readonly batchId: number;
  /** The last day on which it may be sold. */
  readonly expiresOn: CalendarDay;
  readonly free: Quantity;
};

/** So much of a batch, above zero. */
export type BatchPart = { readonly batchId: number; readonly quantity: Quantity };

/**
 * In which order batches leave: who sells takes nothing expired, who writes off what has expired takes nothing else, who
 * sends it elsewhere takes that last, and who clears a shelf takes what expires first, expired or not.
 */
export type BatchOrder = 'SALE' | 'EXPIRED' | 'TRANSFER' | 'CLEARANCE';

/** Whether a batch may leave on a day at all. */
export function mayLeave(batch: Pick<BatchOnShelf, 'expiresOn'>, order: BatchOrder, day: CalendarDay): boolean {
  if (order === 'SALE') return !isExpired(batch, day);
  return order !== 'EXPIRED' || isExpired(batch, day);
}

export function isExpired({ expiresOn }: Pick<BatchOnShelf, 'expiresOn'>, day: CalendarDay): boolean {
  return expiresOn < day;
}

/** The batches of a shelf in the order in which they leave it on a day: what may not leave is not among them. */
export function batchesInOrder<Batch extends BatchOnShelf>(
  shelf: readonly Batch[],
  order: BatchOrder,
  day: CalendarDay,
): Batch[] {
  const offered = shelf.filter((batch) => batch.free > 0 && mayLeave(batch, order, day));
  const isLast = (batch: Batch): number => (order === 'TRANSFER' && isExpired(batch, day) ? 1 : 0);
  return offered.toSorted(
    (left, right) => isLast(left) - isLast(right) || left.expiresOn - right.expiresOn || left.batchId - right.batchId,
  );
}

/** Takes `quantity` out of batches in the order in which they stand. Null where they do not have so much. */
export function pickBatches(
  batches: readonly Pick<BatchOnShelf, 'batchId' | 'free'>[],
  quantity: Quantity,
): BatchPart[] | null {
  const { parts, missing } = pickUpTo(batches, quantity);
  return missing === 0 ? parts : null;
}

/** The same as far as they have it, with what is missing. */
export function pickUpTo(
  batches: readonly Pick<BatchOnShelf, 'batchId' | 'free'>[],
  quantity: Quantity,
): { parts: BatchPart[]; missing: Quantity } {
  const parts: BatchPart[] = [];
  let missing = quantity;
  for (const { batchId, free } of batches) {
    const taken = free < missing ? free : missing;
    if (taken > 0) parts.push({ batchId, quantity: taken });
    missing = subtractQuantity(missing, taken);
  }
  return { parts, missing };
}

/** What a shelf is owed, and the batch that stands for it: so much of its goods was handed over beyond what it had. */
export type OwedToShelf = { readonly batchId: number; readonly quantity: Quantity };

/**
 * What comes in fills first what is owed to the shelf, what comes back of it before all else, and the rest stays in its
 * batches. What comes back of what was owed and is owed no more goes into the batch that came in last, or is null where there
 * is none.
 */
export function fillOwed(
  parts: readonly BatchPart[],
  owed: OwedToShelf | null,
  lastBatchId: number | null,
): BatchPart[] | null {
  if (owed === null) return [...parts];
  let open = owed.quantity;
  const kept: BatchPart[] = [];
  const isOther = ({ batchId }: BatchPart): number => (batchId === owed.batchId ? 0 : 1);
  for (const { batchId, quantity } of parts.toSorted((one, other) => isOther(one) - isOther(other))) {
    const filling = open < quantity ? open : quantity;
    open = subtractQuantity(open, filling);
    const rest = subtractQuantity(quantity, filling);
    if (rest === 0) continue;
    const into = batchId === owed.batchId ? lastBatchId : batchId;
    if (into === null) return null;
    kept.push({ batchId: into, quantity: rest });
  }
  const filled = subtractQuantity(owed.quantity, open);
  return [...(filled === 0 ? [] : [{ batchId: owed.batchId, quantity: filled }]), ...together(kept)];
}

/** Parts of one batch as one. */
export function together(parts: readonly BatchPart[]): BatchPart[] {
  const sums = new Map<number, Quantity>();
  for (const { batchId, quantity } of parts)
    sums.set(batchId, addQuantity(sums.get(batchId) ?? zeroQuantity, quantity));
  return [...sums].map(([batchId, quantity]) => ({ batchId, quantity }));
}

/** The first `quantity` of some parts: what arrives of what was sent, what comes back of what was sold. */
export function firstOf(parts: readonly BatchPart[], quantity: Quantity): BatchPart[] | null {
  return pickBatches(
    parts.map(({ batchId, quantity: free }) => ({ batchId, free })),
    quantity,
  );
}

/** What is left of parts after others of the same batches were taken back. */
export function withoutParts(parts: readonly BatchPart[], taken: readonly BatchPart[]): BatchPart[] {
  const gone = new Map<number, Quantity>();
  for (const { batchId, quantity } of taken)
    gone.set(batchId, addQuantity(gone.get(batchId) ?? zeroQuantity, quantity));
  return parts.flatMap(({ batchId, quantity }) => {
    const back = gone.get(batchId) ?? zeroQuantity;
    const used = back < quantity ? back : quantity;
    gone.set(batchId, subtractQuantity(back, used));
    return used < quantity ? [{ batchId, quantity: subtractQuantity(quantity, used) }] : [];
  });
}
