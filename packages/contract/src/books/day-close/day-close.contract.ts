import { denominations } from '@bahi/domain/posting/cash/day-close';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import {
  amountBetween,
  chosenId,
  emptyOr,
  largestAmountRupees,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  requiredText,
  toldAlways,
  version,
  wholeNumber,
} from '../../fields.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { moneyKind } from '../money-account/money-account.contract.ts';

export const dayCloseState = enumeration({ CLOSED: 1, CANCELLED: 2 });

const chosen = z.coerce.number().int().positive();
const rupees = z
  .int('common.choiceUnknown')
  .refine((value) => denominations.some((known) => known === value), 'common.choiceUnknown');

/** So many pieces of a note; one that was not counted is left empty. */
const countedNote = z.object({ rupees, pieces: emptyOr(wholeNumber(0, 1_000_000)) });

/** The day may be sent AD, BS or both (then they must agree). Amounts are rupees. */
export const dayCloseForm = z
  .object({
    moneyAccountId: chosenId,
    outletId: optionalId,
    dateAD: optionalDay,
    dateBS: optionalDay,
    /** What the books said when it was counted: where they say something else meanwhile, it is refused. */
    expectedAmount: emptyOr(amountBetween(-largestAmountRupees, largestAmountRupees, 'common.tenDigits')).optional(),
    notes: z.array(countedNote).max(denominations.length),
    /** Coins and what else is counted as one amount. */
    otherAmount: optionalAmount,
    /** Why the count differs from the books; required where it does. */
    reason: optionalText(200),
    handedToUserId: optionalId,
    /** Of anybody else. */
    handedToName: optionalText(100),
    /** Where what does not stay goes; without it all of it stays. */
    takenToId: optionalId,
    leftAmount: optionalAmount,
    remarks: optionalText(500),
  })
  .superRefine((form, context) => {
    if (!form.dateAD && !form.dateBS)
      context.addIssue({ code: 'custom', path: ['dateAD'], message: 'common.isRequired' });
  }, toldAlways)
  .meta({ id: 'DayCloseForm' });

const outlet = { outletId: z.int(), outletName: z.string(), outletNameNp: z.string().nullable() };
const box = { moneyAccountId: z.int(), accountCode: z.string(), accountName: z.string(), accountNameNp: z.string() };
const booked = {
  /** What was left when it was closed last, or what the books had before the day. */
  openingAmount: z.number(),
  /** What the books gained or lost between that close and this day. */
  betweenAmount: z.number(),
  receivedAmount: z.number(),
  paidAmount: z.number(),
  expectedAmount: z.number(),
};

/** A row of the list. Amounts are rupees. */
export const dayCloseRow = z.object({
  id: z.int(),
  state: dayCloseState.answer,
  ...outlet,
  ...box,
  dateAD: z.string(),
  dateBS: z.string(),
  expectedAmount: z.number(),
  countedAmount: z.number(),
  /** Below zero the box was short, above it over. */
  differenceAmount: z.number(),
  leftAmount: z.number(),
  takenAmount: z.number(),
  handedToName: z.string().nullable(),
  closedBy: z.string(),
  closedAt: z.string(),
  version: z.int(),
});

const otherClose = z.object({ id: z.int(), dateAD: z.string(), dateBS: z.string() });

const movement = z.object({
  /** Of what: see `cash-words.ts`. */
  what: z.string(),
  receivedAmount: z.number(),
  paidAmount: z.number(),
  entries: z.int(),
});

/** What the books say of a box and day. */
export const cashOfDay = z
  .object({
    ...outlet,
    ...box,
    dateAD: z.string(),
    dateBS: z.string(),
    ...booked,
    movements: z.array(movement),
    /** The close that it begins with. */
    previous: otherClose.nullable(),
    /** The close of this very day, and the first one after it: either stands in the way. */
    closed: otherClose.nullable(),
    later: otherClose.nullable(),
  })
  .meta({ id: 'CashOfDay' });

const laterLine = z.object({
  entryId: z.int(),
  dateAD: z.string(),
  dateBS: z.string(),
  what: z.string(),
  number: z.string().nullable(),
  /** Above zero it came into the box, below it left. */
  amount: z.number(),
  enteredAt: z.string(),
});

export const dayCloseDetail = dayCloseRow
  .extend({
    ...booked,
    otherAmount: z.number(),
    notes: z.array(z.object({ rupees: z.int(), pieces: z.int(), amount: z.number() })),
    reason: z.string().nullable(),
    takenToName: z.string().nullable(),
    takenToNameNp: z.string().nullable(),
    remarks: z.string().nullable(),
    cancelledAt: z.string().nullable(),
    cancelledBy: z.string().nullable(),
    cancelReason: z.string().nullable(),
    /** What the books say of it now, without what it posted itself; null of one that is cancelled. */
    expectedNowAmount: z.number().nullable(),
    /** What was written since into the days that it closed, the newest of it. */
    since: z.array(laterLine),
    sinceCount: z.int(),
  })
  .meta({ id: 'DayCloseDetail' });

const choice = z.object({
  id: z.int(),
  kind: moneyKind.answer,
  code: z.string(),
  name: z.string(),
  nameNp: z.string(),
  outletId: z.int().nullable(),
});

/** The day's close of cash boxes: what was counted in each outlet, and what the books said. */
export const dayCloseContract = contract('dayClose', {
  list: {
    call: 'GET /v1/day-close/list',
    access: 'day-close.read',
    query: listQuery.extend({
      moneyAccountId: chosen.optional(),
      outletId: chosen.optional(),
      state: dayCloseState.schema.optional(),
      /** Only those whose count differed from the books. */
      differs: flag,
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(dayCloseRow),
  },
  /** The boxes that can be closed, where cash can be taken to, and to whom it can be handed over. */
  choices: {
    call: 'GET /v1/day-close/choices',
    access: 'day-close.read',
    answer: z.object({
      boxes: z.array(choice),
      targets: z.array(choice),
      people: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  /** What the books say of a box on a day, and what stands in the way of closing it. */
  cash: {
    call: 'GET /v1/day-close/cash',
    access: 'day-close.create',
    query: z.object({ moneyAccountId: chosen, outletId: chosen.optional(), dayAD: optionalDay }),
    answer: cashOfDay,
    toast: 'silent',
  },
  get: { call: 'GET /v1/day-close/:id', access: 'day-close.read', answer: dayCloseDetail },
  /** Writes it and posts the difference and what is taken out, all at once. */
  create: {
    call: 'POST /v1/day-close',
    access: 'day-close.create',
    body: dayCloseForm,
    posting: true,
    answer: dayCloseDetail,
    refreshes: ['cash'],
  },
  /** Takes back what it posted, on its own day, so that the day can be closed anew. */
  cancel: {
    call: 'PUT /v1/day-close/cancel/:id',
    access: 'day-close.delete',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: dayCloseDetail,
    refreshes: ['cash'],
  },
  print: {
    call: 'POST /v1/day-close/:id/print',
    access: 'day-close.read',
    body: z.object({ language: z.enum(['ne', 'en']).optional(), paper: z.enum(['A4', 'SLIP']).default('A4') }),
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
