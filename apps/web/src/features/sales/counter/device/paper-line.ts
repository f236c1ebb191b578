import type { PaperText, TaxedLine } from '@bahi/contract/paper/paper-data';
import type { InvoiceLineTotal } from '@bahi/domain/invoice-total';
import { parseRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { priceBeforeTax, priceWithTax } from '@bahi/domain/tax';
import type { LineDraft } from '../../../stock/goods-lines/document-draft.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';
import { countOf } from '../../../stock/goods-lines/sold/sold-line.ts';

/** What papers say of goods beside their names. */
export type Brand = { brand: PaperText | null; hsCode: string | null; unitCode: string };

/** A line as its paper has it, by what it came to; none of a line that was not counted. */
export function paperLineOf(
  line: LineDraft,
  total: InvoiceLineTotal | undefined,
  position: number,
  goods: ReadonlyMap<number, Brand>,
): TaxedLine[] {
  const { item, soldIn } = line;
  if (item === null || total === undefined) return [];
  const said = item.inventoryType === 'ITEM' ? goods.get(item.id) : undefined;
  const rate = parseRupees(line.rate) ?? zeroPaisa;
  const { taxRateHundredths } = total;
  const own = ownUnitOf(item, said);
  const free = parseQuantity(line.freeQuantity || '0') ?? zeroQuantity;
  const counted = soldIn === null ? null : countOf(line);
  return [
    {
      number: position + 1,
      particulars: { en: item.name, ne: item.nameNp },
      brand: said?.brand ?? null,
      hsCode: said?.hsCode ?? null,
      quantity: parseQuantity(line.quantity) ?? zeroQuantity,
      unit: soldIn === null ? own : { en: soldIn.code, ne: soldIn.nameNp ?? soldIn.code },
      ...(free === 0 ? {} : { free }),
      ...(counted === null ? {} : { counted: { quantity: counted.all, unit: own } }),
      rate: item.vatIncluded ? priceBeforeTax(rate, taxRateHundredths) : rate,
      rateWithVat: item.vatIncluded ? rate : priceWithTax(rate, taxRateHundredths),
      vat: total.vat,
      taxRateHundredths,
      discount: total.lineDiscount,
      amount: total.netBeforeDocumentDiscount,
      remarks: line.remarks.trim() === '' ? null : line.remarks,
    },
  ];
}

function ownUnitOf(item: LineItem, said: Brand | undefined): PaperText {
  return { en: said?.unitCode ?? item.unit, ne: item.unitNp ?? said?.unitCode ?? null };
}
