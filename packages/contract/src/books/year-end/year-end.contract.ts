import type { StatementSum } from '@bahi/domain/posting/accounts/statement-parts';
import { profitAccounts } from '@bahi/domain/posting/accounts/year-closing';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { optionalText, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** What is looked at before a year is closed. */
export const yearPoints = [
  'DRAFTS',
  'VAT_MONTHS',
  'BANK_LINES',
  'DEPRECIATION',
  'PREPAID_MONTHS',
  'LOAN_INSTALMENTS',
  'OPENING_BALANCE',
  'STOCK_BELOW_ZERO',
  'CASH_BELOW_ZERO',
  'COUNTER_INVOICES',
  'COUNTERS_UNHEARD',
] as const;

/** The sums of profit and loss, in their order. */
export const yearSums = [
  'NET_SALES',
  'COST_OF_SALES',
  'GROSS_PROFIT',
  'OTHER_INCOME',
  'EXPENSES',
  'NET_PROFIT',
] as const satisfies readonly StatementSum[];

const point = z.object({
  point: z.enum(yearPoints),
  /** How many documents, months, lines, places or days it is about; none: it is in order. */
  count: z.int(),
  /** In rupees, of the point that is an amount: debits less credits. */
  amount: z.number().nullable(),
  /** Of depreciation what was got beyond all that was left of a pool. */
  gain: z.number().nullable(),
  /** Of drafts the kind of document, voucher or paper of stock that they are. */
  draftKind: z.string().nullable(),
  /** Of lines of the bank the account, by its id and names. */
  accountId: z.int().nullable(),
  name: z.string().nullable(),
  nameNp: z.string().nullable(),
});

const closing = z.object({
  /** Onto which account the profit went. */
  onto: z.enum(profitAccounts),
  closedBy: z.string(),
  closedAt: z.string(),
  /** One of each outlet that earned or spent anything. Amounts are rupees. */
  vouchers: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      outletName: z.string(),
      outletNameNp: z.string().nullable(),
      /** Null for who may not see profit and loss. */
      profit: z.number().nullable(),
    }),
  ),
});

const openingRow = z.object({
  account: z.string(),
  name: z.string(),
  nameNp: z.string(),
  debit: z.number(),
  credit: z.number(),
});

export const yearEnd = z
  .object({
    /** `2082/83`. */
    fiscalYear: z.string(),
    firstDayAD: z.string(),
    firstDayBS: z.string(),
    lastDayAD: z.string(),
    lastDayBS: z.string(),
    nextYear: z.string(),
    /** Its last day is past. */
    isOver: z.boolean(),
    /** Those of which anything stands in the books, the newest first. */
    years: z.array(z.string()),
    /** All books are locked through its last day. */
    isLocked: z.boolean(),
    /** The closing voucher in force; null: the year is closed without one, or not yet. */
    closing: closing.nullable(),
    /** What comes before this year is closed: an earlier year to close, or depreciation to post; null: nothing. */
    before: z.object({ act: z.enum(['CLOSE', 'DEPRECIATION']), fiscalYear: z.string() }).nullable(),
    /** A closing voucher may be written, or the one in force be taken back. */
    isClosable: z.boolean(),
    isReopenable: z.boolean(),
    points: z.array(point),
    /** The sums of profit and loss of the year in rupees, as that report says them; null for who may not see it. */
    sums: z.array(z.object({ sum: z.enum(yearSums), amount: z.number() })).nullable(),
    /** With what the next year opens, as the trial balance says it: null until the year is over, and for who may not see it. */
    opening: z.object({ rows: z.array(openingRow), debit: z.number(), credit: z.number() }).nullable(),
    /** Each series of numbers of the year: its last number, and the next one of the year after. */
    series: z.array(
      z.object({
        outletName: z.string(),
        outletNameNp: z.string().nullable(),
        last: z.string(),
        next: z.string(),
      }),
    ),
  })
  .meta({ id: 'YearEnd' });

const fiscalYear = requiredText(7);

/** The end of a fiscal year: what is left to do, its profit, the voucher that closes it, and with what the next begins. */
export const yearEndContract = contract('yearEnd', {
  /** Of the year asked for, else of the last one that is over, else of the one that runs. */
  get: {
    call: 'GET /v1/year-end',
    access: 'year-end.read',
    query: z.object({ fiscalYear: z.string().trim().max(7).optional() }),
    answer: yearEnd,
  },
  /** Takes income and expenses of a year that is over to the owner, by a voucher of each outlet on its last day. */
  close: {
    call: 'POST /v1/year-end/close',
    access: 'year-end.create',
    body: z.object({ fiscalYear, onto: choiceOf(profitAccounts), narration: optionalText(500) }),
    posting: true,
    answer: yearEnd,
    refreshes: ['books', 'locks'],
  },
  /** Takes the closing vouchers of a year back, while the year is not locked. */
  reopen: {
    call: 'POST /v1/year-end/reopen',
    access: 'year-end.delete',
    body: z.object({ fiscalYear, reason: requiredText(200) }),
    posting: true,
    answer: yearEnd,
    refreshes: ['books', 'locks'],
  },
});
