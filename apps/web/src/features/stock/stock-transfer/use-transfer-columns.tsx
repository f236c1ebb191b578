import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import type { TransferRow } from './transfer-rows.ts';
import { TransferStateBadge } from './TransferStateBadge.tsx';

/** From where to where each transfer goes, and how far it is; values are for who may see what goods cost. */
export function useTransferColumns(): Column<TransferRow>[] {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const nameOf = usePaperName();
  const value: Column<TransferRow> = {
    key: 'value',
    title: paper('value'),
    align: 'end',
    card: 'amount',
    cell: (row) => (row.value === null ? '—' : <MoneyText rupees={row.value} />),
    cardCell: (row) => (row.value === null ? null : <MoneyText rupees={row.value} withUnit />),
  };
  return [
    { key: 'code', title: paper('number'), sort: 'code', whole: true, card: 'who', cell: nameOf },
    {
      key: 'date',
      title: t('sentOn'),
      sort: 'dateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.dateAD} />,
    },
    {
      key: 'way',
      title: t('way'),
      sort: 'outletName',
      card: 'more',
      isSelfTold: true,
      cell: (row) =>
        t('wayOf', {
          from: nameIn(language, row.outletName, row.outletNameNp),
          to: nameIn(language, row.toOutletName, row.toOutletNameNp),
        }),
    },
    {
      key: 'received',
      title: t('receivedOn'),
      whole: true,
      cell: (row) => (row.receivedDateAD === null ? '—' : <DateText ad={row.receivedDateAD} />),
    },
    ...(can({ access: rightToCost }) ? [value] : []),
    { key: 'status', title: paper('status'), card: 'status', cell: (row) => <TransferStateBadge {...row} /> },
  ];
}
