import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
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
import type { IncomeRow } from './income-form.ts';
import { incomeCreatePath, incomeEditPath } from './income-paths.ts';

const IncomeDialogs = lazy(async () => ({ default: (await import('./IncomeDialogs.tsx')).IncomeDialogs }));

/** What the business earns beside its sales: found, viewed, edited, paid, cancelled. */
export function IncomeListPage() {
  const t = useTexts(incomeScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const navigate = useNavigate();
  const list = useListState({ filters: dueFilters });
  const answer = useCall(incomeContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(incomeContract.toggle);
  const detail = useAddressDialog('view');
  const payment = useDialog<IncomeRow>();
  const mayEdit = can('income.update') && can(incomeContract.save);
  const partyOf = (row: IncomeRow): string => nameIn(language, row.customerName, row.customerNameNp);
  const openers = {
    edit: mayEdit ? (id: number): void => void navigate(incomeEditPath(id)) : undefined,
    pay: payment.open,
    toggle: can(incomeContract.toggle) ? (id: number) => toggle.mutate({ params: { id } }) : undefined,
    partyOf,
  };
  const columns = useDueColumns<IncomeRow>(t('incomeHeading'), {
    title: t('customer'),
    sort: 'customerName',
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
        filters={useDueFilters('INCOME')}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), to: incomeCreatePath, needs: incomeContract.save }}
        emptyText={t('empty')}
      />
      {detail.target === null && payment.target === null ? null : (
        <Suspense>
          <IncomeDialogs detail={detail} payment={payment} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
