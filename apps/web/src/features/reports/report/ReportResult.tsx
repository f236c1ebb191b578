import { type AnyReportAnswer, type Report, reportPageSize } from '@bahi/contract/reports/report/report';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import type { AnyChangesAnswer } from '@bahi/contract/reports/report/second-clock';
import type { Language } from '@bahi/domain/language';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import type { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';

import { KeepReport } from '../saved-report/KeepReport.tsx';
import { pathOf } from '../saved-report/saved-report-form.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { changesTab, clockParameter, ClockTabs } from './changes/ClockTabs.tsx';
import { ReportChanges } from './changes/ReportChanges.tsx';
import classes from './ReportResult.module.css';
import { ReportExport } from './ReportExport.tsx';
import { ReportGroups } from './ReportGroups.tsx';
import { ReportRows } from './ReportRows.tsx';
import { useShownColumns } from './report-columns.tsx';
import { bodyOf, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { ReportCall, ReportView } from './report-view.ts';

type Props = { view: ReportView; filter: ReportFilterTexts; onEdit: () => void };

/** What the filter found: its badges, the rows with their totals, and the ways to take them along. */
export function ReportResult({ view, filter, onEdit }: Props) {
  const { report, generate, download, drill } = view;
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const [address] = useAddress();
  const hasTwoClocks = view.changes !== undefined && (filter['knownOn'] ?? '') !== '';
  const isOfChanges = hasTwoClocks && address.get(clockParameter) === changesTab;
  const list = useListState({ pageSize: reportPageSize });
  const { sort } = list;
  const { pageNumber, pageSize } = report.isWhole === true ? wholePage : list;
  const asked = bodyOf(report, filter);
  const answer = useCall<ReportCall<AnyReportAnswer | AnyChangesAnswer>>(
    isOfChanges ? (view.changes ?? generate) : generate,
    { body: { ...asked, pageNumber, pageSize, ...(sort === '' ? {} : { sort }) } },
    // A report is asked for anew each time it is generated.
    { keepPrevious: true, staleTime: 0 },
  );
  const count = answer.data?.recordsTotal;
  const rows = (
    <section className={classes.surface} aria-busy={answer.isFetching}>
      <Found
        report={report}
        filter={filter}
        answer={answer}
        list={list}
        hint={view.hintOf?.(filter) ?? null}
        onOpen={drill === undefined ? undefined : (row) => drill.open(row, filter)}
        mayOpen={drill === undefined ? undefined : (row) => drill.mayOpen(row, filter)}
        onEdit={onEdit}
      />
    </section>
  );
  return (
    <>
      <PageTitle
        title={report.title[language]}
        remark={
          <span role="status">
            {count === undefined ? '' : isOfChanges ? t('changes', { count }) : countOf(report, count, language)}
          </span>
        }
      >
        <KeepReport report={report} filter={filter} />
        {count === undefined || count === 0 ? null : (
          <ReportExport
            path={pathOf(report)}
            download={download}
            asked={{
              ...asked,
              ...(isOfChanges ? { changes: true } : {}),
              sort: sort === '' ? report.usualSort : sort,
            }}
          />
        )}
      </PageTitle>
      <FilterSummary report={report} filter={filter} onEdit={onEdit} />
      {hasTwoClocks ? (
        <ClockTabs knownOn={filter['knownOn'] ?? ''} isOfChanges={isOfChanges}>
          {rows}
        </ClockTabs>
      ) : (
        rows
      )}
      {drill?.dialog}
    </>
  );
}

/** What is read as a whole is asked for at once. */
const wholePage = { pageNumber: 0, pageSize: 1000 };

type FoundProps = {
  report: Report;
  filter: ReportFilterTexts;
  answer: UseQueryResult<AnyReportAnswer | AnyChangesAnswer, ApiError>;
  list: ListState<never>;
  hint: string | null;
  onOpen: ((row: AnyReportRow) => void) | undefined;
  mayOpen: ((row: AnyReportRow) => boolean) | undefined;
  onEdit: () => void;
};

function Found({ report, filter, answer, list, hint, onOpen, mayOpen, onEdit }: FoundProps) {
  const t = useTexts(reportScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = useShownColumns(report, filter);
  if (answer.isPending) return <ListSkeleton columns={columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!('groups' in answer.data))
    return (
      <div className={classes.content} data-stale={answer.isPlaceholderData || undefined}>
        <ReportChanges
          report={report}
          filter={filter}
          answer={answer.data}
          list={list}
          onOpen={onOpen}
          mayOpen={mayOpen}
        />
      </div>
    );
  const { rows, recordsTotal, totals, groups } = answer.data;
  if (recordsTotal === 0) return <NothingFound onEdit={onEdit} />;
  return (
    <div className={classes.content} data-stale={answer.isPlaceholderData || undefined}>
      <ReportRows
        report={report}
        filter={filter}
        rows={rows}
        totals={totals}
        list={list}
        onOpen={onOpen}
        mayOpen={mayOpen}
      />
      {hint === null ? null : <p className={classes.hint}>{hint}</p>}
      {rows.some((row) => row['isCancelled'] === true) ? <p className={classes.hint}>{t('cancelledHint')}</p> : null}
      {report.isWhole === true ? null : (
        <Pagination
          pageNumber={list.pageNumber}
          pageSize={list.pageSize}
          total={recordsTotal}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      )}
      <ReportGroups report={report} filter={filter} groups={groups} />
    </div>
  );
}

function countOf({ counted }: Report, count: number, language: Language): string {
  return counted[language].replace('{count}', formatNumber(count, language));
}

function NothingFound({ onEdit }: { onEdit: () => void }) {
  const t = useTexts(reportScreenMessages);
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
