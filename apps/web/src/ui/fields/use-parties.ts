import type { Access } from '@bahi/contract/access';
import type { MessageSet, Text } from '@bahi/contract/messages';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { dropdownLength } from '../../platform/constants.ts';
import type { CallQueryOptions } from '../../platform/query.ts';
import type { Choice } from './SearchSelect.tsx';

export type Party = { id: number; name: string; nameNp: string | null };
/** Where only active ones are listed, none says so. */
export type ListedParty = Party & { isActive?: boolean };
export type PartyQuery = { search?: string; pageSize: number };

/** Customers or vendors, as a select finds them and makes new ones. */
export type PartySource<Row extends ListedParty, Word extends string = 'party' | 'addNew'> = {
  /** Asks the server for parties: `(query, options) => useCall(customerContract.list, { query }, options)`. */
  useRows: (
    query: PartyQuery,
    options: CallQueryOptions,
  ) => UseQueryResult<{ rows: readonly Row[]; recordsTotal: number }, ApiError>;
  /** By which it is found beside its name. */
  phoneOf: (row: Row) => string;
  texts: MessageSet<string, Record<Word, Text>>;
  /** The call that makes new ones. */
  save: { access: Access };
  AddDialog: ComponentType<{
    opened: boolean;
    onClose: () => void;
    typed: string;
    onSaved: (saved: Row) => void;
  }>;
};

/** The query of those that are here at once. */
export const firstParties: PartyQuery = { pageSize: dropdownLength };
const shortList = 50;
const serverDelayMilliseconds = 250;

/**
 * Customers or vendors as choices of a form: active ones, and the chosen one whatever became of it. The first thousand
 * are here at once; where there are more, the server searches.
 */
export function useParties<Row extends ListedParty>(
  useRows: PartySource<Row>['useRows'],
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
    { search: asked, pageSize: shortList },
    { enabled: !isComplete && asked !== '', keepPrevious: true },
  );
  const rows = (isComplete || asked === '' ? undefined : found.data?.rows) ?? first.data?.rows ?? [];
  const inUse = rows.filter((row) => row.isActive !== false || row.id === chosen?.id);
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
