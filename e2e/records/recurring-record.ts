import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { edited, inList } from './edited-record.ts';
import type { World } from './world.ts';

export const recurringRecord = edited(recurringContract.save, {
  get: recurringContract.get,
  full: async (world, number) => ({
    documentId: await issuedOnCredit(world),
    name: `Monthly service ${number}`,
    unit: 'MONTH',
    every: 2,
    firstDayAD: world.plus(3),
    dayOfMonth: 32,
    lastDayAD: world.plus(400),
    isAutomatic: true,
  }),
  // The same days, which the AD ones say, are asked for nowhere.
  asked: ['firstDayAD'],
  without: {
    documentId: 'is the one that it was begun with; another one is chosen among those that came of it',
    voucherId: 'a voucher comes again in the place of a document',
    firstDayBS: 'the same day, which the AD one says',
    lastDayBS: 'the same day, which the AD one says',
  },
  open: inList(screens.recurrings),
});

async function issuedOnCredit({ caller, shop, ad, outletId }: World): Promise<number> {
  const line = {
    inventoryType: 'ITEM',
    itemLedgerDetailId: shop.rice?.itemLedgerDetailId ?? 0,
    quantity: 1,
    rate: 100,
  } as const;
  const body = { state: 'FINAL', outletId, customerId: shop.customer.id, issuedDateAD: ad, dueDateAD: ad } as const;
  return (await callApi(invoiceContract.create, { body: { ...body, lines: [line] } }, caller)).id;
}
