import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { RoleRow } from './role-form.ts';

const nameLength = 32;

/** The columns of the roles. */
export function useRoleColumns(): Column<RoleRow>[] {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const types = useTexts(userTypeMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />,
      sort: 'name',
      card: 'who',
    },
    { key: 'type', title: t('type'), cell: (row) => types(row.type), sort: 'type', card: 'date' },
    {
      key: 'isShared',
      title: t('kind'),
      cell: (row) => t(row.isShared ? 'shared' : 'own'),
      sort: 'isShared',
      card: 'more',
    },
    {
      key: 'userCount',
      title: t('people'),
      cell: (row) => formatNumber(row.userCount, language),
      sort: 'userCount',
      align: 'end',
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
