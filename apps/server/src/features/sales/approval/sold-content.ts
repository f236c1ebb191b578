import type { invoiceDetail } from '@bahi/contract/sales/invoice/invoice-answer';
import type { quotationDetail } from '@bahi/contract/sales/quotation/quotation-answer';
import type { z } from '@bahi/contract/zod';

type Shared = 'outletId' | 'customerId' | 'grandTotal' | 'discountType' | 'discount' | 'shippingCharge';
type Sold<D extends { lines: readonly unknown[] }> = Pick<D, Extract<Shared, keyof D> | 'lines'>;

/** What is sold to whom at which prices; days and remarks may still change when it is issued. */
export function soldContent(
  document: Sold<z.output<typeof invoiceDetail>> | Sold<z.output<typeof quotationDetail>>,
): unknown {
  const { outletId, customerId, grandTotal, discountType, discount, shippingCharge, lines } = document;
  return {
    outletId,
    customerId,
    grandTotal,
    discountType,
    discount,
    shippingCharge,
    lines: lines.map((line) => [
      line.itemLedgerDetailId,
      line.serviceId,
      line.quantity,
      line.freeQuantity,
      line.writtenIn?.id ?? null,
      line.countedQuantity,
      line.rate,
      line.discountType,
      line.discount,
      line.taxRate,
    ]),
  };
}
