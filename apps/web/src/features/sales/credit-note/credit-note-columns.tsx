import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { FilePen, CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { ApprovalBadge } from '../approval/ApprovalBadge.tsx';
import type { CreditNoteRow } from './credit-note-rows.ts';

const nameLength = 30;

/** The columns of the list of credit notes. On a phone a card shows who, how much, when and why. */
export function useCreditNoteColumns(): Column<CreditNoteRow>[] {
  const t = useTexts(creditNoteScreenMessages);
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
      key: 'customer',
      title: t('customer'),
      sort: 'customerName',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={nameLength} />,
    },
    { key: 'invoice', title: t('invoiceNumber'), whole: true, card: 'more', cell: (row) => row.invoiceNumber },
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
    { key: 'state', title: t('state'), card: 'status', cell: (row) => <CreditNoteStateBadge {...row} /> },
  ];
}

/** Draft or issued. */
export function CreditNoteStateBadge({ state, approval }: Pick<CreditNoteRow, 'state' | 'approval'>) {
  const t = useTexts(creditNoteScreenMessages);
  if (state === 'DRAFT' && approval !== null) return <ApprovalBadge approval={approval} />;
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
