import { screenAt, screens } from '@bahi/contract/screens';
export const expenseListPath = screens.expenses;
export const expenseCreatePath = screens.newExpense;

export function expenseEditPath(expenseId: number): string {
  return screenAt(screens.editExpense, { expenseId });
}
