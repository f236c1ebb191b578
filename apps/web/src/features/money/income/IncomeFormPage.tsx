import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
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
import { incomeListPath } from './income-paths.ts';
import { IncomeForm } from './IncomeForm.tsx';

/** A new income, or the one that the path names after `edit`, as it is when the page is opened. */
export function IncomeFormPage() {
  const { incomeId } = useParams();
  const { can } = useSession();
  const isNew = incomeId === undefined;
  const [reloads, setReloads] = useState(0);
  const income = useFresh(incomeContract.get, isNew ? null : { params: { id: incomeId } });
  const isAllowed = can(incomeContract.save) && (isNew || can('income.update'));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  const inFrame = (content: ReactNode) => <UnreadyIncome isNew={isNew}>{content}</UnreadyIncome>;
  if (refusal !== null) return inFrame(refusal);
  if (income.isError) return inFrame(<ErrorState error={income.error} onRetry={() => void income.refetch()} />);
  if (!isNew && income.isPending) return inFrame(<FormSkeleton fields={9} />);
  if (income.data !== undefined && !isEditable(income.data))
    return inFrame(<NotEditable record={income.data} listPath={incomeListPath} />);
  return (
    <IncomeForm
      key={`${incomeId}.${reloads}`}
      income={income.data ?? null}
      onReload={() => void income.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

function UnreadyIncome({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useTexts(incomeScreenMessages);
  return (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={incomeListPath} />
      {children}
    </>
  );
}
