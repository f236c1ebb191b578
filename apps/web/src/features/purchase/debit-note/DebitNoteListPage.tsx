import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { screens } from '@bahi/contract/screens';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PrintChosen } from '../../../ui/list/bulk/PrintChosen.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useDebitNoteColumns } from './debit-note-columns.tsx';
import { type DebitNoteRow, type RowDialog, useDebitNoteName } from './debit-note-rows.ts';
import { useDebitNoteActions } from './use-debit-note-actions.tsx';
import { debitNoteFilters, useDebitNoteFilters } from './use-debit-note-filters.ts';

const DebitNoteDialogs = lazy(async () => ({ default: (await import('./DebitNoteDialogs.tsx')).DebitNoteDialogs }));

/** What went back of vendors' bills: found, viewed, gone on with, printed. */
export function DebitNoteListPage() {
  const t = useTexts(debitNoteScreenMessages);
  const list = useListState({ filters: debitNoteFilters });
  const answer = useCall(debitNoteContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<RowDialog>();
  const openers = {
    view: detail.open,
    print: (row: DebitNoteRow) => dialog.open({ kind: 'print', row }),
    share: (row: DebitNoteRow) => dialog.open({ kind: 'share', row }),
  };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={debitNoteContract.list}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="debit-note" list={debitNoteContract.list} rows={rows} nameOf={nameOf} />
        )}
        hasSums
        columns={useDebitNoteColumns()}
        rowKey={(row) => row.id}
        rowName={useDebitNoteName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useDebitNoteActions(openers)}
        filters={useDebitNoteFilters(list.filters.vendorId)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: debitNoteContract.save, to: screens.newDebitNote }}
        empty={{ text: t('emptyText') }}
        toolbar={
          <DateRangeFilter
            label={t('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <DebitNoteDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
