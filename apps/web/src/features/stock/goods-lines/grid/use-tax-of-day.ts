import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { useEffect } from 'react';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import { type LineItem, lineItemKey } from '../line-item.ts';

/** The day of the document, AD, whose tax rates its lines take; empty, for today, while none is typed. */
export function useTaxDay(): string {
  const dayAD = useEditorState((state) => state.head.issuedDateAD);
  return isDateProblem(parseAdDate(dayAD)) ? '' : dayAD;
}

/** Lines that were written before the day was changed take the rates of the items as they are listed for it. */
export function useTaxOfDay(items: readonly LineItem[]): void {
  const store = useEditorStore();
  useEffect(() => {
    const byKey = new Map(items.map((item) => [lineItemKey(item), item]));
    for (const { key, item } of store.getState().lines) {
      if (item?.taxable !== true) continue;
      const taxRate = byKey.get(lineItemKey(item))?.taxRate ?? item.taxRate;
      if (taxRate !== item.taxRate) store.setLine(key, { item: { ...item, taxRate } });
    }
  }, [items, store]);
}
