import {
  multiplyRate,
  type Paisa,
  scalePaisa,
  spreadByLargestRemainder,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from './numbers/money.ts';
import type { TaxCode } from './tax.ts';

/** A line, or the shipping, as VAT sees it: its net amount and how it is taxed. */
export type VatSupply = {
  readonly net: Paisa;
  readonly taxCode: TaxCode;
  readonly taxRateHundredths: number;
  /** Where the price includes VAT: the net before the document's discount, and the VAT that was inside with it. */
  readonly inside: { readonly net: Paisa; readonly vat: Paisa } | null;
};

export type VatOfRate = { readonly taxRateHundredths: number; readonly taxable: Paisa; readonly vat: Paisa };

/** A part of a whole, as numerator and denominator. */
export type Part = readonly [part: number, whole: number];

/** Shipping as a supply of its own; the rule of its tax code stands at computeInvoiceTotal. */
export function shippingSupply(lines: readonly VatSupply[], net: Paisa): VatSupply {
  const taxable = lines.filter((line) => line.taxCode === 'TAXABLE');
  if (taxable.length > 0) {
    const taxRateHundredths = Math.max(...taxable.map((line) => line.taxRateHundredths));
    return { net, taxCode: 'TAXABLE', taxRateHundredths, inside: null };
  }
  const zeroRated = lines.some((line) => line.taxCode === 'ZERO_RATED');
  return { net, taxCode: zeroRated ? 'ZERO_RATED' : 'EXEMPT', taxRateHundredths: 0, inside: null };
}

/** What the supplies of one tax code come to, without VAT. */
export function netOf(supplies: readonly VatSupply[], taxCode: TaxCode): Paisa {
  return sumPaisa(supplies.filter((supply) => supply.taxCode === taxCode).map((supply) => supply.net));
}

/** One row for every rate that a taxable supply has, ascending; `vatOf` is the VAT of each supply, in their order. */
export function vatOfRates(supplies: readonly VatSupply[], vatOf: readonly Paisa[]): VatOfRate[] {
  return ratesOf(supplies).map((taxRateHundredths) => {
    const rows = supplies.map((supply, position) => ({ supply, vat: vatOf[position] ?? zeroPaisa }));
    const taxed = rows.filter(({ supply }) => isTaxedAt(supply, taxRateHundredths));
    return {
      taxRateHundredths,
      taxable: sumPaisa(taxed.map(({ supply }) => supply.net)),
      vat: sumPaisa(taxed.map(({ vat }) => vat)),
    };
  });
}

/**
 * The VAT of each supply, in their order. Per rate and document it is rounded half up once for prices without VAT, and
 * once for prices with it, there as what was charged less its net: without a document's discount each such line comes
 * to what was charged. Then it is spread by largest remainder. `kept` is what the document's discount leaves.
 */
export function vatOfSupplies(supplies: readonly VatSupply[], kept: Part): Paisa[] {
  const shares = ratesOf(supplies).flatMap((rate) => {
    const taxed = supplies.map((supply) => (isTaxedAt(supply, rate) ? supply : null));
    const onTop = taxed.map((supply) => (supply?.inside === null ? supply.net : zeroPaisa));
    const inside = taxed.map((supply) => supply?.inside?.vat ?? zeroPaisa);
    return [
      spreadByLargestRemainder(multiplyRate(sumPaisa(onTop), rate), onTop),
      spreadByLargestRemainder(vatInside(taxed, kept), inside),
    ];
  });
  return supplies.map((_, position) => sumPaisa(shares.map((share) => share[position] ?? zeroPaisa)));
}

function vatInside(supplies: readonly (VatSupply | null)[], kept: Part): Paisa {
  const tagged = supplies.flatMap((supply) => (supply?.inside ? [{ left: supply.net, ...supply.inside }] : []));
  const vat = sumPaisa(tagged.map((supply) => supply.vat));
  const charged = scalePaisa(sumPaisa([vat, ...tagged.map((supply) => supply.net)]), ...kept);
  const left = subtractPaisa(charged, sumPaisa(tagged.map((supply) => supply.left)));
  // Of a few paisa the nets, rounded line by line, may take all; and where there was no VAT a discount makes none.
  return vat === 0 || left < 0 ? zeroPaisa : left;
}

function ratesOf(supplies: readonly VatSupply[]): number[] {
  const taxable = supplies.filter((supply) => supply.taxCode === 'TAXABLE');
  return [...new Set(taxable.map((supply) => supply.taxRateHundredths))].toSorted((left, right) => left - right);
}

function isTaxedAt(supply: VatSupply, taxRateHundredths: number): boolean {
  return supply.taxCode === 'TAXABLE' && supply.taxRateHundredths === taxRateHundredths;
}
