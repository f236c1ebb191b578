import {
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  parseQuantity,
  type Quantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { useState } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { useTools } from '../../../stock/goods-lines/editor/editor-context.ts';
import { useEditorState, useEditorStore } from '../../../stock/goods-lines/editor/use-editor-store.ts';
import { rememberItem } from '../../../stock/goods-lines/grid/recent-items.ts';
import { type LineItem, lineItemKey } from '../../../stock/goods-lines/line-item.ts';
import { quantityOf, quantityOn, raised } from './typed-entry.ts';

/** What can be done to the lines of the bill without leaving the input; the line that was touched last is chosen. */
// Longer than 60 lines because it is one short entry for each thing that can be done to a line.
export function useSelling() {
  const store = useEditorStore();
  const { t, language, account, announce } = useTools();
  const [chosen, setChosen] = useState<number | null>(null);
  const keys = useEditorState((state) => state.keys);
  const current = chosen !== null && keys.includes(chosen) ? chosen : (keys.at(-1) ?? null);
  const lineOf = (key: number | null) => store.getState().lines.find((line) => line.key === key && line.item !== null);
  const say = (text: string): string => {
    announce(text);
    return text;
  };
  const setQuantity = (key: number, item: LineItem, quantity: Quantity): string => {
    store.setLine(key, { quantity: String(numberFromQuantity(quantity)) });
    const name = nameIn(language, item.name, item.nameNp);
    return say(t('quantityRaised', { name, quantity: formatQuantity(quantity, language) }));
  };
  const remove = (key: number): void => {
    const next = store.removeLine(key);
    setChosen(next);
    say(t('lineRemoved'));
  };
  return {
    chosen: current,
    choose: setChosen,
    /** Onto the line that has the item already, else onto one of its own. Answers what was done, in words. */
    put: (item: LineItem, times: Quantity | null): string => {
      const added = quantityOf(item, times);
      const { lines } = store.getState();
      // Beside cartons the pieces are a line of their own.
      const same = lines.find(
        (line) => line.item !== null && line.soldIn === null && lineItemKey(line.item) === lineItemKey(item),
      );
      rememberItem(account, lineItemKey(item));
      if (same !== undefined) {
        setChosen(same.key);
        return setQuantity(same.key, item, raised(parseQuantity(same.quantity) ?? zeroQuantity, added));
      }
      const key = lines.find((line) => line.item === null)?.key ?? store.addLine();
      store.choose(key, item);
      if (times !== null) store.setLine(key, { quantity: String(numberFromQuantity(added)) });
      setChosen(key);
      return say(t('lineAdded', { name: nameIn(language, item.name, item.nameNp) }));
    },
    /** One of what it is sold in more or less; less than that takes the line off. */
    step: (key: number | null, by: 1 | -1): void => {
      const line = lineOf(key);
      if (line?.item === null || line?.item === undefined) return;
      setChosen(line.key);
      const stepped = raised(
        parseQuantity(line.quantity) ?? zeroQuantity,
        asQuantity(by * quantityOn(line, line.item, null)),
      );
      if (stepped <= 0) remove(line.key);
      else setQuantity(line.key, line.item, stepped);
    },
    /** What the chosen line's quantity is from now on. */
    setTimes: (times: Quantity): void => {
      const line = lineOf(current);
      if (line?.item !== null && line?.item !== undefined)
        setQuantity(line.key, line.item, quantityOn(line, line.item, times));
    },
    remove: (key: number | null): void => {
      const line = lineOf(key);
      if (line !== undefined) remove(line.key);
    },
    move: (by: 1 | -1): void => {
      const at = keys.indexOf(current ?? -1);
      setChosen(keys[Math.min(Math.max(0, at + by), keys.length - 1)] ?? null);
    },
  };
}

export type Selling = ReturnType<typeof useSelling>;
