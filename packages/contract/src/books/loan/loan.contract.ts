// Longer than 200 lines because what a loan answers, its plan and its payments, stands with its calls.
import { loanEvery, loanWays } from '@bahi/domain/numbers/loan';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { requiredText } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { loanForm, loanPaymentForm } from './loan-forms.ts';

/** What is still owed, and what is paid back. */
export const loanState = enumeration({ RUNNING: 1, PAID: 2 });

/** So many payments of a loan are answered with it, the last ones; the data download has all. */
export const mostPaymentsShown = 120;

export const loanRow = z
  .object({
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    lender: z.string(),
    state: loanState.answer,
    outletId: z.int(),
    outletName: z.string(),
    outletNameNp: z.string().nullable(),
    /** A year's interest, in per cent. */
    rate: z.number(),
    /** In rupees: amount − repaid = owed. */
    amount: z.number(),
    repaid: z.number(),
    owed: z.number(),
    /** The day of the next instalment; null where nothing is owed. */
    nextDueAD: z.string().nullable(),
    nextDueBS: z.string().nullable(),
    /** How many days that is over, and how many instalments are; zero where none is. */
    overdueDays: z.int(),
    overdueInstalments: z.int(),
    enteredBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'LoanRow' });

/** A payment that is posted. */
const loanPayment = z.object({
  place: z.int(),
  paidOnAD: z.string(),
  paidOnBS: z.string(),
  /** The day of the instalment that it settled; null: it was paid besides. */
  dueOnAD: z.string().nullable(),
  /** In rupees. */
  principal: z.number(),
  interest: z.number(),
  charges: z.number(),
  voucher: z.object({ id: z.int(), code: z.string(), postedBy: z.string() }),
});

/** An instalment to come as things stand, in rupees; `owed` is what is owed once it is paid. */
const loanInstalment = z.object({
  dueOnAD: z.string(),
  dueOnBS: z.string(),
  principal: z.number(),
  interest: z.number(),
  owed: z.number(),
  isDue: z.boolean(),
});

/** Outlet by outlet, in rupees: what is owed by the register, and what the accounts have. */
const balanceRows = z.array(
  z.object({
    outletId: z.int(),
    outletName: z.string(),
    outletNameNp: z.string().nullable(),
    registered: z.number(),
    booked: z.number(),
  }),
);

export const loanDetail = loanRow
  .extend({
    accountId: z.int(),
    accountName: z.string(),
    accountNameNp: z.string(),
    interestAccountId: z.int(),
    interestAccountName: z.string(),
    interestAccountNameNp: z.string(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    categoryNameNp: z.string().nullable(),
    fromOnAD: z.string(),
    fromOnBS: z.string(),
    way: z.enum(loanWays),
    every: z.enum(loanEvery),
    /** The next instalment's day, and how many are left with it, also where nothing is owed; what comes to nothing before it is passed over. */
    dueOnAD: z.string(),
    dueOnBS: z.string(),
    instalments: z.int(),
    note: z.string().nullable(),
    plan: z.array(loanInstalment),
    /** From which the interest until a day is worked out: since the instalment that was due last, in rupees. */
    accrual: z.object({
      fromAD: z.string(),
      /** Paid besides already. */
      paid: z.number(),
      /** What was owed from which day on, days rising. */
      balances: z.array(z.object({ fromAD: z.string(), owed: z.number() })),
    }),
    /** All that the plan has of interest, in rupees. */
    interestToCome: z.number(),
    /** The last ones, the newest first; how many there are in all. */
    payments: z.array(loanPayment),
    paymentCount: z.int(),
    interestPaid: z.number(),
    /** The account of money out of which it was paid last. */
    paidFromId: z.int().nullable(),
    /** This loan beside its account. */
    balances: balanceRows,
    /** Nothing of it is paid. */
    isRemovable: z.boolean(),
    /** Its last payment can be taken back: the day of its voucher is open. */
    isReversible: z.boolean(),
  })
  .meta({ id: 'LoanDetail' });

/** An account that a loan can name, or one category of it. */
const loanAccount = z
  .object({
    /** For the loan itself, for its interest, or for the money with which it is paid. */
    use: z.enum(['LOAN', 'INTEREST', 'MONEY']),
    id: z.int(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    categoryNameNp: z.string().nullable(),
    outletId: z.int().nullable(),
    /** The loan that has it. */
    loanId: z.int().nullable(),
  })
  .meta({ id: 'LoanAccount' });

const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });

/** The register of loans: what is owed of each, its plan, and what is paid. */
export const loanContract = contract('loan', {
  list: {
    call: 'GET /v1/loan/list',
    access: 'loan.read',
    query: listQuery.extend({ state: loanState.schema.optional() }),
    answer: page(loanRow),
  },
  /** All accounts of loans, also of those that are in no register. */
  balances: {
    call: 'GET /v1/loan/balances',
    access: 'loan.read',
    answer: z
      .object({
        rows: balanceRows,
        /** The accounts that differ from the register in some outlet, also where their sum agrees; the first ones. */
        differing: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), nameNp: z.string() })),
      })
      .meta({ id: 'LoanBalances' }),
  },
  accounts: {
    call: 'GET /v1/loan/accounts',
    access: 'loan.read',
    query: listQuery,
    answer: wholeList(loanAccount),
  },
  get: { call: 'GET /v1/loan/:id', access: 'loan.read', params, answer: loanDetail },
  /** Registers one, which posts nothing: the receipt, journal or opening balance by which it came did. */
  save: {
    call: 'POST /v1/loan/save',
    access: 'loan.create',
    body: loanForm,
    answer: loanDetail,
    refreshes: ['books'],
  },
  /** Takes one out of the register of which nothing is paid. */
  remove: {
    call: 'DELETE /v1/loan/:id',
    access: 'loan.delete',
    params,
    query: z.object({ version: z.coerce.number('common.notFound').int().positive().optional() }),
    answer: z.object({ id: z.int() }),
    refreshes: ['books'],
  },
  /** Pays an instalment, or besides: principal, interest and charges by one voucher of the loan's outlet. */
  pay: {
    call: 'POST /v1/loan/pay/:id',
    access: 'loan.create',
    params,
    body: loanPaymentForm,
    posting: true,
    answer: loanDetail,
    refreshes: ['books'],
  },
  /** The payment that was posted last, named by its voucher. */
  takeBack: {
    call: 'PUT /v1/loan/take-back/:id',
    access: 'loan.delete',
    params,
    body: z.object({ voucherId: z.int().positive(), reason: requiredText(200) }),
    posting: true,
    answer: loanDetail,
    refreshes: ['books'],
  },
});
