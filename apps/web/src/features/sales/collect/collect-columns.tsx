import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { Ages, CallLink, Credit, Due, Overdue, OverdueOfCard, Promised, Reminded } from './CollectCells.tsx';
import { isOverLimit } from './credit-use.ts';

const nameLength = 24;

/** The columns of who owes; on a phone a card shows who, how much, the number to call, what is late and what was promised. */
// Longer than 60 lines because the columns of the list stand in one place, in their order.
export function useCollectColumns(): Column<CollectRow>[] {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />,
    },
    {
      key: 'phoneNumber',
      title: t('phoneNumber'),
      card: 'date',
      cell: (row) => <CallLink row={row} />,
    },
    {
      key: 'dueAmount',
      title: t('dueRupees'),
      sort: 'dueAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <Due row={row} />,
      cardCell: (row) => <Due row={row} withUnit />,
    },
    {
      key: 'overdueAmount',
      title: t('overdueRupees'),
      sort: 'overdueAmount',
      align: 'end',
      card: 'more',
      isSelfTold: true,
      cell: (row) => <Overdue row={row} />,
      cardCell: (row) => <OverdueOfCard row={row} />,
    },
    { key: 'ages', title: t('ages'), cell: (row) => <Ages row={row} /> },
    {
      key: 'credit',
      title: t('credit'),
      card: 'more',
      cell: (row) => <Credit row={row} />,
      cardCell: (row) => (isOverLimit(row) ? <Credit row={row} /> : null),
    },
    {
      key: 'lastReminder',
      title: t('lastReminder'),
      card: 'more',
      cell: (row) => (row.lastReminder === null ? '—' : <Reminded last={row.lastReminder} />),
      cardCell: (row) => (row.lastReminder === null ? null : <Reminded last={row.lastReminder} />),
    },
    {
      key: 'promise',
      title: t('promise'),
      card: 'status',
      cell: (row) => (row.promise === null ? '—' : <Promised promise={row.promise} />),
      cardCell: (row) => (row.promise === null ? null : <Promised promise={row.promise} />),
    },
  ];
}
