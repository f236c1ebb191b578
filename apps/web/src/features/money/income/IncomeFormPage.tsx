import { DueFormPage } from '../due-document/DueFormPage.tsx';
import { incomeKind } from './income-kind.tsx';

/** A new income, or the one that the path names after `edit`. */
export function IncomeFormPage() {
  return <DueFormPage kind={incomeKind} />;
}
