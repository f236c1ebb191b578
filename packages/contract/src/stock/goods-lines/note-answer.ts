import { inventoryType } from '../../enumeration.ts';
import { z } from '../../zod.ts';

/** What stands on the line of a bill that a credit or debit note takes something of, as it was written then. */
export const notedLine = {
  inventoryType: inventoryType.answer,
  code: z.string(),
  particulars: z.string(),
  particularsNp: z.string().nullable(),
  hsCode: z.string().nullable(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  taxable: z.boolean(),
  /** Per cent. */
  taxRate: z.number(),
};

const taxed = {
  netAmount: z.number(),
  vatAmount: z.number(),
  taxRateHundredths: z.int(),
  taxCode: z.enum(['TAXABLE', 'EXEMPT', 'ZERO_RATED']),
};

/** Of quantity, amount and VAT of a line what no note has taken yet. */
export const leftOfLine = { quantity: z.number(), ...taxed };

/** The same of what the bill says beside its lines. */
export const leftBesideLines = { shipping: z.object(taxed), rounding: z.number() };

/** What a note comes to, part by part. */
export const noteSums = {
  shippingCharge: z.number(),
  taxableAmount: z.number(),
  exemptAmount: z.number(),
  vat: z.number(),
  rounding: z.number(),
  isTaxInvoice: z.boolean(),
};
