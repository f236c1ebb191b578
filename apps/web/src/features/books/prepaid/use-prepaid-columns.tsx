import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { PrepaidRow } from './prepaid-form.ts';

/** The columns of the register. */
export function usePrepaidColumns(): Column<PrepaidRow>[] {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const monthName = useMonthName();
  const { outlets } = useSession();
  const outlet: Column<PrepaidRow> = {
    key: 'outlet',
    title: t('outlet'),
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    sort: 'outletName',
    card: 'more',
  };
  return [
    { key: 'name', title: t('name'), cell: (row) => nameIn(language, row.name, row.nameNp), sort: 'name', card: 'who' },
    {
      key: 'firstMonth',
      title: t('firstMonth'),
      cell: (row) => monthName(row.firstMonth),
      sort: 'firstMonth',
      card: 'more',
    },
    {
      key: 'lastMonth',
      title: t('lastMonth'),
      cell: (row) => monthName(row.lastMonth),
      sort: 'lastMonth',
      card: 'more',
    },
    ...(outlets.length > 1 ? [outlet] : []),
    {
      key: 'amount',
      title: t('amountRupees'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      sort: 'amount',
      align: 'end',
      card: 'more',
    },
    {
      key: 'taken',
      title: t('takenRupees'),
      cell: (row) => <MoneyText rupees={row.taken} />,
      align: 'end',
      card: 'more',
    },
    {
      key: 'left',
      title: t('leftRupees'),
      cell: (row) => <MoneyText rupees={row.left} />,
      align: 'end',
      card: 'amount',
    },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => (row.dueMonths > 0 ? t('due') : row.state === 'TAKEN' ? t('TAKEN') : null),
      card: 'status',
    },
  ];
}
