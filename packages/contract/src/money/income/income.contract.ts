import {
  dueDocumentBeside,
  dueDocumentForm,
  dueDocumentQuery,
  dueDocumentRow,
  headingFields,
  refusePaidLater,
  requireDates,
  uploadedDocument,
  uuidParams,
} from '../due-document/due-document.ts';
import { contract } from '../../endpoint.ts';
import { chosenId, toldAlways } from '../../fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** What an income has beside what documents with a heading and a category have in common. */
export const incomeOwn = z.object({});

/** The income form (specification, section 5). `paidAmount` and `remainingAmount` are derived, whatever is sent. */
export const incomeForm = z
  .object({ ...dueDocumentForm, ...headingFields, customerId: chosenId, ...incomeOwn.shape })
  .superRefine((form, context) => {
    requireDates(form, context);
    if (!form.incomeHeading && !form.heading)
      context.addIssue({ code: 'custom', path: ['incomeHeading'], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine(refusePaidLater);

const incomeRow = z.object({
  ...dueDocumentRow,
  incomeHeading: z.string(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
});
const incomeDetail = incomeRow.extend({ ...dueDocumentBeside }).meta({ id: 'IncomeDetail' });

export const incomeContract = contract('income', {
  save: {
    call: 'POST /v1/income',
    access: 'income.create',
    body: incomeForm,
    posting: true,
    answer: incomeDetail,
    refreshes: ['dues'],
  },
  list: {
    call: 'GET /v1/income/list',
    access: 'income.read',
    query: dueDocumentQuery.extend({ customerId: z.coerce.number().int().positive().optional() }),
    answer: page(incomeRow),
  },
  get: { call: 'GET /v1/income/:id', access: 'income.read', answer: incomeDetail },
  toggle: {
    call: 'PUT /v1/income/toggle/:id',
    access: 'income.update',
    posting: true,
    answer: incomeDetail,
    refreshes: ['dues'],
  },
  uploadDocument: {
    call: 'POST /v1/income/temp-documents',
    access: 'income.create',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  removeDocument: {
    call: 'DELETE /v1/income/documents/:docUuid',
    access: 'income.create',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
});
