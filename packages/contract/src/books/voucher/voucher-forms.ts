import { trialColumns } from '@bahi/domain/import/trial-balance';
import { choiceOf, enumeration } from '../../enumeration.ts';
import {
  chosenId,
  id,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { mostAttachedDocuments } from '../../money/due-document/due-document.ts';
import { heldFields } from '../../money/tds/tds-held.ts';
import { z } from '../../zod.ts';

/** A journal of any lines; money between own accounts; what stood on the accounts when the business began here. */
export const voucherKind = enumeration({
  JOURNAL_VOUCHER: 1,
  CONTRA_VOUCHER: 2,
  OPENING_VOUCHER: 3,
  CLOSING_VOUCHER: 4,
  ASSET_VOUCHER: 5,
  PREPAID_VOUCHER: 6,
  LOAN_VOUCHER: 7,
});
/**
 * A voucher is posted as it is written, or as it is approved where it is above the owner's limit; what is cancelled keeps
 * its number.
 */
export const voucherState = enumeration({ POSTED: 1, CANCELLED: 2, DRAFT: 3 });
/** Where what does not balance of an opening balance goes, only where that is said: onto the owner's capital, or aside. */
export const openingDifferences = ['NONE', 'CAPITAL', 'OPENING_BALANCE'] as const;

export const mostVoucherLines = 200;

/** A line of a voucher: an amount as debit or as credit. */
export const voucherLineForm = z.object({
  accountId: chosenId,
  /** The category of income or expense, of an account that has a line of its own for each. */
  categoryId: optionalId,
  /** Whose line it is: of an account that is kept by customer, or by vendor. */
  customerId: optionalId,
  vendorId: optionalId,
  /** The bill of theirs that it takes from, by itself; without one it takes from the oldest. */
  documentId: optionalId,
  /** Of tax that is held back, on "TDS payable", where the vendor is who is paid: what of, and the portal's number. */
  tdsNature: heldFields.tdsNature,
  tdsBase: heldFields.tdsBase,
  tdsPortalType: heldFields.tdsPortalType,
  debit: optionalAmount,
  credit: optionalAmount,
  narration: optionalText(200),
});

/** What every voucher says; the day may be sent AD, BS or both (then they must agree). */
const head = {
  outletId: optionalId,
  dateAD: optionalDay,
  dateBS: optionalDay,
  narration: optionalText(500),
  /** The uploads that belong to it, by their identifiers; without, they stay as they are. */
  documents: z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').optional(),
};
/** Of one that waits for approval and is written anew: which. */
const waiting = { id: id.optional(), version };
type Head = { dateAD: string | null; dateBS: string | null };

function judgeDay(form: Head, context: z.core.$RefinementCtx): void {
  if (!form.dateAD && !form.dateBS)
    context.addIssue({ code: 'custom', path: ['dateAD'], message: 'common.isRequired' });
}

const linesOf = (least: number, few: string) =>
  z.array(voucherLineForm).min(least, few).max(mostVoucherLines, 'voucher.linesMany');

export const journalForm = z
  .object({ ...head, ...waiting, lines: linesOf(2, 'voucher.linesFew') })
  .superRefine(judgeDay, toldAlways)
  .meta({ id: 'JournalVoucherForm' });

export const contraForm = z
  .object({ ...head, ...waiting, fromAccountId: chosenId, toAccountId: chosenId, amount: positiveAmount })
  .superRefine(judgeDay, toldAlways)
  .meta({ id: 'ContraVoucherForm' });

export const openingForm = z
  .object({ ...head, lines: linesOf(1, 'voucher.linesNone'), difference: choiceOf(openingDifferences) })
  .superRefine(judgeDay, toldAlways)
  .meta({ id: 'OpeningVoucherForm' });

function rowWithAccount(text: string): [number, number][] {
  const [row = 0, accountId = 0] = text.split(':').map(Number);
  return row > 0 && accountId > 0 ? [[row, accountId]] : [];
}

/** A sheet of a trial balance; columns by their places, with commas between, a place that is empty is not taken over. */
export const openingSheetUpload = z.object({
  columns: z
    .string()
    .max(600, 'common.textLong')
    .optional()
    .transform((text) => text?.split(',').map((name) => trialColumns.find((one) => one === name) ?? null)),
  /** Accounts that were chosen for rows which none fits, as `row:account`, with commas between. */
  accounts: z
    .string()
    .max(40_000, 'common.textLong')
    .optional()
    .transform((text) => new Map((text ?? '').split(',').flatMap(rowWithAccount))),
  dateAD: optionalDay,
  outletId: optionalId,
});

export const cancelledVoucher = z.object({ reason: requiredText(200), version });
