import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { Column } from '../../../../ui/list/list-types.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { CounterInvoiceRow } from '../counter-types.ts';
import { InvoiceState } from './InvoiceState.tsx';

/** The columns of what counters issued. */
export function useCounterInvoiceColumns(): Column<CounterInvoiceRow>[] {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const outlet: Column<CounterInvoiceRow> = {
    key: 'outlet',
    title: t('outlet'),
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    card: 'more',
  };
  const nameOf = ({ customerName: name, customerNameNp }: CounterInvoiceRow): string =>
    name === null ? '—' : nameIn(language, name, customerNameNp);
  return [
    { key: 'number', title: t('number'), cell: (row) => row.number, sort: 'number', whole: true, card: 'who' },
    {
      key: 'date',
      title: t('date'),
      cell: (row) => <DateText ad={row.issuedDateAD} />,
      sort: 'issuedDate',
      card: 'date',
    },
    { key: 'counter', title: t('counter'), cell: (row) => `${row.counterCode} · ${row.counterName}`, card: 'more' },
    ...(outlets.length > 1 ? [outlet] : []),
    { key: 'customer', title: t('customer'), cell: nameOf, card: 'more' },
    {
      key: 'total',
      title: t('totalRupees'),
      cell: (row) => (row.grandTotal === null ? '—' : <MoneyText rupees={row.grandTotal} />),
      sort: 'grandTotal',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'state',
      title: t('posting'),
      cell: (row) => <InvoiceState state={row.state} isLate={row.isLate} />,
      sort: 'state',
      card: 'status',
      isSelfTold: true,
    },
    { key: 'why', title: t('why'), cell: (row) => row.reason ?? '', card: 'more' },
  ];
}
