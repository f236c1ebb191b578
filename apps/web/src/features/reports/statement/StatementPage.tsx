import type { Answer } from '@bahi/contract/endpoint';
import type { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { statementColumns } from '@bahi/contract/reports/statement/statement-columns.messages';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import type { ApiError } from '../../../platform/api-error.ts';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import page from '../../../ui/list/ListPage.module.css';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { OutletChip } from '../../../ui/list/OutletChip.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useStatementColumns } from './statement-columns.tsx';
import type { PartyKind } from '@bahi/domain/document-kinds';
import classes from './StatementPage.module.css';
import { StatementSums } from './StatementSums.tsx';

type Contract = typeof statementContract;
export type Statement = Answer<Contract['customer']>;
type Props = {
  kind: PartyKind;
  id: number;
  endpoint: Contract['customer'] | Contract['vendor'];
  file: Contract['downloadCustomer'] | Contract['downloadVendor'];
  backTo: string;
};

/** A party's statement: this fiscal year's unless the address says another period. */
export function StatementPage({ kind, id, endpoint, file, backTo }: Props) {
  const t = useTexts(statementColumns);
  const words = useTexts(statementScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['outlet', 'from', 'to'], pageSize: 50 });
  const usual = useAdRangeOf()('thisFiscalYear');
  const { outlet, from, to } = list.filters;
  const period = { from: from || usual.from, to: to || usual.to };
  const days = { fromDateAD: period.from, toDateAD: period.to };
  const inOutlet = outlet === '' ? {} : { outletId: outlet };
  const { pageNumber, pageSize } = list;
  const answer = useCall(
    endpoint,
    { params: { id }, query: { ...days, ...inOutlet, pageNumber, pageSize } },
    { keepPrevious: true, staleTime: 0 },
  );
  const party = answer.data?.party;
  return (
    <>
      <PageTitle title={t(`${kind}Title`)} backTo={backTo} remark={nameIn(language, party?.name, party?.nameNp)}>
        {answer.data === undefined ? null : (
          <ExportMenu fetchFile={(wish) => call(file, { params: { id }, body: { ...days, ...inOutlet, ...wish } })} />
        )}
      </PageTitle>
      <div className={classes.bar}>
        <DateRangeFilter label={words('period')} value={period} onChange={(range) => list.setFilters(range)} />
        <OutletChip label={t('outlet')} value={outlet} onChange={(value) => list.setFilter('outlet', value)} />
      </div>
      <section className={page.surface} aria-busy={answer.isFetching}>
        <Found kind={kind} answer={answer} list={list} />
      </section>
    </>
  );
}

type FoundProps = {
  kind: PartyKind;
  answer: UseQueryResult<Statement, ApiError>;
  list: ListState<'outlet' | 'from' | 'to'>;
};

function Found({ kind, answer, list }: FoundProps) {
  const t = useTexts(statementColumns);
  const words = useTexts(statementScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = useStatementColumns();
  if (answer.isPending) return <ListSkeleton columns={columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const statement = answer.data;
  const shown = {
    label: t(`${kind}Title`),
    columns,
    rows: statement.rows,
    rowKey: (row: Statement['rows'][number]) => row.id,
    rowName: (row: Statement['rows'][number]) => row.reference ?? '',
  };
  return (
    <div className={page.content} data-stale={answer.isPlaceholderData || undefined}>
      <StatementSums kind={kind} statement={statement} />
      {statement.recordsTotal === 0 ? (
        <EmptyState icon={<FileSearch size={32} aria-hidden />} title={words('empty')} />
      ) : isDesktop ? (
        <ListTable {...shown} />
      ) : (
        <ListCards {...shown} />
      )}
      <Pagination
        pageNumber={list.pageNumber}
        pageSize={list.pageSize}
        total={statement.recordsTotal}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
      />
    </div>
  );
}
