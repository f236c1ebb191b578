import { dateForms, statementColumns } from '@bahi/domain/import/bank/statement-columns';
import { tdsNature } from '../../money/tds/tds-held.ts';
import { z } from '../../zod.ts';
import { moneyKind } from '../money-account/money-account.contract.ts';

/** A bank account or wallet. Amounts are rupees. */
export const bankAccount = z
  .object({
    id: z.int(),
    kind: moneyKind.answer,
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    bankName: z.string().nullable(),
    /** The one that it is of; of all without one. */
    outletId: z.int().nullable(),
    /** What is there by the books, and by the last line that was read; null before the first statement. */
    bookAmount: z.number(),
    statementAmount: z.number().nullable(),
    readThroughAD: z.string().nullable(),
    readThroughBS: z.string().nullable(),
    /** Lines of its statements that are not matched. */
    openLines: z.int(),
  })
  .meta({ id: 'BankAccount' });

export const bankStatementRow = z.object({
  id: z.int(),
  moneyAccountId: z.int(),
  accountName: z.string(),
  accountNameNp: z.string(),
  fileName: z.string(),
  fromAD: z.string(),
  toAD: z.string(),
  openingAmount: z.number(),
  closingAmount: z.number(),
  lineCount: z.int(),
  /** Lines that had been read before, and were passed over. */
  knownCount: z.int(),
  enteredBy: z.string(),
  enteredAt: z.string(),
});
export const bankStatementRead = bankStatementRow.meta({ id: 'BankStatement' });

/** A file as it would be read; nothing of it is stored. */
export const bankStatementPreview = z
  .object({
    headings: z.array(z.string()),
    columns: z.array(z.enum(statementColumns).nullable()),
    dateForm: z.enum(dateForms),
    isBs: z.boolean(),
    /** The columns are those of the account's last file. */
    isRemembered: z.boolean(),
    missing: z.array(z.enum(statementColumns)),
    /** The first rows as they stand in the file. */
    sample: z.array(z.array(z.string())),
    /** What keeps it from being read; null where nothing does. */
    problem: z.string().nullable(),
    lineCount: z.int(),
    knownCount: z.int(),
    fromAD: z.string().nullable(),
    toAD: z.string().nullable(),
    openingAmount: z.number().nullable(),
    closingAmount: z.number().nullable(),
  })
  .meta({ id: 'BankStatementPreview' });

/** A line of a statement; what came in is above zero. */
export const bankLine = z.object({
  id: z.int(),
  dateAD: z.string(),
  dateBS: z.string(),
  text: z.string(),
  reference: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
  /** What was there before the first statement. */
  isOpening: z.boolean(),
  /** Whom such texts were matched with before. */
  customerId: z.int().nullable(),
  vendorId: z.int().nullable(),
});

/** A line of the books on the same account. */
export const bookLine = z.object({
  id: z.int(),
  dateAD: z.string(),
  dateBS: z.string(),
  kind: z.string(),
  sourceKind: z.string(),
  sourceId: z.int(),
  number: z.string().nullable(),
  partyName: z.string().nullable(),
  partyNameNp: z.string().nullable(),
  narration: z.string().nullable(),
  amount: z.number(),
});

/** A bill that a line may pay. */
const payable = {
  type: z.string(),
  id: z.int(),
  code: z.string(),
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  dueAmount: z.number(),
};

/** Documents of one party that a line may have settled in full; accepted by `makePayment`. */
export const bankDueOffer = z
  .object({
    line: z.int(),
    /** Of the line, as it is there: above zero what came in. */
    amount: z.number(),
    documents: z.array(z.object(payable)),
    /** What the customer held back of the only document, and what it may be tax of; null where nothing was. */
    heldAmount: z.number().nullable(),
    natures: z.array(tdsNature),
    /** Such texts were matched with this party before. */
    isLearnt: z.boolean(),
  })
  .meta({ id: 'BankDueOffer' });

/** What is left on both sides of an account. */
export const reconciliation = z
  .object({
    account: bankAccount,
    /**
     * The oldest of the statement, and of the books those up to their days, the latest of these, then later ones; `lineCount`
     * and `bookCount` say how many there are.
     */
    lines: z.array(bankLine),
    books: z.array(bookLine),
    lineCount: z.int(),
    bookCount: z.int(),
    offers: z.array(
      z.object({ lines: z.array(z.int()), books: z.array(z.int()), amount: z.number(), isLearnt: z.boolean() }),
    ),
    /** Of lines for which the books have no payment; for who may enter one. */
    dueOffers: z.array(bankDueOffer),
  })
  .meta({ id: 'BankReconciliation' });

export const bankMatch = z.object({
  id: z.int(),
  amount: z.number(),
  lines: z.array(bankLine),
  books: z.array(bookLine),
  matchedBy: z.string(),
  matchedAt: z.string(),
});

/**
 * As at a day: books less what of them is open, and what is open of the statement, is the statement. Of very many open lines
 * the latest of the books and the oldest of the statement are named; `bookCount` and `lineCount` say how many there are.
 */
export const bankReport = z
  .object({
    account: bankAccount,
    dateAD: z.string(),
    dateBS: z.string(),
    bookAmount: z.number(),
    books: z.array(bookLine),
    bookOpenAmount: z.number(),
    lines: z.array(bankLine),
    lineOpenAmount: z.number(),
    bookCount: z.int(),
    lineCount: z.int(),
    statementAmount: z.number(),
  })
  .meta({ id: 'BankReport' });

/** A bill that a line may pay, the nearest amount first. */
export const bankBill = z.object({ ...payable, isExact: z.boolean() }).meta({ id: 'BankBill' });
