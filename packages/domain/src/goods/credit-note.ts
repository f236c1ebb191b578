import { vatOfRates, type VatOfRate } from '../invoice-vat.ts';
import { addPaisa, type Paisa, scalePaisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import { type Quantity, zeroQuantity } from '../numbers/quantity.ts';
import type { TaxCode } from '../tax.ts';

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

type Taxed = { readonly taxCode: TaxCode; readonly taxRateHundredths: number };

/** What is left of a line of an invoice after all notes before: its amount without VAT, its VAT, what its goods cost. */
export type CreditableLine = Taxed & {
  readonly quantity: Quantity;
  readonly net: Paisa;
  readonly vat: Paisa;
  readonly cost: Paisa;
};

/** What is left of an invoice after all notes before. */
export type Creditable = {
  readonly lines: readonly CreditableLine[];
  readonly shipping: Taxed & { readonly net: Paisa; readonly vat: Paisa };
  /** What was added to the invoice, or taken off it when negative, so that it came to whole rupees. */
  readonly rounding: Paisa;
};

/** What is asked for of a line, by its place in the invoice: `quantity` or `net`, as the case is. */
export type AskedLine = { readonly position: number; readonly quantity: Quantity; readonly net: Paisa };
export type AskedCredit = {
  readonly case: CreditCase;
  readonly lines: readonly AskedLine[];
  /** Of the shipping, without VAT. */
  readonly shipping: Paisa;
};

export type CreditedLine = CreditableLine & { readonly position: number };

/** taxable + exempt + zero-rated + vat + rounding = grandTotal; the first three are the nets of lines and shipping. */
export type CreditNoteTotal = {
  readonly lines: readonly CreditedLine[];
  readonly shipping: Creditable['shipping'];
  readonly taxableAmount: Paisa;
  readonly exemptAmount: Paisa;
  readonly zeroRatedAmount: Paisa;
  readonly vatByRate: readonly VatOfRate[];
  readonly vat: Paisa;
  readonly rounding: Paisa;
  readonly grandTotal: Paisa;
};

export type CreditErrorCode = 'unknownLine' | 'lineTwice' | 'quantityAbove' | 'amountAbove' | 'nothingCredited';
/** `field` is the place in the form: `lines.2.quantity`, `shippingCharge`, `lines`. */
export type CreditError = { readonly field: string; readonly code: CreditErrorCode };
export type CreditResult =
  | { readonly ok: true; readonly total: CreditNoteTotal }
  | { readonly ok: false; readonly errors: readonly CreditError[] };

/**
 * What a credit note comes to (ledger design: "at the original line's figures, the last part takes the rest"). Every
 * figure is its part of what is left of the same figure: of 3 pieces that were 100.00 two are 66.67, and the third is
 * then 33.33. So the notes of an invoice never come to more than it, and together to all of it. What the invoice was
 * rounded by goes back in the same proportion.
 *
 * Errors at the lines as they were asked for: unknownLine, lineTwice, quantityAbove, amountAbove; at `shippingCharge`
 * amountAbove; at `lines` nothingCredited.
 */
export function computeCreditNote(creditable: Creditable, asked: AskedCredit): CreditResult {
  const errors = judge(creditable, asked);
  if (errors.length > 0) return { ok: false, errors };
  const lines = asked.lines.map((line) => creditedLine(creditable, asked.case, line));
  const shipping = partOfShipping(creditable.shipping, asked.shipping);
  const gross = grossOf(lines, shipping);
  const rounding = part(creditable.rounding, gross, grossOf(creditable.lines, creditable.shipping));
  const grandTotal = addPaisa(gross, rounding);
  if (grandTotal <= 0) return { ok: false, errors: [{ field: 'lines', code: 'nothingCredited' }] };
  return { ok: true, total: { lines, shipping, ...taxOf([...lines, shipping]), rounding, grandTotal } };
}

/** All that is left of an invoice, as it is asked for. */
export function wholeCredit(creditable: Creditable, creditCase: CreditCase): AskedCredit {
  const lines = creditable.lines.map(({ quantity, net }, position) => ({ position, quantity, net }));
  return { case: creditCase, lines, shipping: creditable.shipping.net };
}

function judge({ lines, shipping }: Creditable, asked: AskedCredit): CreditError[] {
  const errors = asked.lines.flatMap(({ position, quantity, net }, place): CreditError[] => {
    const left = lines[position];
    if (left === undefined) return [{ field: `lines.${place}`, code: 'unknownLine' }];
    if (asked.lines.findIndex((line) => line.position === position) !== place)
      return [{ field: `lines.${place}`, code: 'lineTwice' }];
    if (isByQuantity(asked.case))
      return quantity > left.quantity ? [{ field: `lines.${place}.quantity`, code: 'quantityAbove' }] : [];
    return net > left.net ? [{ field: `lines.${place}.amount`, code: 'amountAbove' }] : [];
  });
  return asked.shipping > shipping.net ? [...errors, { field: 'shippingCharge', code: 'amountAbove' }] : errors;
}

function creditedLine({ lines }: Creditable, creditCase: CreditCase, asked: AskedLine): CreditedLine {
  const left = lines[asked.position];
  if (left === undefined) throw new RangeError('a line that was judged is there');
  const { position } = asked;
  if (!isByQuantity(creditCase)) {
    const vat = part(left.vat, asked.net, left.net);
    return { ...left, position, quantity: zeroQuantity, net: asked.net, vat, cost: zeroPaisa };
  }
  const of = (amount: Paisa): Paisa => part(amount, asked.quantity, left.quantity);
  return { ...left, position, quantity: asked.quantity, net: of(left.net), vat: of(left.vat), cost: of(left.cost) };
}

function partOfShipping(left: Creditable['shipping'], net: Paisa): Creditable['shipping'] {
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

function grossOf(lines: readonly Pick<CreditableLine, 'net' | 'vat'>[], shipping: Creditable['shipping']): Paisa {
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
