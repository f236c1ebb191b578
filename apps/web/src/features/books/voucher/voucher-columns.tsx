import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { VoucherRow } from './voucher-form.ts';
import { VoucherStateBadge } from './VoucherStateBadge.tsx';

const longestText = 40;

/** What the list tells of each voucher. */
export function useVoucherColumns(): Column<VoucherRow>[] {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'code',
      title: t('number'),
      sort: 'code',
      whole: true,
      card: 'who',
      cell: (row) => row.code || t('waitingCode'),
    },
    {
      key: 'date',
      title: t('date'),
      sort: 'dateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.dateAD} />,
    },
    { key: 'kind', title: t('kind'), card: 'more', isSelfTold: true, cell: (row) => t(row.kind) },
    {
      key: 'accounts',
      title: t('accounts'),
      card: 'more',
      cell: (row) => <WholeText text={nameIn(language, row.accounts, row.accountsNp)} length={longestText} />,
    },
    {
      key: 'narration',
      title: t('narration'),
      card: 'more',
      cell: (row) => (row.narration === null ? '—' : <WholeText text={row.narration} length={longestText} />),
      cardCell: (row) => (row.narration === null ? null : <WholeText text={row.narration} length={longestText} />),
    },
    {
      key: 'outlet',
      title: t('outlet'),
      sort: 'outletName',
      cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    },
    {
      key: 'total',
      title: t('amountRupees'),
      sort: 'total',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.total} />,
      cardCell: (row) => <MoneyText rupees={row.total} withUnit />,
    },
    {
      key: 'status',
      title: t('status'),
      card: 'status',
      cell: (row) => <VoucherStateBadge state={row.state} approval={row.approval} />,
    },
  ];
}
