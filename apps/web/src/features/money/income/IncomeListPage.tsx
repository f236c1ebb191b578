import { DueListPage } from '../due-document/DueListPage.tsx';
import { lazyDueDialogs } from '../due-document/lazy-due-dialogs.tsx';
import { type IncomeDetail, incomeKind, type IncomeRow } from './income-kind.tsx';

const Dialogs = lazyDueDialogs<IncomeRow, IncomeDetail>();

/** What the business earns beside its sales: found, viewed, edited, paid, cancelled. */
export function IncomeListPage() {
  return <DueListPage kind={incomeKind} Dialogs={Dialogs} />;
}
