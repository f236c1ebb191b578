import { screenAt, screens } from '@bahi/contract/screens';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAssignmentColumns } from './user-columns.tsx';
import type { UserRow } from './user-form.ts';

/** Who works in which outlets. */
export function AssignmentListPage() {
  const t = useTexts(userScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can, outlets } = useSession();
  const list = useListState({ filters: ['isActive', 'outletId'], sort: 'fullName' });
  const answer = useCall(userOutletContract.list, { query: list.query }, { keepPrevious: true });
  const mayEdit = can('user-outlet.update') && can(userOutletContract.save);
  const edit = ({ id }: UserRow): void => void navigate(screenAt(screens.editOutletAssignment, { data: id }));
  const reason = useTexts(roleMessages);
  const refusalOf = ({ refusal }: UserRow) => (refusal === null ? undefined : reason(refusal));
  const outletFilter = {
    name: 'outletId',
    label: t('outlets'),
    options: outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) })),
  } as const;
  return (
    <>
      <ListPage
        title={t('assignmentTitle')}
        list={list}
        answer={answer}
        call={userOutletContract.list}
        columns={useAssignmentColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.fullName}
        {...(mayEdit
          ? {
              actionsOf: (row: UserRow) => [
                {
                  label: ui('edit'),
                  icon: <Pencil size={16} aria-hidden />,
                  onClick: () => edit(row),
                  refusal: refusalOf(row),
                },
              ],
            }
          : {})}
        filters={[useActiveFilter(), outletFilter]}
        searchLabel={t('searchLabel')}
        add={{ label: t('assign'), needs: userOutletContract.save, to: screens.newOutletAssignment }}
        empty={{ text: t('assignEmpty') }}
      />
    </>
  );
}
