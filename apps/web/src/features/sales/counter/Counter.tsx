import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { problemsOfHead } from '../../stock/goods-lines/draft-total.ts';
import { createEditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { onDay, rulesOf } from '../../stock/goods-lines/editor/opened-draft.ts';
import type { DraftSlot } from '../../stock/goods-lines/editor/use-draft-slot.ts';
import { EditorStoreContext } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { readKeptDraft } from '../../stock/goods-lines/editor/use-kept-draft.ts';
import { CounterBody } from './CounterBody.tsx';
import { type CounterKind, newSale } from './counter-kind.ts';
import type { Till } from './till.ts';

export type CounterProps = {
  kind: CounterKind;
  till: Till;
  slot: DraftSlot;
  outletId: number;
  onOutlet: (outletId: number) => void;
};

/** Begins with what a reload left of the bill, or with a new one. */
export function Counter(props: CounterProps) {
  const { kind, slot, outletId } = props;
  const session = useSession();
  const { business, todayAD } = session;
  const rules = useMemo(() => rulesOf(business), [business]);
  const [opened] = useState(() => {
    const kept = readKeptDraft(slot.name, null, kind.own);
    const store = createEditorStore(newSale(session, outletId), {
      rules,
      counting: kind.counting,
      lines: kind.lines,
      problemsOfHead: (state) => problemsOfHead(kind, state, todayAD),
    });
    if (kept !== null) store.restore(onDay(kind, kept, todayAD));
    return { store, wasRestored: kept !== null };
  });
  const { store } = opened;
  useEffect(() => store.setRules(rules), [store, rules]);
  return (
    <EditorStoreContext value={store}>
      <CounterBody {...props} {...opened} />
    </EditorStoreContext>
  );
}
