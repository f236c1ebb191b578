import { contract } from '../../endpoint.ts';
import { chosenId, optionalDay, optionalId, requiredText, version, wholeNumber } from '../../fields.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { lendAnswer, lendForm, registerForm, takeAnswer, takeForm } from './counter-device.ts';
import { counterSlip } from './counter-slip.ts';
import {
  counterInvoiceDetail,
  counterInvoiceRow,
  counterInvoiceState,
  counterState,
  salesCounterDetail,
  salesCounterRow,
} from './sales-counter-answer.ts';

/** Letters of a reason at least: what is done to numbers that were printed is told in words. */
const shortestReason = 3;
const reason = requiredText(500).refine(({ length }) => length >= shortestReason, 'salesCounter.reasonShort');

export const salesCounterForm = z.object({ outletId: chosenId, name: requiredText(60) });
export const renameForm = z.object({ name: requiredText(60), version });

/** The last number that was printed of each series, at least what the server has of it; of a counter that never sold, none. */
export const closeForm = z.object({
  last: z
    .array(
      z.object({
        fiscalYear: z.string('common.isRequired').regex(/^\d{4}\/\d{2}$/, 'common.choiceUnknown'),
        sequence: wholeNumber(0, 999_999_999),
      }),
    )
    .max(200),
  reason,
  version,
});

export const liftForm = z.object({ reason, version });
/** What became of it, and the invoice that was written in its place, if any. */
export const settleForm = z.object({ reason, invoiceId: optionalId, version });

export const salesCounterContract = contract('salesCounter', {
  list: {
    call: 'GET /v1/sales-counters',
    access: 'sales-counter.read',
    query: listQuery.extend({
      outletId: z.coerce.number().int().positive().optional(),
      state: z.string().pipe(counterState).optional(),
      /** Only those of which something waits for the owner. */
      isWaiting: flag,
    }),
    answer: page(salesCounterRow),
  },
  get: { call: 'GET /v1/sales-counters/:id', access: 'sales-counter.read', answer: salesCounterDetail },
  create: {
    call: 'POST /v1/sales-counters',
    access: 'sales-counter.create',
    body: salesCounterForm,
    answer: salesCounterDetail,
  },
  rename: {
    call: 'PUT /v1/sales-counters/name/:id',
    access: 'sales-counter.update',
    body: renameForm,
    answer: salesCounterDetail,
  },
  /** Makes a browser's storage the counter's, once; the key is told now and never again. */
  register: {
    call: 'POST /v1/sales-counters/register',
    access: 'sales-counter.create',
    body: registerForm,
    answer: z.object({ deviceKey: z.string(), counter: salesCounterDetail }).meta({ id: 'CounterRegistered' }),
    transaction: 'own',
    // A device that sells prints papers that leave the business: a sample has none.
    reachesOut: true,
  },
  /** Ends it with the last number that was printed. What was printed and never came is listed as lost. */
  close: {
    call: 'PUT /v1/sales-counters/close/:id',
    access: 'sales-counter.delete',
    body: closeForm,
    answer: salesCounterDetail,
    transaction: 'own',
    refreshes: ['dues', 'goods'],
  },
  /** Lets a counter sell again that was frozen for totals, once no refused invoice waits. */
  lift: {
    call: 'PUT /v1/sales-counters/lift/:id',
    access: 'sales-counter.update',
    body: liftForm,
    answer: salesCounterDetail,
  },
  /** Asked by its device: for how long and how much it may sell without the line. */
  lend: {
    call: 'POST /v1/sales-counters/lend',
    access: 'invoice.create',
    body: lendForm,
    answer: lendAnswer,
    toast: 'silent',
  },
  /** What its device prints slips by. */
  getSlip: {
    call: 'GET /v1/sales-counters/slip/:outletId',
    access: 'invoice.create',
    answer: counterSlip,
    toast: 'silent',
  },
  /** Takes invoices that its device issued, exactly as they are: first they are kept, then posted one by one. */
  take: {
    call: 'POST /v1/sales-counters/take',
    access: 'invoice.create',
    body: takeForm,
    answer: takeAnswer,
    transaction: 'own',
    refreshes: ['dues', 'goods'],
    toast: 'silent',
  },
  listInvoices: {
    call: 'GET /v1/sales-counters/invoices',
    access: 'sales-counter.read',
    query: listQuery.extend({
      counterId: z.coerce.number().int().positive().optional(),
      state: z.string().pipe(counterInvoiceState).optional(),
      isLate: flag,
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(counterInvoiceRow),
  },
  getInvoice: {
    call: 'GET /v1/sales-counters/invoices/:id',
    access: 'sales-counter.read',
    answer: counterInvoiceDetail,
  },
  /** Posts a refused one again, once what stood in its way is mended; what its clock said is accepted by this. */
  retry: {
    call: 'PUT /v1/sales-counters/invoices/retry/:id',
    access: 'sales-counter.update',
    body: z.object({ version }),
    answer: counterInvoiceDetail,
    transaction: 'own',
    refreshes: ['dues', 'goods'],
  },
  /** Says what became of a refused or lost one that is not posted. */
  settle: {
    call: 'PUT /v1/sales-counters/invoices/settle/:id',
    access: 'sales-counter.update',
    body: settleForm,
    answer: counterInvoiceDetail,
  },
});
