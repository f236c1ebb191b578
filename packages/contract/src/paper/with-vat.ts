import { addPaisa, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { priceWithTax } from '@bahi/domain/tax';
import type { PaperLine, TaxedLine } from './paper-data.ts';
import type { GoodsPaper, TaxedGoodsPaper } from './goods-paper.ts';

/**
 * The same paper with prices that include VAT, and no word of it in the totals, as abbreviated tax invoices have them: the
 * lines add up to the total, but for a discount of the whole paper, which then includes its VAT, and its rounding.
 */
export function withVat(paper: TaxedGoodsPaper): GoodsPaper {
  const isDiscounted = paper.discount !== 0;
  const lines = paper.lines.map((line) => lineWithVat(line, isDiscounted));
  const subTotal = sumPaisa(lines.map(({ amount }) => amount));
  return {
    ...paper,
    isTaxInvoice: false,
    lines,
    subTotal,
    discount: subtractPaisa(subTotal, subtractPaisa(paper.grandTotal, paper.rounding)),
  };
}

/** The VAT that a line keeps is that after its part of the paper's discount: before it there is more. */
function lineWithVat(line: TaxedLine, isDiscounted: boolean): PaperLine {
  const { taxRateHundredths: taxRate } = line;
  return {
    ...line,
    hsCode: null,
    rate: line.rateWithVat,
    discount: priceWithTax(line.discount, taxRate),
    amount: isDiscounted ? priceWithTax(line.amount, taxRate) : addPaisa(line.amount, line.vat),
  };
}
