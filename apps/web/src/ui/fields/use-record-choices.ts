import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api-error.ts';
import type { CallQueryOptions } from '../../platform/query.ts';
import { firstRows, useLongList, type UseRows } from './use-long-list.ts';

/** Where a select finds records, and the one that it shows where that is not among the first. */
export type RecordSource<Row extends { id: number }> = {
  useRows: UseRows<Row>;
  useOne: (id: number, options: CallQueryOptions) => UseQueryResult<Row, ApiError>;
  nameOf: (row: Row) => { name: string; nameNp: string | null };
};

/** The records of a list for a select in which one of them is chosen: as in `useLongList`, and the chosen one always. */
export function useRecordChoices<Row extends { id: number }>(
  { useRows, useOne, nameOf }: RecordSource<Row>,
  chosenId: unknown,
) {
  const first = useRows(firstRows, {});
  const listed = first.data?.rows.find(({ id }) => id === chosenId);
  const isAway = typeof chosenId === 'number' && first.data !== undefined && listed === undefined;
  const one = useOne(typeof chosenId === 'number' ? chosenId : 0, { enabled: isAway });
  const chosen = listed ?? (isAway ? one.data : undefined) ?? null;
  const { rows, ...more } = useLongList(useRows, chosen === null ? null : nameOf(chosen));
  const isAmong = chosen === null || rows.some(({ id }) => id === chosen.id);
  // It stands behind what was found: who types means that.
  return { rows, withChosen: isAmong ? rows : [...rows, chosen], chosen, ...more };
}
