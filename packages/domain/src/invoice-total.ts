import {
  checkInvoiceInput,
  type Discount,
  type InvoiceError,
  type InvoiceInput,
  type InvoiceLineInput,
  type InvoiceRules,
} from './invoice-input.ts';
import {
  addPaisa,
  asPaisa,
  multiplyRate,
  type Paisa,
  roundingToRupee,
  spreadByLargestRemainder,
  subtractPaisa,
  sumPaisa,
  wholeRateHundredths,
  zeroPaisa,
} from './numbers/money.ts';
import { amountForQuantity, type Quantity } from './numbers/quantity.ts';
import {
  netOf,
  type Part,
  shippingSupply,
  type VatOfRate,
  vatOfRates,
  vatOfSupplies,
  type VatSupply,
} from './invoice-vat.ts';
import { priceBeforeTax, type TaxCode } from './tax.ts';

/** What a line came to. `net` is what it contributes to taxable, exempt or zero-rated; all amounts without VAT but `total`. */
export type InvoiceLineTotal = {
  /** In the item's own unit, what is free among it. */
  readonly quantity: Quantity;
  readonly gross: Paisa;
  readonly lineDiscount: Paisa;
  /** Gross less the line's own discount: the net amount shown on the line; these add up to the sub total. */
  readonly netBeforeDocumentDiscount: Paisa;
  readonly documentDiscountShare: Paisa;
  readonly net: Paisa;
  /** As it applies: EXEMPT and rate 0 for a seller without VAT; rate 0 for all but TAXABLE. */
  readonly taxCode: TaxCode;
  readonly taxRateHundredths: number;
  readonly vat: Paisa;
  readonly total: Paisa;
};

/**
 * subTotal − documentDiscount + shipping = taxableAmount + exemptAmount + zeroRatedAmount; with vat and rounding: grandTotal.
 * The lines' `vat` and shippingVat add up to vat; their `total`, shipping, shippingVat and rounding to grandTotal.
 */
export type InvoiceTotal = {
  readonly lines: readonly InvoiceLineTotal[];
  readonly grossTotal: Paisa;
  readonly lineDiscountTotal: Paisa;
  readonly subTotal: Paisa;
  readonly documentDiscount: Paisa;
  readonly shipping: Paisa;
  readonly shippingTaxCode: TaxCode;
  readonly shippingTaxRateHundredths: number;
  readonly shippingVat: Paisa;
  readonly taxableAmount: Paisa;
  readonly exemptAmount: Paisa;
  readonly zeroRatedAmount: Paisa;
  /** Ascending by rate; one row for every rate that a taxable line has. */
  readonly vatByRate: readonly VatOfRate[];
  readonly vat: Paisa;
  /** Added to, or when negative taken off, what is charged, where the business rounds to the rupee; it is no sale. */
  readonly rounding: Paisa;
  readonly grandTotal: Paisa;
};

export type InvoiceTotalResult =
  | { readonly ok: true; readonly total: InvoiceTotal }
  | { readonly ok: false; readonly errors: readonly InvoiceError[] };

type DiscountedLine = Omit<InvoiceLineTotal, 'vat' | 'total'> & Pick<VatSupply, 'inside'>;
type PricedLine = Omit<DiscountedLine, 'documentDiscountShare' | 'net'>;

/**
 * The one algorithm for what a document comes to, used by screen, server, PDF and reports (ledger design, "Tax and
 * rounding"). A line is quantity × price, less its discount, each rounded half up to the paisa. Where the price
 * includes VAT, so does a discount in rupees; only what is left is divided by (1 + rate), once, so that the customer
 * pays what the tag says. The document's discount is spread over the lines by largest remainder, before VAT. VAT is
 * rounded half up once per rate and document and spread the same way, so lines always add up to totals.
 *
 * Shipping belongs to the value of what is supplied (VAT Act 2052, section 12): it carries VAT at the highest rate of
 * the document's taxable lines; without a taxable line it is zero-rated if any line is, else exempt. Lines that are
 * given away do not count for that, unless all are.
 *
 * Where the business rounds to the rupee, what lacks or is over comes last and changes no other amount: half a rupee up.
 * What is stated on another's paper is taken as it is.
 *
 * Never throws for a wrong document: the errors name their fields.
 */
