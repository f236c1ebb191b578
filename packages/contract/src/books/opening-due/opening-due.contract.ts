import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { toLatin } from '@bahi/domain/numbers/digits';
import { contract } from '../../endpoint.ts';
import { choiceOf, paymentStatus } from '../../enumeration.ts';
import {
  chosenId,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Who owed, or was owed: a customer or a vendor. */
export const openingParty = choiceOf(['customer', 'vendor']);

/** What is left to settle of a bill that another program wrote, as at a day. Days come AD, BS or both. */
export const openingDueForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    party: openingParty,
    partyId: chosenId,
    outletId: optionalId,
    /** As the old program numbered it; in Latin digits, as all numbers of documents. */
    billNumber: requiredText(50).transform(toLatin),
    billDateAD: optionalDay,
    billDateBS: optionalDay,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    /** The day as at which it is owed: from then on it is in these books. */
    asAtAD: optionalDay,
    asAtBS: optionalDay,
    /** What is left to settle of it. */
    totalBillAmount: positiveAmount,
    description: optionalText(200),
  })
  .superRefine((form, context) => {
    for (const name of ['billDate', 'dueDate', 'asAt'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine(({ billDateAD, dueDateAD, asAtAD }, context) => {
    const refuse = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (billDateAD && dueDateAD && !isDueInTime({ dated: billDateAD, due: dueDateAD }))
      refuse('dueDateAD', 'common.dueBeforeDocument');
    if (billDateAD && asAtAD && asAtAD < billDateAD) refuse('asAtAD', 'openingDue.beforeBill');
  })
  .meta({ id: 'OpeningDueForm' });

const openingDueRow = z
  .object({
    id: z.int(),
    party: z.enum(['customer', 'vendor']),
    partyId: z.int(),
    partyName: z.string(),
    partyNameNp: z.string().nullable(),
    outletId: z.int(),
    billNumber: z.string(),
    billDateAD: z.string(),
    billDateBS: z.string(),
    dueDateAD: z.string(),
    dueDateBS: z.string(),
    asAtAD: z.string(),
    asAtBS: z.string(),
    totalBillAmount: z.number(),
    paidAmount: z.number(),
    remainingAmount: z.number(),
    paymentStatus: paymentStatus.answer,
    description: z.string().nullable(),
    /** False once it was cancelled. */
    isActive: z.boolean(),
    /** In force, nothing paid on it, and its day not locked: it may be corrected and cancelled. */
    isEditable: z.boolean(),
    cancelReason: z.string().nullable(),
    createdBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'OpeningDue' });

const partyFilter = z.coerce.number().int().positive().optional();

/** What customers owed and vendors were owed before the books began, bill by bill. */
export const openingDueContract = contract('openingDue', {
  save: {
    call: 'POST /v1/opening-due/save',
    access: 'opening-due.create',
    body: openingDueForm,
    posting: true,
    answer: openingDueRow,
    refreshes: ['dues'],
  },
  list: {
    call: 'GET /v1/opening-due/list',
    access: 'opening-due.read',
    query: listQuery.extend({
      party: openingParty.default('customer'),
      customerId: partyFilter,
      vendorId: partyFilter,
      paymentStatus: paymentStatus.schema.optional(),
    }),
    answer: page(openingDueRow),
  },
  get: { call: 'GET /v1/opening-due/:id', access: 'opening-due.read', answer: openingDueRow },
  /** Takes back one on which nothing is paid; its number can be entered anew. */
  cancel: {
    call: 'PUT /v1/opening-due/cancel/:id',
    access: 'opening-due.update',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: openingDueRow,
    refreshes: ['dues'],
  },
});
