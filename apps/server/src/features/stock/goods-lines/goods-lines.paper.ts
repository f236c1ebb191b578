import { asPaisa, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { priceBeforeTax, priceWithTax } from '@bahi/domain/tax';
import type { PaperVat, TaxedLine } from '@bahi/contract/paper/paper-data';
import type { MovedBatch } from '../../books/ledger/batches/batch-shelf.ts';
import type { TaxedGoodsPaper } from '@bahi/contract/paper/goods-paper';
import type { GoodsRecord, LineRecord } from './goods-lines.rows.ts';
import type { SoldColumns } from './goods-lines.sold.ts';

/** A line, with what it moved of batches where its statement reads them, and how it is counted where it is sold. */
type PaperRecord = LineRecord & { moved_batches?: readonly MovedBatch[] | null } & Partial<SoldColumns>;

/** Lines and totals of a document as they are put on paper. */
export function goodsPaperOf(row: GoodsRecord, lines: readonly PaperRecord[]): TaxedGoodsPaper {
  return {
    isTaxInvoice: row.is_tax_invoice,
    lines: lines.map(paperLine),
    subTotal: asPaisa(row.sub_total_paisa),
    discount: asPaisa(row.discount_paisa),
    shipping: asPaisa(row.shipping_paisa),
    taxable: asPaisa(row.taxable_paisa),
    exempt: asPaisa(row.exempt_paisa),
    zeroRated: asPaisa(row.zero_rated_paisa),
    vatByRate: vatByRate(row, lines),
    rounding: asPaisa(row.rounding_paisa),
    grandTotal: asPaisa(row.total_paisa),
    remarks: row.remarks,
  };
}

function paperLine(line: PaperRecord): TaxedLine {
  const rate = asPaisa(line.rate_paisa);
  const taxRateHundredths = line.tax_code === 'TAXABLE' ? line.tax_rate_hundredths : 0;
  return {
    number: line.line_number,
    particulars: { en: line.particulars, ne: line.particulars_np },
    brand: line.brand === null ? null : { en: line.brand, ne: line.brand_np },
    hsCode: line.hs_code,
    quantity: parseQuantity(line.quantity) ?? zeroQuantity,
    unit: { en: line.unit, ne: line.unit_np },
    ...countedOf(line),
    rate: line.vat_included ? priceBeforeTax(rate, line.tax_rate_hundredths) : rate,
    rateWithVat: line.vat_included ? rate : priceWithTax(rate, taxRateHundredths),
    vat: asPaisa(line.vat_paisa),
    taxRateHundredths,
    discount: asPaisa(line.discount_paisa),
    amount: asPaisa(line.net_paisa),
    remarks: line.remarks,
    batches: (line.moved_batches ?? []).map(({ number, expires_on: expiresOn }) => ({ number, expiresOn })),
  };
}

/** What is free of a line of what is sold, and how many of the item's own unit it is in all where it is in another. */
function countedOf(line: PaperRecord): Pick<TaxedLine, 'free' | 'counted'> {
  const { stock_unit: unit, stock_unit_np: unitNp, stock_quantity: all, free_quantity: given } = line;
  const free = parseQuantity(given ?? '') ?? zeroQuantity;
  const isInOther = typeof unit === 'string' && all !== undefined;
  return {
    ...(free === 0 ? {} : { free }),
    ...(isInOther
      ? { counted: { quantity: parseQuantity(all) ?? zeroQuantity, unit: { en: unit, ne: unitNp ?? null } } }
      : {}),
  };
}

/** VAT by rate. What the lines do not account for is the VAT on shipping, which carries the highest of their rates. */
function vatByRate(row: GoodsRecord, lines: readonly LineRecord[]): PaperVat[] {
  const rates = [
    ...new Set(lines.filter((line) => line.tax_code === 'TAXABLE').map((line) => line.tax_rate_hundredths)),
  ];
  const ofLines = (rate: number): Paisa =>
    sumPaisa(lines.filter((line) => line.tax_rate_hundredths === rate).map((line) => asPaisa(line.vat_paisa)));
  const ofShipping = row.vat_paisa - sumPaisa(rates.map(ofLines));
  const highest = Math.max(...rates);
  return rates
    .toSorted((left, right) => left - right)
    .map((rate) => ({
      taxRateHundredths: rate,
      vat: asPaisa(ofLines(rate) + (rate === highest ? ofShipping : 0)),
    }));
}
