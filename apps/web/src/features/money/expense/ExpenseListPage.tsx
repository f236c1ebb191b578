import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useDueColumns } from '../due-document/due-columns.tsx';
import { useDueActions } from '../due-document/use-due-actions.tsx';
import { dueFilters, useDueFilters } from '../due-document/use-due-filters.ts';
import type { ExpenseRow } from './expense-form.ts';
import { expenseCreatePath, expenseEditPath } from './expense-paths.ts';

const ExpenseDialogs = lazy(async () => ({ default: (await import('./ExpenseDialogs.tsx')).ExpenseDialogs }));

/** What the business spends: found, viewed, edited, paid, cancelled. */
export function ExpenseListPage() {
  const t = useTexts(expenseScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const navigate = useNavigate();
  const list = useListState({ filters: dueFilters });
  const answer = useCall(expenseContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(expenseContract.toggle);
  const detail = useAddressDialog('view');
  const payment = useDialog<ExpenseRow>();
  const mayEdit = can('expense.update') && can(expenseContract.save);
  const partyOf = (row: ExpenseRow): string => nameIn(language, row.vendorName, row.vendorNameNp);
  const openers = {
    edit: mayEdit ? (id: number): void => void navigate(expenseEditPath(id)) : undefined,
    pay: payment.open,
    toggle: can(expenseContract.toggle) ? (id: number) => toggle.mutate({ params: { id } }) : undefined,
    partyOf,
  };
  const columns = useDueColumns<ExpenseRow>(t('heading'), {
    title: t('vendor'),
    sort: 'vendorName',
    nameOf: partyOf,
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.heading}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useDueActions({ ...openers, view: detail.open })}
        filters={useDueFilters('EXPENSE')}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), to: expenseCreatePath, needs: expenseContract.save }}
        emptyText={t('empty')}
      />
      {detail.target === null && payment.target === null ? null : (
        <Suspense>
          <ExpenseDialogs detail={detail} payment={payment} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
