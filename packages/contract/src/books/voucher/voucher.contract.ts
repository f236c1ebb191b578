import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { optionalDay } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { cancelledVoucher, contraForm, journalForm, openingForm, voucherKind, voucherState } from './voucher-forms.ts';

/** A row of the list. Amounts are rupees. */
export const voucherRow = z
  .object({
    id: z.int(),
    /** Its number. */
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
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  narration: z.string().nullable(),
});

export const voucherDetail = voucherRow
  .extend({
    fiscalYear: z.string(),
    postedAt: z.string(),
    cancelledAt: z.string().nullable(),
    cancelledBy: z.string().nullable(),
    cancelReason: z.string().nullable(),
    /** In force, and of an opening balance no day since is locked; what is held elsewhere is taken back there. */
    isCancellable: z.boolean(),
    lines: z.array(voucherLine),
  })
  .meta({ id: 'VoucherDetail' });

/** An account that lines may name, in use; of other income and expenses each category alone. */
const accountChoice = z
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

const chosen = z.coerce.number().int().positive();
const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });

/** Vouchers: journals, money between own accounts, and opening balances. */
export const voucherContract = contract('voucher', {
  list: {
    call: 'GET /v1/voucher',
    access: 'voucher.read',
    query: listQuery.extend({
      kind: voucherKind.schema.optional(),
      state: voucherState.schema.optional(),
      outletId: chosen.optional(),
      /** The code of an account that one of its lines names. */
      account: z.string().trim().max(20).optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(voucherRow),
  },
  /** What lines may name: those in use. */
  accounts: {
    call: 'GET /v1/voucher/accounts',
    access: 'voucher.read',
    query: listQuery,
    answer: wholeList(accountChoice),
  },
  /** The trial balance of what the business began with, from vouchers, opening dues and opening stock. */
  opening: {
    call: 'GET /v1/voucher/opening',
    access: 'voucher.read',
    query: z.object({ dateAD: optionalDay, outletId: chosen.optional() }),
    answer: openingBalance,
  },
  get: { call: 'GET /v1/voucher/:id', access: 'voucher.read', params, answer: voucherDetail },
  journal: {
    call: 'POST /v1/voucher/journal',
    access: 'voucher.create',
    body: journalForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books'],
  },
  contra: {
    call: 'POST /v1/voucher/contra',
    access: 'voucher.create',
    body: contraForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books'],
  },
  enterOpening: {
    call: 'POST /v1/voucher/opening',
    access: 'voucher.create',
    body: openingForm,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books'],
  },
  /** Takes it out of the books by the mirror of its entry; the number stays. */
  cancel: {
    call: 'PUT /v1/voucher/cancel/:id',
    access: 'voucher.delete',
    params,
    body: cancelledVoucher,
    posting: true,
    answer: voucherDetail,
    refreshes: ['books'],
  },
  print: {
    call: 'POST /v1/voucher/:id/print',
    access: 'voucher.read',
    params,
    body: z.object({ language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
