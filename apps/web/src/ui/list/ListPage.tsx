import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { useTexts } from '../../platform/i18n.ts';
import type { ListState } from '../../platform/use-list-state.ts';
import { AddButton } from './AddButton.tsx';
import { AddByAddress } from './AddByAddress.tsx';
import { ErrorState, NoMatchState } from '../shell/EmptyState.tsx';
import { EmptyList, type EmptyWords } from './EmptyList.tsx';
import type { AddAction, Filter } from './list-types.ts';
import { ListCards } from './ListCards.tsx';
import classes from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type ListRowsProps, ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { Pagination } from './pages/Pagination.tsx';
import { useIsDesktop } from '../shell/use-desktop.ts';

type ListAnswer<Row> = { rows: readonly Row[]; recordsTotal: number };
type Props<Row, F extends string> = Omit<ListRowsProps<Row>, 'rows'> & {
  title: string;
  /** From `useListState({ filters: ['isActive'] })`. */
  list: ListState<F>;
  /** From `useCall(contract.list, { query: list.query }, { keepPrevious: true })`. */
  answer: UseQueryResult<ListAnswer<Row>, ApiError>;
  filters?: readonly Filter<F>[];
  /** Says what can be searched: a name, a number. */
  searchLabel?: string;
  add?: AddAction;
  /** What it is for and what comes first, while it has nothing; absent where it never is without. */
  empty?: EmptyWords;
  /** More filters in the toolbar (a date range, a customer). */
  toolbar?: ReactNode;
  /** More buttons beside Add (an export menu). */
  actions?: ReactNode;
};

/**
 * A list screen: title, count, search, filters, Add; rows as a table on desktop and as cards on a phone; pages. All
 * of its states are here: loading, empty, nothing found, failed, forbidden.
 */
export function ListPage<Row, F extends string = never>(props: Props<Row, F>) {
  const { title, list, answer, filters = [], searchLabel, add, empty, toolbar, actions, ...rows } = props;
  const t = useTexts(uiMessages);
  const total = answer.data?.recordsTotal;
  return (
    <>
      <PageTitle title={title} remark={total === undefined ? undefined : t('count', { count: total })}>
        {actions}
        {add === undefined ? null : <AddButton {...add} />}
        {add === undefined ? null : <AddByAddress {...add} />}
      </PageTitle>
      <ListToolbar list={list} filters={filters} searchLabel={searchLabel}>
        {toolbar}
      </ListToolbar>
      <ListSection {...rows} title={title} list={list} answer={answer} empty={<EmptyList {...empty} add={add} />} />
    </>
  );
}

/** The rows of a list with its pages and states, for a screen whose title and toolbar are its own. */
export function ListSection<Row, F extends string>(props: ContentProps<Row, F>) {
  return (
    <section className={classes.surface} aria-busy={props.answer.isFetching} data-list-keys>
      <ListContent {...props} />
    </section>
  );
}

type ContentProps<Row, F extends string> = Omit<ListRowsProps<Row>, 'rows'> &
  Pick<Props<Row, F>, 'title' | 'list' | 'answer'> & { empty: ReactNode };

function ListContent<Row, F extends string>({ title, list, answer, empty, ...rows }: ContentProps<Row, F>) {
  const isDesktop = useIsDesktop();
  if (answer.isPending) return <ListSkeleton columns={rows.columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { rows: found, recordsTotal } = answer.data;
  if (found.length === 0 && list.pageNumber === 0) {
    return list.isFiltered ? <NoMatchState onClear={list.clearFilters} /> : empty;
  }
  return (
    <div className={classes.content} data-stale={answer.isPlaceholderData || undefined}>
      {isDesktop ? (
        <ListTable {...rows} label={title} rows={found} sort={list.sort} onSort={list.setSort} />
      ) : (
        <ListCards {...rows} label={title} rows={found} />
      )}
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
