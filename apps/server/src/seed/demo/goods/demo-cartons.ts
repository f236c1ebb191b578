import { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createItem } from '../../../features/catalogue/item/item.commands.ts';
import { createInvoice } from '../../../features/sales/invoice/invoice.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';
import { findReference } from '../demo-people.ts';

type Place = { outletId: number; owner: Actor; from: CalendarDay; today: CalendarDay };

/** Biscuits by the carton: ten and one free, and five packets beside, on a bill to a shop. */
export async function sellCartons(
  services: Services,
  { outletId, owner, from, today }: Place,
  customerId: number,
): Promise<void> {
  const day = formatAdDate(today);
  const { itemLedgerDetailId, carton } = await act(services, owner, from, async (context) => {
    const unitId = await findReference(context.db, 'unit', 'ctn');
    const item = await createItem(
      context,
      wholeItemForm.parse({
        name: 'Coconut Biscuits 90 g',
        nameNp: 'नरिवल बिस्कुट ९० ग्राम',
        code: 'BI-COCO',
        hsCode: '1905',
        categoryId: await findReference(context.db, 'item_category', 'GROCERY'),
        unitId: await findReference(context.db, 'unit', 'pcs'),
        defaultUnits: { salesUnitId: unitId, salesUnitConversion: 24 },
        purchasePrice: 17.5,
        sellingPrice: 22,
        purchaseDateAD: formatAdDate(from),
        openingStock: [{ outletId, quantity: 960, rate: 17.5 }],
      }),
    );
    return { ...item, carton: unitId };
  });
  const line = { inventoryType: 'ITEM', itemLedgerDetailId };
  const sold = invoiceForm.parse({
    state: 'FINAL',
    customerId,
    outletId,
    issuedDateAD: day,
    dueDateAD: day,
    paymentMode: 'CASH',
    lines: [
      { ...line, unitId: carton, quantity: 10, freeQuantity: 1, rate: 495 },
      { ...line, quantity: 5, rate: 22 },
    ],
  });
  await act(services, owner, today, (context) => createInvoice(context, { body: sold }));
}
