import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationForm } from '@bahi/contract/sales/quotation/quotation-form';
import { quotationMessages } from '@bahi/contract/sales/quotation/quotation.messages';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { registerTexts } from '../../../platform/i18n.ts';
import { call } from '../../../platform/api-client.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { type DocumentDraft, headOf, linesOf } from '../../stock/goods-lines/document-draft.ts';
import type { GoodsKind, SaveState } from '../../stock/goods-lines/goods-kind.ts';
import { salesPrices } from '../../stock/goods-lines/sales-prices.ts';
import { shownTotal, soldLines, wireHead, wireSoldLine } from '../../stock/goods-lines/wire-draft.ts';
import type { QuotationDetail } from './quotation-rows.ts';

registerTexts(quotationMessages);

/** What the head of a quotation has beside that of all documents with lines: the last day on which it holds. */
const quotationOwn = z.object({ dueDateAD: z.string() });
export type QuotationOwn = z.output<typeof quotationOwn>;

/** For how long a quotation holds unless somebody says otherwise. */
const usualDays = 15;

/** The quotation among the documents with lines: priced as an invoice is, but nothing leaves the shelf by it. */
export const quotationKind: GoodsKind<QuotationOwn, QuotationDetail> = {
  name: 'quotation',
  texts: quotationScreenMessages,
  listPath: screens.quotations,
  create: quotationContract.create,
  update: quotationContract.update,
  form: quotationForm,
  places: { customerId: 'party' },
  own: quotationOwn,
  newOwn: (todayAD) => ({ dueDateAD: usualEnd(todayAD) }),
  // It bears the day on which it was written.
  ownMoved: null,
  counting: (_, rules) => ({ rules, taxOf: ({ item }) => item }),
  lines: soldLines,
  draftOf: (quotation) => ({
    head: headOf(quotation, {
      id: quotation.customerId,
      name: quotation.customerName,
      nameNp: quotation.customerNameNp,
    }),
    own: { dueDateAD: quotation.dueDateAD },
    lines: linesOf(quotation),
  }),
  bodyOf,
  missing: () => new Map(),
  useStored: (id) => useFresh(quotationContract.get, { params: { id } }),
  useSave: () => {
    const create = useSend(quotationContract.create);
    const update = useSend(quotationContract.update);
    return (draft, state) =>
      (draft.head.id === null ? create : update).mutateAsync(
        state === 'FINAL'
          ? { body: { ...bodyOf(draft, state), expectedTotal: shownTotal(draft) }, idempotencyKey: draft.issueKey }
          : { body: bodyOf(draft, state) },
      );
  },
  issuedUnder: async (issueKey) => (await call(quotationContract.list, { query: { issueKey, pageSize: 1 } })).rows[0],
  issuedCodes: ['goodsLines.issuedBefore', 'quotation.publishedImmutable'],
  rateOfItem: (row) => row.sellingPrice,
  rateOfService: (row) => row.costPrice,
  stockOf: null,
  pricesOf: salesPrices,
};

function usualEnd(todayAD: string): string {
  const today = parseAdDate(todayAD);
  return isDateProblem(today) ? todayAD : formatAdDate(addDays(today, usualDays));
}

function bodyOf({ head, own, lines }: DocumentDraft<QuotationOwn>, state: SaveState): z.input<typeof quotationForm> {
  return {
    ...wireHead(head),
    ...own,
    customerId: head.party?.id ?? '',
    state: state === 'FINAL' ? 'PUBLISHED' : 'DRAFT',
    lines: lines.map(wireSoldLine),
  };
}
