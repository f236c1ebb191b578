import { vatOfRates, type VatOfRate } from '../invoice-vat.ts';
import { addPaisa, type Paisa, scalePaisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import { addQuantity, type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import type { TaxCode } from '../tax.ts';

type Taxed = { readonly taxCode: TaxCode; readonly taxRateHundredths: number };

/** What is left of a line of a bill after all notes before: its amount without VAT, its VAT, what its goods cost. */
export type OpenLine = Taxed & {
  /** What was paid for. */
  readonly quantity: Quantity;
  /** What went along with it for nothing; its cost is part of `cost`. */
  readonly free?: Quantity;
  readonly net: Paisa;
  readonly vat: Paisa;
  readonly cost: Paisa;
};

/** What is left of a bill, sold or bought, after all notes before. */
export type OpenBill = {
  readonly lines: readonly OpenLine[];
  readonly shipping: Taxed & { readonly net: Paisa; readonly vat: Paisa };
  /** What was added to the bill, or taken off it when negative, so that it came to whole rupees. */
  readonly rounding: Paisa;
};

/** What is asked for of a line, by its place in the bill: `quantity` or `net`, as the note is. */
export type AskedLine = {
  readonly position: number;
  readonly quantity: Quantity;
  readonly free?: Quantity;
  readonly net: Paisa;
};
export type AskedNote = {
  /** Whether it says how many of each line; else how much, and the goods stay where they are. */
  readonly isByQuantity: boolean;
  readonly lines: readonly AskedLine[];
  /** Of the shipping, without VAT. */
  readonly shipping: Paisa;
};

export type NoteLine = OpenLine & { readonly position: number };

/** taxable + exempt + zero-rated + vat + rounding = grandTotal; the first three are the nets of lines and shipping. */
export type NoteTotal = {
  readonly lines: readonly NoteLine[];
  readonly shipping: OpenBill['shipping'];
  readonly taxableAmount: Paisa;
  readonly exemptAmount: Paisa;
  readonly zeroRatedAmount: Paisa;
  readonly vatByRate: readonly VatOfRate[];
  readonly vat: Paisa;
  readonly rounding: Paisa;
  readonly grandTotal: Paisa;
};

export type NoteErrorCode =
  | 'unknownLine'
  | 'lineTwice'
  | 'quantityAbove'
  | 'freeAbove'
  | 'amountAbove'
  | 'nothingTaken';
/** `field` is the place in the form: `lines.2.quantity`, `shippingCharge`, `lines`. */
export type NoteError = { readonly field: string; readonly code: NoteErrorCode };
export type NoteResult =
  | { readonly ok: true; readonly total: NoteTotal }
  | { readonly ok: false; readonly errors: readonly NoteError[] };

/**
 * What a credit note or a debit note comes to (ledger design: "at the original line's figures, the last part takes the rest"). Every
 * figure is its part of what is left of the same figure: of 3 pieces that were 100.00 two are 66.67, and the third is
 * then 33.33. So the notes of a bill never come to more than it, and together to all of it. What the bill was
 * rounded by goes back in the same proportion. What went along for nothing comes back for nothing: it has a part of the
 * cost and none of the money.
 *
 * Errors at the lines as they were asked for: unknownLine, lineTwice, quantityAbove, freeAbove, amountAbove; at `shippingCharge`
 * amountAbove; at `lines` nothingTaken.
 */
export function computeNote(bill: OpenBill, asked: AskedNote): NoteResult {
  const errors = judge(bill, asked);
  if (errors.length > 0) return { ok: false, errors };
  const lines = asked.lines.map((line) => lineOf(bill, asked.isByQuantity, line));
  const shipping = partOfShipping(bill.shipping, asked.shipping);
  const gross = grossOf(lines, shipping);
  const rounding = part(bill.rounding, gross, grossOf(bill.lines, bill.shipping));
  const grandTotal = addPaisa(gross, rounding);
  if (grandTotal <= 0) return { ok: false, errors: [{ field: 'lines', code: 'nothingTaken' }] };
  return { ok: true, total: { lines, shipping, ...taxOf([...lines, shipping]), rounding, grandTotal } };
}

/** All that is left of a bill, as it is asked for. */
export function wholeNote(bill: OpenBill, isByQuantity: boolean): AskedNote {
  const lines = bill.lines.map(({ quantity, free = zeroQuantity, net }, position) => ({
    position,
    quantity,
    free,
    net,
  }));
  return { isByQuantity, lines, shipping: bill.shipping.net };
}

function judge({ lines, shipping }: OpenBill, asked: AskedNote): NoteError[] {
  const errors = asked.lines.flatMap(({ position, quantity, free = 0, net }, place): NoteError[] => {
    const left = lines[position];
    if (left === undefined) return [{ field: `lines.${place}`, code: 'unknownLine' }];
    if (asked.lines.findIndex((line) => line.position === position) !== place)
      return [{ field: `lines.${place}`, code: 'lineTwice' }];
    if (asked.isByQuantity)
      return [
        ...(quantity > left.quantity ? [{ field: `lines.${place}.quantity`, code: 'quantityAbove' } as const] : []),
        ...(free > (left.free ?? 0) ? [{ field: `lines.${place}.freeQuantity`, code: 'freeAbove' } as const] : []),
      ];
    return net > left.net ? [{ field: `lines.${place}.amount`, code: 'amountAbove' }] : [];
  });
  return asked.shipping > shipping.net ? [...errors, { field: 'shippingCharge', code: 'amountAbove' }] : errors;
}

function lineOf({ lines }: OpenBill, isByQuantity: boolean, asked: AskedLine): NoteLine {
  const left = lines[asked.position];
  if (left === undefined) throw new RangeError('a line that was judged is there');
  const { position } = asked;
  if (!isByQuantity) {
    const vat = part(left.vat, asked.net, left.net);
    return { ...left, position, quantity: zeroQuantity, free: zeroQuantity, net: asked.net, vat, cost: zeroPaisa };
  }
  const { quantity, free = zeroQuantity } = asked;
  const of = (amount: Paisa): Paisa => part(amount, quantity, left.quantity);
  const cost = part(left.cost, addQuantity(quantity, free), addQuantity(left.quantity, left.free ?? zeroQuantity));
  return { ...left, position, quantity, free, net: of(left.net), vat: of(left.vat), cost };
}

function partOfShipping(left: OpenBill['shipping'], net: Paisa): OpenBill['shipping'] {
  return { ...left, net, vat: part(left.vat, net, left.net) };
}

/** `amount` × part ÷ whole, rounded half up; nothing of nothing. */
function part(amount: Paisa, share: number, whole: number): Paisa {
  if (whole === 0) return zeroPaisa;
  // Half up away from zero on both sides, so that what is taken off is shared as what is added.
  return amount < 0
    ? subtractPaisa(zeroPaisa, scalePaisa(subtractPaisa(zeroPaisa, amount), share, whole))
    : scalePaisa(amount, share, whole);
}

function grossOf(lines: readonly Pick<OpenLine, 'net' | 'vat'>[], shipping: OpenBill['shipping']): Paisa {
  return sumPaisa([...lines, shipping].flatMap(({ net, vat }) => [net, vat]));
}

function taxOf(supplies: readonly (Taxed & { readonly net: Paisa; readonly vat: Paisa })[]) {
  const net = (taxCode: TaxCode) =>
    sumPaisa(supplies.filter((supply) => supply.taxCode === taxCode).map((supply) => supply.net));
  const taxed = supplies.filter((supply) => supply.net !== 0).map((supply) => ({ ...supply, inside: null }));
  const vatByRate = vatOfRates(
    taxed,
    taxed.map(({ vat }) => vat),
  );
  return {
    taxableAmount: net('TAXABLE'),
    exemptAmount: net('EXEMPT'),
    zeroRatedAmount: net('ZERO_RATED'),
    vatByRate,
    vat: sumPaisa(supplies.map((supply) => supply.vat)),
  };
}
