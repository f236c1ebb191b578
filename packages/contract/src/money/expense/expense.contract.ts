import {
  dueDocumentBeside,
  dueDocumentForm,
  dueDocumentQuery,
  dueDocumentRow,
  refusePaidLater,
  requireDates,
  uploadedDocument,
  uuidParams,
} from '../due-document/due-document.ts';
import { toLatin } from '@bahi/domain/numbers/digits';
import { comparedBillNumber } from '@bahi/domain/bill-number';
import { contract } from '../../endpoint.ts';
import { amount, chosenId, emptyOr, optionalText, requiredText, toldAlways } from '../../fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** What an expense has beside what documents with a heading and a category have in common. */
export const expenseOwn = z.object({
  /** As any number of a document, stored in Latin digits: the same bill is found and known again however it was typed. */
  billNumber: optionalText(50).transform((text) => text && toLatin(text)),
  /** Input VAT within the total, in rupees; nothing where it cannot be set off. */
  vatAmount: emptyOr(amount),
});

/** VAT is set off by the bill that shows it. */
export function requireBillForVat(
  { billNumber, vatAmount }: z.output<typeof expenseOwn>,
  context: z.RefinementCtx,
): void {
  if (vatAmount !== null && vatAmount > 0 && comparedBillNumber(billNumber ?? '') === '')
    context.addIssue({ code: 'custom', path: ['billNumber'], message: 'expense.billForVat' });
}

/** The expense form: as the income form, with the vendor, their bill's number and the VAT within it. */
export const expenseForm = z
  .object({ ...dueDocumentForm, heading: requiredText(150), vendorId: chosenId, ...expenseOwn.shape })
  .superRefine(requireDates, toldAlways)
  .superRefine(requireBillForVat)
  .superRefine(refusePaidLater);

const expenseRow = z.object({
  ...dueDocumentRow,
  billNumber: z.string().nullable(),
  vatAmount: z.number(),
  vendorId: z.int(),
  vendorName: z.string(),
  vendorNameNp: z.string().nullable(),
});
const expenseDetail = expenseRow.extend({ ...dueDocumentBeside }).meta({ id: 'ExpenseDetail' });

export const expenseContract = contract('expense', {
  save: {
    call: 'POST /v1/expense/save',
    access: 'expense.create',
    body: expenseForm,
    posting: true,
    answer: expenseDetail,
    refreshes: ['dues'],
  },
  list: {
    call: 'GET /v1/expense/list',
    access: 'expense.read',
    query: dueDocumentQuery.extend({ vendorId: z.coerce.number().int().positive().optional() }),
    answer: page(expenseRow),
  },
  get: { call: 'GET /v1/expense/:id', access: 'expense.read', answer: expenseDetail },
  toggle: {
    call: 'PUT /v1/expense/toggle/:id',
    access: 'expense.update',
    posting: true,
    answer: expenseDetail,
    refreshes: ['dues'],
  },
  /** Keeps a document for the form that is open; saving the expense attaches it. */
  saveImage: {
    call: 'PUT /v1/expense/save-image',
    access: 'expense.create',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  removeDocument: {
    call: 'DELETE /v1/expense/documents/:docUuid',
    access: 'expense.create',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
});
