import type { CalendarDay } from '../calendar/calendar-day.ts';

/** Where the numbers of quotations come from; none of them is an invoice's. */
export const quotationSeries = { kind: 'QUOTATION', prefix: 'QUO' } as const;

/** What is stored of where a quotation stands; that it is over follows from its last day. */
export type QuotationStage = 'DRAFT' | 'PUBLISHED' | 'ACCEPTED' | 'REJECTED' | 'CONVERTED';
export type QuotationState = QuotationStage | 'EXPIRED';

/** Where a quotation stands on a day: nobody answered it while it held. Its last day is one on which it holds. */
export function quotationStateOn(stage: QuotationStage, until: CalendarDay, today: CalendarDay): QuotationState {
  return stage === 'PUBLISHED' && until < today ? 'EXPIRED' : stage;
}
