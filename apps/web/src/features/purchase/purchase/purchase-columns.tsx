import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { LeftText, MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { PurchaseRow } from './purchase-rows.ts';
import { PurchaseStateBadge } from './PurchaseStateBadge.tsx';

const nameLength = 30;
type Words = { t: Translate<typeof purchaseScreenMessages.texts>; language: Language };

/** The columns of the list of purchase bills. On a phone a card shows who, how much, when and what is paid. */
export function usePurchaseColumns(): Column<PurchaseRow>[] {
  const t = useTexts(purchaseScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    ...namingColumns({ t, language }),
    ...amountColumns({ t, language }),
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <PurchaseStateBadge purchase={row} /> },
  ];
}

function namingColumns({ t, language }: Words): Column<PurchaseRow>[] {
  return [
    {
      key: 'code',
      title: t('number'),
      sort: 'code',
      whole: true,
      card: 'more',
      cell: (row) => row.code ?? t('draft'),
      cardCell: (row) => row.code,
    },
    {
      key: 'billNumber',
      title: t('billNumberColumn'),
      sort: 'billNumber',
      card: 'more',
      cell: (row) => row.billNumber ?? '—',
      cardCell: (row) => row.billNumber,
    },
    {
      key: 'date',
      title: t('billDate'),
      sort: 'issuedDateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.issuedDateAD} />,
    },
    {
      key: 'vendor',
      title: t('vendor'),
      sort: 'vendorName',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.vendorName, row.vendorNameNp)} length={nameLength} />,
    },
  ];
}

function amountColumns({ t }: Words): Column<PurchaseRow>[] {
  return [
    {
      key: 'total',
      title: t('total'),
      sort: 'grandTotal',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.grandTotal} />,
      cardCell: (row) => <MoneyText rupees={row.grandTotal} withUnit />,
    },
    {
      key: 'remaining',
      title: t('remaining'),
      sort: 'remainingAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => (row.state === 'FINAL' ? <MoneyText rupees={row.remainingAmount} /> : '—'),
      cardCell: (row) => (
        <LeftText
          rupees={row.remainingAmount}
          isPart={row.state === 'FINAL' && row.paymentStatus === 'PARTIALLY_PAID'}
        />
      ),
    },
  ];
}
