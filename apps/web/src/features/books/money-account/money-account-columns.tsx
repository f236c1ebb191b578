import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { MoneyAccount } from './money-account-form.ts';

const longestName = 40;

/** Where money is kept, and how much of it. */
export function useMoneyAccountColumns(): Column<MoneyAccount>[] {
  const t = useTexts(moneyAccountScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const bankOf = ({ bankName, accountNumber }: MoneyAccount) =>
    [bankName, accountNumber].filter((text) => text !== null).join(' · ');
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={longestName} />,
    },
    { key: 'kind', title: t('kind'), sort: 'kind', card: 'date', cell: (row) => t(row.kind) },
    { key: 'bank', title: t('bankName'), sort: 'bankName', card: 'more', cell: (row) => bankOf(row) || '—' },
    {
      key: 'outlet',
      title: t('outlet'),
      sort: 'outletName',
      cell: ({ outletName, outletNameNp }) =>
        outletName === null ? t('everyOutlet') : nameIn(language, outletName, outletNameNp),
    },
    {
      key: 'balance',
      title: `${t('balance')} (${ui('rupees')})`,
      sort: 'balanceAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.balanceAmount} />,
      cardCell: (row) => <MoneyText rupees={row.balanceAmount} withUnit />,
    },
    {
      key: 'isActive',
      title: ui('status'),
      sort: 'isActive',
      card: 'status',
      cell: (row) => <StatusBadge isActive={row.isActive} />,
    },
  ];
}
