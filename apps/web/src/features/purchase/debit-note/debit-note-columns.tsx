import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { FilePen, CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { DebitNoteRow } from './debit-note-rows.ts';

const nameLength = 30;

/** The columns of the list of debit notes. On a phone a card shows who, how much, when and why. */
export function useDebitNoteColumns(): Column<DebitNoteRow>[] {
  const t = useTexts(debitNoteScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      whole: true,
      card: 'more',
      cell: (row) => row.number ?? t('draft'),
      cardCell: (row) => row.number,
    },
    {
      key: 'date',
      title: t('date'),
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
    { key: 'purchase', title: t('purchaseNumber'), whole: true, card: 'more', cell: (row) => row.purchaseNumber },
    { key: 'case', title: t('case'), card: 'more', cell: (row) => t(row.case) },
    {
      key: 'total',
      title: t('total'),
      sort: 'grandTotal',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.grandTotal} />,
      cardCell: (row) => <MoneyText rupees={row.grandTotal} withUnit />,
    },
    { key: 'state', title: t('state'), card: 'status', cell: (row) => <DebitNoteStateBadge {...row} /> },
  ];
}

/** Draft or issued. */
export function DebitNoteStateBadge({ state }: Pick<DebitNoteRow, 'state'>) {
  const t = useTexts(debitNoteScreenMessages);
  return state === 'DRAFT' ? (
    <Badge tone="neutral" icon={<FilePen size={14} aria-hidden />}>
      {t('draft')}
    </Badge>
  ) : (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('issued')}
    </Badge>
  );
}
