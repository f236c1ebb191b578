import { useState } from 'react';

type Key = string | number;
export type Selection = {
  chosen: ReadonlySet<Key>;
  toggle: (key: Key) => void;
  /** Chooses both: how Shift with an arrow goes on from a row that is chosen. */
  extend: (from: Key, to: Key) => void;
  /** All rows of the page, or none where all are. */
  toggleAll: () => void;
  clear: () => void;
};

const none: ReadonlySet<Key> = new Set();

/** Rows that are chosen of the page on the screen; another page begins with none. */
export function useSelection(keys: readonly Key[]): Selection {
  const page = keys.join();
  const [state, setState] = useState({ page, chosen: none });
  // A row that left the list, or a page that was left, is chosen no more: not when it comes back either.
  if (state.page !== page) setState({ page, chosen: none });
  const chosen = state.page === page ? state.chosen : none;
  const choose = (next: Iterable<Key>): void => setState({ page, chosen: new Set(next) });
  return {
    chosen,
    toggle: (key) => choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]),
    extend: (from, to) => choose([...chosen, from, to]),
    toggleAll: () => choose(chosen.size === keys.length ? [] : keys),
    clear: () => choose([]),
  };
}
