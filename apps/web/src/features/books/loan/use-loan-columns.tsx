import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { LoanRow } from './loan-form.ts';
import { LoanState } from './LoanState.tsx';

/** The columns of the register. */
export function useLoanColumns(): Column<LoanRow>[] {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const outlet: Column<LoanRow> = {
    key: 'outlet',
    title: t('outlet'),
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    sort: 'outletName',
    card: 'more',
  };
  return [
    { key: 'name', title: t('name'), cell: (row) => nameIn(language, row.name, row.nameNp), sort: 'name', card: 'who' },
    { key: 'lender', title: t('lender'), cell: (row) => row.lender, sort: 'lender', card: 'more' },
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
      key: 'owed',
      title: t('owedRupees'),
      cell: (row) => <MoneyText rupees={row.owed} />,
      sort: 'owed',
      align: 'end',
      card: 'amount',
    },
    { key: 'nextDue', title: t('nextDue'), cell: (row) => <DateText ad={row.nextDueAD} />, card: 'more' },
    { key: 'state', title: t('state'), cell: (row) => <LoanState loan={row} />, card: 'status', isSelfTold: true },
  ];
}
