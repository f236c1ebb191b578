import { screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffContract, writeOffReason } from '@bahi/contract/stock/write-off/write-off.contract';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { type PaperRow, usePaperName } from '../stock-paper/paper-row.ts';
import { usePaperColumns } from '../stock-paper/use-paper-columns.tsx';
import { usePaperFilters } from '../stock-paper/use-paper-filters.ts';
import { useWriteOffActions } from './use-write-off-actions.tsx';

const WriteOffDialogs = lazy(async () => ({ default: (await import('./WriteOffDialogs.tsx')).WriteOffDialogs }));
const filters = ['state', 'outletId', 'reason', 'fromDateAD', 'toDateAD'] as const;

/** What left the shelf without being sold: found, seen, printed, taken back. */
export function WriteOffListPage() {
  const t = useTexts(writeOffScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const list = useListState({ filters });
  const answer = useCall(writeOffContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const cancelling = useDialog<PaperRow>();
  const openers = { view: detail.open, cancel: cancelling.open };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const reasons = writeOffReason.words.map((reason) => ({ value: reason, label: t(reason) }));
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={writeOffContract.list}
        columns={usePaperColumns()}
        rowKey={(row) => row.id}
        rowName={usePaperName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useWriteOffActions(openers)}
        filters={[
          ...usePaperFilters(['POSTED', 'CANCELLED']),
          { name: 'reason', label: t('reason'), options: reasons },
        ]}
        searchLabel={paper('searchLabel')}
        add={{ label: t('add'), needs: writeOffContract.create, to: screens.newWriteOff }}
        empty={{ text: t('emptyText') }}
        toolbar={
          <DateRangeFilter
            label={paper('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && cancelling.target === null ? null : (
        <Suspense>
          <WriteOffDialogs detail={detail} cancelling={cancelling} />
        </Suspense>
      )}
    </>
  );
}
