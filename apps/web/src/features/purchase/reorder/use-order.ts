import type { Answer } from '@bahi/contract/endpoint';
import type { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { useState } from 'react';

export type ReorderRow = Answer<(typeof reorderContract)['list']>['rows'][number];
export type Vendor = { id: number; name: string; nameNp: string | null };
/** What is to be ordered of a row: as it is proposed until somebody changes it. */
export type Wish = {
  isChosen: boolean;
  quantity: string;
  vendor: Vendor | null;
  /** Empty: as it was last. */ rate: string;
};
export type Wrong = Partial<Record<'quantity' | 'vendor' | 'rate', boolean>>;

/** What is chosen on the page, row by row; nothing of what stands in a draft already. */
export function useOrder(rows: readonly ReorderRow[]) {
  const [wishes, setWishes] = useState<Readonly<Record<number, Wish>>>({});
  const wishOf = (row: ReorderRow): Wish => wishes[row.itemLedgerDetailId] ?? proposed(row);
  const change = (row: ReorderRow, changes: Partial<Wish>): void =>
    setWishes((all) => ({
      ...all,
      [row.itemLedgerDetailId]: { ...(all[row.itemLedgerDetailId] ?? proposed(row)), ...changes },
    }));
  const open = rows.filter(({ draftId }) => draftId === null);
  const chosen = open.filter((row) => wishOf(row).isChosen);
  return {
    wishOf,
    change,
    open,
    chosen,
    chooseAll: (isChosen: boolean) => {
      for (const row of open) change(row, { isChosen });
    },
    clear: () => setWishes({}),
  };
}
export type Order = ReturnType<typeof useOrder>;

/** What a chosen row lacks before it can be ordered. */
export function wrongOf({ quantity, vendor, rate }: Wish, lastPrice: number | null): Wrong {
  const units = quantityFromNumber(Number(quantity));
  const price = paisaFromRupees(Number(rate === '' ? (lastPrice ?? 0) : rate));
  return {
    quantity: quantity === '' || units === null || units <= 0,
    vendor: vendor === null,
    rate: price === null || price <= 0,
  };
}

function proposed({ suggestedQuantity, vendorId, vendorName, vendorNameNp }: ReorderRow): Wish {
  const vendor = vendorId === null ? null : { id: vendorId, name: vendorName ?? '', nameNp: vendorNameNp };
  return { isChosen: false, quantity: suggestedQuantity === null ? '' : String(suggestedQuantity), vendor, rate: '' };
}
