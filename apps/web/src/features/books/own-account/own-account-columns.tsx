import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { TreeName } from '../../../ui/texts/TreeName.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { TreeRow } from './own-account-form.ts';

const longestName = 40;

/** The columns of the account tree: groups stand out, and their accounts are set in below them. */
export function useTreeColumns(): Column<TreeRow>[] {
  const t = useTexts(ownAccountScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      card: 'who',
      cell: (row) => {
        const name = nameIn(language, row.name, row.nameNp);
        if (row.isGroup) return <strong>{name}</strong>;
        return (
          <TreeName level={2}>
            <WholeText text={name} length={longestName} />
          </TreeName>
        );
      },
    },
    { key: 'code', title: t('code'), whole: true, card: 'more', cell: (row) => row.code },
    { key: 'kind', title: t('kind'), card: 'date', cell: (row) => t(row.isGroup ? row.kind : 'account') },
    {
      key: 'isActive',
      title: ui('status'),
      card: 'status',
      cell: (row) => <StatusBadge isActive={row.isActive} />,
    },
  ];
}
