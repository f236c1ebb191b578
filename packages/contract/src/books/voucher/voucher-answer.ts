import { trialColumns } from '@bahi/domain/import/trial-balance';
import { documentKindNames } from '@bahi/domain/document-kinds';
import { attachedDocument } from '../../money/due-document/due-document.ts';
import { heldAnswer } from '../../money/tds/tds-held.ts';
import { approvalAnswer } from '../../sales/approval/approval.ts';
import { z } from '../../zod.ts';
import { voucherKind, voucherState } from './voucher-forms.ts';

/** A row of the list. Amounts are rupees. */
export const voucherRow = z
  .object({
    id: z.int(),
    /** Its number; empty while it waits for approval. */
    code: z.string(),
    kind: voucherKind.answer,
    state: voucherState.answer,
    outletId: z.int(),
    outletName: z.string(),
    outletNameNp: z.string().nullable(),
    dateAD: z.string(),
    dateBS: z.string(),
    /** What its debits come to. */
    total: z.number(),
    /** Its first accounts, what is debited first. */
    accounts: z.string(),
    accountsNp: z.string(),
    narration: z.string().nullable(),
    enteredBy: z.string(),
    ...approvalAnswer,
    /** In no books yet, and the caller may throw it away. */
    isRemovable: z.boolean(),
    /** In force, and of an opening balance no day since is locked; above the owner's limit for who may approve vouchers alone. */
    isCancellable: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'VoucherRow' });

const voucherLine = z.object({
  id: z.int(),
  accountId: z.int(),
  accountCode: z.string(),
  accountName: z.string(),
  accountNameNp: z.string(),
  categoryId: z.int().nullable(),
  categoryName: z.string().nullable(),
  categoryNameNp: z.string().nullable(),
  /** Whose line it is, on an account that is kept by customer or vendor. */
  party: z.enum(['customer', 'vendor']).nullable(),
  partyId: z.int().nullable(),
  partyName: z.string().nullable(),
  partyNameNp: z.string().nullable(),
  /** The bill that was chosen for it to take from, by what it is called. */
  documentId: z.int().nullable(),
  documentCode: z.string().nullable(),
  /** Of tax that is held back of the vendor: what of. */
  tdsNature: heldAnswer.tdsNature,
  tdsBase: heldAnswer.tdsBase,
  tdsRate: heldAnswer.tdsRate,
  tdsPortalType: heldAnswer.tdsPortalType,
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  narration: z.string().nullable(),
});

/** A bill that a line of a voucher opened, or took from. */
const voucherDue = z.object({
  effect: z.enum(['OPENS', 'SETTLES']),
  documentKind: z.enum(documentKindNames),
  documentId: z.int(),
  /** Its number or heading; null where the caller may not read such documents. */
  code: z.string().nullable(),
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  dateAD: z.string(),
  amount: z.number(),
  /** What of it is still open. */
  remaining: z.number(),
});

export const voucherDetail = voucherRow
  .extend({
    fiscalYear: z.string(),
    postedAt: z.string(),
    cancelledAt: z.string().nullable(),
    cancelledBy: z.string().nullable(),
    cancelReason: z.string().nullable(),
    /** Still to be approved: it can be written anew, or removed. */
    isWaiting: z.boolean(),
    lines: z.array(voucherLine),
    documents: z.array(attachedDocument),
    /** What its lines opened and what they were set against; of a cancelled one nothing. Amounts are rupees. */
    dues: z.array(voucherDue),
  })
  .meta({ id: 'VoucherDetail' });

/** An account that lines may name, in use; of other income and expenses each category alone. */
export const accountChoice = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    categoryNameNp: z.string().nullable(),
    groupName: z.string(),
    groupNameNp: z.string(),
    /** It holds money at hand. */
    isMoney: z.boolean(),
    /** An opening balance may name it. */
    isOpened: z.boolean(),
    /** An opening balance alone may name it. */
    isOpenedAlone: z.boolean(),
    /** A journal may name it as well, and says what tax of whom is held back. */
    holdsTax: z.boolean(),
    /** A journal alone may name it, with whose line it is. */
    party: z.enum(['customer', 'vendor']).nullable(),
    outletId: z.int().nullable(),
  })
  .meta({ id: 'VoucherAccount' });

/** What the business began with on one account. Amounts are rupees; of the two sides the balance stands on one. */
const openingRow = z.object({
  code: z.string(),
  name: z.string(),
  nameNp: z.string(),
  /** By vouchers, by opening dues and by opening stock: debits less credits. */
  vouchers: z.number(),
  dues: z.number(),
  stock: z.number(),
  debit: z.number(),
  credit: z.number(),
});

export const openingBalance = z
  .object({
    /**
     * The day on which the books begin: that of the opening balance, else the one asked for, else the first on which
     * anything stands in the books, else today.
     */
    dateAD: z.string(),
    dateBS: z.string(),
    /** An opening balance in force says this day. */
    isSet: z.boolean(),
    rows: z.array(openingRow),
    debit: z.number(),
    credit: z.number(),
    /** What is not explained yet, debits less credits: opening dues stand against it, and what was set aside. */
    unexplained: z.number(),
    /** What opening dues and opening stock of later days come to, which is not in the rows. */
    later: z.number(),
  })
  .meta({ id: 'OpeningBalance' });

/** What of a line of a trial balance goes into an opening balance, or why nothing does. */
export const openingLineState = ['TAKEN', 'AGREES', 'ELSEWHERE', 'REFUSED'] as const;

/** A sheet with the trial balance of the old books, read against what is entered already; nothing of it is stored. */
export const openingSheet = z
  .object({
    headings: z.array(z.string()),
    columns: z.array(z.enum(trialColumns).nullable()),
    /** What the columns lack; without lines until they are chosen. */
    missing: z.array(z.enum(trialColumns)),
    lines: z.array(
      z.object({
        /** Of the file, from 1. */
        row: z.int(),
        code: z.string(),
        name: z.string(),
        debit: z.number(),
        credit: z.number(),
        state: z.enum(openingLineState),
        accountId: z.int().nullable(),
        /** By itself no account fits that may be opened: one is chosen by hand, or the row is left out. */
        isChoosable: z.boolean(),
        /** The row waits for that choice; income and expenses may stay behind without a word. */
        needsChoice: z.boolean(),
        /** What a line of the opening balance has to say, so that the account comes to the sheet's amount. */
        takenDebit: z.number(),
        takenCredit: z.number(),
        problem: z.string().nullable(),
      }),
    ),
    debit: z.number(),
    credit: z.number(),
  })
  .meta({ id: 'OpeningSheet' });

/** What is still open of a party. Amounts are rupees. */
export const openBill = z
  .object({
    id: z.int(),
    /** Its number or heading; null where the caller may not read such documents. */
    code: z.string().nullable(),
    dateBS: z.string(),
    dueAmount: z.number(),
  })
  .meta({ id: 'VoucherOpenBill' });
