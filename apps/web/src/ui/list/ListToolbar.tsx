import type { ReactNode } from 'react';
import type { ListState } from '../../platform/use-list-state.ts';
import { FilterChip } from './FilterChip.tsx';
import { filterBar } from './file/told-filters.ts';
import type { Filter } from './list-types.ts';
import { SearchBox } from '../form/SearchBox.tsx';
import classes from './ListToolbar.module.css';

type Props<F extends string> = {
  list: ListState<F>;
  filters: readonly Filter<F>[];
  searchLabel?: string | undefined;
  children?: ReactNode;
};

/** Search and filters of a list, kept in the address by its state. */
export function ListToolbar<F extends string>({ list, filters, searchLabel, children }: Props<F>) {
  return (
    <div className={classes.bar} {...{ [filterBar]: true }}>
      <SearchBox value={list.search} onSearch={list.setSearch} label={searchLabel} />
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={list.filters[filter.name]}
          onChange={(value) => list.setFilter(filter.name, value)}
        />
      ))}
      {children}
    </div>
  );
}
