import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { optionalDay, requiredText, version } from '../../fields.ts';
import { settlementKind } from '../../money/payment/payment-answer.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { chequeDetail, chequeMonth, chequeRow, chequeSlip, chequeState } from './cheque-answer.ts';
import {
  chequeBounceForm,
  chequeClearForm,
  chequeDepositForm,
  chequeDetailsForm,
  chequeHandBackForm,
} from './cheque-form.ts';

const chosen = z.coerce.number().int().positive();
const paper = z.object({ language: z.enum(['ne', 'en']).optional() });

/** Cheques that were received and given: each payment by cheque has one, and goes its way here. */
export const chequeContract = contract('cheque', {
  list: {
    call: 'GET /v1/cheque/list',
    access: 'cheque.read',
    query: listQuery.extend({
      kind: settlementKind.schema.optional(),
      state: chequeState.schema.optional(),
      customerId: chosen.optional(),
      vendorId: chosen.optional(),
      moneyAccountId: chosen.optional(),
      outletId: chosen.optional(),
      /** By the day on the cheque. */
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(chequeRow, { totalAmount: z.number() }),
  },
  /** The post-dated cheques of a month of the BS calendar that wait; of today's month without one. */
  calendar: {
    call: 'GET /v1/cheque/calendar',
    access: 'cheque.read',
    query: z.object({
      year: z.coerce.number().int().optional(),
      month: z.coerce.number().int().min(1).max(12).optional(),
    }),
    answer: chequeMonth,
  },
  get: { call: 'GET /v1/cheque/:id', access: 'cheque.read', answer: chequeDetail },
  details: {
    call: 'PUT /v1/cheque/details/:id',
    access: 'cheque.update',
    body: chequeDetailsForm,
    answer: chequeDetail,
  },
  /** Puts cheques in hand into a bank, all at once, and answers the slip for it. */
  deposit: {
    call: 'POST /v1/cheque/deposit',
    access: 'cheque.update',
    body: chequeDepositForm,
    posting: true,
    answer: chequeSlip,
    refreshes: ['cash'],
  },
  /** The bank has paid it. */
  clear: {
    call: 'PUT /v1/cheque/clear/:id',
    access: 'cheque.update',
    body: chequeClearForm,
    posting: true,
    answer: chequeDetail,
    refreshes: ['cash'],
  },
  /** The bank did not pay it: its payment is taken back on that day, and what it paid is due again. */
  bounce: {
    call: 'PUT /v1/cheque/bounce/:id',
    access: 'cheque.delete',
    body: chequeBounceForm,
    posting: true,
    answer: chequeDetail,
    refreshes: ['dues'],
  },
  /** One in hand goes back to who gave it, or one that was given comes back: its payment is taken back on that day. */
  handBack: {
    call: 'PUT /v1/cheque/hand-back/:id',
    access: 'cheque.delete',
    body: chequeHandBackForm,
    posting: true,
    answer: chequeDetail,
    refreshes: ['dues'],
  },
  /** Takes back that it was put into a bank or cleared, where that was a mistake. */
  reverse: {
    call: 'PUT /v1/cheque/reverse/:id',
    access: 'cheque.delete',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: chequeDetail,
    refreshes: ['cash'],
  },
  /** A cheque on paper: what stands on it and where it is. */
  print: {
    call: 'POST /v1/cheque/:id/print',
    access: 'cheque.read',
    body: paper,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
  /** The slip that goes to the bank with the cheques. */
  printSlip: {
    call: 'POST /v1/cheque/slip/:id/print',
    access: 'cheque.read',
    body: paper,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
