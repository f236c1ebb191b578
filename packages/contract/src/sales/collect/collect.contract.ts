import { dueAgeNames } from '@bahi/domain/numbers/due-ages';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { reminder } from '../reminder/reminder.contract.ts';
import { reminderRuleWays } from '../reminder/reminder-choices.ts';
import { collectPanel, collectRow, dueSums, leftOutReasons, paymentPromise, promiseFilters } from './collect-answer.ts';
import { mostRemindedAtOnce, promiseForm, remindManyForm } from './collect-form.ts';

const chosen = z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound');
/** Ids with commas between. */
const chosenIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,99}$/, 'collect.tooMany')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

/** Who of those who owe is meant. */
const who = {
  search: listQuery.shape.search,
  /** Owes something of this age. */
  age: z.string().pipe(choiceOf(dueAgeNames)).optional(),
  isOverdue: flag,
  promise: z.string().pipe(choiceOf(promiseFilters)).optional(),
  isOverLimit: flag,
  outletId: chosen.optional(),
};

const manyRow = z.object({
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  dueAmount: z.number(),
  /** How it goes and to where; null of whoever is left out. */
  way: z.enum(['SMS', 'EMAIL']).nullable(),
  recipient: z.string().nullable(),
  /** What it says, in the customer's language; null of whoever is left out. */
  said: z.string().nullable(),
  reason: z.enum(leftOutReasons).nullable(),
});

/** Customers who owe, what they promised, and how they are asked for it. */
export const collectContract = contract('collect', {
  /** What is overdue most comes first. */
  list: {
    call: 'GET /v1/collect/list',
    access: 'collect.read',
    query: listQuery.omit({ isActive: true }).extend(who),
    answer: page(collectRow, { totals: dueSums }),
  },
  get: {
    call: 'GET /v1/collect/customer/:customerId',
    access: 'collect.read',
    query: z.object({ outletId: chosen.optional() }),
    answer: collectPanel,
  },
  /** The promises of a customer, the last first. */
  promises: {
    call: 'GET /v1/collect/promises/:customerId',
    access: 'collect.read',
    answer: z.array(paymentPromise),
  },
  /** Notes what a customer promised; what stood before is replaced by it. */
  promise: {
    call: 'POST /v1/collect/promise',
    access: 'collect.create',
    body: promiseForm,
    answer: paymentPromise,
    refreshes: ['promises'],
  },
  /** Takes back a promise that was noted by mistake and still stands. */
  withdraw: {
    call: 'PUT /v1/collect/promise/withdraw/:promiseId',
    access: 'collect.update',
    answer: paymentPromise,
    refreshes: ['promises'],
  },
  /** To whom a reminder of all they owe would go now, of those chosen or of the first that the filter finds, and who is left out and why. */
  plan: {
    call: 'GET /v1/collect/remind',
    access: 'reminder.create',
    query: z.object({
      ...who,
      ids: chosenIds.optional(),
      ways: z.string().pipe(choiceOf(reminderRuleWays)),
      language: choiceOf(['ne', 'en']),
    }),
    /** `found` is how many there are; of more than `most` the first ones are in the rows. */
    answer: z.object({ rows: z.array(manyRow), found: z.int(), most: z.literal(mostRemindedAtOnce) }),
  },
  /** Reminds each of them once; whoever is left out is answered with the reason. */
  remind: {
    call: 'POST /v1/collect/remind',
    access: 'reminder.create',
    body: remindManyForm,
    answer: z.object({
      rows: z.array(manyRow.omit({ said: true }).extend({ reminderId: z.int().nullable() })),
      sent: z.int(),
    }),
    refreshes: ['reminders'],
  },
  /** What became of these reminders. */
  sent: {
    call: 'GET /v1/collect/reminders',
    access: 'reminder.read',
    query: z.object({ ids: chosenIds }),
    answer: z.array(reminder),
  },
});
