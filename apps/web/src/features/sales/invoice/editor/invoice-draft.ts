import type { Answer } from '@bahi/contract/endpoint';
import type { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { z } from '@bahi/contract/zod';
import { sellable, sellableFromLine } from './sellable.ts';

/** Discounts: '1' is a percentage, '2' an amount. */
const discountKind = z.enum(['1', '2']);

const customerChoice = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  phoneNumber: z.string(),
  dueAmount: z.number(),
});

/** A line as it is being written: numbers are the text that was typed, in Latin digits, as they are sent. */
export const lineDraft = z.object({
  /** Tells the lines of one editor apart. */
  key: z.int(),
  thing: sellable.nullable(),
  quantity: z.string(),
  rate: z.string(),
  discountType: discountKind,
  discount: z.string(),
});

/** Everything of the bill but its lines. */
export const headDraft = z.object({
  /** Null until the draft was saved for the first time. */
  id: z.int().nullable(),
  version: z.int().nullable(),
  customer: customerChoice.nullable(),
  outletId: z.int().nullable(),
  issuedDateAD: z.string(),
  dueDateAD: z.string(),
  paymentMode: z.enum(invoicePaymentMode.words),
  discountType: discountKind,
  discount: z.string(),
  shippingCharge: z.string(),
  remarks: z.string(),
});

/** A bill as the editor holds it, and as it survives a closed tab. */
export const invoiceDraft = z.object({ head: headDraft, lines: z.array(lineDraft) });

export type CustomerChoice = z.output<typeof customerChoice>;
export type LineDraft = z.output<typeof lineDraft>;
export type HeadDraft = z.output<typeof headDraft>;
export type InvoiceDraft = z.output<typeof invoiceDraft>;
export type InvoiceDetail = Answer<typeof invoiceContract.get>;
export type CustomerRow = Answer<typeof customerContract.listForInvoice>['rows'][number];

/** A line with nothing on it. */
export function blankLine(key: number): LineDraft {
  return { key, thing: null, quantity: '', rate: '', discountType: '1', discount: '' };
}

/** Nothing was chosen or typed: it is left out when the bill is saved. */
export function isBlank(line: LineDraft): boolean {
  return line.thing === null && line.quantity === '' && line.rate === '' && line.discount === '';
}

export function newDraft(todayAD: string, outletId: number | null): InvoiceDraft {
  return {
    head: {
      id: null,
      version: null,
      customer: null,
      outletId,
      issuedDateAD: todayAD,
      dueDateAD: todayAD,
      paymentMode: 'CREDIT',
      discountType: '1',
      discount: '',
      shippingCharge: '',
      remarks: '',
    },
    lines: [blankLine(1)],
  };
}

/** A stored draft, ready to be written on. */
export function draftFrom(detail: InvoiceDetail): InvoiceDraft {
  const { customerId, customerName, customerNameNp } = detail;
  return {
    head: {
      id: detail.id,
      version: detail.version,
      // Phone and dues come with the list of customers.
      customer: { id: customerId, name: customerName, nameNp: customerNameNp, phoneNumber: '', dueAmount: 0 },
      outletId: detail.outletId,
      issuedDateAD: detail.issuedDateAD,
      dueDateAD: detail.dueDateAD,
      paymentMode: detail.paymentMode,
      discountType: detail.discountType,
      discount: textOf(detail.discount),
      shippingCharge: textOf(detail.shippingCharge),
      remarks: detail.remarks ?? '',
    },
    lines: [
      ...detail.lines.map((line, position) => ({
        key: position + 1,
        thing: sellableFromLine(line),
        quantity: String(line.quantity),
        rate: String(line.rate),
        discountType: line.discountType,
        discount: textOf(line.discount),
      })),
      blankLine(detail.lines.length + 1),
    ],
  };
}

/** Zero is shown as an empty field. */
function textOf(value: number): string {
  return value === 0 ? '' : String(value);
}
