import { itemContract } from '@bahi/contract/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/item/item-screen.messages';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useListState } from '../../platform/use-list-state.ts';
import type { RowAction } from '../../ui/list-types.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { useAddressDialog } from '../../ui/use-dialog.ts';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { filterNames, listBodyOf, useItemFilters } from './item-filters.ts';
import { itemCreatePath, itemEditPath } from './item-paths.ts';
import { ItemDetailDialog } from './ItemDetailDialog.tsx';
import { type ItemRow, useItemColumns } from './use-item-columns.tsx';
import { useRemoveItem } from './use-remove-item.ts';

/** The items of the business. */
export function ItemListPage() {
  const t = useTexts(itemScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useSession();
  const list = useListState({ filters: filterNames });
  const answer = useCall(itemContract.retrieve, { body: listBodyOf(list.query) }, { keepPrevious: true });
  const filters = useItemFilters();
  const columns = useItemColumns();
  const removeItem = useRemoveItem();
  const view = useAddressDialog('view');
  const edit = (itemId: number): void => void navigate(itemEditPath(itemId));
  const actionsOf = (item: ItemRow): RowAction[] => [
    { label: ui('view'), icon: <Eye size={18} aria-hidden />, onClick: () => view.open(item.id) },
    ...(can(itemContract.update)
      ? [{ label: ui('edit'), icon: <Pencil size={18} aria-hidden />, onClick: () => edit(item.id) }]
      : []),
    ...(can(itemContract.remove)
      ? [
          {
            label: ui('remove'),
            icon: <Trash2 size={18} aria-hidden />,
            onClick: () => void removeItem(item.id),
            isDangerous: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        filters={filters}
        columns={columns}
        searchLabel={t('searchLabel')}
        rowKey={(item) => item.id}
        rowName={(item) => nameIn(language, item.name, item.nameNp)}
        onOpen={(item) => view.open(item.id)}
        actionsOf={actionsOf}
        add={{ label: t('add'), to: itemCreatePath, needs: itemContract.create }}
        emptyText={t('empty')}
      />
      <ItemDetailDialog itemId={view.target} opened={view.opened} onClose={view.close} onEdit={edit} />
    </>
  );
}
