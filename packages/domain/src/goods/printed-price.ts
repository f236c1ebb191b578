import { type Paisa, scalePaisa, wholeRateHundredths } from '../numbers/money.ts';

/** A price as a customer pays it: `vatRateHundredths` is what is laid on it, 0 where it has its VAT or bears none. */
export type ChargedPrice = { readonly price: Paisa; readonly vatRateHundredths: number };

/** Whether goods would be sold for more than is printed on them: nobody may. */
export function isAbovePrinted({ price, vatRateHundredths }: ChargedPrice, printed: Paisa): boolean {
  return scalePaisa(price, wholeRateHundredths + vatRateHundredths, wholeRateHundredths) > printed;
}
