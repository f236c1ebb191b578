import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
} from '@bahi/domain/quantity';
import { flushSync } from 'react-dom';
import { nameIn } from '../../../platform/i18n.ts';
import { useTools } from './editor-context.ts';
import { useInvoiceStore } from './invoice-store.ts';
import { rememberSold } from './recent-sellables.ts';
import { type Sellable, thingKey } from './sellable.ts';

/**
 * Puts a found thing on a line. Chosen by hand, its quantity comes next. Scanned, the next line does, ready for the
 * next scan; what is scanned again raises its line by one.
 */
export function useTakeThing(lineKey: number): (thing: Sellable, isScan: boolean) => void {
  const store = useInvoiceStore();
  const { t, language, account, focusCell, goToNextLine, announce } = useTools();
  return (thing, isScan) => {
    const name = nameIn(language, thing.name, thing.nameNp);
    const key = thingKey(thing);
    rememberSold(account, key);
    const same = isScan
      ? store
          .getState()
          .lines.find((line) => line.key !== lineKey && line.thing !== null && thingKey(line.thing) === key)
      : undefined;
    if (same !== undefined) {
      const raised = addQuantity(parseQuantity(same.quantity) ?? asQuantity(0), asQuantity(oneUnitTenThousandths));
      store.setLine(same.key, { quantity: String(numberFromQuantity(raised)) });
      return announce(t('quantityRaised', { name, quantity: formatQuantity(raised, language) }));
    }
    flushSync(() => store.choose(lineKey, thing));
    announce(t('lineAdded', { name }));
    if (isScan) goToNextLine(lineKey);
    else focusCell(lineKey, 'quantity');
  };
}
