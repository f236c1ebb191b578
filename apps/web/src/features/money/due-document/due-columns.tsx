import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { LeftText, MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { DueRow } from './due-document.ts';
import { DueStateBadge } from './DueStateBadge.tsx';

const headingLength = 28;
const partyLength = 24;
const categoryLength = 20;

type Party<Row> = {
  title: string;
  /** The server's name of the field to sort by. */
  sort: string;
  nameOf: (row: Row) => string;
};

/**
 * The columns of the lists of income and expense. On a phone a card shows what it is, how much, with whom, when, and
 * what is paid.
 */
export function useDueColumns<Row extends DueRow>(headingTitle: string, party: Party<Row>): Column<Row>[] {
  const ui = useTexts(uiMessages);
  const t = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'heading',
      title: headingTitle,
      sort: 'heading',
      card: 'who',
      cell: (row) => <WholeText text={row.heading} length={headingLength} />,
    },
    {
      key: 'party',
      title: party.title,
      sort: party.sort,
      card: 'more',
      cell: (row) => <WholeText text={party.nameOf(row)} length={partyLength} />,
    },
    {
      key: 'category',
      title: t('category'),
      sort: 'categoryName',
      cell: (row) => (
        <WholeText text={nameIn(language, row.categoryName, row.categoryNameNp)} length={categoryLength} />
      ),
    },
    ...useDayColumns<Row>(),
    ...useAmountColumns<Row>(),
    {
      key: 'status',
      title: ui('status'),
      card: 'status',
      cell: (row) => <DueStateBadge row={row} />,
    },
  ];
}

/** When it is of, and when it is due. */
export function useDayColumns<Row extends Pick<DueRow, 'billDateAD' | 'dueDateAD'>>(): Column<Row>[] {
  const t = useTexts(dueDocumentScreenMessages);
  return [
    {
      key: 'billDate',
      title: t('billDate'),
      sort: 'billDateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.billDateAD} />,
    },
    {
      key: 'dueDate',
      title: t('dueDate'),
      sort: 'dueDateAD',
      whole: true,
      cell: (row) => <DateText ad={row.dueDateAD} />,
    },
  ];
}

type Owed = Pick<DueRow, 'totalBillAmount' | 'remainingAmount' | 'isActive' | 'paymentStatus'>;

/** What it comes to, and what of it is open. */
export function useAmountColumns<Row extends Owed>(): Column<Row>[] {
  const t = useTexts(dueDocumentScreenMessages);
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
