import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportContract, salesReportPageSize } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import type { ApiError } from '../../../platform/api-error.ts';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Pagination } from '../../../ui/list/Pagination.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useAddressTextDialog } from '../../../ui/dialogs/use-dialog.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import classes from './ReportResult.module.css';
import { ReportTotals } from './ReportTotals.tsx';
import { useReportColumns } from './sales-report-columns.tsx';
import { bodyOf, type ReportFilter, type ReportRow, type ReportTotals as Totals } from './sales-report-form.ts';

type ReportAnswer = { rows: ReportRow[]; recordsTotal: number; totals: Totals };
type Props = { filter: ReportFilter; onEdit: () => void };

/** The order of the report as long as no other is chosen: the newest first. */
const usualSort = '-invoiceDate';

/** What the filter found: its badges, the invoices with their totals, and the ways to take them along. */
export function ReportResult({ filter, onEdit }: Props) {
  const t = useTexts(salesReportScreenMessages);
  const columns = useTexts(salesReportColumns);
  const list = useListState({ pageSize: salesReportPageSize });
  const { pageNumber, pageSize, sort } = list;
  const answer = useCall(
    salesReportContract.generate,
    { body: { ...bodyOf(filter), pageNumber, pageSize, ...(sort === '' ? {} : { sort }) } },
    // A report is asked for anew each time it is generated.
    { keepPrevious: true, staleTime: 0 },
  );
  const invoice = useAddressTextDialog('bill');
  const count = answer.data?.recordsTotal;
  return (
    <>
      <PageTitle
        title={columns('title')}
        remark={<span role="status">{count === undefined ? '' : t('invoices', { count })}</span>}
      >
        {count === undefined || count === 0 ? null : (
          <ExportMenu
            fetchFile={(wish) =>
              call(salesReportContract.download, {
                body: { ...bodyOf(filter), sort: sort === '' ? usualSort : sort, ...wish },
              })
            }
          />
        )}
      </PageTitle>
      <FilterSummary filter={filter} onEdit={onEdit} />
      <section className={classes.surface} aria-busy={answer.isFetching}>
        <Found
          answer={answer}
          list={list}
          isNarrowed={filter.inventoryType !== ''}
          onOpen={(row) => invoice.open(row.invoiceNumber)}
          onEdit={onEdit}
        />
      </section>
      <InvoiceDialog opened={invoice.opened} invoiceNumber={invoice.target} onClose={invoice.close} />
    </>
  );
}

type FoundProps = {
  answer: UseQueryResult<ReportAnswer, ApiError>;
  list: ListState<never>;
  isNarrowed: boolean;
  onOpen: (row: ReportRow) => void;
  onEdit: () => void;
};

function Found({ answer, list, isNarrowed, onOpen, onEdit }: FoundProps) {
  const t = useTexts(salesReportScreenMessages);
  const texts = useTexts(salesReportColumns);
  const isDesktop = useIsDesktop();
  const columns = useReportColumns(answer.data?.totals);
  if (answer.isPending) return <ListSkeleton columns={columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { rows, recordsTotal, totals } = answer.data;
  if (recordsTotal === 0) {
    return (
      <EmptyState
        icon={<FileSearch size={32} aria-hidden />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button variant="default" onClick={onEdit}>
            {t('changeFilter')}
          </Button>
        }
      />
    );
  }
  const shown = {
    label: texts('title'),
    columns,
    rows,
    rowKey: (row: ReportRow) => row.invoiceId,
    rowName: (row: ReportRow) => row.invoiceNumber,
    onOpen,
  };
  return (
    <div className={classes.content} data-stale={answer.isPlaceholderData || undefined}>
      {isDesktop ? null : <ReportTotals totals={totals} />}
      {isDesktop ? <ListTable {...shown} sort={list.sort} onSort={list.setSort} /> : <ListCards {...shown} />}
      {isNarrowed ? <p className={classes.hint}>{t('narrowedHint')}</p> : null}
      {rows.some((row) => row.isCancelled) ? <p className={classes.hint}>{t('cancelledHint')}</p> : null}
      <Pagination
        pageNumber={list.pageNumber}
        pageSize={list.pageSize}
        total={recordsTotal}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
      />
    </div>
  );
}
