import { paymentMode } from '@bahi/contract/enumeration';
import { screens } from '@bahi/contract/screens';
import {
  invoiceDestination,
  invoiceForm,
  invoiceLineForm,
  invoicePaymentMode,
} from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { cashCustomer } from '@bahi/contract/parties/customer/customer.contract';
import { creditLimitMessages } from '@bahi/contract/sales/credit-limit/credit-limit.messages';
import { invoiceMessages } from '@bahi/contract/sales/invoice/invoice.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { z } from '@bahi/contract/zod';
import { call } from '../../../platform/api-client.ts';
import { registerTexts } from '../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { type DocumentDraft, headOf, type LineDraft, linesOf } from '../../stock/goods-lines/document-draft.ts';
import { salesPrices } from '../../stock/goods-lines/sales-prices.ts';
import { shownTotal, wireHead, wireSoldLine } from '../../stock/goods-lines/wire-draft.ts';
import { followingDay } from '../../stock/goods-lines/following-day.ts';
import type { GoodsKind, SaveState } from '../../stock/goods-lines/goods-kind.ts';
import type { InvoiceDetail } from './invoice-rows.ts';

registerTexts(invoiceMessages);
registerTexts(creditLimitMessages);

/** What the head of an invoice has beside that of all documents with lines. */
const invoiceOwn = z.object({
  dueDateAD: z.string(),
  /** Somebody chose the due date: it no longer follows from the customer. */
  isDueChosen: z.boolean(),
  paymentMode: z.enum(invoicePaymentMode.words),
  /** Of what is paid in several modes, each part. */
  payments: z.array(z.object({ mode: z.enum(paymentMode.words), amount: z.string() })).default([]),
  /** The account that each mode goes into, by its id; without one the usual one of the mode. */
  moneyAccounts: z.partialRecord(z.enum(paymentMode.words), z.string()).default({}),
  tenderedAmount: z.string(),
  creditReason: z.string(),
  destination: z.enum(invoiceDestination.words),
  declarationNumber: z.string(),
  declarationDateAD: z.string(),
  countryId: z.string(),
});
export type InvoiceOwn = z.output<typeof invoiceOwn>;

/** The sales invoice among the documents with lines: sold to a customer at the selling price, out of stock. */
export const invoiceKind: GoodsKind<InvoiceOwn, InvoiceDetail> = {
  name: 'invoice',
  texts: invoiceScreenMessages,
  listPath: screens.invoices,
  create: invoiceContract.create,
  update: invoiceContract.update,
  form: invoiceForm,
  places: { customerId: 'party' },
  own: invoiceOwn,
  newOwn: (todayAD) => ({
    dueDateAD: todayAD,
    isDueChosen: false,
    paymentMode: 'CREDIT',
    payments: [],
    moneyAccounts: {},
    tenderedAmount: '',
    creditReason: '',
    destination: 'LOCAL',
    declarationNumber: '',
    declarationDateAD: '',
    countryId: '',
  }),
  usualParty: ({ business, can }) => {
    const id = business?.cashCustomerId ?? null;
    // Whoever may not take money sells on credit, to people who are known.
    if (id === null || !can(paymentContract.create)) return null;
    return { party: { id, ...cashCustomer, dueAmount: 0 }, own: { paymentMode: 'CASH' } };
  },
  ownMoved: (own, was, is) => ({ ...own, dueDateAD: followingDay(own.dueDateAD, was, is) }),
  counting: ({ own }, rules) => ({
    rules,
    taxOf: ({ item }) => (item === null || own.destination === 'LOCAL' ? item : untaxed),
  }),
  lines: { form: invoiceLineForm, wire: wireSold },
  draftOf: (invoice) => ({
    head: headOf(invoice, { id: invoice.customerId, name: invoice.customerName, nameNp: invoice.customerNameNp }),
    own: {
      dueDateAD: invoice.dueDateAD,
      isDueChosen: true,
      paymentMode: invoice.paymentMode,
      payments: [],
      moneyAccounts: {},
      tenderedAmount: '',
      creditReason: '',
      destination: invoice.destination,
      declarationNumber: invoice.declarationNumber ?? '',
      declarationDateAD: invoice.declarationDateAD ?? '',
      countryId: String(invoice.countryId ?? ''),
    },
    lines: linesOf(invoice).map((line, position) => ({ ...line, batchId: invoice.lines[position]?.batchId ?? null })),
  }),
  bodyOf,
  missing: () => new Map(),
  useStored: (id) => useFresh(invoiceContract.get, { params: { id } }),
  useSave: () => useSaveInvoice(),
  issuedUnder: async (issueKey) => (await call(invoiceContract.list, { query: { issueKey, pageSize: 1 } })).rows[0],
  issuedCodes: ['goodsLines.issuedBefore', 'invoice.issuedImmutable'],
  rateOfItem: (row) => row.sellingPrice,
  rateOfService: (row) => row.costPrice,
  stockOf: async (id, { outletId, dayAD }) => {
    const query = { inventoryType: 'ITEM', id, dayAD, ...(outletId === null ? {} : { outletId }) };
    return (await call(invoiceContract.itemServiceDetail, { query })).stockQuantity;
  },
  pricesOf: salesPrices,
};

