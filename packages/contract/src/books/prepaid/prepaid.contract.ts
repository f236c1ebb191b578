import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { optionalId, requiredText } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { prepaidForm } from './prepaid-forms.ts';

/** What still has months to take, and what is taken to the end. */
export const prepaidState = enumeration({ RUNNING: 1, TAKEN: 2 });

export const prepaidRow = z
  .object({
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    state: prepaidState.answer,
    outletId: z.int(),
    outletName: z.string(),
    outletNameNp: z.string().nullable(),
    /** BS months as `2083-04`. */
    firstMonth: z.string(),
    lastMonth: z.string(),
    months: z.int(),
    postedMonths: z.int(),
    /** Months that are over and not posted. */
    dueMonths: z.int(),
    /** In rupees: amount − taken = left. */
    amount: z.number(),
    taken: z.number(),
    left: z.number(),
    enteredBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'PrepaidRow' });

/** A month of one, posted or to come. */
const prepaidMonth = z.object({
  place: z.int(),
  month: z.string(),
  /** In rupees; of a month to come what it takes as things stand. */
  amount: z.number(),
  isDue: z.boolean(),
  /** The voucher that posted it; null: none did. */
  voucher: z.object({ id: z.int(), code: z.string(), dateAD: z.string(), postedBy: z.string() }).nullable(),
});

export const prepaidDetail = prepaidRow
  .extend({
    accountId: z.int(),
    accountName: z.string(),
    accountNameNp: z.string(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    categoryNameNp: z.string().nullable(),
    note: z.string().nullable(),
    parts: z.array(prepaidMonth),
    /** Nothing of it is posted. */
    isRemovable: z.boolean(),
    /** Its last posted month can be taken back: the day of that voucher is open. */
    isReversible: z.boolean(),
  })
  .meta({ id: 'PrepaidDetail' });

/** An account of expense that can be named, or one category of it. */
const expenseChoice = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    categoryNameNp: z.string().nullable(),
    outletId: z.int().nullable(),
  })
  .meta({ id: 'ExpenseAccount' });

export const prepaidBalances = z
  .object({
    /** Outlet by outlet, in rupees: what is left by the register, and what the account of prepaid expenses has. */
    rows: z.array(
      z.object({
        outletId: z.int(),
        outletName: z.string(),
        outletNameNp: z.string().nullable(),
        registered: z.number(),
        booked: z.number(),
      }),
    ),
    /** Months that are over and not posted, and what they come to. */
    dueMonths: z.int(),
    dueAmount: z.number(),
  })
  .meta({ id: 'PrepaidBalances' });

const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });

/** The register of prepaid expenses, of which each BS month takes its part. */
export const prepaidContract = contract('prepaid', {
  list: {
    call: 'GET /v1/prepaid/list',
    access: 'prepaid.read',
    query: listQuery.extend({ state: prepaidState.schema.optional() }),
    answer: page(prepaidRow),
  },
  balances: { call: 'GET /v1/prepaid/balances', access: 'prepaid.read', answer: prepaidBalances },
  accounts: {
    call: 'GET /v1/prepaid/accounts',
    access: 'prepaid.read',
    query: listQuery,
    answer: wholeList(expenseChoice),
  },
  get: { call: 'GET /v1/prepaid/:id', access: 'prepaid.read', params, answer: prepaidDetail },
  /** Registers one, which posts nothing: the bill, journal or opening balance that paid it did. */
  save: {
    call: 'POST /v1/prepaid/save',
    access: 'prepaid.create',
    body: prepaidForm,
    answer: prepaidDetail,
    refreshes: ['books'],
  },
  /** Takes one out of the register of which nothing is posted. */
  remove: {
    call: 'DELETE /v1/prepaid/:id',
    access: 'prepaid.delete',
    params,
    query: z.object({ version: z.coerce.number('common.notFound').int().positive().optional() }),
    answer: z.object({ id: z.int() }),
    refreshes: ['books'],
  },
  /** All months that are over and not posted, of one entry or of all. */
  post: {
    call: 'POST /v1/prepaid/post',
    access: 'prepaid.create',
    body: z.object({ id: optionalId }),
    posting: true,
    answer: z.object({ months: z.int() }),
    refreshes: ['books'],
  },
  /** The month that was posted last. */
  takeBack: {
    call: 'PUT /v1/prepaid/take-back/:id',
    access: 'prepaid.delete',
    params,
    body: z.object({ place: z.int().positive(), reason: requiredText(200) }),
    posting: true,
    answer: prepaidDetail,
    refreshes: ['books'],
  },
});
