import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoredDocument } from '../document-draft.ts';
import type { GoodsKind } from '../goods-kind.ts';
import type { EditorStore } from './editor-store.ts';

type Asking<Own, Stored extends StoredDocument> = {
  kind: Pick<GoodsKind<Own, Stored>, 'issuedUnder'>;
  store: Pick<EditorStore<Own>, 'getState'>;
  wasRestored: boolean;
  onFound: (found: Pick<Stored, 'id' | 'code'>) => void;
};

/**
 * Asks what was issued under the draft's key: of one that a closed tab left, and each time that the answer is called, when
 * the server says so. What cannot be asked is asked again at the next try.
 */
export function useIssuedBefore<Own, Stored extends StoredDocument>(asking: Asking<Own, Stored>): () => void {
  const { kind, store, wasRestored, onFound } = asking;
  const isShown = useRef(false);
  const ask = async (): Promise<void> => {
    const { issueKey } = store.getState();
    const found = await kind.issuedUnder(issueKey).catch(() => undefined);
    if (found !== undefined && isShown.current && store.getState().issueKey === issueKey) onFound(found);
  };
  const askRestored = useEffectEvent(() => {
    if (wasRestored) void ask();
  });
  useEffect(() => {
    isShown.current = true;
    askRestored();
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => void ask();
}
