import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { CloseStateBadge } from './CloseStateBadge.tsx';
import type { DayClose } from './day-close-form.ts';
import { DifferenceBadge } from './DifferenceBadge.tsx';

/** What was counted in which box, and how it differs from the books. */
export function useDayCloseColumns(): Column<DayClose>[] {
  const t = useTexts(dayCloseScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const money = (key: 'expected' | 'counted', of: (row: DayClose) => number): Column<DayClose> => ({
    key,
    title: `${t(key)} (${ui('rupees')})`,
    sort: `${key}Amount`,
    align: 'end',
    card: key === 'counted' ? 'amount' : 'more',
    cell: (row) => <MoneyText rupees={of(row)} />,
    cardCell: (row) => (key === 'counted' ? <MoneyText rupees={of(row)} withUnit /> : null),
  });
  const outlet: Column<DayClose> = {
    key: 'outlet',
    title: t('outlet'),
    sort: 'outletName',
    card: 'more',
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
  };
  return [
    {
      key: 'date',
      title: t('date'),
      sort: 'dateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.dateAD} />,
    },
    {
      key: 'box',
      title: t('box'),
      sort: 'accountName',
      card: 'who',
      cell: (row) => nameIn(language, row.accountName, row.accountNameNp),
    },
    ...(outlets.length > 1 ? [outlet] : []),
    money('expected', (row) => row.expectedAmount),
    money('counted', (row) => row.countedAmount),
    {
      key: 'difference',
      title: t('difference'),
      sort: 'differenceAmount',
      card: 'more',
      cell: (row) => <DifferenceBadge difference={paisaOf(row.differenceAmount)} />,
    },
    { key: 'closedBy', title: t('closedBy'), card: 'more', cell: (row) => row.closedBy },
    { key: 'state', title: t('state'), card: 'status', cell: (row) => <CloseStateBadge state={row.state} /> },
  ];
}
