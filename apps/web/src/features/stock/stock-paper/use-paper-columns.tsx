import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { type PaperRow, usePaperName } from './paper-row.ts';
import { PaperStateBadge } from './PaperStateBadge.tsx';

/** The columns that the lists of all papers have; `own` stand before the value. Costs are for who may see them. */
export function usePaperColumns<Row extends PaperRow>(own: readonly Column<Row>[] = []): Column<Row>[] {
  const t = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const nameOf = usePaperName();
  const value: Column<Row> = {
    key: 'value',
    title: t('value'),
    sort: 'value',
    align: 'end',
    card: 'amount',
    cell: (row) => (row.value === null ? '—' : <MoneyText rupees={row.value} />),
    cardCell: (row) => (row.value === null ? null : <MoneyText rupees={row.value} withUnit />),
  };
  return [
    { key: 'code', title: t('number'), sort: 'code', whole: true, card: 'who', cell: nameOf },
    {
      key: 'date',
      title: t('date'),
      sort: 'dateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.dateAD} />,
    },
    {
      key: 'outlet',
      title: t('outlet'),
      sort: 'outletName',
      card: 'more',
      cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    },
    ...own,
    ...(can({ access: rightToCost }) ? [value] : []),
    { key: 'status', title: t('status'), card: 'status', cell: (row) => <PaperStateBadge state={row.state} /> },
  ];
}
