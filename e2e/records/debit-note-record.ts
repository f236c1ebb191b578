import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { document } from './due-bill.ts';
import { edited, onScreen } from './edited-record.ts';
import type { World } from './world.ts';

export const debitNoteRecord = edited(debitNoteContract.save, {
  get: debitNoteContract.get,
  full: async (world, number) => {
    const { id: purchaseId, lines } = await paidPurchase(world, number);
    return {
      state: 'DRAFT',
      purchaseId,
      case: 'RETURN',
      issuedDateAD: world.ad,
      vendorNumber: `CN-${number}`,
      remarks: `Torn sacks ${number}`,
      shippingCharge: 15,
      refundMode: 'ONLINE',
      documents: [
        (await callApi(debitNoteContract.uploadDocument, { files: { document: document(number) } }, world.caller))
          .docUuid,
      ],
      lines: [{ purchaseLineId: lines[0]?.id ?? 0, quantity: 1.5 }],
    };
  },
  asked: ['state', 'issuedDateAD', 'lines'],
  without: {
    issuedDateBS: 'the same day, which the AD one says',
    state: 'said by the button that is pressed',
    purchaseId: 'stays against the bill that it was begun with',
    expectedTotal: 'the total that is shown, sent when it is issued: its own story',
  },
  open: onScreen((debitNoteId) => screenAt(screens.editDebitNote, { debitNoteId })),
});

/** A bill of which nothing is due, so that what goes back comes back in money or is kept. */
async function paidPurchase({ caller, shop, expense, outletId, ad }: World, number: string) {
  const line = {
    inventoryType: 'ITEM',
    itemLedgerDetailId: shop.rice?.itemLedgerDetailId ?? 0,
    quantity: 3,
    rate: 100,
  } as const;
  const body = {
    vendorId: expense.registered.id,
    outletId,
    billNumber: `DB-${number}`,
    issuedDateAD: ad,
    dueDateAD: ad,
    shippingCharge: 40,
    lines: [line],
  };
  const bill = await callApi(purchaseContract.save, { params: { type: 'final' }, body }, caller);
  const row = { paymentMode: 'CASH', paymentDate: ad, paymentAmount: bill.grandTotal } as const;
  const payment = {
    componentEntityId: bill.id,
    componentType: 'PURCHASE' as const,
    paymentLedgerDetailRequestDtoList: [row],
    totalPayingAmount: bill.grandTotal,
  };
  await callApi(paymentContract.create, { body: payment }, caller);
  return bill;
}
