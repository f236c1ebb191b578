import type { PaperStatus } from '@bahi/contract/sales/sharing/public-paper.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { type QuotationState, type QuotationStage, quotationStateOn } from '@bahi/domain/goods/quotation';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { PaperSource } from '../invoice/paper/shared-source.ts';
import { readQuotationPaper } from './quotation.paper.ts';
import { quotationView } from './paper/quotation-view.ts';

const statuses: Readonly<Record<Exclude<QuotationState, 'DRAFT'>, PaperStatus>> = {
  PUBLISHED: 'VALID',
  EXPIRED: 'EXPIRED',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  CONVERTED: 'CONVERTED',
};

/** A published quotation as it is shared. Its page says whether it holds, and what its customer said. */
export const sharedQuotation: PaperSource = {
  async hold({ db, businessId }, id) {
    const [row] = await db.query<{ state: QuotationStage; outlet_id: number }>(
      'select state, outlet_id from quotation where business_id = $1 and id = $2 for update',
      [businessId, id],
    );
    if (row === undefined) return null;
    const { state, outlet_id: outletId } = row;
    return { outletId, state: state === 'DRAFT' ? 'DRAFT' : 'ISSUED' };
  },
  noteShared: () => Promise.resolve(),
  async read(reader, id) {
    const [[row], paper] = await Promise.all([
      reader.db.query<{ state: QuotationStage; due_on: string }>(
        'select state, due_on from quotation where business_id = $1 and id = $2',
        [reader.businessId, id],
      ),
      readQuotationPaper(reader, id),
    ]);
    const state = row === undefined ? failNotFound() : stateOf(row, reader.now);
    if (state === 'DRAFT') return failNotFound();
    return {
      ...paper,
      goods: paper,
      buyer: paper.customer,
      issued: paper.quoted,
      status: statuses[state],
      credited: zeroPaisa,
      view: (language) => quotationView(paper, language),
    };
  },
};

function stateOf({ state, due_on: until }: { state: QuotationStage; due_on: string }, now: number): QuotationState {
  return quotationStateOn(state, storedDay(until), todayInKathmandu(now));
}
