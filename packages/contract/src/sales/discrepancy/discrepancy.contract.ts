import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { chosenId, optionalText, positiveAmount, requiredText, version } from '../../fields.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

/** What an issued invoice says otherwise than what was delivered or agreed. */
export const discrepancyReason = enumeration({ QUANTITY: 1, PRICE: 2, DAMAGED: 3, TAX: 4, OTHER: 5 });
export const discrepancyState = enumeration({ OPEN: 1, RESOLVED: 2 });

/** A difference that a customer or a colleague reports: what kind, and by how many rupees. Other ones are described. */
export const discrepancyForm = z
  .object({
    invoiceId: chosenId,
    reason: discrepancyReason.schema,
    amount: positiveAmount,
    remarks: optionalText(500),
  })
  .superRefine(({ reason, remarks }, context) => {
    if (reason === 'OTHER' && remarks === null)
      context.addIssue({ code: 'custom', path: ['remarks'], message: 'common.isRequired' });
  })
  .meta({ id: 'DiscrepancyForm' });

const discrepancyRow = z.object({
  id: z.int(),
  invoiceId: z.int(),
  reason: discrepancyReason.answer,
  amount: z.number(),
  remarks: z.string().nullable(),
  state: discrepancyState.answer,
  reportedBy: z.string(),
  reportedAt: z.string(),
  /** How it was settled, by whom and when; null while it is open. */
  resolution: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  version: z.int(),
});

export const discrepancyContract = contract('discrepancy', {
  /** Notes a difference on an issued invoice; posts nothing. */
  report: {
    call: 'POST /invoice/discrepancy/create',
    access: 'invoice.update',
    body: discrepancyForm,
    answer: discrepancyRow,
  },
  ofInvoice: {
    call: 'GET /invoice/discrepancy/:invoiceId',
    access: 'invoice.read',
    params: z.object({ invoiceId: z.coerce.number().int().positive() }),
    query: listQuery,
    answer: wholeList(discrepancyRow),
  },
  resolve: {
    call: 'PUT /invoice/discrepancy/resolve/:id',
    access: 'invoice.update',
    body: z.object({ resolution: requiredText(500), version }),
    answer: discrepancyRow,
  },
});
