import { inventoryType } from '../../enumeration.ts';
import { z } from '../../zod.ts';

/** A line as it was written. Amounts are rupees. */
export const lineAnswer = z.object({
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

/** The lines of a document and what they come to. */
export const goodsLinesAnswer = {
  discountType: z.enum(['1', '2']),
  discount: z.number(),
  discountAmount: z.number(),
  shippingCharge: z.number(),
  subTotal: z.number(),
  taxableAmount: z.number(),
  exemptAmount: z.number(),
  zeroRatedAmount: z.number(),
  vat: z.number(),
  /** Added to the total, or taken off when negative, so that it is whole rupees. */
  rounding: z.number(),
  /** False for the document of a business without VAT. */
  isTaxInvoice: z.boolean(),
  remarks: z.string().nullable(),
  lines: z.array(lineAnswer),
};

/** What a line needs of an item or service. */
export const lineItemDetail = z.object({
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
