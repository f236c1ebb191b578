import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { QuotationRow } from './quotation-rows.ts';
import { QuotationStateBadge } from './QuotationStateBadge.tsx';

const nameLength = 30;

/** The columns of the list; on a phone a card shows who, how much, when, and where it stands. */
export function useQuotationColumns(): Column<QuotationRow>[] {
  const t = useTexts(quotationScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
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
      key: 'customer',
      title: t('customer'),
      sort: 'customerName',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={nameLength} />,
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
      key: 'validUntil',
      title: t('validUntil'),
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
    { key: 'status', title: t('status'), card: 'status', cell: (row) => <QuotationStateBadge {...row} /> },
  ];
}
