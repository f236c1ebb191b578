import { entryPaymentMode, paymentStatus } from '../../enumeration.ts';
import { billAmount, chosenId, optionalDay, optionalId, optionalText, version } from '../../fields.ts';
import { listQuery } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Documents of one record at most (specification, section 5). */
export const mostAttachedDocuments = 5;

/** What the forms of income and expense have in common; days may be sent AD, BS or both. */
export const dueDocumentForm = {
  id: z.int().positive().optional(),
  version,
  outletId: optionalId,
  categoryId: chosenId,
  billDateAD: optionalDay,
  billDateBS: optionalDay,
  dueDateAD: optionalDay,
  dueDateBS: optionalDay,
  totalBillAmount: billAmount,
  description: optionalText(50, 'dueDocument.descriptionLong'),
  /** How all of a new one is paid as it is entered, on the day of its bill. */
  paymentMode: entryPaymentMode.schema.default('CREDIT'),
  /** The cash box, bank account or wallet; without one the usual account of the mode. */
  moneyAccountId: optionalId,
  /** Identifiers of uploads; what the record has and the list does not name is taken away. */
  documents: z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').optional(),
};

/** The heading comes as `heading` or as `incomeHeading`. */
export const headingFields = {
  heading: optionalText(150),
  incomeHeading: optionalText(150),
};

type Dated = {
  billDateAD: string | null;
  billDateBS: string | null;
  dueDateAD: string | null;
  dueDateBS: string | null;
};

/** Both days must be there; the message stands at the BS field, which the form shows. */
export function requireDates(form: Dated, context: z.core.$RefinementCtx): void {
  for (const name of ['billDate', 'dueDate'] as const)
    if (!form[`${name}AD`] && !form[`${name}BS`])
      context.addIssue({ code: 'custom', path: [`${name}BS`], message: 'common.isRequired' });
}

/** What is there already is paid by payments of its own. */
export function refusePaidLater(
  { id, paymentMode }: { id?: number | undefined; paymentMode: string },
  context: z.RefinementCtx,
): void {
  if (id !== undefined && paymentMode !== 'CREDIT')
    context.addIssue({ code: 'custom', path: ['paymentMode'], message: 'dueDocument.paidWhenNew' });
}

/** What the lists of income and expense answer of each record. */
export const dueDocumentRow = {
  id: z.int(),
  heading: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryNameNp: z.string().nullable(),
  outletId: z.int(),
  billDateAD: z.string(),
  billDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  totalBillAmount: z.number(),
  paidAmount: z.number(),
  remainingAmount: z.number(),
  paymentStatus: paymentStatus.answer,
  description: z.string().nullable(),
  /** False once it was cancelled. */
  isActive: z.boolean(),
  createdBy: z.string(),
  version: z.int(),
};

/** An uploaded document as it is read: its content as base64 (specification, section 3), and where the file itself is. */
export const attachedDocument = z.object({
  docUuid: z.string(),
  documentName: z.string(),
  /** Null where the documents of the record are too large together. */
  document: z.string().nullable(),
  fileContentType: z.string(),
  sizeBytes: z.int(),
  /** The path of the file. */
  address: z.string(),
});

/** What one income or expense answers beside its row. */
export const dueDocumentBeside = {
  documents: z.array(attachedDocument),
  /** Vouchers are set against it: while they are, it stays as it is. */
  isSetAgainst: z.boolean(),
  /** Their numbers, for who may read vouchers. */
  vouchers: z.array(z.string()),
};

/** An upload that waits for its form to be saved. */
export const uploadedDocument = z.object({
  docUuid: z.string(),
  documentName: z.string(),
  fileContentType: z.string(),
});

export const dueDocumentQuery = listQuery.extend({
  paymentStatus: paymentStatus.schema.optional(),
  categoryId: z.coerce.number().int().positive().optional(),
});

export const uuidParams = z.object({ docUuid: z.uuid('common.notFound') });
