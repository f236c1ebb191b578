import { roleScreenMessages } from '@bahi/contract/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userReportColumns } from '@bahi/contract/user-report/user-report-columns.messages';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { MomentText } from '../../ui/DateText.tsx';
import { Joined } from '../../ui/DetailList.tsx';
import type { Column } from '../../ui/list-types.ts';
import { Badge, StatusBadge } from '../../ui/StatusBadge.tsx';
import { useCompanyColumn } from '../business-detail/use-company-column.tsx';
import type { PersonRow } from './people.ts';

const iconPixels = 14;

/** The columns of the people with their roles. */
export function usePeopleColumns(): Column<PersonRow>[] {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const types = useTexts(userReportColumns);
  const language = useLanguage();
  const company = useCompanyColumn<PersonRow>();
  const rolesOf = ({ roles }: PersonRow): string[] => [
    ...new Set(roles.filter((role) => role.isEffective).map((role) => nameIn(language, role.name, role.nameNp))),
  ];
  return [
    { key: 'fullName', title: t('person'), cell: (row) => row.fullName, sort: 'name', card: 'who' },
    { key: 'userType', title: types('userType'), cell: (row) => types(row.userType), sort: 'userType', card: 'date' },
    ...company,
    {
      key: 'roles',
      title: t('roles'),
      cell: (row) => (rolesOf(row).length === 0 ? t('noRole') : <Joined parts={rolesOf(row)} />),
      card: 'more',
    },
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
    {
      key: 'lastSignInAt',
      title: t('lastSignIn'),
      cell: (row) => <MomentText at={row.lastSignInAt} />,
      sort: 'lastSignInAt',
    },
    {
      key: 'sessionCount',
      title: t('signedIn'),
      cell: (row) =>
        row.sessionCount > 0 ? (
          <Badge tone="success" icon={<CircleCheck size={iconPixels} aria-hidden />}>
            {t('signIns', { count: row.sessionCount })}
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<CircleMinus size={iconPixels} aria-hidden />}>
            {t('notSignedIn')}
          </Badge>
        ),
      card: 'more',
      cardCell: (row) => (row.sessionCount > 0 ? t('signIns', { count: row.sessionCount }) : null),
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
