/**
 * Why an invoice is credited. Of a return and of a mistake it says how many; of a price that was too high and of a
 * discount that was given afterwards it says how much, and the goods stay with the customer.
 */
export const creditCases = ['RETURN', 'PRICE', 'MISTAKE', 'DISCOUNT'] as const;
export type CreditCase = (typeof creditCases)[number];

/** Whether lines are credited by quantity; else by amount. */
export function isByQuantity(creditCase: CreditCase): boolean {
  return creditCase === 'RETURN' || creditCase === 'MISTAKE';
}
