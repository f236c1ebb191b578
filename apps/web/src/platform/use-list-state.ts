import { pageSizes } from '@bahi/contract/paging';
import { useMemo } from 'react';
import { defaultPageSize } from './constants.ts';
import { useAddress } from './use-address.ts';

export type ListQueryState = { search?: string; sort?: string; pageNumber: number; pageSize: number };
export type ListState<F extends string = string> = {
  search: string;
  /** `field` or `-field`; empty for the server's own order. */
  sort: string;
  /** Counted from 0. */
  pageNumber: number;
  pageSize: number;
  filters: Readonly<Record<F, string>>;
  /** Ready for a list call's query: what is empty is left out. */
  query: ListQueryState & Partial<Record<F, string>>;
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  setPage: (pageNumber: number) => void;
  setPageSize: (pageSize: number) => void;
  /** An empty value clears the filter. */
  setFilter: (name: F, value: string) => void;
  /** Several at once: a period is two. */
  setFilters: (values: Partial<Record<F, string>>) => void;
  clearFilters: () => void;
  isFiltered: boolean;
};

type Options<F extends string> = { filters?: readonly F[]; sort?: string; pageSize?: number };

/**
 * Search, sort, page and filters of a list, kept in the address, so that Back works and a list can be shared.
 * A change of anything but the page leads to the first page.
 */
export function useListState<const F extends string = never>(options: Options<F> = {}): ListState<F> {
  const { filters: names = [], sort: usualSort = '', pageSize: usualSize = defaultPageSize } = options;
  const [address, changeAddress] = useAddress();
  const change = (changes: Readonly<Record<string, string>>): void =>
    changeAddress({ page: '', ...changes }, { replace: true });
  const state = useMemo(
    () => readState(address, names, usualSort, usualSize),
    // The names are literals of the calling screen.
    // oxlint-disable-next-line react/exhaustive-deps
    [address, usualSort, usualSize],
  );
  return {
    ...state,
    setSearch: (search) => change({ search: search.trim() }),
    setSort: (sort) => change({ sort: sort === usualSort ? '' : sort }),
    setPage: (pageNumber) => changeAddress({ page: pageNumber === 0 ? '' : String(pageNumber + 1) }),
    setPageSize: (pageSize) => change({ size: pageSize === usualSize ? '' : String(pageSize) }),
    setFilter: (name, value) => change({ [name]: value }),
    setFilters: (values) =>
      change(
        Object.fromEntries(Object.entries<string | undefined>(values).map(([name, value]) => [name, value ?? ''])),
      ),
    clearFilters: () => change({ search: '', ...Object.fromEntries(names.map((name) => [name, ''])) }),
  };
}

function readState<F extends string>(address: URLSearchParams, names: readonly F[], sort: string, size: number) {
  const search = address.get('search') ?? '';
  const askedSize = Number(address.get('size'));
  const pageSize = pageSizes.find((known) => known === askedSize) ?? size;
  const pageNumber = Math.max(0, Math.floor(Number(address.get('page') ?? 1) || 1) - 1);
  const chosenSort = address.get('sort') ?? sort;
  const filters = recordOf(names, (name) => address.get(name) ?? '');
  const chosen = names.filter((name) => filters[name] !== '');
  return {
    search,
    sort: chosenSort,
    pageNumber,
    pageSize,
    filters,
    isFiltered: search !== '' || chosen.length > 0,
    query: {
      ...partOf(chosen, filters),
      ...(search === '' ? {} : { search }),
      ...(chosenSort === '' ? {} : { sort: chosenSort }),
      pageNumber,
      pageSize,
    },
  };
}

function recordOf<F extends string>(names: readonly F[], valueOf: (name: F) => string): Record<F, string> {
  // fromEntries forgets which keys it was given.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<F, string>;
}

function partOf<F extends string>(names: readonly F[], values: Record<F, string>): Partial<Record<F, string>> {
  const part: Partial<Record<F, string>> = {};
  for (const name of names) part[name] = values[name];
  return part;
}
