import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userType } from '@bahi/contract/enumeration';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { userReportContract, type UserReportRow } from '@bahi/contract/people/user-report/user-report.contract';
import { userReportColumns } from '@bahi/contract/people/user-report/user-report-columns.messages';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { Joined } from '../../../ui/dialogs/DetailList.tsx';
import { ExcelButton } from '../../../ui/list/file/ExcelButton.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { RoleDays } from '../../../ui/dates/RoleDays.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { useBusinessFilter } from '../../platform/business-detail/use-business-filter.ts';
import { useCompanyColumn } from '../../platform/business-detail/use-company-column.tsx';
import { useUserTypes } from '../user-role/use-user-types.ts';

/** Who may sign in, where they work, what they were given and when they were last here; to Excel, too. */
export function UserReportPage() {
  const t = useTexts(userReportColumns);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const language = useLanguage();
  const list = useListState({ filters: ['isActive', 'userType', 'businessId'], sort: 'name' });
  const answer = useCall(userReportContract.list, { query: list.query }, { keepPrevious: true });
  const ask = () => {
    const { search, sort, isActive, businessId } = list.query;
    const type = userType.words.find((word) => word === list.filters.userType);
    const body = {
      language,
      ...(search === undefined ? {} : { search }),
      ...(sort === undefined ? {} : { sort }),
      ...(isActive === undefined ? {} : { isActive: isActive === 'true' }),
      ...(type === undefined ? {} : { userType: type }),
      ...(businessId === undefined ? {} : { businessId }),
    };
    return call(userReportContract.download, { body });
  };
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useReportColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.fullName}
        filters={[
          useActiveFilter(),
          { name: 'userType', label: t('userType'), options: useUserTypes() },
          ...useBusinessFilter(list.filters.businessId),
        ]}
        searchLabel={ui('searchPeople')}
        actions={can(userReportContract.download) ? <ExcelButton onAsk={ask} /> : null}
      />
    </>
  );
}

function useReportColumns(): Column<UserReportRow>[] {
  const t = useTexts(userReportColumns);
  const types = useTexts(userTypeMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    { key: 'fullName', title: t('fullName'), cell: (row) => row.fullName, sort: 'name', card: 'who' },
    ...useCompanyColumn<UserReportRow>(),
    { key: 'userName', title: t('userName'), cell: (row) => row.userName },
    { key: 'userType', title: t('userType'), cell: (row) => types(row.userType), sort: 'userType', card: 'date' },
    {
      key: 'outlets',
      title: t('outlets'),
      cell: (row) =>
        row.outlets.length === 0 ? (
          '—'
        ) : (
          <Joined parts={row.outlets.map((outlet) => nameIn(language, outlet.name, outlet.nameNp))} />
        ),
    },
    { key: 'roles', title: t('roles'), cell: (row) => <RoleTerms roles={row.roles} />, card: 'more' },
    {
      key: 'lastSignInAt',
      title: t('lastSignIn'),
      cell: (row) => <MomentText at={row.lastSignInAt} />,
      sort: 'lastSignInAt',
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

function RoleTerms({ roles }: Pick<UserReportRow, 'roles'>) {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  if (roles.length === 0) return t('noRole');
  return roles.map((role) => (
    <div key={role.id}>
      {nameIn(language, role.name, role.nameNp)}
      {' · '}
      <RoleDays from={role.effectiveDateAD} till={role.effectiveTillDateAD} />
      {role.outletName === null ? null : ` · ${nameIn(language, role.outletName, role.outletNameNp)}`}
    </div>
  ));
}
