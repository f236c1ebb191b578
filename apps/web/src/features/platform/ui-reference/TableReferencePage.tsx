import { paymentStatus } from '@bahi/contract/enumeration';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { ReferenceGuard } from './ReferenceGuard.tsx';
import { type SampleInvoice, sampleInvoices } from './sample-invoices.ts';
import { listStates, useSampleInvoices } from './use-sample-invoices.ts';

/** A list with all that lists have, and each of the states that it can be in. */
export function TableReferencePage() {
  return (
    <ReferenceGuard>
      <SampleList />
    </ReferenceGuard>
  );
}

function SampleList() {
  const t = useTexts(uiReferenceScreenMessages);
  const ui = useTexts(uiMessages);
  const list = useListState({ filters: ['status', 'shown'], sort: '-date' });
  const shown = listStates.find((state) => state === list.filters.shown) ?? 'rows';
  const answer = useSampleInvoices(list.query, shown, t('failedText'));
  const say = (message: string): void => showToast({ kind: 'general', message });
  const statusNames = { PAID: ui('paid'), PARTIALLY_PAID: ui('partiallyPaid'), DUE: ui('due') };
  return (
    <ListPage
      title={t('tableTitle')}
      // The choice of a state is no filter of the records: an empty list stays one.
      list={{ ...list, isFiltered: list.search !== '' || list.filters.status !== '' }}
      answer={answer}
      columns={useInvoiceColumns()}
      rowKey={(invoice) => invoice.id}
      rowName={(invoice) => invoice.number}
      onOpen={(invoice) => say(invoice.number)}
      actionsOf={useRecordActions<SampleInvoice>({
        view: (id) => say(sampleInvoices[id - 1]?.number ?? ''),
        edit: () => say(t('saidSaved')),
        changeStatus: () => say(t('saidSaved')),
        remove: () => say(t('saidDeleted')),
      })}
      filters={[
        {
          name: 'status',
          label: ui('paymentStatus'),
          options: paymentStatus.words.map((value) => ({ value, label: statusNames[value] })),
        },
        {
          name: 'shown',
          label: t('showInstead'),
          options: listStates.map((value) => ({ value, label: t(value) })),
        },
      ]}
      searchLabel={t('searchLabel')}
      add={{ label: ui('add'), onClick: () => say(t('saidSaved')) }}
      empty={{ text: t('emptyText') }}
    />
  );
}

function useInvoiceColumns(): Column<SampleInvoice>[] {
  const t = useTexts(uiReferenceScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const total = sampleInvoices.reduce((sum, invoice) => sum + invoice.amount, 0);
  return [
    {
      key: 'number',
      title: t('number'),
      cell: (invoice) => invoice.number,
      whole: true,
      card: 'more',
    },
    {
      key: 'customer',
      title: t('customer'),
      cell: (invoice) => <WholeText text={nameIn(language, invoice.customer, invoice.customerNp)} length={24} />,
      sort: 'customer',
      card: 'who',
    },
    { key: 'date', title: t('date'), cell: (invoice) => <DateText ad={invoice.dateAD} />, sort: 'date', card: 'date' },
    {
      key: 'status',
      title: ui('paymentStatus'),
      cell: (invoice) => <PaymentStatusBadge status={invoice.status} />,
      card: 'status',
    },
    {
      key: 'amount',
      title: t('amount'),
      cell: (invoice) => <MoneyText rupees={invoice.amount} />,
      sort: 'amount',
      align: 'end',
      card: 'amount',
      total: <MoneyText rupees={total} />,
    },
  ];
}
