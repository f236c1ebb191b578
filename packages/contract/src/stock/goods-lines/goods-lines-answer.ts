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

/** What an item may be counted in, its own unit first. `own` of the item's unit are `per` of it. */
const countedUnit = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  own: z.number(),
  per: z.number(),
});

/**
 * What a line of what is sold says beside. In another unit than the item's own: which one, and how it counted when the
 * line was written; null in its own. What goes along for nothing is in the unit of the line.
 */
export const soldLine = {
  writtenIn: countedUnit.nullable(),
  freeQuantity: z.number(),
  /** All of it, what is free among it, in the item's own unit, and what that is called. */
  countedQuantity: z.number(),
  countedUnit: z.string(),
  countedUnitNp: z.string().nullable(),
};

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

/** The same of what is sold: what it may be counted in, and what it last cost the customer who is asked about. */
export const soldItemDetail = lineItemDetail.extend({
  /** Nothing of a service. `isSalesUnit`: what it is usually sold in. */
  units: z.array(countedUnit.extend({ isSalesUnit: z.boolean() })),
  /** Rupees for one of `unit` less the line's own discount, with VAT where `vatIncluded`; null where it was not sold to them lately. */
  lastSold: z
    .object({
      invoiceId: z.int(),
      code: z.string(),
      dateAD: z.string(),
      dateBS: z.string(),
      rate: z.number(),
      vatIncluded: z.boolean(),
      /** What the rate is of: how many of the item's own unit. */
      own: z.number(),
      per: z.number(),
      unit: z.string(),
      unitNp: z.string().nullable(),
    })
    .nullable(),
});
