import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { Cheque } from './cheque-forms.ts';
import { ChequeStateBadge } from './ChequeStateBadge.tsx';

/** Whose cheque it is, of when and how much, and where it is. */
export function useChequeColumns(): Column<Cheque>[] {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const outlet: Column<Cheque> = {
    key: 'outlet',
    title: t('outlet'),
    card: 'more',
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
  };
  return [
    {
      key: 'chequeDateAD',
      title: t('chequeDate'),
      sort: 'chequeDateAD',
      card: 'date',
      cell: (row) => <DateText ad={row.chequeDateAD} />,
    },
    {
      key: 'partyName',
      title: t('party'),
      sort: 'partyName',
      card: 'who',
      cell: (row) => nameIn(language, row.partyName, row.partyNameNp),
    },
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      card: 'more',
      cell: (row) => [row.number ?? t('noNumber'), ...(row.bank === null ? [] : [row.bank])].join(' · '),
    },
    ...(outlets.length > 1 ? [outlet] : []),
    {
      key: 'amount',
      title: t('amountRupees'),
      sort: 'amount',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
    },
    { key: 'state', title: t('state'), card: 'status', cell: (row) => <ChequeStateBadge state={row.state} /> },
  ];
}
