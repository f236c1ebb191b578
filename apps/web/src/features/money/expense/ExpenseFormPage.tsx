import { DueFormPage } from '../due-document/DueFormPage.tsx';
import { expenseKind } from './expense-kind.tsx';

/** A new expense, or the one that the path names after `edit`. */
export function ExpenseFormPage() {
  return <DueFormPage kind={expenseKind} />;
}
