import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import {
  addCustomer,
  addItem,
  billOf,
  type LineBody,
  lineOf,
  openShop,
  sell,
  type Shop,
} from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const refusedFields = async (changes: object) =>
  fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: { ...billOf(shop), ...changes } }));
const serviceLine = (serviceId: number): LineBody => ({
  inventoryType: 'SERVICE',
  serviceId,
  quantity: 1,
  rate: 100,
});

test('nothing is sold to a customer, of an item or of a service that is inactive', async () => {
  const { owner, outletId } = shop;
  const customerId = await addCustomer(owner, 'Moved away');
  await call(owner, customerContract.toggle, { params: { id: customerId } });
  const goods = { name: 'Old tea', taxable: true, sellingPrice: 10, quantity: 1, cost: 5 };
  const { itemId, variantId } = await addItem(owner, outletId, goods);
  await call(owner, itemContract.setStatus, { params: { id: itemId, status: 'INACTIVE' } });
  const service = { name: 'Old repair', durationType: 'JOB', costPrice: 500 };
  const { id: serviceId } = await call(owner, serviceContract.save, { body: service });
  await call(owner, serviceContract.toggle, { params: { id: serviceId } });
  const lines = [lineOf(variantId), serviceLine(serviceId), serviceLine(999_999)];
  expect(await refusedFields({ customerId, lines })).toEqual({
    customerId: 'This customer is inactive',
    'lines.0.itemLedgerDetailId': 'This item is inactive',
    'lines.1.serviceId': 'This service is inactive',
    'lines.2.serviceId': 'This service does not exist',
  });
});

test('a total beyond all trade is a slip of the finger', async () => {
  const line = lineOf(shop.rice.variantId, { quantity: 1_000_000, rate: 999_999_999 });
  expect(await refusedFields({ lines: [line] })).toEqual({ 'lines.0.quantity': 'The total is too large' });
});

test('an invoice is as large as one payment can be, and no larger', async () => {
  const most = lineOf(shop.rice.variantId, { rate: 999_999_999 });
  const paid = await sell(shop, { paymentMode: 'CASH', lines: [most] });
  expect(paid).toMatchObject({ grandTotal: 999_999_999, remainingAmount: 0 });
  const over = [most, lineOf(shop.rice.variantId, { rate: 0.01 })];
  expect(await refusedFields({ lines: over })).toEqual({ lines: 'The total is too large' });
});

test('payments are taken for what is owed, and at most fifty at once', async () => {
  const { id: componentEntityId } = await sell(shop);
  const row = { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 1 };
  const body = { componentEntityId, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: 1 };
  const refusedPayment = async (changes: object) => {
    const sent = { ...body, ...changes };
    return fieldsOf(await refusal(shop.owner, paymentContract.create, { body: sent }));
  };
  // An invoice is no purchase, by whatever id.
  const asPurchase = { body: { ...body, componentType: 'PURCHASE' } };
  expect((await refusal(shop.owner, paymentContract.create, asPurchase)).status).toBe(404);
  const rows = Array.from({ length: 51 }, () => row);
  expect(await refusedPayment({ paymentLedgerDetailRequestDtoList: rows, totalPayingAmount: 51 })).toEqual({
    paymentLedgerDetailRequestDtoList: 'At most 50 payments at once',
  });
});

test('a report of more than five thousand bills does not go on paper', async () => {
  const other = await openShop(app);
  const { id } = await sell(other);
  // Without the triggers, which take their time over so many invoices.
  await app.asOwner(`set session_replication_role = replica;
    insert into document overriding system value
    select (jsonb_populate_record(bill, jsonb_build_object(
      'id', bill.id + 100000 + n, 'number', 'N' || n, 'sequence', bill.sequence + n))).*
    from document bill cross join generate_series(1, 5000) n
    where bill.business_id = ${other.owner.businessId} and bill.id = ${id};
    insert into invoice
    select (jsonb_populate_record(own, jsonb_build_object('id', own.id + 100000 + n))).*
    from invoice own cross join generate_series(1, 5000) n
    where own.business_id = ${other.owner.businessId} and own.id = ${id}`);
  const period = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20' };
  const body = { ...period, fileType: 'PDF' as const };
  expect(fieldsOf(await refusal(other.owner, salesReportContract.download, { body }))).toEqual({
    fileType: 'More than 5,000 rows: choose a shorter time, or Excel',
  });
});
