import {
  addPaisa,
  formatRupees,
  multiplyRate,
  type Paisa,
  paisaFromRupees,
  parseRupees,
} from '@bahi/domain/numbers/money';
import type { Language } from '@bahi/domain/language';
import { priceBeforeTax } from '@bahi/domain/tax';
import { largestAmountRupees } from '@bahi/contract/fields';

/** What the price comes to on the other side of VAT, in the digits of the language. */
export type PriceHint = { key: 'beforeVat' | 'withVat'; price: string };

/**
 * The hint under a price as it is typed: without its VAT where the price includes it, with it otherwise. Null while
 * there is no amount, and at a rate of zero. The rate in per cent.
 */
export function priceHint(typed: unknown, rate: number, isIncluded: boolean, language: Language): PriceHint | null {
  const price = amountOf(typed);
  const rateHundredths = Math.round(rate * 100);
  if (price === null || rateHundredths <= 0) return null;
  return isIncluded
    ? { key: 'beforeVat', price: formatRupees(priceBeforeTax(price, rateHundredths), language) }
    : { key: 'withVat', price: formatRupees(addPaisa(price, multiplyRate(price, rateHundredths)), language) };
}

function amountOf(typed: unknown): Paisa | null {
  const amount =
    typeof typed === 'number' ? paisaFromRupees(typed) : typeof typed === 'string' ? parseRupees(typed) : null;
  return amount === null || amount <= 0 || amount > largestAmountRupees * 100 ? null : amount;
}
