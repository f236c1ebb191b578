import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { edited, onScreen } from './edited-record.ts';
import type { World } from './world.ts';

export const creditNoteRecord = edited(creditNoteContract.save, {
  get: creditNoteContract.get,
  full: async (world, number) => {
    const { id: invoiceId, lines } = await paidBill(world);
    const report = { invoiceId, reason: 'DAMAGED', amount: 20 };
    return {
      state: 'DRAFT',
      invoiceId,
      case: 'RETURN',
      issuedDateAD: world.ad,
      remarks: `Torn sacks ${number}`,
      discrepancyId: (await callApi(discrepancyContract.report, { body: report }, world.caller)).id,
      shippingCharge: 15,
      refundMode: 'ONLINE',
      lines: [{ invoiceLineId: lines[0]?.id ?? 0, quantity: 1.5, isRestocked: false }],
    };
  },
  asked: ['state', 'issuedDateAD', 'lines'],
  without: {
    issuedDateBS: 'the same day, which the AD one says',
    state: 'said by the button that is pressed',
    invoiceId: 'stays against the invoice that it was begun with',
    expectedTotal: 'the total that is shown, sent when it is issued: its own story',
  },
  open: onScreen((creditNoteId) => screenAt(screens.editCreditNote, { creditNoteId })),
});

/** A bill of which nothing is due, so that what is credited is paid back or kept. */
function paidBill({ caller, shop, ad, outletId }: World) {
  const line = {
    inventoryType: 'ITEM',
    itemLedgerDetailId: shop.rice?.itemLedgerDetailId ?? 0,
    quantity: 3,
    rate: 100,
  } as const;
  const body = {
    state: 'FINAL',
    outletId,
    customerId: shop.customer.id,
    issuedDateAD: ad,
    dueDateAD: ad,
    paymentMode: 'CASH',
    shippingCharge: 40,
  } as const;
  return callApi(invoiceContract.create, { body: { ...body, lines: [line] } }, caller);
}
