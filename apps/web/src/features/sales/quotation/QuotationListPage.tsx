import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
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
import { useQuotationColumns } from './quotation-columns.tsx';
import { type QuotationRow, type RowDialog, useQuotationName } from './quotation-rows.ts';
import { useQuotationActions } from './use-quotation-actions.tsx';
import { quotationFilters, useQuotationFilters } from './use-quotation-filters.ts';

const QuotationDialogs = lazy(async () => ({ default: (await import('./QuotationDialogs.tsx')).QuotationDialogs }));

/** The quotations of the business: found, viewed, printed, answered, turned into invoices. */
export function QuotationListPage() {
  const t = useTexts(quotationScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const list = useListState({ filters: quotationFilters });
  const answer = useCall(quotationContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<RowDialog>();
  const opener = (kind: RowDialog['kind']) => (row: QuotationRow) => dialog.open({ kind, row });
  const openers = {
    view: detail.open,
    print: opener('print'),
    share: opener('share'),
    accept: opener('accept'),
    reject: opener('reject'),
    convert: opener('convert'),
    rejectDraft: opener('rejectDraft'),
  };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={quotationContract.list}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="quotation" list={quotationContract.list} rows={rows} nameOf={nameOf} />
        )}
        hasSums
        columns={useQuotationColumns()}
        rowKey={(row) => row.id}
        rowName={useQuotationName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useQuotationActions(openers)}
        filters={useQuotationFilters(list.filters.customerId)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: quotationContract.create, to: screens.newQuotation }}
        empty={{ text: t('emptyText') }}
        actions={<ApproveDrafts contract={quotationContract} />}
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
          <QuotationDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
