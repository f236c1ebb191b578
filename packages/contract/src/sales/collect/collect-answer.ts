import { promiseStates } from '@bahi/domain/numbers/payment-promise';
import { z } from '../../zod.ts';
import { messageState } from '../sharing/sharing.contract.ts';
import { reminderKinds, reminderWays } from '../reminder/reminder-choices.ts';

/** Rupees that are owed, by how long they are past their due day, as the age receivable report has them. */
export const dueSums = z.object({
  dueAmount: z.number(),
  overdueAmount: z.number(),
  notDueAmount: z.number(),
  days1To30Amount: z.number(),
  days31To60Amount: z.number(),
  days61To91Amount: z.number(),
  beyond91Amount: z.number(),
});

/** What a list of who owes is narrowed to by promises. */
export const promiseFilters = ['TODAY', 'BROKEN', 'OPEN', 'KEPT', 'NONE'] as const;

/** Why somebody is left out of many who are reminded together. */
export const leftOutReasons = ['NOTHING_DUE', 'WANTS_NONE', 'NO_ADDRESS', 'REMINDED_TODAY', 'PROMISED'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What a customer promised to pay. */
export const paymentPromise = z
  .object({
    id: z.int(),
    customerId: z.int(),
    promisedDateAD: z.string(),
    promisedDateBS: z.string(),
    /** Rupees; null: all that was due then. */
    amount: z.number().nullable(),
    /** Rupees that were due when it was given. */
    dueAmount: z.number(),
    /** Rupees that were taken off what was owed then since, up to the promised day: paid, out of an advance or by credit notes. */
    receivedAmount: z.number(),
    /** Rupees of it that are missing still, and no more than what is open of what was owed then. */
    missingAmount: z.number(),
    state: z.enum(promiseStates),
    note: z.string().nullable(),
    takenBy: z.string(),
    takenAt: z.string(),
    /** Who withdrew or replaced it. */
    endedBy: z.string().nullable(),
  })
  .meta({ id: 'PaymentPromise' });

const lastReminder = z.object({
  id: z.int(),
  kind: z.enum(reminderKinds),
  way: z.enum(reminderWays),
  remindedAt: z.string(),
  /** What became of it; null of what was handed to WhatsApp. */
  message: messageState.nullable(),
});

/** A customer who owes. */
export const collectRow = z
  .object({
    /** The customer. */
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    phoneNumber: z.string(),
    email: z.string().nullable(),
    ...dueSums.shape,
    advanceAmount: z.number(),
    oldestDueDateAD: z.string(),
    oldestDueDateBS: z.string(),
    /** Days since the oldest due day; below zero where that is to come. */
    daysLate: z.int(),
    creditDays: z.int().nullable(),
    creditLimit: z.number().nullable(),
    /** Rupees owed over all outlets less what is in advance there; of whoever has a limit. */
    creditUsed: z.number().nullable(),
    lastReminder: lastReminder.nullable(),
    promise: paymentPromise.nullable(),
  })
  .meta({ id: 'CollectRow' });

const unpaidBill = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null where the caller may not read such a document. */
  number: z.string().nullable(),
  /** A customer can be reminded of it by its number. */
  isReminded: z.boolean(),
  dateAD: z.string(),
  dateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  daysLate: z.int(),
  totalAmount: z.number(),
  /** Rupees; below zero of what the customer may take off. */
  dueAmount: z.number(),
});

/** One customer: what they owe, bill by bill, and what they promised. */
export const collectPanel = z
  .object({
    customer: collectRow,
    /** The oldest first. */
    bills: z.array(unpaidBill),
    /** There are more bills than are listed. */
    isCut: z.boolean(),
    promises: z.array(paymentPromise),
  })
  .meta({ id: 'CollectPanel' });

export type PaymentPromise = z.output<typeof paymentPromise>;
export type CollectRow = z.output<typeof collectRow>;
export type DueSums = z.output<typeof dueSums>;
