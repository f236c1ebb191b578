import type { BatchOrder, BatchPart } from '@bahi/domain/goods/batches';
import type { RefusedField } from '../../../../platform/core/errors.ts';

/** A batch as a line says it: one that is there already, or becomes one. */
export type NamedBatch = { readonly number: string; readonly expiresOn: string };

/**
 * What a line says of the batches that it moves: one of those that are there, a batch by its number and expiry, or how
 * much of each, of which the first are taken. Whatever leaves and says nothing is first expired first; a line may say
 * that only some of them may leave. What was handed over already leaves in any case: what is not there is owed to the shelf.
 * What leaves of a batch first may be of others where that has not so much.
 */
export type BatchWish =
  | {
      readonly batchId: number;
      readonly order?: BatchOrder;
      readonly isHandedOver?: boolean;
      readonly isFirst?: boolean;
    }
  | { readonly order: BatchOrder; readonly isHandedOver?: boolean }
  | { readonly batch: NamedBatch; readonly isFirst?: boolean }
  | { readonly parts: readonly BatchPart[] };

/** By the position of the line in its document, from 0. */
export type BatchWishes = ReadonlyMap<number, BatchWish>;

/** The batch that a form names; null where it names none. */
export function namedBatch(said: { batchNumber: string | null; batchExpiryAD: string | null }): NamedBatch | null {
  return said.batchNumber === null || said.batchExpiryAD === null
    ? null
    : { number: said.batchNumber, expiresOn: said.batchExpiryAD };
}

/** What the lines of a document say, in their order. */
export function wishesOf(batches: readonly (NamedBatch | null | undefined)[]): BatchWishes {
  return new Map(batches.flatMap((batch, position) => (batch ? [[position, { batch }] as const] : [])));
}

/** Goods that keep batches come into one that is named, others into none: what is wrong at `place`. */
export function refusedBatch(batch: NamedBatch | null | undefined, isKept: boolean, place: string): RefusedField[] {
  if (isKept === Boolean(batch)) return [];
  return [{ field: `${place}batchNumber`, key: isKept ? 'batch.missing' : 'batch.none' }];
}
