import { dayPairs } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
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

/** What a list is narrowed to now, which of those that are kept means that today, and what clears or changes it. */
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
  const change = (parts: readonly (readonly [string, string])[]): void =>
    changeAddress({ page: '', ...Object.fromEntries(parts) }, { replace: true });
  const apply = (row: SavedFilter): void => {
    const meant = meantBy(row);
    change(all.map((name) => [name, meant[name] ?? ''] as const));
  };
  // With what a filter has that the list does not know: it may have known it once.
  const clearable = [...all, ...rows.flatMap(({ filter }) => Object.keys(filter))];
  const now: Parts = Object.fromEntries(
    all.map((name) => [name, address.get(name) ?? '']).filter(([, text]) => text !== ''),
  );
  const isSame = (row: SavedFilter): boolean => {
    const meant = meantBy(row);
    return all.every((name) => (meant[name] ?? '') === (now[name] ?? ''));
  };
  const isPlain = clearable.every((name) => (address.get(name) ?? '') === '');
  const same = isPlain ? [] : rows.filter(isSame);
  return {
    apply,
    /** Of two that mean the same the caller's own. */
    current: same.find(({ isOwn }) => isOwn) ?? same[0] ?? null,
    beginning: beginningOf(now, days, presetOf),
    isPlain,
    clear: (): void => change(clearable.map((name) => [name, ''] as const)),
  };
}

/** What is about to be kept: days of a known period are meant as that. Null where the list is not narrowed. */
function beginningOf(now: Parts, days: Days | null, presetOf: ReturnType<typeof usePresetOf>): Beginning | null {
  if (Object.keys(now).length === 0) return null;
  const [from, to] = days === null ? ['', ''] : [now[days[0]] ?? '', now[days[1]] ?? ''];
  const preset = from === '' || to === '' ? 'custom' : presetOf({ from, to });
  return { list: '', filter: { ...now }, period: preset === 'custom' ? null : preset };
}
