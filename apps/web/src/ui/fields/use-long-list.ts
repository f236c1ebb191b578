import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { dropdownLength } from '../../platform/constants.ts';
import type { CallQueryOptions } from '../../platform/query.ts';

/** What of a list is asked for: its beginning, or what is found in it. */
export type LongListQuery = { search?: string; pageSize: number };
/** Asks the server for rows: `(query, options) => useCall(customerContract.list, { query }, options)`. */
export type UseRows<Row> = (
  query: LongListQuery,
  options: CallQueryOptions,
) => UseQueryResult<{ rows: readonly Row[]; recordsTotal: number }, ApiError>;

/** The query of the rows that are here at once. */
export const firstRows: LongListQuery = { pageSize: dropdownLength };
const shortList = 50;
const serverDelayMilliseconds = 250;

/**
 * Rows of a list for a select to search. The first thousand are here at once and are searched here; where there are
 * more, the server searches as one types. `chosen` is what an opened select shows, and so searches for.
 */
export function useLongList<Row>(useRows: UseRows<Row>, chosen: { name: string; nameNp: string | null } | null) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), serverDelayMilliseconds);
  const asked = settled === chosen?.name || settled === chosen?.nameNp ? '' : settled;
  const first = useRows(firstRows, {});
  const isComplete = first.data !== undefined && first.data.rows.length >= first.data.recordsTotal;
  const found = useRows(
    { search: asked, pageSize: shortList },
    { enabled: first.data !== undefined && !isComplete && asked !== '', keepPrevious: true },
  );
  const rows = (isComplete || asked === '' ? undefined : found.data?.rows) ?? first.data?.rows ?? [];
  // What was typed last has not been asked for yet.
  const isAhead = !isComplete && search.trim() !== settled;
  return {
    rows,
    isLoading: first.isPending || found.isFetching || isAhead,
    // What is typed before the first rows came is searched when they are here.
    searching: isComplete ? {} : { onSearch: setSearch },
  };
}
