import type { Answer } from '@bahi/contract/endpoint';
import { amount, chosenId, emptyOr, optionalText, requiredText } from '@bahi/contract/fields';
import type { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import type { z } from '@bahi/contract/zod';
import { type DueOpening, dueFormOf, dueValuesOf, newDueValues } from '../due-document/due-form.ts';

export type ExpenseRow = Answer<typeof expenseContract.list>['rows'][number];
export type ExpenseDetail = Answer<typeof expenseContract.get>;

/** The expense form as it stands on the screen: that of income, with the vendor's bill and the VAT within it. */
export function expenseScreenForm(todayAD: string) {
  return dueFormOf(
    { heading: requiredText(150), vendorId: chosenId, billNumber: optionalText(50), vatAmount: emptyOr(amount) },
    todayAD,
  );
}
export type ExpenseValues = z.input<ReturnType<typeof expenseScreenForm>>;

/** What a new expense's form begins with. */
export function newExpense(opening: DueOpening): ExpenseValues {
  return { ...newDueValues(opening), heading: '', vendorId: '', billNumber: '', vatAmount: '' };
}

/** An expense as its form shows it. */
export function expenseValuesOf(expense: ExpenseDetail): ExpenseValues {
  const { heading, vendorId, billNumber, vatAmount } = expense;
  return {
    ...dueValuesOf(expense),
    heading,
    vendorId,
    billNumber: billNumber ?? '',
    vatAmount: vatAmount === 0 ? '' : vatAmount,
  };
}
