import { DueListPage } from '../due-document/DueListPage.tsx';
import { lazyDueDialogs } from '../due-document/lazy-due-dialogs.tsx';
import { type ExpenseDetail, expenseKind, type ExpenseRow } from './expense-kind.tsx';

const Dialogs = lazyDueDialogs<ExpenseRow, ExpenseDetail>();

/** What the business spends: found, viewed, edited, paid, cancelled. */
export function ExpenseListPage() {
  return <DueListPage kind={expenseKind} Dialogs={Dialogs} />;
}
