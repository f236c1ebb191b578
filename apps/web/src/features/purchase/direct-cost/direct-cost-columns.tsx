import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { LeftText, MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { DueStateBadge } from '../../money/due-document/DueStateBadge.tsx';
import type { CostRow } from './direct-cost-rows.ts';

const nameLength = 26;
type Words = { t: Translate<typeof directCostScreenMessages.texts>; language: Language };

/** The columns of the list of landed costs. On a phone a card shows what for, how much, of which purchase and whom. */
export function useDirectCostColumns(): Column<CostRow>[] {
  const t = useTexts(directCostScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    ...namingColumns({ t, language }),
    ...amountColumns({ t, language }),
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <DueStateBadge row={row} /> },
  ];
}

function namingColumns({ t, language }: Words): Column<CostRow>[] {
  return [
    {
      key: 'heading',
      title: t('cost'),
      sort: 'heading',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.heading, row.headingNp)} length={nameLength} />,
    },
    { key: 'purchase', title: t('purchase'), whole: true, card: 'more', cell: (row) => row.purchaseCode },
    {
      key: 'vendor',
      title: t('vendor'),
      sort: 'vendorName',
      card: 'more',
      cell: (row) => <WholeText text={nameIn(language, row.vendorName, row.vendorNameNp)} length={nameLength} />,
    },
    { key: 'billNumber', title: t('billNumberColumn'), cell: (row) => row.billNumber ?? '—' },
    {
      key: 'date',
      title: t('billDate'),
      sort: 'billDateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.billDateAD} />,
    },
  ];
}

function amountColumns({ t }: Words): Column<CostRow>[] {
  return [
    {
      key: 'total',
      title: t('totalColumn'),
      sort: 'totalBillAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.totalBillAmount} />,
      cardCell: (row) => <MoneyText rupees={row.totalBillAmount} withUnit />,
    },
    {
      key: 'remaining',
      title: t('remainingColumn'),
      sort: 'remainingAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => (row.isActive ? <MoneyText rupees={row.remainingAmount} /> : '—'),
      cardCell: (row) => (
        <LeftText rupees={row.remainingAmount} isPart={row.isActive && row.paymentStatus === 'PARTIALLY_PAID'} />
      ),
    },
  ];
}
