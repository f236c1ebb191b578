import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { addQuantity, numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { discountValueOf, type GoodsForm } from './goods-lines.compute.ts';
import type { Sellable } from './goods-lines.sellables.ts';

/** What a document with lines keeps of them beside its head, by column. */
export function goodsValuesOf(
  form: Pick<GoodsForm, 'discountType' | 'discount' | 'remarks'>,
  total: InvoiceTotal,
  isTaxInvoice: boolean,
) {
  const quantity = total.lines.reduce((sum, line) => addQuantity(sum, line.quantity), zeroQuantity);
  return {
    is_tax_invoice: isTaxInvoice,
    discount_type: form.discountType,
    discount_value: discountValueOf(form.discount),
    quantity: numberFromQuantity(quantity),
    sub_total_paisa: total.subTotal,
    line_discount_paisa: total.lineDiscountTotal,
    discount_paisa: total.documentDiscount,
    shipping_paisa: total.shipping,
    taxable_paisa: total.taxableAmount,
    exempt_paisa: total.exemptAmount,
    zero_rated_paisa: total.zeroRatedAmount,
    rounding_paisa: total.rounding,
    remarks: form.remarks,
  };
}

/** The rows of the lines, with what is true today of what is sold on each; the document's own key is to be added. */
export function newLinesOf(
  lines: readonly GoodsForm['lines'][number][],
  sellables: readonly Sellable[],
  total: InvoiceTotal,
) {
  return lines.map((line, position) => {
    const sellable = sellables[position];
    const computed = total.lines[position];
    if (sellable === undefined || computed === undefined) throw new RangeError('lines, goods and total do not match');
    return {
      line_number: position + 1,
      item_variant_id: sellable.variantId,
      service_id: sellable.serviceId,
      code: sellable.code,
      particulars: sellable.name,
      particulars_np: sellable.nameNp,
      brand: sellable.brand,
      brand_np: sellable.brandNp,
      hs_code: sellable.hsCode,
      unit: sellable.unit,
      unit_np: sellable.unitNp,
      quantity: line.quantity,
      rate_paisa: paisaFromRupees(line.rate) ?? zeroPaisa,
      vat_included: sellable.vatIncluded,
      tax_code: computed.taxCode,
      tax_rate_hundredths: computed.taxRateHundredths,
      discount_type: line.discountType,
      discount_value: discountValueOf(line.discount),
      discount_paisa: computed.lineDiscount,
      net_paisa: computed.netBeforeDocumentDiscount,
      document_discount_paisa: computed.documentDiscountShare,
      vat_paisa: computed.vat,
      remarks: line.remarks,
    };
  });
}
