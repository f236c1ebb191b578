import { addPaisa, paisaOf, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { useState } from 'react';
import type { Reconciliation } from '../book-words.ts';

export type Chosen = {
  lines: readonly number[];
  books: readonly number[];
  linesPaisa: Paisa;
  booksPaisa: Paisa;
  toggle: (side: 'lines' | 'books', id: number) => void;
  clear: () => void;
};

/** The lines that are chosen on each side, of those that are open, and what they come to. */
export function useChosen(found: Pick<Reconciliation, 'lines' | 'books'>): Chosen {
  const [ids, setIds] = useState<{ lines: readonly number[]; books: readonly number[] }>({ lines: [], books: [] });
  const [lines, books] = [found.lines, found.books].map((all, at) =>
    all.filter(({ id }) => (at === 0 ? ids.lines : ids.books).includes(id)),
  );
  const sum = (all: readonly { amount: number }[] = []): Paisa =>
    all.reduce((total, { amount }) => addPaisa(total, paisaOf(amount)), zeroPaisa);
  return {
    lines: (lines ?? []).map(({ id }) => id),
    books: (books ?? []).map(({ id }) => id),
    linesPaisa: sum(lines),
    booksPaisa: sum(books),
    toggle: (side, id) =>
      setIds({ ...ids, [side]: ids[side].includes(id) ? ids[side].filter((one) => one !== id) : [...ids[side], id] }),
    clear: () => setIds({ lines: [], books: [] }),
  };
}
