import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
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
 * next scan; what is scanned again raises its line by one.
 */
export function useTakeItem(lineKey: number) {
  const store = useEditorStore();
  const { t, language, account, focusCell, goToNextLine, announce } = useTools();
  /** On this line, and the focus stays where it is. */
  const put = (item: LineItem): void => {
    rememberItem(account, lineItemKey(item));
    flushSync(() => store.choose(lineKey, item));
    announce(t('lineAdded', { name: nameIn(language, item.name, item.nameNp) }));
  };
  const raise = (line: LineDraft, name: string): void => {
    const raised = addQuantity(parseQuantity(line.quantity) ?? zeroQuantity, asQuantity(oneUnitTenThousandths));
    store.setLine(line.key, { quantity: String(numberFromQuantity(raised)) });
    announce(t('quantityRaised', { name, quantity: formatQuantity(raised, language) }));
  };
  const take = (item: LineItem, isScan: boolean): void => {
    const isSame = (line: LineDraft): boolean => line.item !== null && lineItemKey(line.item) === lineItemKey(item);
    const same = store.getState().lines.find((line) => line.key !== lineKey && isSame(line));
    if (isScan && same !== undefined) return raise(same, nameIn(language, item.name, item.nameNp));
    put(item);
    if (isScan) goToNextLine(lineKey);
    else focusCell(lineKey, 'quantity');
  };
  return { put, take };
}
