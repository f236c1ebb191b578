import { z } from '@bahi/contract/zod';
import { useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../../platform/storage.ts';
import { draftKey } from '../../../../platform/kept/use-form-draft.ts';
import { headDraft, lineDraft } from '../document-draft.ts';
import type { KeptDraft } from './editor-state.ts';
import type { SharedStore } from './editor-store.ts';
import type { DraftSlot } from './use-draft-slot.ts';

const saveAfterMilliseconds = 800;

/** An entry that a closed tab left behind; null when there is none, or when the stored draft has changed since. */
export function readKeptDraft<Own>(name: string, version: number | null, own: z.ZodType<Own>): KeptDraft<Own> | null {
  const stored = readStored(draftKey(name));
  if (stored === null) return null;
  try {
    const kept = z
      .object({ head: headDraft, own, lines: z.array(lineDraft), issueKey: z.string() })
      .parse(JSON.parse(stored));
    return kept.head.version === version && kept.lines.length > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a document while it is written, so that it survives a closed tab, under the name of its slot. */
export function useKeptDraft(store: SharedStore, slot: DraftSlot, { name, wasRestored }: Kept) {
  const [isRestored, setRestored] = useState(wasRestored);
  const keeper = useMemo(() => createKeeper(store, draftKey(name), slot), [store, name, slot]);
  useEffect(() => slot.move(name), [slot, name]);
  useEffect(() => {
    const end = store.subscribe(keeper.later);
    // Whoever goes to another tab finds there what was written here.
    const leavings = ['pagehide', 'blur'] as const;
    for (const leaving of leavings) window.addEventListener(leaving, keeper.now);
    return () => {
      end();
      for (const leaving of leavings) window.removeEventListener(leaving, keeper.now);
      keeper.now();
    };
  }, [store, keeper]);
  return {
    isRestored,
    keepNow: keeper.now,
    forget: () => {
      keeper.forget();
      setRestored(false);
    },
  };
}

type Kept = { name: string; wasRestored: boolean };

function createKeeper(store: SharedStore, key: string, slot: DraftSlot) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    if (timer === undefined) return;
    stop();
    const { head, own, lines, issueKey, isDirty } = store.getState();
    if (isDirty && !slot.isLost()) writeStored(key, JSON.stringify({ head, own, lines, issueKey }));
  };
  return {
    now,
    later: () => {
      clearTimeout(timer);
      timer = store.getState().isDirty ? setTimeout(now, saveAfterMilliseconds) : undefined;
    },
    forget: () => {
      stop();
      writeStored(key, null);
    },
  };
}
