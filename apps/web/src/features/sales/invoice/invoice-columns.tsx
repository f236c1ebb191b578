import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { LeftText, MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';
import type { InvoiceRow } from './invoice-rows.ts';

const nameLength = 30;
type Words = { t: Translate<typeof invoiceScreenMessages.texts>; language: Language };
type Goods = { goods: Translate<typeof goodsLinesScreenMessages.texts> };

/**
 * The columns of the invoice list; the number names the outlet. On a phone a card shows who,
 * how much, when and what is paid.
 */
export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    ...namingColumns({ t, goods, language }),
    ...amountColumns({ t, language }),
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <InvoiceStateBadge invoice={row} /> },
  ];
}

function namingColumns({ t, goods, language }: Words & Goods): Column<InvoiceRow>[] {
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
      key: 'date',
      title: goods('date'),
      sort: 'issuedDateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.issuedDateAD} />,
    },
    {
      key: 'customer',
      title: t('customer'),
      sort: 'customerName',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={nameLength} />,
    },
  ];
}

function amountColumns({ t }: Words): Column<InvoiceRow>[] {
  return [
    {
      key: 'dueDate',
      title: t('dueDate'),
      sort: 'dueDateAD',
      whole: true,
      cell: (row) => <DateText ad={row.dueDateAD} />,
    },
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