/** Saves or issues an invoice; done at once when it is answered where `refreshesBehind` is said. */
export function useSaveInvoice(
  sending: { refreshesBehind?: boolean } = {},
): ReturnType<GoodsKind<InvoiceOwn, InvoiceDetail>['useSave']> {
  const create = useSend(invoiceContract.create, sending);
  const update = useSend(invoiceContract.update, sending);
  return (draft, state) =>
    (draft.head.id === null ? create : update).mutateAsync(
      state === 'FINAL'
        ? { body: { ...bodyOf(draft, state), expectedTotal: shownTotal(draft) }, idempotencyKey: draft.issueKey }
        : { body: bodyOf(draft, state) },
    );
}

/** What leaves the country bears no VAT, and a rate is what is charged. */
const untaxed = { taxable: false, taxRate: 0, vatIncluded: false, isZeroRated: true };

function bodyOf({ head, own, lines }: DocumentDraft<InvoiceOwn>, state: SaveState): z.input<typeof invoiceForm> {
  const { declarationNumber, declarationDateAD, countryId, isDueChosen: _, moneyAccounts, ...rest } = own;
  const accountOf = (mode: InvoiceOwn['paymentMode']): string =>
    mode === 'CREDIT' || mode === 'MIXED' || state === 'DRAFT' ? '' : (moneyAccounts[mode] ?? '');
  // In which parts it is paid, a draft does not say.
  const paymentMode = own.paymentMode === 'MIXED' && state === 'DRAFT' ? 'CREDIT' : own.paymentMode;
  return {
    ...wireHead(head),
    ...rest,
    ...(own.destination === 'EXPORT' ? { declarationNumber, declarationDateAD, countryId } : {}),
    paymentMode,
    payments:
      paymentMode === 'MIXED' ? own.payments.map((part) => ({ ...part, moneyAccountId: accountOf(part.mode) })) : [],
    moneyAccountId: accountOf(paymentMode),
    tenderedAmount: paymentMode === 'CASH' || paymentMode === 'MIXED' ? own.tenderedAmount : '',
    creditReason: paymentMode === 'CREDIT' || paymentMode === 'MIXED' ? own.creditReason : '',
    customerId: head.party?.id ?? '',
    state,
    lines: lines.map(wireSold),
  };
}

/** A line with the batch that was chosen; without one it is first expired first. */
function wireSold(line: LineDraft): z.input<typeof invoiceLineForm> {
  return { ...wireSoldLine(line), ...(line.batchId === null ? {} : { batchId: line.batchId }) };
}
