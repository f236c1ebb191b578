import { type Paisa, scalePaisa, wholeRateHundredths } from './numbers/money.ts';

/** How a line stands to VAT; ZERO_RATED is export. */
export const taxCodes = ['TAXABLE', 'EXEMPT', 'ZERO_RATED'] as const;

export type TaxCode = (typeof taxCodes)[number];

/** VAT of Nepal, in hundredths of a percent: 13 %. */
export const standardVatRateHundredths = 1300;

/**
 * A tax-inclusive price without its tax: divided by (1 + rate/100) and rounded to two decimals (specification,
 * section 5). The rate in hundredths of a percent, not negative.
 */
export function priceBeforeTax(priceWithTax: Paisa, taxRateHundredths: number): Paisa {
  return scalePaisa(priceWithTax, wholeRateHundredths, wholeRateHundredths + taxRateHundredths);
}

/** A price with its tax, rounded to the paisa. The rate in hundredths of a percent, not negative. */
export function priceWithTax(price: Paisa, taxRateHundredths: number): Paisa {
  return scalePaisa(price, wholeRateHundredths + taxRateHundredths, wholeRateHundredths);
}
