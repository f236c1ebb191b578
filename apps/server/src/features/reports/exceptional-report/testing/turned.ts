import { backOf, debit } from '../../../../testing/debit-notes.ts';
import { buySugar, cashBox, customerOf, dayOf, payAhead, payInCash, spend, vendorOf } from './audited-shop.ts';
import { type Fault, several } from './planted.ts';

/** Boxes and parties that come to stand on the other side, through the product's doors. */
export const allowedDebit: readonly Fault[] = [
  ...several(5, 4, async (shop, day, figure) => {
    const box = await cashBox(shop);
    const { id } = await spend(shop, { day: dayOf(day), total: 950 + figure, vendorId: await vendorOf(shop) });
    await payInCash(shop, { id, kind: 'EXPENSE', day: dayOf(day), amount: 950, moneyAccountId: box.id });
    return { told: [`CASH_BELOW_ZERO account-${box.code}`] };
  }),
  ...several(5, 5, async (shop, day, figure) => {
    const customerId = await customerOf(shop);
    await payAhead(shop, customerId, { day: dayOf(day), amount: 1230 + figure });
    return { told: [`CUSTOMER_IN_CREDIT customer-${customerId}`] };
  }),
  ...several(4, 6, async (shop, day, figure) => {
    const vendorId = await vendorOf(shop);
    const bill = await buySugar(shop, { day: dayOf(day), vendorId, quantity: 10 + figure });
    await payInCash(shop, { id: bill.id, kind: 'PURCHASE', day: dayOf(day), amount: 800 + figure * 80 });
    await debit(shop, backOf(bill, [2], { issuedDateAD: '2026-11-20' }));
    return { told: [`VENDOR_IN_DEBIT vendor-${vendorId}`] };
  }),
];
