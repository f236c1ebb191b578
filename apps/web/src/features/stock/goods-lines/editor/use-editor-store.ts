import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorState } from './editor-state.ts';
import type { EditorStore, SharedStore } from './editor-store.ts';

export const EditorStoreContext = createContext<SharedStore | null>(null);

export function useEditorStore(): SharedStore {
  const store = use(EditorStoreContext);
  if (store === null) throw new Error('useEditorStore outside of the editor');
  return store;
}

/** What a component needs of the document; it follows that and nothing else. It must be the same while nothing changed. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The same for what only one kind has, out of its own store. */
export function useOwnState<Own, T>(store: EditorStore<Own>, select: (own: Own) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.getState().own));
}
