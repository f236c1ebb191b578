import {
  isRepeatedKind,
  isRepeatedVoucher,
  type RepeatedKind,
  repeatedKindNames,
  rightToReadRepeated,
} from '@bahi/domain/posting/accounts/repeated-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { repetitionOf } from '../../books/document-registry/document-registry.ts';
import type { Repetition } from '../../books/ledger/document-feature.ts';
import { voucherRepetition } from './repeated-voucher.ts';

/** What comes again, or came: a document or a voucher. */
export type ModelIds = { document_id: number | null; voucher_id: number | null };

export function repeatedKindOf({ kind }: { kind: string }): RepeatedKind {
  if (!isRepeatedKind(kind)) throw new RangeError(`${kind} does not come again`);
  return kind;
}

/** How what is of a kind comes again. */
export function repetitionOfKind(kind: RepeatedKind): Repetition {
  return isRepeatedVoucher(kind) ? voucherRepetition : repetitionOf(kind);
}

/** The kinds that the caller may read. */
export function readableRepeated({ can }: Pick<Context, 'can'>): RepeatedKind[] {
  return repeatedKindNames.filter((kind) => can(rightToReadRepeated(kind)));
}

/** The id of what it is, a document or a voucher. */
export function modelIdOf({ document_id, voucher_id }: ModelIds): number {
  return document_id ?? voucher_id ?? Number.NaN;
}

/** A document or voucher of a kind as the columns keep it. */
export function idsOf(kind: RepeatedKind, id: number | null): ModelIds {
  return isRepeatedVoucher(kind) ? { document_id: null, voucher_id: id } : { document_id: id, voucher_id: null };
}
