import { useEffect, useRef } from 'react';
import { useSession } from '../../../../platform/session.tsx';
import type { SavedFilter } from './saved-filter-form.ts';

/** Lists that somebody has cleared since the page was loaded: they open as a whole. */
const shownWhole = new Set<string>();

type Asked = { call: string; rows: readonly SavedFilter[]; isPlain: boolean; isSettled: boolean; isOpening: boolean };

/**
 * Opens a list that says nothing of itself with its default filter, once that is known, and not where its filters have been
 * cleared before. `onOpened` is told that the rows may be shown.
 */
export function useDefaultFilter(
  { call, rows, isPlain, isSettled, isOpening }: Asked,
  apply: (row: SavedFilter) => void,
  onOpened: () => void,
): void {
  const { userDetails } = useSession();
  const key = `${userDetails.id}/${call}`;
  const wasNarrowed = useRef(false);
  useEffect(() => {
    if (!isOpening || !isSettled) return;
    const usual = rows.find(({ isDefault }) => isDefault);
    if (usual !== undefined && window.location.search === '' && !shownWhole.has(key)) apply(usual);
    onOpened();
    // Once, when it is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpening, isSettled]);
  useEffect(() => {
    if (isPlain && wasNarrowed.current) shownWhole.add(key);
    wasNarrowed.current = !isPlain;
  }, [isPlain, key]);
}
