import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { useEffect } from 'react';
import type { SharedStore } from '../editor/editor-store.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import { type LineItem, lineItemKey } from '../line-item.ts';

/** The day of the document, AD, whose tax rates its lines take; empty, for today, while none is typed. */
export function useTaxDay(): string {
  const dayAD = useEditorState((state) => state.head.issuedDateAD);
  return isDateProblem(parseAdDate(dayAD)) ? '' : dayAD;
}

/** Lines that were written before the day, or the item, was changed are taxed as the items are as they are listed now. */
export function useTaxOfDay(items: readonly LineItem[]): void {
  const store = useEditorStore();
  useEffect(() => retaxLines(store, items), [items, store]);
}

/** Each line is taxed as its item is listed. */
export function retaxLines(store: Pick<SharedStore, 'getState' | 'retax'>, items: readonly LineItem[]): void {
  const byKey = new Map(items.map((item) => [lineItemKey(item), item]));
  for (const { key, item } of store.getState().lines) {
    const listed = item === null ? undefined : byKey.get(lineItemKey(item));
    if (item === null || listed === undefined) continue;
    const { taxable, taxRate, vatIncluded } = listed;
    const isSame = taxable === item.taxable && taxRate === item.taxRate && vatIncluded === item.vatIncluded;
    if (!isSame) store.retax(key, { taxable, taxRate, vatIncluded });
  }
}
