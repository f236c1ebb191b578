import { screenAt, screens } from '@bahi/contract/screens';
import { userType } from '@bahi/contract/enumeration';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { KeyRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Filter, RowAction } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAddressDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { useBusinessFilter } from '../../platform/business-detail/use-business-filter.ts';
import { useUserColumns } from './user-columns.tsx';
import type { UserRow } from './user-form.ts';
import { UserDetailDialog } from './UserDetailDialog.tsx';
import { useSecondFactorAction } from './use-second-factor-action.tsx';

/** The people of the business, or for the platform everybody: found, viewed, let in, changed, locked out. */
export function UserListPage() {
  const t = useTexts(userScreenMessages);
  const list = useListState({ filters: ['isActive', 'userType', 'businessId'], sort: 'fullName' });
  const answer = useCall(userContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const actionsOf = useUserActions(detail.open);
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={userContract.list}
        columns={useUserColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.fullName}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[useActiveFilter(), useTypeFilter(), ...useBusinessFilter(list.filters.businessId)]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: userContract.saveOutletUser, to: screens.newUser }}
        empty={{ text: t('empty') }}
      />
      <UserDetailDialog opened={detail.opened} userId={detail.target} onClose={detail.close} />
    </>
  );
}

function useTypeFilter(): Filter<'userType'> {
  const t = useTexts(userScreenMessages);
  const typeNames = useTexts(userTypeMessages);
  const { isPlatformUser } = useSession();
  const ofPlatform: readonly string[] = ['SUPER_USER', 'INTERNAL_USER'];
  const types = userType.words.filter((type) => isPlatformUser || !ofPlatform.includes(type));
  return {
    name: 'userType',
    label: t('userType'),
    options: types.map((value) => ({ value, label: typeNames(value) })),
  };
}

/** The row menu of a person; nobody locks out themselves. */
function useUserActions(view: (id: number) => void): (user: UserRow) => RowAction[] {
  const t = useTexts(userScreenMessages);
  const { can, userDetails, business } = useSession();
  const navigate = useNavigate();
  const toggle = useSend(userContract.toggle);
  const mayEdit = can('user.update') && can(userContract.saveOutletUser);
  const reason = useTexts(roleMessages);
  const refusalOf = ({ refusal }: UserRow) => (refusal === null ? undefined : reason(refusal));
  const reset = (user: UserRow): RowAction => ({
    label: t('reset'),
    icon: <KeyRound size={16} aria-hidden />,
    onClick: () => void navigate(`${screens.resetUserPassword}?userId=${user.id}`),
    refusal: refusalOf(user),
  });
  const withoutSecondFactor = useSecondFactorAction(refusalOf);
  /** For who cannot come in by themselves any more. */
  const helping = (user: UserRow): RowAction[] => [
    ...(can(userContract.resetPassword) ? [reset(user)] : []),
    ...withoutSecondFactor(user),
  ];
  const shared = {
    view,
    refusal: refusalOf,
    edit: mayEdit ? (id: number) => void navigate(screenAt(screens.editUser, { userId: id })) : undefined,
  };
  const ofOthers = useRecordActions<UserRow>({
    ...shared,
    changeStatus: can(userContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id, status: isActive ? 'INACTIVE' : 'ACTIVE' } })
      : undefined,
    more: helping,
  });
  const ofOneself = useRecordActions<UserRow>({ ...shared, changeStatus: undefined });
  // The platform may lock out the people of a business, but who they are is the business's to say.
  const ofBusiness = useRecordActions<UserRow>({
    view,
    refusal: refusalOf,
    edit: undefined,
    changeStatus: can(userContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id, status: isActive ? 'INACTIVE' : 'ACTIVE' } })
      : undefined,
    more: helping,
  });
  return (user) => {
    if (user.id === userDetails.id) return ofOneself(user);
    return business === null && user.businessId !== null ? ofBusiness(user) : ofOthers(user);
  };
}
