import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { userReportColumns } from '@bahi/contract/people/user-report/user-report-columns.messages';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { Joined } from '../../../ui/dialogs/DetailList.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge, StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { useCompanyColumn } from '../../platform/business-detail/use-company-column.tsx';
import type { PersonRow } from './people.ts';

const iconPixels = 14;

/** The columns of the people with their roles. */
export function usePeopleColumns(): Column<PersonRow>[] {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const types = useTexts(userReportColumns);
  const typeNames = useTexts(userTypeMessages);
  const language = useLanguage();
  const company = useCompanyColumn<PersonRow>();
  const rolesOf = useRoleNames();
  return [
    { key: 'fullName', title: t('person'), cell: (row) => row.fullName, sort: 'name', card: 'who' },
    {
      key: 'userType',
      title: types('userType'),
      cell: (row) => typeNames(row.userType),
      sort: 'userType',
      card: 'date',
    },
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
    useSessionColumn(),
    {
      key: 'joinedAt',
      title: t('switchesFrom'),
      cell: (row) => (row.joinedAt === null ? '—' : <MomentText at={row.lastSwitchedAt ?? row.joinedAt} />),
      card: 'more',
      cardCell: (row) => (row.joinedAt === null ? null : t('comesBySwitching')),
      isSelfTold: true,
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} reason={row.statusReason} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}

/** The roles of somebody, each once; one that does not count today, or whose person is switched off, is marked. */
function useRoleNames(): (person: PersonRow) => string[] {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  return ({ roles }) => {
    const namesOf = (isEffective: boolean) =>
      roles.filter((role) => role.isEffective === isEffective).map((role) => nameIn(language, role.name, role.nameNp));
    const effective = new Set(namesOf(true));
    const others = new Set(namesOf(false).filter((role) => !effective.has(role)));
    return [...effective, ...[...others].map((role) => t('roleNotEffective', { role }))];
  };
}

function useSessionColumn(): Column<PersonRow> {
  const t = useTexts(roleScreenMessages);
  return {
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
    isSelfTold: true,
  };
}
