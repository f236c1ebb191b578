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
import { useTools } from './editor-context.ts';
import type { LineDraft } from './invoice-draft.ts';
import { useInvoiceStore } from './invoice-store.ts';
import { rememberSold } from './recent-sellables.ts';
import { type Sellable, thingKey } from './sellable.ts';

/**
 * Puts a found thing on a line. Chosen by hand, its quantity comes next. Scanned, the next line does, ready for the
 * next scan; what is scanned again raises its line by one.
 */
export function useTakeThing(lineKey: number) {
  const store = useInvoiceStore();
  const { t, language, account, focusCell, goToNextLine, announce } = useTools();
  /** On this line, and the focus stays where it is. */
  const put = (thing: Sellable): void => {
    rememberSold(account, thingKey(thing));
    flushSync(() => store.choose(lineKey, thing));
    announce(t('lineAdded', { name: nameIn(language, thing.name, thing.nameNp) }));
  };
  const raise = (line: LineDraft, name: string): void => {
    const raised = addQuantity(parseQuantity(line.quantity) ?? zeroQuantity, asQuantity(oneUnitTenThousandths));
    store.setLine(line.key, { quantity: String(numberFromQuantity(raised)) });
    announce(t('quantityRaised', { name, quantity: formatQuantity(raised, language) }));
  };
  const take = (thing: Sellable, isScan: boolean): void => {
    const isSame = (line: LineDraft): boolean => line.thing !== null && thingKey(line.thing) === thingKey(thing);
    const same = store.getState().lines.find((line) => line.key !== lineKey && isSame(line));
    if (isScan && same !== undefined) return raise(same, nameIn(language, thing.name, thing.nameNp));
    put(thing);
    if (isScan) goToNextLine(lineKey);
    else focusCell(lineKey, 'quantity');
  };
  return { put, take };
}
