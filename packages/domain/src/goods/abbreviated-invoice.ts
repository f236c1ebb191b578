import { asPaisa, type Paisa } from '../numbers/money.ts';

/** The taxable value up to which a tax invoice may be abbreviated: Rs 10,000 (VAT Rules 2053, Rule 18). */
export const mostAbbreviated = asPaisa(1_000_000);

/** What decides whether a sale may have an abbreviated tax invoice. Amounts are paisa. */
export type Abbreviable = {
  /** The seller has VAT, and the tax office's permission. */
  readonly isPermitted: boolean;
  readonly taxable: Paisa;
  /** Charged beside the goods, by which it is no sale over the counter. */
  readonly shipping: Paisa;
  /** Who takes the VAT back needs it told: a full one. */
  readonly buyerPan: string | null;
  readonly isExport: boolean;
};

/** Whether the slip of a sale is an abbreviated tax invoice, with prices that include VAT (VAT Rules 2053, Rule 18). */
export function isAbbreviated({ isPermitted, taxable, shipping, buyerPan, isExport }: Abbreviable): boolean {
  return isPermitted && !isExport && buyerPan === null && shipping === 0 && taxable > 0 && taxable <= mostAbbreviated;
}
