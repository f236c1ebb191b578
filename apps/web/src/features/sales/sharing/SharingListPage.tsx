import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { messageStates, sharingContract, sharingWays } from '@bahi/contract/sales/sharing/sharing.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { MessageOutcome, MessageReason, MessageStateBadge } from './MessageStateBadge.tsx';
import { paperScreen } from './paper-screen.ts';
import { recipientText } from './recipient-text.ts';
import classes from './Sharing.module.css';
import type { Sharing } from './shared-document.ts';
import { useLookAgain } from './use-look-again.ts';
import { useMessageActions } from './use-message-actions.tsx';

const filters = ['way', 'state', 'fromDateAD', 'toDateAD'] as const;

/** What was shared of bills, quotations and credit notes, with whom, and what became of each message. */
export function SharingListPage() {
  const t = useTexts(sharingScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const actionsOf = useMessageActions();
  const list = useListState({ filters });
  const answer = useCall(sharingContract.list, { query: list.query }, { keepPrevious: true });
  useLookAgain(answer.data?.rows, answer.refetch);
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <ListPage
      title={t('listTitle')}
      list={list}
      answer={answer}
      call={sharingContract.list}
      columns={useSharingColumns()}
      rowKey={(row) => row.id}
      rowName={(row) => row.number}
      onOpen={(row) => void navigate(paperScreen(row))}
      actionsOf={(row) => [
        { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => void navigate(paperScreen(row)) },
        ...actionsOf(row),
      ]}
      filters={[
        { name: 'way', label: t('way'), options: sharingWays.map((way) => ({ value: way, label: t(way) })) },
        {
          name: 'state',
          label: t('state'),
          options: messageStates.map((state) => ({ value: state, label: t(state) })),
        },
      ]}
      searchLabel={t('searchLabel')}
      empty={{
        text: t('emptyText'),
        next: { label: ui('toInvoices'), to: screens.invoices, needs: invoiceContract.list },
      }}
      toolbar={
        <DateRangeFilter
          label={goods('date')}
          value={{ from, to }}
          onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
        />
      }
    />
  );
}

function useSharingColumns(): Column<Sharing>[] {
  const t = useTexts(sharingScreenMessages);
  const language = useLanguage();
  return [
    { key: 'number', title: t('number'), sort: 'number', whole: true, card: 'more', cell: (row) => row.number },
    {
      key: 'customer',
      title: t('customer'),
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={26} />,
    },
    {
      key: 'way',
      title: t('way'),
      card: 'more',
      isSelfTold: true,
      cell: (row) => <Way sharing={row} />,
      cardCell: (row) => (
        <>
          <Way sharing={row} />
          <MessageReason message={row.message} />
        </>
      ),
    },
    {
      key: 'sharedAt',
      title: t('sharedAt'),
      sort: 'sharedAt',
      whole: true,
      card: 'date',
      cell: (row) => <MomentText at={row.sharedAt} />,
    },
    { key: 'sharedBy', title: t('sharedBy'), cell: (row) => row.sharedBy },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      cell: (row) => <MessageOutcome message={row.message} />,
      cardCell: (row) => <MessageStateBadge message={row.message} />,
    },
  ];
}

/** How it was shared, and with whom a message went. */
function Way({ sharing }: { sharing: Sharing }) {
  const t = useTexts(sharingScreenMessages);
  const language = useLanguage();
  return (
    <span className={classes.way}>
      {t(sharing.way)}
      <span>{recipientText(sharing, language)}</span>
    </span>
  );
}
