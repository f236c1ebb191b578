import { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import { purchaseForm } from '@bahi/contract/purchase/purchase/purchase-form';
import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createItem } from '../../../features/catalogue/item/item.commands.ts';
import { saveBatchRule } from '../../../features/platform/business/business.commands.ts';
import { savePurchase } from '../../../features/purchase/purchase/purchase.commands.ts';
import { createInvoice } from '../../../features/sales/invoice/invoice.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';
import { findReference } from '../demo-people.ts';

type Place = { outletId: number; owner: Actor; from: CalendarDay; today: CalendarDay };

/** Milk for babies, which expires: what was there at first has, what was bought since will, sooner and later. */
export async function keepMilk(
  services: Services,
  { outletId, owner, from, today }: Place,
  { vendorId, customerId }: { vendorId: number; customerId: number },
): Promise<void> {
  const dayIn = (days: number): string => formatAdDate(addDays(today, days));
  await act(services, owner, from, (context) => saveBatchRule(context, { keepsBatches: true, version: undefined }));
  const { itemLedgerDetailId } = await act(services, owner, from, async (context) =>
    createItem(
      context,
      wholeItemForm.parse({
        name: 'Baby milk powder 400 g',
        nameNp: 'शिशुको दूध पाउडर ४०० ग्राम',
        code: 'MI-BABY',
        categoryId: await findReference(context.db, 'item_category', 'GROCERY'),
        unitId: await findReference(context.db, 'unit', 'pcs'),
        purchasePrice: 610,
        sellingPrice: 720,
        taxable: false,
        purchaseDateAD: formatAdDate(from),
        keepsBatches: true,
        openingStock: [{ outletId, quantity: 9, rate: 600, batchNumber: 'LM2401', batchExpiryAD: dayIn(-5) }],
      }),
    ),
  );
  const line = { inventoryType: 'ITEM', itemLedgerDetailId };
  const bought = purchaseForm.parse({
    vendorId,
    outletId,
    billNumber: 'CNF-1377',
    issuedDateAD: dayIn(0),
    dueDateAD: dayIn(30),
    lines: [
      { ...line, quantity: 12, rate: 605, batchNumber: 'LM2509', batchExpiryAD: dayIn(40) },
      { ...line, quantity: 36, rate: 612, batchNumber: 'LM2603', batchExpiryAD: dayIn(320) },
    ],
  });
  await act(services, owner, today, (context) => savePurchase(context, { params: { type: 'final' }, body: bought }));
  const sold = invoiceForm.parse({
    state: 'FINAL',
    customerId,
    outletId,
    paymentMode: 'CASH',
    issuedDateAD: dayIn(0),
    dueDateAD: dayIn(0),
    lines: [{ ...line, quantity: 15, rate: 720 }],
  });
  await act(services, owner, today, (context) => createInvoice(context, { body: sold }));
}
