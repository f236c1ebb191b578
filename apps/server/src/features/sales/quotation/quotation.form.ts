import { rupeesOf } from '../../../platform/core/rupees.ts';
import { soldAnswerOf } from '../../stock/goods-lines/goods-lines.sold.ts';
import type { QuotationForm } from './quotation.prepare.ts';
import type { QuotedLine } from './quotation.prices.ts';

/** A line as a form says it, at the rate that was quoted, with how much it is shown to be. */
export function lineFormOf({ line, rate, discountValue }: QuotedLine): QuotationForm['lines'][number] {
  return {
    inventoryType: line.item_variant_id === null ? 'SERVICE' : 'ITEM',
    itemLedgerDetailId: line.item_variant_id,
    serviceId: line.service_id,
    quantity: Number(line.quantity),
    rate: rupeesOf(rate),
    discountType: line.discount_type,
    discount: rupeesOf(discountValue),
    unitId: line.unit_id,
    freeQuantity: Number(line.free_quantity),
    countedQuantity: Number(line.stock_quantity),
    remarks: line.remarks,
  };
}

/** How a line is counted, as it was quoted. */
export function storedCountOf({ line }: QuotedLine) {
  return soldAnswerOf(line);
}
