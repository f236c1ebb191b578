import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { FolderPlus } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { AccountGroupDialog } from './AccountGroupDialog.tsx';
import { useTreeColumns } from './own-account-columns.tsx';
import { OwnAccountDetailDialog } from './OwnAccountDetailDialog.tsx';
import { OwnAccountDialog } from './OwnAccountDialog.tsx';
import { useTreeActions } from './use-tree-actions.tsx';

const wholeTree = 1000;

/** The account tree: every group with its accounts, those of the product and own ones. */
export function OwnAccountListPage() {
  const t = useTexts(ownAccountScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState({ filters: ['isActive'], pageSize: wholeTree });
  const answer = useCall(ownAccountContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const groupForm = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const actionsOf = useTreeActions({ view: detail.open, edit: form.open, editGroup: groupForm.open });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useTreeColumns()}
        rowKey={(row) => (row.isGroup ? `group-${row.id}` : row.id)}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        mayOpen={(row) => !row.isGroup}
        actionsOf={actionsOf}
        filters={[useActiveFilter()]}
        searchLabel={ui('searchByNameOrCode')}
        actions={
          can(ownAccountContract.saveGroup) ? (
            <Button
              variant="default"
              leftSection={<FolderPlus size={18} aria-hidden />}
              onClick={() => groupForm.open(null)}
            >
              {t('addGroup')}
            </Button>
          ) : null
        }
        add={{ label: t('add'), needs: ownAccountContract.save, onClick: () => form.open(null) }}
      />
      <OwnAccountDetailDialog
        opened={detail.opened}
        id={detail.target}
        onClose={detail.close}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <OwnAccountDialog opened={form.opened} id={form.target} onClose={form.close} />
      <AccountGroupDialog opened={groupForm.opened} id={groupForm.target} onClose={groupForm.close} />
    </>
  );
}
