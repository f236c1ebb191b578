import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useAddress } from '../../../platform/use-address.ts';
import type { ListState } from '../../../platform/use-list-state.ts';
import { pageCountOf } from '../pages/page-numbers.ts';

type Direction = 'former' | 'next';
/** The rows on the screen, and whether there are more before and after them. */
type Walk = { ids: readonly string[]; hasBefore: boolean; hasAfter: boolean; turn: (direction: Direction) => void };

/** A record that is opened from a list stands in the address under this name. */
const opened = 'view';
let walk: Walk | null = null;
/** The page was turned to come to the next or the former record, which is there when its rows are. */
let turned: { direction: Direction; pageNumber: number } | null = null;
const watchers = new Set<() => void>();

function tell(changed: Walk | null): void {
  walk = changed;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type Listed = { keys: readonly (string | number)[]; total: number | undefined; isStale: boolean };

/** Lets the records that a list opens be walked through in its order, with its filter: from row to row, and page to page. */
export function useWalkedList(
  list: Pick<ListState, 'pageNumber' | 'pageSize'>,
  { keys, total = 0, isStale }: Listed,
): void {
  const [address, changeAddress] = useAddress();
  const { state } = useLocation();
  const ids = keys.join();
  const isOpen = address.get(opened) !== null;
  useEffect(() => {
    if (isStale) return undefined;
    const rows = ids === '' ? [] : ids.split(',');
    const { pageNumber, pageSize } = list;
    const isThere = turned !== null && turned.pageNumber === pageNumber;
    const aim = turned?.direction === 'former' ? rows.at(-1) : rows[0];
    if (isThere && isOpen && aim !== undefined) changeAddress({ [opened]: aim }, { replace: true, state });
    if (isThere || !isOpen) turned = null;
    tell({
      ids: rows,
      hasBefore: pageNumber > 0,
      hasAfter: pageNumber + 1 < pageCountOf(total, pageSize),
      turn: (direction) => {
        const wanted = direction === 'next' ? pageNumber + 1 : pageNumber - 1;
        turned = { direction, pageNumber: wanted };
        changeAddress({ page: wanted === 0 ? '' : String(wanted + 1) }, { replace: true, state });
      },
    });
    return () => tell(null);
    // What the list is narrowed to shows in its rows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids, total, isStale, list.pageNumber, list.pageSize, state]);
}

/** What a step leads to: another record of the page, or another page; null at an end of the list. */
function stepFrom(id: string | null, direction: Direction): { id: string } | 'turn' | null {
  const at = id === null || walk === null ? -1 : walk.ids.indexOf(id);
  if (walk === null || at === -1) return null;
  const isMore = direction === 'next' ? walk.hasAfter : walk.hasBefore;
  const beside = walk.ids[direction === 'next' ? at + 1 : at - 1];
  if (beside !== undefined) return { id: beside };
  return isMore ? 'turn' : null;
}

/** `go` answers whether it leads anywhere. */
export type Steps = { hasFormer: boolean; hasNext: boolean; go: (direction: Direction) => boolean };

/** From the record in view to the former and the next one of the list that it stands in. */
export function useWalk(): Steps {
  const [address, changeAddress] = useAddress();
  const { state } = useLocation();
  useSyncExternalStore(watch, () => walk);
  const id = address.get(opened);
  return {
    hasFormer: stepFrom(id, 'former') !== null,
    hasNext: stepFrom(id, 'next') !== null,
    go: (direction) => {
      // As it stands in the bar: a second quick press goes on from where the first one led.
      const step = stepFrom(new URLSearchParams(window.location.search).get(opened), direction);
      if (step === 'turn') walk?.turn(direction);
      else if (step !== null) changeAddress({ [opened]: step.id }, { replace: true, state });
      return step !== null;
    },
  };
}
