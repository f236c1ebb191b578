import { zeroPaisa } from '@bahi/domain/numbers/money';
import { useEffect, useState } from 'react';
import { nowMilliseconds } from '../../../../platform/clock.ts';
import { onStoredElsewhere } from '../../../../platform/storage.ts';
import type { EditorState } from '../../../stock/goods-lines/editor/editor-state.ts';
import type { InvoiceOwn } from '../../invoice/invoice-kind.ts';
import { type HeldSale, heldKey, readHeld, writeHeld } from './held-sales.ts';
import { withHeld } from './with-held.ts';

/** The bills that wait on this device, also those that another tab holds. */
export function useHeldSales(name: string) {
  const key = heldKey(name);
  const [bills, setBills] = useState(() => readHeld(key));
  useEffect(() => onStoredElsewhere(key, () => setBills(readHeld(key))), [key]);
  /** Answers what is kept by then: a device may refuse to. */
  const keep = (next: HeldSale[]): HeldSale[] => {
    writeHeld(key, next);
    const kept = readHeld(key);
    setBills(kept);
    return kept;
  };
  return {
    bills,
    /** Answers its number; null where this device does not keep it. */
    hold: ({ head, own, lines, issueKey, total }: EditorState<InvoiceOwn>): number | null => {
      const bill = { heldAt: nowMilliseconds(), totalPaisa: total?.grandTotal ?? zeroPaisa };
      const draft = { head, own, lines, issueKey };
      const [next, number] = withHeld(readHeld(key), (free): HeldSale => ({ ...bill, number: free, draft }));
      const isKept = keep(next).some((one) => one.number === number && one.draft.issueKey === issueKey);
      return isKept ? number : null;
    },
    /** Takes it off the held ones; null where another tab was first. */
    take: (number: number): HeldSale | null => {
      const held = readHeld(key);
      const found = held.find((bill) => bill.number === number) ?? null;
      keep(held.filter((bill) => bill.number !== number));
      return found;
    },
  };
}

export type HeldSales = ReturnType<typeof useHeldSales>;
