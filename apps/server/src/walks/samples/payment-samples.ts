import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { call } from '../../testing/caller.ts';
import { buy } from '../../testing/purchases.ts';
import type { Shop } from '../../testing/shop.ts';
import { sellThere } from './bill-samples.ts';
import type { Samples } from './samples.ts';

const rows = [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 10 }];
const ten = { paymentLedgerDetailRequestDtoList: rows, totalPayingAmount: 10 };

function ofCustomer({ customerId, outletId }: Shop) {
  return { ...ten, customerId, outletId };
}

async function receive(shop: Shop) {
  const bill = await sellThere(shop);
  return call(shop.owner, paymentContract.createSettlement, { body: { ...ten, componentEntityId: bill.id } });
}

/** Payments on bills, and receipts of customers. */
export const paymentSamples: Samples = {
  'payment.ofInvoice': async ({ shop }) => ({ params: { invoiceId: (await sellThere(shop)).id } }),
  'payment.create': async ({ shop }) => ({
    body: { ...ten, componentEntityId: (await sellThere(shop)).id, componentType: 'INVOICE' },
  }),
  'payment.ofComponent': async ({ shop }) => ({
    params: { componentTypeKey: 'INVOICE', componentEntityId: (await sellThere(shop)).id },
  }),
  'payment.cashInHand': async ({ shop }) => ({
    params: { componentTypeKey: 'INVOICE', componentEntityId: (await sellThere(shop)).id },
  }),
  'payment.listSettlements': () => ({ query: { pageSize: 50 } }),
  'payment.getSettlement': async ({ shop }) => ({ params: { masterId: (await receive(shop)).id } }),
  'payment.cashBesideSettlement': async ({ shop }) => ({ params: { masterId: (await receive(shop)).id } }),
  'payment.createSettlement': ({ shop }) => ({ body: ofCustomer(shop) }),
  'payment.refund': async ({ shop }) => {
    await call(shop.owner, paymentContract.createSettlement, { body: { ...ofCustomer(shop), allocations: [] } });
    const { customerId, outletId } = shop;
    return { body: { customerId, outletId, paymentMode: 'CASH', paymentDate: '2026-11-20', amount: 10 } };
  },
  'payment.vendorAdvance': async ({ shop }) => ({
    params: { vendorId: (await buy(shop)).vendorId },
    query: { outletId: shop.outletId },
  }),
  'payment.updateSettlement': async ({ shop }) => ({ body: { ...ten, id: (await receive(shop)).id } }),
  'payment.removeSettlement': async ({ shop }) => ({
    params: { masterId: (await receive(shop)).id },
    query: { reason: 'Entered twice' },
  }),
  'payment.settlementPdf': async ({ shop }) => ({ params: { masterId: (await receive(shop)).id } }),
  'payment.settlementView': async ({ shop }) => ({ params: { masterId: (await receive(shop)).id } }),
  'payment.openDocuments': ({ shop }) => ({
    params: { customerId: shop.customerId },
    query: { outletId: shop.outletId },
  }),
};
