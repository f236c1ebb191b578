import { screenAt, screens } from '@bahi/contract/screens';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useRoleColumns } from './role-columns.tsx';
import { type RoleRow, useRoleTypes } from './role-form.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { useRoleActions } from './use-role-actions.tsx';

type Target = { role: RoleRow | null; copied: RoleRow | null };

/** The roles: shared ones beside the own; each leads to what it grants. */
export function RoleListPage() {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useListState({ filters: ['isActive', 'type'], sort: 'name' });
  const answer = useCall(roleContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<Target>();
  const configure = (roleId: number): void => void navigate(screenAt(screens.configureRole, { roleId }));
  const actionsOf = useRoleActions({
    configure,
    edit: (role) => form.open({ role, copied: null }),
    copy: (copied) => form.open({ role: null, copied }),
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={roleContract.list}
        columns={useRoleColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => configure(row.id)}
        actionsOf={actionsOf}
        filters={[useActiveFilter(), { name: 'type', label: t('type'), options: useRoleTypes() }]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: roleContract.save, onClick: () => form.open({ role: null, copied: null }) }}
        empty={{ text: t('empty') }}
      />
      <RoleDialog
        opened={form.opened}
        role={form.target?.role ?? null}
        copied={form.target?.copied ?? null}
        onClose={form.close}
        onSaved={(roleId) => {
          if (form.target?.role === null) configure(roleId);
        }}
      />
    </>
  );
}
