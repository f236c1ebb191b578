import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
  quantityFromNumber,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { flushSync } from 'react-dom';
import { nameIn } from '../../../../platform/i18n.ts';
import { useTools } from '../editor/editor-context.ts';
import type { LineDraft } from '../document-draft.ts';
import { useEditorStore } from '../editor/use-editor-store.ts';
import { rememberItem } from './recent-items.ts';
import { type LineItem, lineItemKey } from '../line-item.ts';

/**
 * Puts a found item on a line. Chosen by hand, its quantity comes next. Scanned, the next line does, ready for the
 * next scan; what is scanned again raises its line by one, or by one of the unit that it is usually sold in.
 */
export function useTakeItem(lineKey: number) {
  const { focusCell, goToNextLine } = useTools();
  const { putOn, raise } = usePutting();
  /** On this line, and the focus stays where it is. */
  const put = (item: LineItem): void => void putOn(lineKey, item);
  const take = (item: LineItem, isScan: boolean): void => {
    if (isScan && raise(item, lineKey) !== null) return;
    put(item);
    if (isScan) goToNextLine(lineKey);
    else focusCell(lineKey, 'quantity');
  };
  return { put, take };
}

/**
 * Takes what was scanned where no line has the focus, which stays where it is: a line that has the item is raised by one,
 * else the first that waits for an item gets it, or a new one. Answers what was done, in words.
 */
export function useTakeScanned(): (item: LineItem) => string {
  const store = useEditorStore();
  const { putOn, raise } = usePutting();
  return (item) => {
    const raised = raise(item);
    if (raised !== null) return raised;
    const waiting = store.getState().lines.find((line) => line.item === null);
    return putOn(waiting?.key ?? store.addLine(), item);
  };
}

/** What may be done with an item that is found; each says so to who hears the screen, and answers what it said. */
function usePutting() {
  const store = useEditorStore();
  const { t, language, account, announce } = useTools();
  const say = (text: string): string => {
    announce(text);
    return text;
  };
  return {
    putOn: (lineKey: number, item: LineItem): string => {
      rememberItem(account, lineItemKey(item));
      flushSync(() => store.choose(lineKey, item));
      return say(t('lineAdded', { name: nameIn(language, item.name, item.nameNp) }));
    },
    /**
     * By one of what it is sold in, the line that has the item in its own unit, other than `exceptKey`; null where there is
     * none. A line in cartons stands as it was written.
     */
    raise: (item: LineItem, exceptKey?: number): string | null => {
      const isSame = (line: LineDraft): boolean =>
        line.item !== null && line.soldIn === null && lineItemKey(line.item) === lineItemKey(item);
      const same = store.getState().lines.find((line) => line.key !== exceptKey && isSame(line));
      if (same === undefined) return null;
      const one = quantityFromNumber(item.salesUnit?.conversion ?? 1) ?? asQuantity(oneUnitTenThousandths);
      const raised = addQuantity(parseQuantity(same.quantity) ?? zeroQuantity, one);
      store.setLine(same.key, { quantity: String(numberFromQuantity(raised)) });
      const name = nameIn(language, item.name, item.nameNp);
      return say(t('quantityRaised', { name, quantity: formatQuantity(raised, language) }));
    },
  };
}
