import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useRef } from 'react';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import type { InvoiceOwn } from './invoice-kind.ts';

/** Proposes the due date by the credit days of the customer that is chosen; one that somebody has set stays. */
export function useProposedDueDate(store: EditorStore<InvoiceOwn>): (creditDays: number | null) => void {
  const proposed = useRef(0);
  return (creditDays) => {
    const { head, own } = store.getState();
    const [issued, due] = [head.issuedDateAD, own.dueDateAD].map((text) => parseAdDate(text));
    if (issued === undefined || due === undefined || isDateProblem(issued) || isDateProblem(due)) return;
    if (daysBetween(issued, due) !== proposed.current) return;
    proposed.current = creditDays ?? 0;
    store.setOwn({ dueDateAD: formatAdDate(addDays(issued, proposed.current)) });
  };
}
