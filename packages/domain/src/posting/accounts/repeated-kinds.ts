import {
  documentKinds,
  isRepeatedDocument,
  type RepeatedDocumentKind,
  repeatedDocumentNames,
  rightToRead,
  type RightToReadDocuments,
} from '../../document-kinds.ts';
import type { VoucherKind } from './voucher.ts';

/** What is written by hand comes again; what other screens write from what they keep comes from there. */
export const repeatedVoucherNames = ['JOURNAL_VOUCHER', 'CONTRA_VOUCHER'] as const satisfies readonly VoucherKind[];
export type RepeatedVoucherKind = (typeof repeatedVoucherNames)[number];

/** What comes again by itself: documents, and vouchers. */
export type RepeatedKind = RepeatedDocumentKind | RepeatedVoucherKind;
export const repeatedKindNames: readonly RepeatedKind[] = [...repeatedDocumentNames, ...repeatedVoucherNames];

export function isRepeatedVoucher(kind: string): kind is RepeatedVoucherKind {
  return repeatedVoucherNames.some((known) => known === kind);
}

export function isRepeatedKind(kind: string): kind is RepeatedKind {
  return isRepeatedDocument(kind) || isRepeatedVoucher(kind);
}

/** What the rights to what comes again are given on. */
export function moduleOfRepeated(kind: RepeatedKind) {
  return isRepeatedVoucher(kind) ? ('voucher' as const) : documentKinds[kind].module;
}

/** The right that opens to a reader what comes again. */
export function rightToReadRepeated(kind: RepeatedKind): RightToReadDocuments {
  return isRepeatedVoucher(kind) ? 'voucher.read' : rightToRead(kind);
}
