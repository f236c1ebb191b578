import type { Answer } from '@bahi/contract/endpoint';
import { chosenId, day, optionalAmount, optionalId, optionalText, positiveAmount } from '@bahi/contract/fields';
import { type voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { openingDifferences } from '@bahi/contract/books/voucher/voucher-forms';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { choiceOf } from '@bahi/contract/enumeration';
import { heldFields } from '@bahi/contract/money/tds/tds-held';
import { z } from '@bahi/contract/zod';
import {
  type Paisa,
  parseRupees,
  rupeesFromPaisa,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import { heldDocument } from '../../../ui/documents/HeldDocuments.tsx';
import { registerTexts } from '../../../platform/i18n.ts';

registerTexts(voucherMessages);

export type Voucher = Answer<typeof voucherContract.get>;
export type VoucherRow = Answer<typeof voucherContract.list>['rows'][number];
export type VoucherAccount = Answer<typeof voucherContract.accounts>[number];

/** A line as it stands on the screen: one that is still empty is no error until it is sent. */
const lineValues = z.object({
  accountId: optionalId,
  categoryId: optionalId,
  customerId: optionalId,
  vendorId: optionalId,
  documentId: optionalId,
  tdsNature: heldFields.tdsNature,
  tdsBase: heldFields.tdsBase,
  tdsPortalType: heldFields.tdsPortalType,
  debit: optionalAmount,
  credit: optionalAmount,
  narration: optionalText(200),
});
const head = {
  outletId: optionalId,
  dateAD: day,
  narration: optionalText(500),
  documents: z.array(heldDocument),
};

/** A voucher of any lines; `difference` is for what a business began with, and a journal leaves it. */
export const linedValues = z.object({
  ...head,
  lines: z.array(lineValues),
  difference: choiceOf(openingDifferences),
});
export const contraValues = z.object({
  ...head,
  fromAccountId: chosenId,
  toAccountId: chosenId,
  amount: positiveAmount,
});

export type LinedValues = z.input<typeof linedValues>;
export type LineValues = LinedValues['lines'][number];

export const emptyLine: LineValues = {
  accountId: '',
  categoryId: '',
  customerId: '',
  vendorId: '',
  documentId: '',
  tdsNature: '',
  tdsBase: '',
  tdsPortalType: '',
  debit: '',
  credit: '',
  narration: '',
};

/** What the lines come to: debits, credits, and by how much they differ. */
export function sumsOf(lines: readonly Pick<LineValues, 'debit' | 'credit'>[]) {
  const sum = (side: 'debit' | 'credit'): Paisa =>
    sumPaisa(lines.map((line) => parseRupees(String(line[side] ?? '')) ?? zeroPaisa));
  const [debit, credit] = [sum('debit'), sum('credit')];
  return { debit, credit, difference: subtractPaisa(debit, credit) };
}

/** The amount that a line proposes: what the others leave open, on the side that lacks it. */
export function proposedAmount(lines: readonly Pick<LineValues, 'debit' | 'credit'>[]) {
  const { difference } = sumsOf(lines);
  const amount = String(rupeesFromPaisa(subtractPaisa(zeroPaisa, difference))).replace('-', '');
  if (difference === 0) return { debit: '', credit: '' };
  return difference > 0 ? { debit: '', credit: amount } : { debit: amount, credit: '' };
}

/** Lines as they are sent: without those at the end that nobody has begun. */
export function sentLines(lines: readonly LineValues[]) {
  const last = lines.findLastIndex(
    ({ accountId, debit, credit, narration }) =>
      Boolean(accountId) || Boolean(debit) || Boolean(credit) || Boolean(narration),
  );
  // The server says of a line without an account that it needs one.
  return lines.slice(0, last + 1).map((line) => ({ ...line, accountId: line.accountId ?? '' }));
}

/** The papers that a form of a voucher that waits begins with; a copy begins with none. */
export function heldOf(voucher: Voucher | undefined): LinedValues['documents'] {
  const documents = voucher?.isWaiting === true ? voucher.documents : [];
  return documents.map(({ docUuid, documentName, fileContentType }) => ({ docUuid, documentName, fileContentType }));
}

/** What a form sends of the voucher that it writes anew, and of its papers. */
export function sentBeside(voucher: Voucher | undefined, documents: LinedValues['documents']) {
  const waiting = voucher?.isWaiting === true ? { id: voucher.id, version: voucher.version } : {};
  return { ...waiting, documents: documents.map(({ docUuid }) => docUuid) };
}

/** The lines of a voucher as the form shows them; a copy takes from the bills that are open now. */
export function copiedLines({ lines, isWaiting }: Voucher): LineValues[] {
  return lines.map((line) => ({
    accountId: line.accountId,
    categoryId: line.categoryId ?? '',
    customerId: line.party === 'customer' ? (line.partyId ?? '') : '',
    vendorId: line.party === 'vendor' ? (line.partyId ?? '') : '',
    documentId: isWaiting ? (line.documentId ?? '') : '',
    tdsNature: line.tdsNature ?? '',
    tdsBase: line.tdsBase ?? '',
    tdsPortalType: line.tdsPortalType ?? '',
    debit: line.debit ?? '',
    credit: line.credit ?? '',
    narration: line.narration ?? '',
  }));
}
