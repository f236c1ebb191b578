import { dateForms, statementColumns } from '@bahi/domain/import/bank/statement-columns';
import { choiceOf } from '../../enumeration.ts';
import { chosenId, emptyOr, id, optionalId, optionalText, requiredText, toldAlways } from '../../fields.ts';
import { componentType } from '../../money/payment/payment-form.ts';
import { tdsNature } from '../../money/tds/tds-held.ts';
import { z } from '../../zod.ts';

/** Columns by their places, with commas between; a place that is empty is not taken over. */
const columns = z
  .string()
  .max(600, 'common.textLong')
  .optional()
  .transform((text) => text?.split(',').map((name) => statementColumns.find((one) => one === name) ?? null));

/** A file for an account; without columns they are those that are remembered or as its headings say. */
export const bankStatementUpload = z.object({
  moneyAccountId: chosenId,
  columns,
  dateForm: choiceOf(dateForms).optional(),
  calendar: choiceOf(['AD', 'BS']).optional(),
});

const chosenIds = z.array(id).max(1000, 'bankStatement.manyChosen').default([]);

/**
 * Lines of the statement and of the books that are the same money. What was there before the first statement, chosen alone,
 * is matched with all that the books had by then.
 */
export const bankMatchForm = z
  .object({ lines: chosenIds, books: chosenIds })
  .superRefine(({ lines, books }, context) => {
    if (lines.length + books.length === 0)
      context.addIssue({ code: 'custom', path: ['lines'], message: 'bankStatement.chooseTwo' });
  })
  .meta({ id: 'BankMatchForm' });

/** Documents of one party that a line settled in full. */
const settledDocuments = z
  .array(z.object({ componentType: componentType.schema, componentEntityId: id }))
  .min(1, 'bankStatement.choosePaid')
  .max(100, 'payment.allocationsMany')
  .optional();

/**
 * A line becomes a payment: of one document, of a customer over their open ones, the oldest first, or of several that it
 * settles in full. What is missing of the only one of these is tax that the customer held back, of that nature.
 */
export const bankPaymentForm = z
  .object({
    componentType: componentType.schema.optional(),
    componentEntityId: optionalId,
    documents: settledDocuments,
    tdsNature: emptyOr(tdsNature),
    customerId: optionalId,
    outletId: optionalId,
    remarks: optionalText(200),
  })
  .superRefine(({ componentEntityId, customerId, documents }, context) => {
    if (componentEntityId || customerId || documents) return;
    for (const path of ['componentEntityId', 'customerId'])
      context.addIssue({ code: 'custom', path: [path], message: 'bankStatement.choosePaid' });
  }, toldAlways)
  .meta({ id: 'BankPaymentForm' });

/** A line becomes an expense that is paid by it. */
export const bankExpenseForm = z
  .object({ vendorId: chosenId, categoryId: chosenId, heading: requiredText(150), outletId: optionalId })
  .meta({ id: 'BankExpenseForm' });

/** A line is money to or from another account of the business. */
export const bankTransferForm = z
  .object({ moneyAccountId: chosenId, outletId: optionalId, narration: optionalText(500) })
  .meta({ id: 'BankTransferForm' });

/** A line is booked on an account by a journal: interest, charges. */
export const bankJournalForm = z
  .object({ accountId: chosenId, categoryId: optionalId, outletId: optionalId, narration: optionalText(500) })
  .meta({ id: 'BankJournalForm' });
