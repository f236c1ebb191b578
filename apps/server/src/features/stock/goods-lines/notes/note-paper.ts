import { asPaisa, scalePaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { asQuantity, parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { TaxCode } from '@bahi/domain/tax';
import type { PaperLine, PaperVat } from '@bahi/contract/paper/paper-data';
import type { MovedBatch } from '../../../books/ledger/batches/batch-shelf.ts';
import type { GoodsPaper } from '@bahi/contract/paper/goods-paper';

/** A line of a credit or debit note, with what stands on the line of its bill. */
export type NotedLine = {
  particulars: string;
  particulars_np: string | null;
  brand: string | null;
  brand_np: string | null;
  hs_code: string | null;
  unit: string;
  unit_np: string | null;
  tax_code: TaxCode;
  tax_rate_hundredths: number;
  noted_line_number: number;
  noted_quantity: string;
  /** Of goods that had gone along for nothing; missing where a bill has none. */
  noted_free_quantity?: string;
  /** What the item's own unit is called, where the bill was written in another. */
  stock_unit?: string | null;
  stock_unit_np?: string | null;
  noted_net_paisa: number;
  noted_vat_paisa: number;
  moved_batches: readonly MovedBatch[] | null;
};

/** What a note keeps of its sums beside its lines. */
export type NotedSums = {
  is_tax_invoice: boolean;
  shipping_paisa: number;
  shipping_vat_paisa: number;
  shipping_tax_rate_hundredths: number;
  taxable_paisa: number;
  exempt_paisa: number;
  zero_rated_paisa: number;
  rounding_paisa: number;
  total_paisa: number;
  remarks: string | null;
};

const oneUnit = asQuantity(10_000);

/** Lines and totals of a note as they are put on paper. */
export function notePaperOf(row: NotedSums, lines: readonly NotedLine[]): GoodsPaper {
  return {
    isTaxInvoice: row.is_tax_invoice,
    lines: lines.map(paperLine),
    subTotal: sumPaisa(lines.map((line) => asPaisa(line.noted_net_paisa))),
    discount: zeroPaisa,
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

/** Of a price that was too high the paper shows the amount for the one line: one of it, at that. */
function paperLine(line: NotedLine): PaperLine {
  const amount = asPaisa(line.noted_net_paisa);
  const isInOwn = typeof line.stock_unit === 'string' && line.noted_free_quantity !== undefined;
  const noted = parseQuantity(line.noted_quantity) ?? zeroQuantity;
  const free = parseQuantity(line.noted_free_quantity ?? '') ?? zeroQuantity;
  const isForNothing = noted === 0 && free > 0;
  const quantity = isForNothing ? free : noted === 0 ? oneUnit : noted;
  return {
    number: line.noted_line_number,
    particulars: { en: line.particulars, ne: line.particulars_np },
    brand: line.brand === null ? null : { en: line.brand, ne: line.brand_np },
    hsCode: line.hs_code,
    quantity,
    ...(isForNothing || free === 0 ? {} : { free }),
    unit: isInOwn ? { en: line.stock_unit ?? '', ne: line.stock_unit_np ?? null } : { en: line.unit, ne: line.unit_np },
    rate: scalePaisa(amount, oneUnit, quantity),
    discount: zeroPaisa,
    amount,
    batches: (line.moved_batches ?? []).map(({ number, expires_on: expiresOn }) => ({ number, expiresOn })),
  };
}

/** VAT by rate, of the lines and of the shipping. */
function vatByRate(row: NotedSums, lines: readonly NotedLine[]): PaperVat[] {
  const supplies = [
    ...lines
      .filter((line) => line.tax_code === 'TAXABLE')
      .map((line) => ({ rate: line.tax_rate_hundredths, vat: line.noted_vat_paisa })),
    ...(row.shipping_vat_paisa === 0 ? [] : [{ rate: row.shipping_tax_rate_hundredths, vat: row.shipping_vat_paisa }]),
  ];
  const rates = [...new Set(supplies.map(({ rate }) => rate))].toSorted((left, right) => left - right);
  return rates.map((taxRateHundredths) => ({
    taxRateHundredths,
    vat: sumPaisa(supplies.filter(({ rate }) => rate === taxRateHundredths).map(({ vat }) => asPaisa(vat))),
  }));
}
