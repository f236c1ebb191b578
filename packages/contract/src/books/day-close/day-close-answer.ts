import { enumeration } from '../../enumeration.ts';
import { z } from '../../zod.ts';

export const dayCloseState = enumeration({ CLOSED: 1, CANCELLED: 2 });

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
    /** What was expected and what was written since; null of one that is cancelled. */
    expectedNowAmount: z.number().nullable(),
    /** What was written since into the days that it closed, after the close before until its own: the newest of it. */
    since: z.array(laterLine),
    sinceCount: z.int(),
  })
  .meta({ id: 'DayCloseDetail' });
