import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from './numbers/money.ts';

/** What one payment puts onto one document; both are positions in the lists they were given in. */
export type SpreadPart = { readonly payment: number; readonly document: number; readonly amount: Paisa };

/** The parts in the order of the payments, and of each payment what no document took. */
export type Spread = { readonly parts: readonly SpreadPart[]; readonly leftOver: readonly Paisa[] };

/**
 * Spreads payments over documents, both in their order: each payment fills the first document that still has room,
 * then the next (one receipt over several invoices, oldest first or as chosen). `rooms` is what each document takes at
 * most. What is left over when all are full belongs to no document. Amounts must not be negative.
 */
export function spreadPayments(payments: readonly Paisa[], rooms: readonly Paisa[]): Spread {
  const parts: SpreadPart[] = [];
  const leftOver: Paisa[] = [];
  let document = 0;
  let room = rooms[0] ?? zeroPaisa;
  for (const [payment, amount] of payments.entries()) {
    let left = amount;
    while (left > 0 && document < rooms.length) {
      const part = room < left ? room : left;
      if (part > 0) parts.push({ payment, document, amount: part });
      left = subtractPaisa(left, part);
      room = subtractPaisa(room, part);
      if (room > 0) break;
      document += 1;
      room = rooms[document] ?? zeroPaisa;
    }
    leftOver.push(left);
  }
  return { parts, leftOver };
}

/** The least that a payment is: one rupee (specification, section 5). */
const leastPayment = asPaisa(100);

/**
 * The positions of the payments that are too small: below one rupee, and no part of what settles a document. What is
 * left of a bill may be less than a rupee, and is payable to the paisa. `dues` is what was due of each document before
 * these payments; `payment` and `document` of the parts are positions in the two lists.
 */
export function tooSmallPayments(
  payments: readonly Paisa[],
  dues: readonly Paisa[],
  parts: readonly SpreadPart[],
): number[] {
  const settled = dues.map(
    (due, document) => sumPaisa(parts.filter((part) => part.document === document).map((part) => part.amount)) === due,
  );
  const settles = (payment: number): boolean =>
    parts.some((part) => part.payment === payment && settled[part.document] === true);
  return payments.flatMap((amount, payment) => (amount >= leastPayment || settles(payment) ? [] : [payment]));
}
