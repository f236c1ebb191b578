import type { goodsLinesAnswer, lineAnswer } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import type { z } from '@bahi/contract/zod';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** What a document with lines keeps of them beside its head. */
export type GoodsOwn = {
  is_tax_invoice: boolean;
  discount_type: '1' | '2';
  discount_value: number;
  quantity: string;
  sub_total_paisa: number;
  line_discount_paisa: number;
  discount_paisa: number;
  shipping_paisa: number;
  taxable_paisa: number;
  exempt_paisa: number;
  zero_rated_paisa: number;
  rounding_paisa: number;
  remarks: string | null;
};

/** The same with what the head has of it. */
export type GoodsRecord = GoodsOwn & { total_paisa: number; vat_paisa: number };

/** A line with what was true of it when it was written; each kind of document keeps its own table of them. */
export type LineRecord = {
  id: number;
  line_number: number;
  item_variant_id: number | null;
  service_id: number | null;
  code: string;
  particulars: string;
  particulars_np: string | null;
  brand: string | null;
  brand_np: string | null;
  hs_code: string | null;
  unit: string;
  unit_np: string | null;
  quantity: string;
  rate_paisa: number;
  vat_included: boolean;
  tax_code: 'TAXABLE' | 'EXEMPT' | 'ZERO_RATED';
  tax_rate_hundredths: number;
  discount_type: '1' | '2';
  discount_value: number;
  discount_paisa: number;
  net_paisa: number;
  document_discount_paisa: number;
  vat_paisa: number;
  remarks: string | null;
};

/** The lines of a document and what they come to, as they are answered. */
export function goodsAnswerOf(
  row: GoodsRecord,
  lines: readonly LineRecord[],
): z.output<z.ZodObject<typeof goodsLinesAnswer>> {
  return {
    discountType: row.discount_type,
    // Per cent in hundredths and rupees in paisa: both are a hundred times what was typed.
    discount: rupeesOf(row.discount_value),
    discountAmount: rupeesOf(row.discount_paisa),
    shippingCharge: rupeesOf(row.shipping_paisa),
    subTotal: rupeesOf(row.sub_total_paisa),
    taxableAmount: rupeesOf(row.taxable_paisa),
    exemptAmount: rupeesOf(row.exempt_paisa),
    zeroRatedAmount: rupeesOf(row.zero_rated_paisa),
    vat: rupeesOf(row.vat_paisa),
    rounding: rupeesOf(row.rounding_paisa),
    isTaxInvoice: row.is_tax_invoice,
    remarks: row.remarks,
    lines: lines.map(lineAnswerOf),
  };
}

function lineAnswerOf(line: LineRecord): z.output<typeof lineAnswer> {
  return {
    id: line.id,
    inventoryType: line.item_variant_id === null ? 'SERVICE' : 'ITEM',
    itemLedgerDetailId: line.item_variant_id,
    serviceId: line.service_id,
    code: line.code,
    particulars: line.particulars,
    particularsNp: line.particulars_np,
    hsCode: line.hs_code,
    unit: line.unit,
    unitNp: line.unit_np,
    quantity: Number(line.quantity),
    rate: rupeesOf(line.rate_paisa),
    vatIncluded: line.vat_included,
    taxable: line.tax_code === 'TAXABLE',
    taxRate: line.tax_rate_hundredths / 100,
    discountType: line.discount_type,
    discount: rupeesOf(line.discount_value),
    discountAmount: rupeesOf(line.discount_paisa),
    netAmount: rupeesOf(line.net_paisa),
    remarks: line.remarks,
  };
}
