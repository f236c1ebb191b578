import { useEffect, useState } from 'react';
import { readStored } from '../../../../platform/storage.ts';
import { type Asking, type TabLock, takeTabLock } from './tab-lock.ts';
import { draftKey } from '../../../../platform/kept/use-form-draft.ts';

/** The place of a draft among those that survive a closed tab. One tab has it: what is written twice could be issued twice. */
export type DraftSlot = {
  /** Under which the draft is kept. */
  readonly name: string;
  /** Another tab has taken it: nothing is kept from here any more. */
  readonly isLost: () => boolean;
  /** The draft is kept under another name from now on. */
  readonly move: (name: string) => void;
};

/** What opens the editor: the draft as it is, a draft of another tab, or one more new document. */
type Wish = { how: 'open' } | { how: 'take'; name: string } | { how: 'another' };
type Found = DraftSlot | 'asked' | { elsewhere: string };

/** New documents that are written in one browser at the same time, each in a tab of its own. */
const mostNewDrafts = 9;

/**
 * Finds the slot of a draft and holds it while the screen is open. Of new documents, what a closed tab left is gone on
 * with before another one is begun. `names` are those that the draft may have, the same list while it is the same draft.
 */
export function useDraftSlot(names: readonly string[]) {
  const [wish, setWish] = useState<Wish>({ how: 'open' });
  const [found, setFound] = useState<Found>('asked');
  useEffect(() => {
    const holder = createHolder((elsewhere) => setFound({ elsewhere }));
    void holder.seek(names, wish).then(setFound);
    return holder.close;
  }, [names, wish]);
  return { found, setWish };
}

/** The names of the drafts of new documents, or the one of a stored draft. */
export function slotNames(kind: string, id: number | null, account: string): string[] {
  if (id !== null) return [slotName(kind, id, account)];
  return Array.from({ length: mostNewDrafts }, (_, at) => slotName(kind, at === 0 ? 'new' : `new-${at + 1}`, account));
}

export function slotName(kind: string, what: number | string, account: string): string {
  return `${kind}.${what}.${account}`;
}

function createHolder(onLost: (name: string) => void) {
  let held: TabLock | null = null;
  let isLost = false;
  let isClosed = false;
  const take = async (name: string, how: Asking['how']): Promise<DraftSlot | null> => {
    const lose = (): void => {
      isLost = true;
      if (!isClosed) onLost(name);
    };
    const lock = await takeTabLock(name, { how, onLost: lose });
    if (lock === null) return null;
    held?.release();
    held = lock;
    if (isClosed) lock.release();
    return { name, isLost: () => isLost, move: (next) => void (next === held?.name ? null : take(next, 'now')) };
  };
  const takeFirst = async (names: readonly string[], how: Asking['how']): Promise<DraftSlot | null> => {
    for (const name of names) {
      // One after the other: the first that is free is the one.
      // oxlint-disable-next-line no-await-in-loop
      const slot = await take(name, how);
      if (slot !== null) return slot;
    }
    return null;
  };
  const seek = async (names: readonly string[], wish: Wish): Promise<Found> => {
    const kept = names.filter((name) => readStored(draftKey(name)) !== null);
    const free = names.filter((name) => !kept.includes(name));
    const first = names.length === 1 ? names : kept;
    if (wish.how === 'take') return (await take(wish.name, 'taking')) ?? { elsewhere: wish.name };
    if (wish.how === 'another' || first.length === 0)
      return (await takeFirst(free, 'now')) ?? { elsewhere: names[0] ?? '' };
    return (await takeFirst(first, 'soon')) ?? { elsewhere: first[0] ?? '' };
  };
  return {
    seek,
    close: (): void => {
      isClosed = true;
      held?.release();
    },
  };
}