export function computeInvoiceTotal(input: InvoiceInput): InvoiceTotalResult {
  const inputErrors = checkInvoiceInput(input);
  if (inputErrors.length > 0) return { ok: false, errors: inputErrors };

  const priced = input.lines.map((line) => priceLine(line, input.rules.vatRegistered));
  const subTotal = sumPaisa(priced.map((line) => line.netBeforeDocumentDiscount));
  const documentDiscount = discountOn(subTotal, input);
  const errors: InvoiceError[] = priced.flatMap((line, position) =>
    line.lineDiscount > line.gross ? [{ field: `lines.${position}.discount`, code: 'discountAboveLine' }] : [],
  );
  if (errors.length === 0 && documentDiscount > subTotal) {
    errors.push({ field: 'discount', code: 'discountAboveSubTotal' });
  }
  if (errors.length > 0) return { ok: false, errors };

  const shares = spreadByLargestRemainder(
    documentDiscount,
    priced.map((line) => line.netBeforeDocumentDiscount),
  );
  const discounted = priced.map((line, position): DiscountedLine => {
    const documentDiscountShare = shares[position] ?? zeroPaisa;
    return {
      ...line,
      documentDiscountShare,
      net: subtractPaisa(line.netBeforeDocumentDiscount, documentDiscountShare),
    };
  });
  const { shipping, statedRounding } = input;
  const around = { subTotal, documentDiscount, kept: partKept(input, subTotal), shipping, statedRounding };
  return { ok: true, total: addTax(discounted, around, input.rules) };
}

function priceLine(line: InvoiceLineInput, vatRegistered: boolean): PricedLine {
  const taxCode: TaxCode = vatRegistered ? line.taxCode : 'EXEMPT';
  const taxRateHundredths = taxCode === 'TAXABLE' ? line.taxRateHundredths : 0;
  const asked = amountForQuantity(line.rate, line.quantity);
  const charged = subtractPaisa(asked, discountOn(asked, line));
  const beforeTax = (amount: Paisa): Paisa => (line.vatIncluded ? priceBeforeTax(amount, taxRateHundredths) : amount);
  const gross = beforeTax(asked);
  const netBeforeDocumentDiscount = beforeTax(charged);
  return {
    quantity: line.stockQuantity ?? line.quantity,
    gross,
    lineDiscount: subtractPaisa(gross, netBeforeDocumentDiscount),
    netBeforeDocumentDiscount,
    inside: line.vatIncluded
      ? { net: netBeforeDocumentDiscount, vat: subtractPaisa(charged, netBeforeDocumentDiscount) }
      : null,
    taxCode,
    taxRateHundredths,
  };
}

function discountOn(amount: Paisa, discount: Discount): Paisa {
  return discount.discountType === '1' ? multiplyRate(amount, discount.discountValue) : asPaisa(discount.discountValue);
}

/** What the document's discount leaves of the lines, unrounded. */
function partKept(discount: Discount, subTotal: Paisa): Part {
  if (discount.discountType === '1') return [wholeRateHundredths - discount.discountValue, wholeRateHundredths];
  return subTotal === 0 ? [1, 1] : [subTotal - discount.discountValue, subTotal];
}

type Around = Pick<InvoiceTotal, 'subTotal' | 'documentDiscount' | 'shipping'> & {
  readonly kept: Part;
  readonly statedRounding: Paisa | undefined;
};

function addTax(
  lines: readonly DiscountedLine[],
  { subTotal, documentDiscount, kept, shipping: amount, statedRounding }: Around,
  { roundsToRupee }: InvoiceRules,
): InvoiceTotal {
  // What is given away is no supply beside one that is: it changes neither rates nor how the shipping is taxed.
  const sold = lines.some(({ gross }) => gross > 0) ? lines.filter(({ gross }) => gross > 0) : lines;
  const shipping = shippingSupply(sold, amount);
  const supplies: readonly VatSupply[] = [...sold, shipping];
  const vatOf = vatOfSupplies(supplies, kept);
  const vatOfLine = new Map(sold.map((line, position) => [line, vatOf[position] ?? zeroPaisa]));
  const vatByRate = vatOfRates(supplies, vatOf);
  const shippingVat = vatOf.at(-1) ?? zeroPaisa;
  const vat = sumPaisa(vatOf);
  const charged = sumPaisa([...supplies.map((supply) => supply.net), vat]);
  const rounding = statedRounding ?? (roundsToRupee ? roundingToRupee(charged) : zeroPaisa);
  return {
    lines: lines.map((line) => {
      const { inside: _inside, ...rest } = line;
      const lineVat = vatOfLine.get(line) ?? zeroPaisa;
      return { ...rest, vat: lineVat, total: addPaisa(line.net, lineVat) };
    }),
    grossTotal: sumPaisa(lines.map((line) => line.gross)),
    lineDiscountTotal: sumPaisa(lines.map((line) => line.lineDiscount)),
    subTotal,
    documentDiscount,
    shipping: shipping.net,
    shippingTaxCode: shipping.taxCode,
    shippingTaxRateHundredths: shipping.taxRateHundredths,
    shippingVat,
    taxableAmount: netOf(supplies, 'TAXABLE'),
    exemptAmount: netOf(supplies, 'EXEMPT'),
    zeroRatedAmount: netOf(supplies, 'ZERO_RATED'),
    vatByRate,
    vat,
    rounding,
    grandTotal: addPaisa(charged, rounding),
  };
}
