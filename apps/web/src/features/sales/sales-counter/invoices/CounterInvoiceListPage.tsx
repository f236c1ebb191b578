import { counterInvoiceStates } from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterMessages } from '@bahi/contract/sales/sales-counter/sales-counter.messages';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { lazy, Suspense } from 'react';
import { registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useListState } from '../../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import { useCounterInvoiceActions } from './use-counter-invoice-actions.tsx';
import { useCounterInvoiceColumns } from './use-counter-invoice-columns.tsx';

registerTexts(salesCounterMessages);

const CounterInvoiceDialogs = lazy(async () => ({
  default: (await import('./CounterInvoiceDialogs.tsx')).CounterInvoiceDialogs,
}));

/** So many counters are offered to choose from. */
const mostCounters = 200;

/** What registered counters issued, as it came, and what became of it. */
export function CounterInvoiceListPage() {
  const t = useTexts(salesCounterScreenMessages);
  const list = useListState({ filters: ['counterId', 'state', 'isLate', 'fromDateAD', 'toDateAD'] });
  const answer = useCall(salesCounterContract.listInvoices, { query: list.query }, { keepPrevious: true });
  const counters = useCall(salesCounterContract.list, { query: { pageSize: mostCounters } });
  const detail = useAddressDialog('view');
  const settling = useDialog<number>();
  const actionsOf = useCounterInvoiceActions({ view: detail.open, settle: settling.open });
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const isOpen = detail.target !== null || settling.target !== null;
  return (
    <>
      <ListPage
        title={t('invoicesTitle')}
        list={list}
        answer={answer}
        call={salesCounterContract.listInvoices}
        hasSums
        columns={useCounterInvoiceColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.number}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[
          {
            name: 'counterId',
            label: t('counter'),
            options: (counters.data?.rows ?? []).map(({ id, code, name }) => ({
              value: String(id),
              label: `${code} · ${name}`,
            })),
          },
          {
            name: 'state',
            label: t('posting'),
            options: counterInvoiceStates.map((value) => ({ value, label: t(`COUNTER_${value}`) })),
          },
          { name: 'isLate', label: t('late'), options: [{ value: 'true', label: t('onlyLate') }] },
        ]}
        searchLabel={t('invoicesSearch')}
        toolbar={
          <DateRangeFilter
            label={t('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
        empty={{
          text: t('invoicesEmpty'),
          next: { label: t('title'), to: screens.salesCounters, needs: salesCounterContract.list },
        }}
      />
      {isOpen ? (
        <Suspense>
          <CounterInvoiceDialogs detail={detail} settling={settling} />
        </Suspense>
      ) : null}
    </>
  );
}
