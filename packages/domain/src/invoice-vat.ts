import { multiplyRate, type Paisa, spreadByLargestRemainder, sumPaisa, zeroPaisa } from './numbers/money.ts';
import type { TaxCode } from './tax.ts';

/** A line, or the shipping, as VAT sees it: its net amount and how it is taxed. */
export type VatSupply = { readonly net: Paisa; readonly taxCode: TaxCode; readonly taxRateHundredths: number };

export type VatOfRate = { readonly taxRateHundredths: number; readonly taxable: Paisa; readonly vat: Paisa };

/** Shipping as a supply of its own; the rule of its tax code stands at computeInvoiceTotal. */
export function shippingSupply(lines: readonly VatSupply[], net: Paisa): VatSupply {
  const taxable = lines.filter((line) => line.taxCode === 'TAXABLE');
  if (taxable.length > 0) {
    return { net, taxCode: 'TAXABLE', taxRateHundredths: Math.max(...taxable.map((line) => line.taxRateHundredths)) };
  }
  const zeroRated = lines.some((line) => line.taxCode === 'ZERO_RATED');
  return { net, taxCode: zeroRated ? 'ZERO_RATED' : 'EXEMPT', taxRateHundredths: 0 };
}

/** What the supplies of one tax code come to, without VAT. */
export function netOf(supplies: readonly VatSupply[], taxCode: TaxCode): Paisa {
  return sumPaisa(supplies.filter((supply) => supply.taxCode === taxCode).map((supply) => supply.net));
}

/** One row for every rate that a taxable supply has, ascending; VAT rounded half up once per rate and document. */
export function vatOfRates(supplies: readonly VatSupply[]): VatOfRate[] {
  const taxable = supplies.filter((supply) => supply.taxCode === 'TAXABLE');
  const rates = [...new Set(taxable.map((supply) => supply.taxRateHundredths))].toSorted((left, right) => left - right);
  return rates.map((taxRateHundredths) => {
    const amount = sumPaisa(taxable.filter((line) => isTaxedAt(line, taxRateHundredths)).map((line) => line.net));
    return { taxRateHundredths, taxable: amount, vat: multiplyRate(amount, taxRateHundredths) };
  });
}

/** The VAT of each supply, in their order; a supply without VAT weighs nothing and gets nothing. */
export function spreadVat(supplies: readonly VatSupply[], vatByRate: readonly VatOfRate[]): Paisa[] {
  const sharesByRate = vatByRate.map((row) =>
    spreadByLargestRemainder(
      row.vat,
      supplies.map((supply) => (isTaxedAt(supply, row.taxRateHundredths) ? supply.net : 0)),
    ),
  );
  return supplies.map((_, position) => sumPaisa(sharesByRate.map((shares) => shares[position] ?? zeroPaisa)));
}

function isTaxedAt(supply: VatSupply, taxRateHundredths: number): boolean {
  return supply.taxCode === 'TAXABLE' && supply.taxRateHundredths === taxRateHundredths;
}
