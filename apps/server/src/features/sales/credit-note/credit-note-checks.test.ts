import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { lineOf, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** What the statements name: a return that is set off, and one of a paid bill that is paid back. */
const ids = { note: 0, refunded: 0, bill: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const lines = [lineOf(shop.tea.variantId, { quantity: 4, rate: 200 }), lineOf(shop.rice.variantId, { quantity: 2 })];
  const bill = await sell(shop, { lines, shippingCharge: 30 });
  const note = await credit(shop, returnOf(bill, [2, 1], { shippingCharge: 10 }));
  const paid = await sell(shop, { lines, paymentMode: 'CASH' });
  const refunded = await credit(shop, returnOf(paid, [1, 0], { refundMode: 'CASH' }));
  Object.assign(ids, { note: note.id, refunded: refunded.id, bill: bill.id });
});
afterAll(() => app.close());

test('a return that is set off and one that is paid back are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['totals of credit notes', 'update credit_note_line set net_paisa = net_paisa + 1 where document_id = $note'],
  ['totals of credit notes', 'update credit_note_line set vat_paisa = 0 where document_id = $note'],
  ['totals of credit notes', 'update credit_note set rounding_paisa = 1 where id = $note'],
  ['totals of credit notes', 'update credit_note set shipping_vat_paisa = 0 where id = $note'],
  ['credited invoices', 'update credit_note_line set quantity = 5 where document_id = $note and line_number = 1'],
  ['credited invoices', 'update credit_note_line set net_paisa = 80001 where document_id = $note and line_number = 1'],
  [
    'credited invoices',
    'update credit_note set invoice_id = (select invoice_id from credit_note where id = $refunded) where id = $note',
  ],
  ['credited invoices', `update document set dated_on = '2026-11-19' where id = $note`],
  [
    'goods of credit notes',
    'update credit_note_line set is_restocked = false where document_id = $note and line_number = 1',
  ],
  [
    'goods of credit notes',
    'update credit_note_line set cost_paisa = 60001 where document_id = $note and line_number = 1',
  ],
  [
    'goods of credit notes',
    `update stock_move set value_paisa = value_paisa + 1 where source_id = $note and kind = 'RETURN'`,
  ],
  ['goods of credit notes', `delete from stock_move where source_id = $note and kind = 'RETURN'`],
  ['credits', 'update document_credit set amount_paisa = amount_paisa - 1 where source_id = $note'],
  ['advances', 'update document_credit set document_id = null where source_id = $note'],
  [
    'credits',
    "update credit_note set refund_id = null where id = $refunded; update settlement set total_paisa = 1 where kind = 'PAID'; update credit_note set refund_id = (select id from settlement where kind = 'PAID') where id = $refunded",
  ],
  ['payments', 'delete from document_credit where source_id = $note'],
  ['payments', 'update document set paid_paisa = paid_paisa - 1 where id = $bill'],
  ['advances', 'update document_credit set amount_paisa = amount_paisa - 1 where source_id = $refunded'],
  ['entries', 'update document set vat_paisa = vat_paisa - 1 where id = $note'],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
