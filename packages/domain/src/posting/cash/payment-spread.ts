import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '../../numbers/money.ts';

/** What one payment puts onto one document; both are positions in the lists they were given in. */
export type SpreadAllocation = { readonly payment: number; readonly document: number; readonly amount: Paisa };

/** The allocations in the order of the payments, and of each payment what no document took. */
export type Spread = { readonly allocations: readonly SpreadAllocation[]; readonly leftOver: readonly Paisa[] };

/**
 * Spreads payments over documents, both in their order: each payment fills the first document that is still open,
 * then the next (one receipt over several invoices, oldest first or as chosen). `openAmounts` is what each document
 * takes at most. What is left over when all are full belongs to no document. Amounts must not be negative.
 */
export function spreadPayments(payments: readonly Paisa[], openAmounts: readonly Paisa[]): Spread {
  const allocations: SpreadAllocation[] = [];
  const leftOver: Paisa[] = [];
  let document = 0;
  let open = openAmounts[0] ?? zeroPaisa;
  for (const [payment, amount] of payments.entries()) {
    let left = amount;
    while (left > 0 && document < openAmounts.length) {
      const allocation = open < left ? open : left;
      if (allocation > 0) allocations.push({ payment, document, amount: allocation });
      left = subtractPaisa(left, allocation);
      open = subtractPaisa(open, allocation);
      if (open > 0) break;
      document += 1;
      open = openAmounts[document] ?? zeroPaisa;
    }
    leftOver.push(left);
  }
  return { allocations, leftOver };
}

/** The least that a payment is: one rupee (specification, section 5). */
const leastPayment = asPaisa(100);

/**
 * The positions of the payments that are too small: below one rupee, and not put onto a document that they settle. What is
 * left of a bill may be less than a rupee, and is payable to the paisa. `dues` is what was due of each document before
 * these payments; `payment` and `document` of the allocations are positions in the two lists.
 */
export function tooSmallPayments(
  payments: readonly Paisa[],
  dues: readonly Paisa[],
  allocations: readonly SpreadAllocation[],
): number[] {
  const settled = dues.map(
    (due, document) =>
      sumPaisa(allocations.filter((one) => one.document === document).map((one) => one.amount)) === due,
  );
  const settles = (payment: number): boolean =>
    allocations.some((allocation) => allocation.payment === payment && settled[allocation.document] === true);
  return payments.flatMap((amount, payment) => (amount >= leastPayment || settles(payment) ? [] : [payment]));
}
