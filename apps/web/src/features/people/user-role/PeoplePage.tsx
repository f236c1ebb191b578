import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { userReportColumns } from '@bahi/contract/people/user-report/user-report-columns.messages';
import { KeyRound, LogOut } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useAddressDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useBusinessFilter } from '../../platform/business-detail/use-business-filter.ts';
import { useUserTypes } from './use-user-types.ts';
import type { PersonRow } from './people.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { UserRolesDialog } from './UserRolesDialog.tsx';

const iconPixels = 16;

/** The people whose rights one sees: their roles, whether they are signed in, and how to end that. */
export function PeoplePage() {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const types = useTexts(userReportColumns);
  const { can, userDetails } = useSession();
  const reason = useTexts(roleMessages);
  // One's own other sign-ins everybody ends themselves.
  const refusalOf = ({ id, refusal }: PersonRow) =>
    refusal === null || id === userDetails.id ? undefined : reason(refusal);
  const confirm = useConfirm();
  const list = useListState({ filters: ['isActive', 'userType', 'businessId', 'isEnding'], sort: 'name' });
  const answer = useCall(userRoleContract.people, { query: list.query }, { keepPrevious: true, staleTime: 0 });
  const signOut = useSend(userRoleContract.signOut);
  const roles = useAddressDialog('roles');
  const askSignOut = async (person: PersonRow): Promise<void> => {
    const question = t('signOutQuestion', { name: person.fullName });
    if (await confirm({ kind: 'own', question, confirm: t('signOut'), isDangerous: true }))
      signOut.mutate({ params: { userId: person.id } });
  };
  const actionsOf = (person: PersonRow): RowAction[] => [
    { label: t('roles'), icon: <KeyRound size={iconPixels} aria-hidden />, onClick: () => roles.open(person.id) },
    ...(can(userRoleContract.signOut)
      ? [
          {
            label: t('signOut'),
            icon: <LogOut size={iconPixels} aria-hidden />,
            onClick: () => void askSignOut(person),
            isDangerous: true,
            disabled: person.sessionCount === 0,
            refusal: refusalOf(person),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        title={t('peopleTitle')}
        list={list}
        answer={answer}
        call={userRoleContract.people}
        columns={usePeopleColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.fullName}
        onOpen={(row) => roles.open(row.id)}
        actionsOf={actionsOf}
        filters={[
          useActiveFilter(),
          { name: 'userType', label: types('userType'), options: useUserTypes() },
          { name: 'isEnding', label: t('isEnding'), options: [{ value: 'true', label: t('isEndingSoon') }] },
          ...useBusinessFilter(list.filters.businessId),
        ]}
        searchLabel={ui('searchPeople')}
        empty={{ text: t('peopleEmpty') }}
      />
      <UserRolesDialog
        opened={roles.opened}
        onClose={roles.close}
        person={answer.data?.rows.find((row) => row.id === roles.target) ?? null}
      />
    </>
  );
}
