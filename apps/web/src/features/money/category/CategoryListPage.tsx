import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { Category } from './category-form.ts';
import { CategoryDetailDialog } from './CategoryDetailDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';

const longestName = 40;

/** What the business earns by and spends on: found, viewed, entered, edited, taken out of use. */
export function CategoryListPage() {
  const t = useTexts(categoryScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState({ filters: ['categoryTypeKey', 'isActive'], sort: 'categoryName' });
  const answer = useCall(categoryContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(categoryContract.toggle);
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const actionsOf = useRecordActions<Category>({
    view: detail.open,
    edit: can(categoryContract.update) ? form.open : undefined,
    changeStatus: can(categoryContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { categoryId: id }, query: { isActive: !isActive } })
      : undefined,
  });
  const typeFilter = {
    name: 'categoryTypeKey',
    label: t('categoryType'),
    options: [
      { value: '1', label: t('income') },
      { value: '2', label: t('expense') },
    ],
  } as const;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={categoryContract.list}
        bulkStatus={bulkStatusOf(can(categoryContract.toggle), (id, isActive) =>
          call(categoryContract.toggle, { params: { categoryId: id }, query: { isActive } }, quietly),
        )}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.categoryName, row.categoryNameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[typeFilter, useActiveFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: categoryContract.create, onClick: () => form.open(null) }}
        empty={{ text: t('empty') }}
      />
      <CategoryDetailDialog
        opened={detail.opened}
        categoryId={detail.target}
        onClose={detail.close}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <CategoryDialog opened={form.opened} categoryId={form.target} onClose={form.close} />
    </>
  );
}

function useColumns(): Column<Category>[] {
  const t = useTexts(categoryScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'categoryName',
      title: t('categoryName'),
      cell: (row) => <WholeText text={nameIn(language, row.categoryName, row.categoryNameNp)} length={longestName} />,
      sort: 'categoryName',
      card: 'who',
    },
    {
      key: 'categoryType',
      title: t('categoryType'),
      cell: (row) => t(row.categoryType === 'INCOME' ? 'income' : 'expense'),
      sort: 'categoryType',
      card: 'date',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
