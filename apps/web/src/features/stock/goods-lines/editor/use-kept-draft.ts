import { z } from '@bahi/contract/zod';
import { useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../../platform/storage.ts';
import { draftKey } from '../../../../platform/use-form-draft.ts';
import { type DocumentDraft, headDraft, lineDraft } from '../document-draft.ts';
import type { SharedStore } from './editor-store.ts';

const saveAfterMilliseconds = 800;

/** An entry that a closed tab left behind; null when there is none, or when the stored draft has changed since. */
export function readKeptDraft<Own>(
  name: string,
  version: number | null,
  own: z.ZodType<Own>,
): DocumentDraft<Own> | null {
  const stored = readStored(draftKey(name));
  if (stored === null) return null;
  try {
    const kept = z.object({ head: headDraft, own, lines: z.array(lineDraft) }).parse(JSON.parse(stored));
    return kept.head.version === version && kept.lines.length > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a document while it is written, so that it survives a closed tab. */
export function useKeptDraft(store: SharedStore, name: string, wasRestored: boolean) {
  const [isRestored, setRestored] = useState(wasRestored);
  const keeper = useMemo(() => createKeeper(store, draftKey(name)), [store, name]);
  useEffect(() => {
    const end = store.subscribe(keeper.later);
    window.addEventListener('pagehide', keeper.now);
    return () => {
      end();
      window.removeEventListener('pagehide', keeper.now);
      keeper.now();
    };
  }, [store, keeper]);
  return {
    isRestored,
    forget: () => {
      keeper.forget();
      setRestored(false);
    },
  };
}

function createKeeper(store: SharedStore, key: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    if (timer === undefined) return;
    stop();
    const { head, own, lines, isDirty } = store.getState();
    if (isDirty) writeStored(key, JSON.stringify({ head, own, lines }));
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
