import { useEffect, useRef } from 'react';
import { pricePlace, unknownPrices } from '../line-price.ts';
import { itemKey } from '../line-item.ts';
import type { LineKind } from '../goods-kind.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import { useTaxDay } from './use-tax-of-day.ts';

/**
 * Asks what the goods on the lines cost for the party and on the day, whenever one of these changes. What cannot be asked
 * stays as it is written. Answers what waits for the questions that are under way.
 */
export function useListPrices({ pricesOf }: Pick<LineKind, 'pricesOf'>): () => Promise<void> {
  const store = useEditorStore();
  const dayAD = useTaxDay();
  const unknown = useEditorState(unknownPrices);
  const place = useEditorState((state) => pricePlace(state.head));
  const asked = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (pricesOf === null || unknown === '' || dayAD === '') return;
    const partyId = store.getState().head.party?.id ?? null;
    const ask = async (): Promise<void> => {
      const found = await pricesOf(unknown.split(',').map(Number), { partyId, dayAD });
      store.addPrices(place, new Map([...found].map(([id, prices]) => [itemKey(id), prices])));
    };
    // It was said already that nothing could be asked.
    asked.current = ask().catch(() => undefined);
  }, [unknown, place, dayAD, pricesOf, store]);
  const settled = useRef(async () => {
    // A rate that moved may lead to another question.
    for (let waiting = asked.current; ; waiting = asked.current) {
      await waiting;
      if (waiting === asked.current) return;
    }
  });
  return settled.current;
}
