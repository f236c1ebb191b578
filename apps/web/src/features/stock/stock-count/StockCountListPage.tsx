import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { countScope, stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import { usePaperColumns } from '../stock-paper/use-paper-columns.tsx';
import { usePaperFilters } from '../stock-paper/use-paper-filters.ts';
import type { CountRow } from './count-rows.ts';
import { useCountActions } from './use-count-actions.tsx';
import { useCountColumns } from './use-count-columns.tsx';

const StockCountDialogs = lazy(async () => ({ default: (await import('./StockCountDialogs.tsx')).StockCountDialogs }));
const filters = ['state', 'outletId', 'scope', 'fromDateAD', 'toDateAD'] as const;

/** The counts of the business: begun, filled, posted, taken back. */
export function StockCountListPage() {
  const t = useTexts(stockCountScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const list = useListState({ filters });
  const answer = useCall(stockCountContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const cancelling = useDialog<CountRow>();
  const creating = useDialog<true>();
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const scopes = countScope.words.map((scope) => ({ value: scope, label: t(scope) }));
  const isIdle = detail.target === null && cancelling.target === null && creating.target === null;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={stockCountContract.list}
        columns={usePaperColumns<CountRow>(useCountColumns())}
        rowKey={(row) => row.id}
        rowName={usePaperName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useCountActions({ view: detail.open, cancel: cancelling.open })}
        filters={[
          ...usePaperFilters(['DRAFT', 'POSTED', 'CANCELLED']),
          { name: 'scope', label: t('scope'), options: scopes },
        ]}
        searchLabel={paper('searchLabel')}
        add={{ label: t('add'), needs: stockCountContract.create, onClick: () => creating.open(true) }}
        empty={{ text: t('emptyText') }}
        toolbar={
          <DateRangeFilter
            label={paper('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {isIdle ? null : (
        <Suspense>
          <StockCountDialogs detail={detail} cancelling={cancelling} creating={creating} />
        </Suspense>
      )}
    </>
  );
}
