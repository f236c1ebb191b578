import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { isEditable } from '../due-document/due-document.ts';
import { NotEditable } from '../due-document/NotEditable.tsx';
import { useEntryRefusal } from '../due-document/use-entry-refusal.tsx';
import { expenseListPath } from './expense-paths.ts';
import { ExpenseForm } from './ExpenseForm.tsx';

/** A new expense, or the one that the path names after `edit`, as it is when the page is opened. */
export function ExpenseFormPage() {
  const { expenseId } = useParams();
  const { can } = useSession();
  const isNew = expenseId === undefined;
  const [reloads, setReloads] = useState(0);
  const expense = useFresh(expenseContract.get, isNew ? null : { params: { id: expenseId } });
  const isAllowed = can(expenseContract.save) && (isNew || can('expense.update'));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  const inFrame = (content: ReactNode) => <UnreadyExpense isNew={isNew}>{content}</UnreadyExpense>;
  if (refusal !== null) return inFrame(refusal);
  if (expense.isError) return inFrame(<ErrorState error={expense.error} onRetry={() => void expense.refetch()} />);
  if (!isNew && expense.isPending) return inFrame(<FormSkeleton fields={9} />);
  if (expense.data !== undefined && !isEditable(expense.data))
    return inFrame(<NotEditable record={expense.data} listPath={expenseListPath} />);
  return (
    <ExpenseForm
      key={`${expenseId}.${reloads}`}
      expense={expense.data ?? null}
      onReload={() => void expense.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

function UnreadyExpense({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useTexts(expenseScreenMessages);
  return (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={expenseListPath} />
      {children}
    </>
  );
}
