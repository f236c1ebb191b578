import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { z } from '@bahi/contract/zod';
import { callAny, callApi } from '../api.ts';
import { textsIn } from '../texts.ts';
import { anyCountry } from './countries.ts';
import { document } from './due-bill.ts';
import { edited, onScreen } from './edited-record.ts';
import type { World } from './world.ts';

export const purchaseRecord = edited(purchaseContract.save, {
  get: purchaseContract.get,
  make: async ({ caller }, body) =>
    z
      .looseObject({ id: z.int() })
      .parse(await callAny(purchaseContract.save, { params: { type: 'draft' }, body }, caller)).id,
  full: async (world, number) => ({
    vendorId: world.expense.registered.id,
    outletId: world.branch.id,
    billNumber: `B-${number}`,
    issuedDateAD: world.plus(-3),
    dueDateAD: world.ad,
    origin: 'IMPORT',
    declarationNumber: `M-${number}`,
    declarationDateAD: world.plus(-2),
    countryId: await anyCountry(world.caller),
    ratesIncludeVat: true,
    roundingAmount: -0.4,
    discountType: '2',
    discount: 12.5,
    shippingCharge: 40,
    remarks: `By truck ${number}`,
    documents: [
      (await callApi(purchaseContract.uploadDocument, { files: { document: document(number) } }, world.caller)).docUuid,
    ],
    lines: [
      {
        inventoryType: 'ITEM',
        itemLedgerDetailId: world.shop.rice?.itemLedgerDetailId ?? 0,
        unitId: await ownUnit(world),
        quantity: 2.5,
        rate: 99.5,
        discountType: '2',
        discount: 4,
        taxable: false,
        categoryId: world.expense.category.id,
        remarks: `Two sacks ${number}`,
      },
    ],
  }),
  asked: ['outletId', 'issuedDateAD', 'dueDateAD'],
  inputs: { vendorId: 'partyId' },
  without: {
    issuedDateBS: 'the same day, which the AD one says',
    dueDateBS: 'the same day, which the AD one says',
    declarationDateBS: 'the same day, which the AD one says',
    expectedTotal: 'the total that is shown, sent when it is entered: its own story',
  },
  saveLabel: textsIn(goodsLinesScreenMessages, 'en')('saveDraft'),
  open: onScreen((purchaseSetupId) => screenAt(screens.editPurchase, { purchaseSetupId })),
});

/** The unit that rice is counted in. */
async function ownUnit({ caller, shop }: World): Promise<number> {
  const query = { inventoryType: 'ITEM', id: shop.rice?.itemLedgerDetailId ?? 0 } as const;
  return (await callApi(purchaseContract.lineDetail, { query }, caller)).unitId ?? 0;
}
