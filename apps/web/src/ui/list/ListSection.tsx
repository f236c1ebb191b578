import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import type { ListState } from '../../platform/use-list-state.ts';
import { ErrorState, NoMatchState } from '../shell/EmptyState.tsx';
import { useIsDesktop } from '../shell/use-desktop.ts';
import type { BulkOf } from './bulk/bulk-types.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import type { Column } from './list-types.ts';
import { ListCards } from './ListCards.tsx';
import classes from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type ListRowsProps, ListTable } from './ListTable.tsx';
import { Pagination } from './pages/Pagination.tsx';
import { useWalkedList } from './walk/list-walk.ts';

export type Answered<Row, F extends string> = {
  title: string;
  /** From `useListState({ filters: ['isActive'] })`. */
  list: ListState<F>;
  /** From `useCall(contract.list, { query: list.query }, { keepPrevious: true })`. */
  answer: UseQueryResult<{ rows: readonly Row[]; recordsTotal: number }, ApiError>;
};

/** The rows of a list with its pages and states, for a screen whose title and toolbar are its own. */
export function ListSection<Row, F extends string>(props: ContentProps<Row, F>) {
  return (
    <section className={classes.surface} aria-busy={props.answer.isFetching} data-list-keys>
      <ListContent {...props} />
    </section>
  );
}

type ContentProps<Row, F extends string> = Omit<ListRowsProps<Row>, 'rows'> &
  Answered<Row, F> & {
    empty: ReactNode;
    /** What it is narrowed to at first is still to be known. */
    isOpening?: boolean;
    /** Of the columns those that somebody chose for their desk; a card shows what it always does. */
    shown?: readonly Column<Row>[];
    /** What can be done with several rows of it, once somebody chooses some. */
    bulk?: BulkOf<Row> | undefined;
    /** Between the rows and the pages. */
    foot?: ReactNode;
  };

function ListContent<Row, F extends string>({
  title,
  list,
  answer,
  empty,
  isOpening = false,
  shown,
  foot,
  bulk,
  ...rows
}: ContentProps<Row, F>) {
  const isDesktop = useIsDesktop();
  useWalkedList(list, {
    keys: (answer.data?.rows ?? []).map(rows.rowKey),
    total: answer.data?.recordsTotal,
    isStale: answer.data === undefined || answer.isPlaceholderData,
  });
  if (isOpening || answer.isPending) return <ListSkeleton columns={rows.columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { rows: found, recordsTotal } = answer.data;
  if (found.length === 0 && list.pageNumber === 0) {
    return list.isFiltered ? <NoMatchState onClear={list.clearFilters} /> : empty;
  }
  return (
    <div className={classes.content} data-stale={answer.isPlaceholderData || undefined}>
      {isDesktop ? (
        <DeskRows {...rows} columns={shown ?? rows.columns} title={title} list={list} rows={found} bulk={bulk} />
      ) : (
        <ListCards {...rows} label={title} rows={found} />
      )}
      {foot}
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

type DeskProps<Row, F extends string> = ListRowsProps<Row> & {
  title: string;
  list: ListState<F>;
  bulk: BulkOf<Row> | undefined;
};

/** The table, and above it what can be done with the rows that are chosen. */
function DeskRows<Row, F extends string>({ title, list, bulk, ...rows }: DeskProps<Row, F>) {
  const selection = useSelection(rows.rows.map(rows.rowKey));
  return (
    <>
      {bulk === undefined ? null : (
        <BulkBar
          {...bulk}
          rows={rows.rows.filter((row) => selection.chosen.has(rows.rowKey(row)))}
          keyOf={rows.rowKey}
          nameOf={rows.rowName}
          onClear={() => {
            selection.clear();
            bulk.end();
          }}
        />
      )}
      <ListTable
        {...rows}
        {...(bulk === undefined ? {} : { selection, isChoosing: bulk.isChoosing })}
        label={title}
        sort={list.sort}
        onSort={list.setSort}
      />
    </>
  );
}
