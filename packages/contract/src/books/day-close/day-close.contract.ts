import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { optionalDay, requiredText, version } from '../../fields.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { moneyKind } from '../money-account/money-account.contract.ts';
import { cashOfDay, dayCloseDetail, dayCloseRow, dayCloseState } from './day-close-answer.ts';
import { dayCloseForm } from './day-close-form.ts';

const chosen = z.coerce.number().int().positive();

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
  /**
   * The boxes that the caller can close, where cash can be taken to, and to whom it can be handed over: for who holds
   * `day-close.create` or `day-close.read`.
   */
  choices: {
    call: 'GET /v1/day-close/choices',
    access: 'session',
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
