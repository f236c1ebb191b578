import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { showToast } from '../../../../platform/toasts.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';
import type { CounterStore } from '../counter-kind.ts';
import type { Entries } from '../input/use-entries.ts';
import type { Sale } from '../use-sale.ts';
import type { HeldSales } from './use-held-sales.ts';

type Putting = { store: CounterStore; sale: Sale; held: HeldSales; entries: Entries; items: readonly LineItem[] };

/** What is done with a bill beside its payment: it is held, taken up again or drafted, and loses nothing by it. */
export function usePutAside({ store, sale, held, entries, items }: Putting) {
  const t = useTexts(counterScreenMessages);
  /** Whether all that was entered is on the bill: none is paid, held or drafted without it. */
  const isWhole = (): boolean => {
    if (entries.isWaiting()) showToast({ kind: 'error', message: t('stillWaiting') });
    return !entries.isWaiting();
  };
  /** Puts the bill aside, if there is one; false where this device does not keep it. */
  const putAside = (): boolean => {
    if (!sale.hasLines()) return true;
    const number = held.hold(store.getState());
    if (number === null) showToast({ kind: 'error', message: t('notHeld') });
    else {
      sale.begin();
      showToast({ kind: 'general', message: t('heldNow', { number }) });
    }
    return number !== null;
  };
  return {
    isWhole,
    hold: (): void => {
      if (!sale.isBusy && isWhole()) putAside();
    },
    takeUp: (number: number): void => {
      const taken = putAside() ? held.take(number) : null;
      if (taken !== null) sale.takeUp(taken.draft, items);
    },
    saveDraft: (): void => {
      if (!sale.isBusy && isWhole()) void sale.saveDraft();
    },
  };
}
