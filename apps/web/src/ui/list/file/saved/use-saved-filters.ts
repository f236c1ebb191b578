import { dayPairs } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { useEffect, useRef } from 'react';
import { useAddress } from '../../../../platform/use-address.ts';
import type { ListState } from '../../../../platform/use-list-state.ts';
import { useAdRangeOf, usePresetOf } from '../../../dates/DateRangePresets.tsx';
import type { Beginning, SavedFilter } from './saved-filter-form.ts';

type Parts = Readonly<Record<string, string>>;
type Days = readonly [string, string];

/** The names of the two days in a list that has some. */
export function daysIn(names: readonly string[]): Days | null {
  return dayPairs.find((pair) => pair.every((name) => names.includes(name))) ?? null;
}

/** What a list is narrowed to now and what each of those that are kept means today; the default one opens the list. */
export function useSavedFilters<F extends string>(list: ListState<F>, rows: readonly SavedFilter[]) {
  const [address, changeAddress] = useAddress();
  const rangeOf = useAdRangeOf();
  const presetOf = usePresetOf();
  const names = Object.keys(list.filters);
  const days = daysIn(names);
  const all = ['search', 'sort', ...names];
  const meantBy = ({ filter, period }: SavedFilter): Parts => {
    if (period === null || days === null) return filter;
    const { from, to } = rangeOf(period);
    return { ...filter, [days[0]]: from, [days[1]]: to };
  };
  const apply = (row: SavedFilter): void => {
    const meant = meantBy(row);
    changeAddress({ page: '', ...Object.fromEntries(all.map((name) => [name, meant[name] ?? ''])) }, { replace: true });
  };
  const now: Parts = Object.fromEntries(
    all.map((name) => [name, address.get(name) ?? '']).filter(([, text]) => text !== ''),
  );
  const isSame = (row: SavedFilter): boolean => {
    const meant = meantBy(row);
    return all.every((name) => (meant[name] ?? '') === (now[name] ?? ''));
  };
  useDefault(rows, apply);
  const current = Object.keys(now).length === 0 ? null : (rows.find(isSame) ?? null);
  return { apply, current, beginning: beginningOf(now, days, presetOf) };
}

/** Once, where the list was opened without saying anything of itself. */
function useDefault(rows: readonly SavedFilter[], apply: (row: SavedFilter) => void): void {
  const isOpenedPlain = useRef(window.location.search === '');
  useEffect(() => {
    if (rows.length === 0) return;
    const usual = rows.find(({ isDefault }) => isDefault);
    if (usual !== undefined && isOpenedPlain.current && window.location.search === '') apply(usual);
    isOpenedPlain.current = false;
    // When the rows have come, and not when the list is cleared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);
}

/** What is about to be kept: days of a known period are meant as that. Null where the list is not narrowed. */
function beginningOf(now: Parts, days: Days | null, presetOf: ReturnType<typeof usePresetOf>): Beginning | null {
  if (Object.keys(now).length === 0) return null;
  const [from, to] = days === null ? ['', ''] : [now[days[0]] ?? '', now[days[1]] ?? ''];
  const preset = from === '' || to === '' ? 'custom' : presetOf({ from, to });
  return { list: '', filter: { ...now }, period: preset === 'custom' ? null : preset };
}
