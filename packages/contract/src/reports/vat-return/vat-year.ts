import { z } from '../../zod.ts';

/** What a list of a fiscal year says of each party, in rupees without VAT, as the form of the tax office has it. */
export const yearAmounts = [
  'servicePurchaseCapital',
  'servicePurchaseOthers',
  'goodPurchaseCapital',
  'goodPurchaseOthers',
  'serviceSales',
  'goodSales',
] as const;
export type YearAmount = (typeof yearAmounts)[number];
/** Of which side an amount is. */
export const amountsBought = yearAmounts.slice(0, 4);
export const amountsSold = yearAmounts.slice(4);

const amounts = z.object({
  servicePurchaseCapital: z.number(),
  servicePurchaseOthers: z.number(),
  goodPurchaseCapital: z.number(),
  goodPurchaseOthers: z.number(),
  serviceSales: z.number(),
  goodSales: z.number(),
});

const party = amounts.extend({
  pan: z.string().nullable(),
  name: z.string(),
  nameNp: z.string().nullable(),
  /** Abroad: they have none. */
  isForeign: z.boolean(),
  /** What they owed when the year began and when it ended, below zero what was owed to them. */
  opening: z.number(),
  closing: z.number(),
});

/**
 * Who was sold to or bought from for more than one lakh in a fiscal year (अनुसूची १३): one row for each PAN, customer and
 * supplier together; who has none the tax office knows is told by name.
 */
export const vatYear = z.object({
  fiscalYear: z.string(),
  years: z.array(z.string()),
  firstDayAD: z.string(),
  lastDayAD: z.string(),
  parties: z.array(party),
  /** What the registers of the year come to, of whom nothing is left out; and of it those who are listed. */
  all: amounts,
  listed: amounts,
});

export type VatYearParty = z.output<typeof party>;
export type VatYear = z.output<typeof vatYear>;
