import { inventoryType, paymentStatus } from '../../enumeration.ts';
import { z } from '../../zod.ts';
import { invoicePaymentMode, invoiceState } from './invoice-form.ts';

/** A row of the invoice list. Amounts are rupees. */
export const invoiceRow = z.object({
  id: z.int(),
  /** The invoice number; null while it is a draft. */
  code: z.string().nullable(),
  state: invoiceState.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  grandTotal: z.number(),
  paidAmount: z.number(),
  remainingAmount: z.number(),
  paymentStatus: paymentStatus.answer,
  /** Neither printed, shared, paid, credited nor sent to the tax office: may still be cancelled. */
  isCancellable: z.boolean(),
  version: z.int(),
});
const invoiceLine = z.object({
  id: z.int(),
  inventoryType: inventoryType.answer,
  itemLedgerDetailId: z.int().nullable(),
  serviceId: z.int().nullable(),
  code: z.string(),
  particulars: z.string(),
  particularsNp: z.string().nullable(),
  hsCode: z.string().nullable(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  quantity: z.number(),
  rate: z.number(),
  vatIncluded: z.boolean(),
  taxable: z.boolean(),
  /** Per cent. */
  taxRate: z.number(),
  discountType: z.enum(['1', '2']),
  discount: z.number(),
  /** Rupees taken off by the line's own discount. */
  discountAmount: z.number(),
  /** Quantity × rate less the line's discount, before VAT and before the document's discount. */
  netAmount: z.number(),
  remarks: z.string().nullable(),
});
/** An invoice with its lines. */
export const invoiceDetail = invoiceRow
  .extend({
    paymentMode: invoicePaymentMode.answer,
    discountType: z.enum(['1', '2']),
    discount: z.number(),
    discountAmount: z.number(),
    shippingCharge: z.number(),
    subTotal: z.number(),
    taxableAmount: z.number(),
    exemptAmount: z.number(),
    vat: z.number(),
    /** False for the bill of a seller without VAT. */
    isTaxInvoice: z.boolean(),
    remarks: z.string().nullable(),
    cancelReason: z.string().nullable(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
    printCount: z.int(),
    customerPan: z.string().nullable(),
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    /** What is printed at its foot: of a draft what is in force today, of an issued bill what was. */
    terms: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
    lines: z.array(invoiceLine),
  })
  .meta({ id: 'InvoiceDetail' });

/** What a line needs of an item or service. */
export const sellableDetail = z.object({
  inventoryType: inventoryType.answer,
  itemLedgerDetailId: z.int().nullable(),
  serviceId: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  hsCode: z.string().nullable(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  rate: z.number(),
  vatIncluded: z.boolean(),
  taxable: z.boolean(),
  taxRate: z.number(),
  /** Null for a service. */
  stockQuantity: z.number().nullable(),
});
