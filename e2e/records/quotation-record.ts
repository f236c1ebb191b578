import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { textsIn } from '../texts.ts';
import { edited, onScreen } from './edited-record.ts';

export const quotationRecord = edited(quotationContract.update, {
  get: quotationContract.get,
  create: quotationContract.create,
  full: (world, number) => ({
    state: 'DRAFT',
    customerId: world.shop.customer.id,
    outletId: world.branch.id,
    issuedDateAD: world.plus(-2),
    dueDateAD: world.plus(9),
    discountType: '2',
    discount: 12.5,
    shippingCharge: 40,
    remarks: `As agreed ${number}`,
    lines: [
      {
        inventoryType: 'ITEM',
        itemLedgerDetailId: world.shop.rice?.itemLedgerDetailId ?? 0,
        quantity: 2.5,
        rate: 99.5,
        discountType: '2',
        discount: 4,
        remarks: `Two sacks ${number}`,
      },
    ],
  }),
  asked: ['state', 'outletId', 'issuedDateAD', 'dueDateAD'],
  without: {
    issuedDateBS: 'the same day, which the AD one says',
    dueDateBS: 'the same day, which the AD one says',
    state: 'said by the button that is pressed',
    expectedTotal: 'the total that is shown, sent when it is published: its own story',
  },
  inputs: { customerId: 'partyId' },
  saveLabel: textsIn(goodsLinesScreenMessages, 'en')('saveDraft'),
  open: onScreen((quotationId) => screenAt(screens.editQuotation, { quotationId })),
});
