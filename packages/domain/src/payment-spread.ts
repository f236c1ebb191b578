import { type Paisa, subtractPaisa, zeroPaisa } from './money.ts';

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
