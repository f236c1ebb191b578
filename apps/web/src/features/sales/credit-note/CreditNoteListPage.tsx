import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { screens } from '@bahi/contract/screens';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PrintChosen } from '../../../ui/list/bulk/PrintChosen.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ApproveDrafts } from '../approval/ApproveDrafts.tsx';
import { useCreditNoteColumns } from './credit-note-columns.tsx';
import { type CreditNoteRow, type RowDialog, useCreditNoteName } from './credit-note-rows.ts';
import { useCreditNoteActions } from './use-credit-note-actions.tsx';
import { creditNoteFilters, useCreditNoteFilters } from './use-credit-note-filters.ts';

const CreditNoteDialogs = lazy(async () => ({ default: (await import('./CreditNoteDialogs.tsx')).CreditNoteDialogs }));

/** What was given back of issued invoices: found, viewed, gone on with, printed. */
export function CreditNoteListPage() {
  const t = useTexts(creditNoteScreenMessages);
  const list = useListState({ filters: creditNoteFilters });
  const answer = useCall(creditNoteContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<RowDialog>();
  const openers = {
    view: detail.open,
    print: (row: CreditNoteRow) => dialog.open({ kind: 'print', row }),
    share: (row: CreditNoteRow) => dialog.open({ kind: 'share', row }),
    rejectDraft: (row: CreditNoteRow) => dialog.open({ kind: 'rejectDraft', row }),
  };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={creditNoteContract.list}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="credit-note" list={creditNoteContract.list} rows={rows} nameOf={nameOf} />
        )}
        hasSums
        columns={useCreditNoteColumns()}
        rowKey={(row) => row.id}
        rowName={useCreditNoteName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useCreditNoteActions(openers)}
        filters={useCreditNoteFilters(list.filters.customerId)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: creditNoteContract.save, to: screens.newCreditNote }}
        empty={{ text: t('emptyText') }}
        actions={<ApproveDrafts contract={creditNoteContract} />}
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
          <CreditNoteDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
