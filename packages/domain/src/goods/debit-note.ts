/**
 * Why a purchase bill is debited. Of a return it says how many go back; of a price that was too high and of a discount
 * that the vendor gave afterwards it says how much, and the goods stay.
 */
export const debitCases = ['RETURN', 'PRICE', 'DISCOUNT'] as const;
export type DebitCase = (typeof debitCases)[number];

/** Whether lines go back by quantity; else by amount. */
export function isReturn(debitCase: DebitCase): boolean {
  return debitCase === 'RETURN';
}
