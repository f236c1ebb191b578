import { screenAt, screens } from '@bahi/contract/screens';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { MakeCodesButton } from '../item-code/MakeCodesButton.tsx';
import { ItemShareDialog } from '../item-share/ItemShareDialog.tsx';
import { type ItemRow, useItemColumns } from './item-columns.tsx';
import { filterNames, listBodyOf, useItemFilters } from './item-filters.ts';
import { ExampleItemButton } from './ExampleItemButton.tsx';
import { ItemDetailDialog } from './ItemDetailDialog.tsx';
import { ReadyItemsButton } from '../ready-item/ReadyItemsButton.tsx';
import { itemStepAt } from '../item-variant/ItemSteps.tsx';
import { useItemActions } from './use-item-actions.tsx';

/** The items of the business. */
export function ItemListPage() {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useSession();
  const list = useListState({ filters: filterNames });
  const answer = useCall(itemContract.list, { body: listBodyOf(list.query) }, { keepPrevious: true });
  const view = useAddressDialog('view');
  const sharedOf = ({ id, name, nameNp }: ItemRow) => ({ id, name: nameIn(language, name, nameNp) });
  const edit = (itemId: number): void => void navigate(screenAt(screens.editItem, { itemId }));
  const share = useDialog<ItemRow>();
  const actionsOf = useItemActions({
    view: view.open,
    edit,
    share: share.open,
    label: (itemId) => void navigate(`${screens.labels}?item=${itemId}`),
    open: (step, itemId) => void navigate(itemStepAt(step, itemId)),
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={itemContract.list}
        bulkStatus={bulkStatusOf(can(itemContract.setStatus), (id, isActive) =>
          call(itemContract.setStatus, { params: { id, status: isActive ? 'ACTIVE' : 'INACTIVE' } }, quietly),
        )}
        filters={useItemFilters(list.filters)}
        columns={useItemColumns()}
        searchLabel={t('searchLabel')}
        rowKey={(item) => item.id}
        rowName={(item) => nameIn(language, item.name, item.nameNp)}
        onOpen={(item) => view.open(item.id)}
        actionsOf={actionsOf}
        actions={
          <>
            <ReadyItemsButton />
            <MakeCodesButton />
          </>
        }
        add={{ label: t('add'), to: screens.newItem, needs: itemContract.create }}
        empty={{
          text: t('empty'),
          importKind: 'ITEM',
          more: (
            <>
              <ReadyItemsButton />
              <ExampleItemButton />
            </>
          ),
        }}
      />
      <ItemDetailDialog itemId={view.target} opened={view.opened} onClose={view.close} onEdit={edit} />
      <ItemShareDialog
        item={share.target === null ? null : sharedOf(share.target)}
        opened={share.opened}
        onClose={share.close}
      />
    </>
  );
}
