import { type Paisa, roundHalfUpDivide, wholeRateHundredths } from './numbers/money.ts';
import { oneUnitTenThousandths, type Quantity } from './numbers/quantity.ts';
import type { TaxCode } from './tax.ts';

/** PERCENTAGE '1', AMOUNT '2' (specification, section 3). */
export const discountTypes = ['1', '2'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** A discount: hundredths of a percent for PERCENTAGE (12.5 % is 1250); for AMOUNT paisa, with VAT on a line whose price includes it, else before VAT. */
export type Discount = { readonly discountType: DiscountType; readonly discountValue: number };

export type InvoiceLineInput = Discount & {
  /** In the unit that the rate is of. */
  readonly quantity: Quantity;
  /** Of the same unit, what goes along for nothing: of "10 + 1" the one. It changes no amount. */
  readonly free?: Quantity;
  /** All of it in the item's own unit, where that is another or some of it is free: what leaves the shelf. */
  readonly stockQuantity?: Quantity;
  /** Price of one unit, with its VAT when `vatIncluded`. */
  readonly rate: Paisa;
  readonly taxCode: TaxCode;
  readonly taxRateHundredths: number;
  readonly vatIncluded: boolean;
};

/** What is settled for all documents of the business that issues them. */
export type InvoiceRules = {
  /** A seller without VAT registration charges none, whatever the lines say. */
  readonly vatRegistered: boolean;
  /** A line may be given away, at rate 0 or beside what is paid for: of "10 + 1" the one. */
  readonly allowsFreeLines: boolean;
  /** The total is whole rupees: what lacks is added, what is over is left. */
  readonly roundsToRupee: boolean;
};

/** A document before it is computed. The document's discount comes off the sum of the lines' net amounts. */
export type InvoiceInput = Discount & {
  readonly rules: InvoiceRules;
  readonly lines: readonly InvoiceLineInput[];
  readonly shipping: Paisa;
  /** What the paper of another says that it was rounded by, in the place of the business's own rule. */
  readonly statedRounding?: Paisa;
};

export type InvoiceErrorCode =
  | 'linesRequired'
  | 'quantityMustBePositive'
  | 'freeCannotBeNegative'
  | 'freeNotAllowed'
  | 'rateMustBePositive'
  | 'taxRateOutOfRange'
  | 'discountInvalid'
  | 'discountAboveLine'
  | 'discountAboveSubTotal'
  | 'shippingCannotBeNegative'
  | 'amountTooLarge';

/** `field` is the place in the form: `lines.2.quantity`, `lines`, `discount`, `shipping`. Lines count from 0. */
export type InvoiceError = { readonly field: string; readonly code: InvoiceErrorCode };

/**
 * Half of the safe integers: a document whose gross and shipping stay within it cannot leave them with up to 100 % of
 * tax on top, so nothing after this check overflows.
 */
const largestGross = BigInt(Number.MAX_SAFE_INTEGER) / 2n;

/** What is wrong with the document before any discount is computed; empty when it can be computed. */
export function checkInvoiceInput(input: InvoiceInput): InvoiceError[] {
  if (input.lines.length === 0) return [{ field: 'lines', code: 'linesRequired' }];
  const errors = input.lines.flatMap((line, position) => checkLine(line, position, input.rules));
  if (!isDiscountSound(input)) errors.push({ field: 'discount', code: 'discountInvalid' });
  else if (isAboveWhole(input)) errors.push({ field: 'discount', code: 'discountAboveSubTotal' });
  if (input.shipping < 0) errors.push({ field: 'shipping', code: 'shippingCannotBeNegative' });
  const gross = input.lines.reduce((sum, line) => sum + grossOf(line), 0n);
  if (errors.length === 0 && gross + BigInt(input.shipping) > largestGross) {
    errors.push({ field: gross > largestGross ? 'lines' : 'shipping', code: 'amountTooLarge' });
  }
  return errors;
}

function checkLine(line: InvoiceLineInput, position: number, rules: InvoiceRules): InvoiceError[] {
  const field = (name: string): string => `lines.${position}.${name}`;
  const errors: InvoiceError[] = [];
  if (line.quantity <= 0) errors.push({ field: field('quantity'), code: 'quantityMustBePositive' });
  const { free = 0 } = line;
  if (free < 0) errors.push({ field: field('freeQuantity'), code: 'freeCannotBeNegative' });
  if (free > 0 && !rules.allowsFreeLines) errors.push({ field: field('freeQuantity'), code: 'freeNotAllowed' });
  if (line.rate < 0 || (line.rate === 0 && !rules.allowsFreeLines))
    errors.push({ field: field('rate'), code: 'rateMustBePositive' });
  if (!isTaxRate(line.taxRateHundredths)) errors.push({ field: field('taxRate'), code: 'taxRateOutOfRange' });
  if (!isDiscountSound(line)) errors.push({ field: field('discount'), code: 'discountInvalid' });
  else if (isAboveWhole(line)) errors.push({ field: field('discount'), code: 'discountAboveLine' });
  if (errors.length === 0 && grossOf(line) > largestGross) {
    errors.push({ field: field('quantity'), code: 'amountTooLarge' });
  }
  return errors;
}

function grossOf(line: InvoiceLineInput): bigint {
  return roundHalfUpDivide(BigInt(line.quantity) * BigInt(line.rate), BigInt(oneUnitTenThousandths));
}

function isTaxRate(rateHundredths: number): boolean {
  return Number.isSafeInteger(rateHundredths) && rateHundredths >= 0 && rateHundredths <= wholeRateHundredths;
}

function isDiscountSound(discount: Discount): boolean {
  return Number.isSafeInteger(discount.discountValue) && discount.discountValue >= 0;
}

/** A percentage above 100; an amount is compared once the line or the sub total is known. */
function isAboveWhole(discount: Discount): boolean {
  return discount.discountType === '1' && discount.discountValue > wholeRateHundredths;
}
