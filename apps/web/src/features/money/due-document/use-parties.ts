import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../platform/api-error.ts';
import { dropdownLength } from '../../../platform/constants.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';

export type Party = { id: number; name: string; nameNp: string | null };
type Listed = Party & { isActive: boolean };
type Answer<Row> = UseQueryResult<{ rows: readonly Row[]; recordsTotal: number }, ApiError>;
/** Asks the server for parties: `(query, options) => useCall(customerContract.list, { query }, options)`. */
type UseRows<Row> = (
  query: { search?: string; pageSize: number; sort: string },
  options: { enabled?: boolean; keepPrevious?: boolean },
) => Answer<Row>;

/** The query of those that are here at once. */
export const firstParties = { pageSize: dropdownLength, sort: 'name' };
const shortList = 50;
const serverDelayMilliseconds = 250;

/**
 * Customers or vendors as choices of a form: active ones, and the chosen one whatever became of it. The first thousand
 * are here at once; where there are more, the server searches.
 */
export function useParties<Row extends Listed>(
  useRows: UseRows<Row>,
  chosen: Party | null,
  remarkOf: (row: Row) => string,
) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), serverDelayMilliseconds);
  // An opened select searches for what it shows.
  const asked = settled === chosen?.name || settled === chosen?.nameNp ? '' : settled;
  const first = useRows(firstParties, {});
  const isComplete = first.data === undefined || first.data.rows.length >= first.data.recordsTotal;
  const found = useRows(
    { search: asked, pageSize: shortList, sort: 'name' },
    { enabled: !isComplete && asked !== '', keepPrevious: true },
  );
  const rows = (isComplete || asked === '' ? undefined : found.data?.rows) ?? first.data?.rows ?? [];
  const inUse = rows.filter((row) => row.isActive || row.id === chosen?.id);
  const isAmong = chosen === null || inUse.some(({ id }) => id === chosen.id);
  const options: Choice[] = [
    ...(isAmong ? [] : [choiceOf(chosen)]),
    ...inUse.map((row) => ({ ...choiceOf(row), remark: remarkOf(row) })),
  ];
  return {
    rows,
    options,
    isLoading: first.isPending || found.isFetching,
    searching: isComplete ? {} : { onSearch: setSearch },
  };
}

function choiceOf({ id, name, nameNp }: Party): Choice {
  return { value: id, label: name, labelNp: nameNp };
}
