import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { PrintChosen } from '../../../ui/list/bulk/PrintChosen.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ApproveDrafts } from '../approval/ApproveDrafts.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { type InvoiceRow, type RowDialog, useInvoiceName } from './invoice-rows.ts';
import { useInvoiceActions } from './use-invoice-actions.tsx';
import { invoiceFilters, useInvoiceFilters } from './use-invoice-filters.ts';

const InvoiceDialogs = lazy(async () => ({ default: (await import('./InvoiceDialogs.tsx')).InvoiceDialogs }));

/** The invoices of the business: found, viewed, printed, paid, cancelled. */
export function InvoiceListPage() {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const list = useListState({ filters: invoiceFilters });
  const answer = useCall(invoiceContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<RowDialog>();
  const openers = {
    view: detail.open,
    print: (row: InvoiceRow) => dialog.open({ kind: 'print', row }),
    share: (row: InvoiceRow) => dialog.open({ kind: 'share', row }),
    remind: (row: InvoiceRow) => dialog.open({ kind: 'remind', row }),
    pay: (row: InvoiceRow) => dialog.open({ kind: 'pay', row }),
    unpay: (row: InvoiceRow) => dialog.open({ kind: 'unpay', row }),
    cancel: (row: InvoiceRow) => dialog.open({ kind: 'cancel', row }),
    cancelAndCopy: (row: InvoiceRow) => dialog.open({ kind: 'cancelAndCopy', row }),
    declare: (row: InvoiceRow) => dialog.open({ kind: 'declare', row }),
    rejectDraft: (row: InvoiceRow) => dialog.open({ kind: 'rejectDraft', row }),
  };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={invoiceContract.list}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="invoice" list={invoiceContract.list} rows={rows} nameOf={nameOf} />
        )}
        hasSums
        columns={useInvoiceColumns()}
        rowKey={(row) => row.id}
        rowName={useInvoiceName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useInvoiceActions(openers)}
        filters={useInvoiceFilters(list.filters)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: invoiceContract.create, to: screens.newInvoice }}
        empty={{ text: t('emptyText') }}
        actions={<ApproveDrafts contract={invoiceContract} />}
        toolbar={
          <DateRangeFilter
            label={goods('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <InvoiceDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
