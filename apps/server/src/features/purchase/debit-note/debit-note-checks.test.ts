import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { backOf, cheaper, debit } from '../../../testing/debit-notes.ts';
import { paying, row } from '../../../testing/paying.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** What the statements name: a return that is set off, a price that went down, and a return that came back in money. */
const ids = { note: 0, price: 0, refunded: 0, bill: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const body = { categoryName: 'Repairs', categoryType: 'EXPENSE' } as const;
  const categoryId = (await call(shop.owner, categoryContract.create, { body })).id;
  const lines = [
    bought(shop.tea.variantId, { quantity: 4, rate: 200 }),
    bought(shop.rice.variantId, { quantity: 2, categoryId }),
  ];
  const bill = await buy(shop, { lines, shippingCharge: 30 });
  const note = await debit(shop, backOf(bill, [2, 1], { shippingCharge: 10 }));
  const price = await debit(shop, cheaper(bill, [20]));
  const paid = await buy(shop, { lines });
  const settled = { componentEntityId: paid.id, componentType: 'PURCHASE', ...paying([row(paid.grandTotal)]) } as const;
  await call(shop.owner, paymentContract.createSettlement, { body: settled });
  const refunded = await debit(shop, backOf(paid, [1, 0], { refundMode: 'CASH' }));
  Object.assign(ids, { note: note.id, price: price.id, refunded: refunded.id, bill: bill.id });
});
afterAll(() => app.close());

test('returns that are set off and that came back in money, and a price, are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['totals of debit notes', 'update debit_note_line set net_paisa = net_paisa + 1 where document_id = $note'],
  ['totals of debit notes', 'update debit_note_line set vat_paisa = 0 where document_id = $note'],
  ['totals of debit notes', 'update debit_note set rounding_paisa = 1 where id = $note'],
  ['totals of debit notes', 'update debit_note set is_vat_set_off = false where id = $note'],
  ['totals of debit notes', 'update debit_note_line set cost_paisa = cost_paisa + 1 where document_id = $price'],
  ['debited purchases', 'update debit_note_line set quantity = 5 where document_id = $note and line_number = 1'],
  ['debited purchases', 'update debit_note_line set net_paisa = 80001 where document_id = $note and line_number = 1'],
  ['debited purchases', 'update debit_note_line set cost_paisa = 90001 where document_id = $note and line_number = 1'],
  ['debited purchases', 'update debit_note set shipping_paisa = 3001 where id = $note'],
  ['debited purchases', 'update debit_note_line set landed_paisa = 1 where document_id = $note and line_number = 1'],
  [
    'debited purchases',
    'update debit_note set purchase_id = (select purchase_id from debit_note where id = $refunded) where id = $note',
  ],
  ['debited purchases', `update document set dated_on = '2026-11-19' where id = $note`],
  ['goods of debit notes', 'update debit_note_line set landed_paisa = 1 where document_id = $note and line_number = 1'],
  [
    'goods of debit notes',
    `update stock_move set value_paisa = value_paisa - 1 where source_id = $note and source_kind = 'DEBIT_NOTE'`,
  ],
  ['goods of debit notes', `delete from stock_move where source_id = $note and source_kind = 'DEBIT_NOTE'`],
  [
    'goods of debit notes',
    `update stock_move set value_paisa = -2001 where source_id = $price and source_kind = 'DEBIT_NOTE'`,
  ],
  [
    'costs of debit notes',
    `update journal_line set account_code = 'FIXED_ASSETS' where account_code = 'EXPENSES' and entry_id = (select entry_id from document where id = $note)`,
  ],
  ['debits', 'update document_credit set amount_paisa = amount_paisa - 1 where source_id = $note'],
  ['advances to vendors', 'update document_credit set document_id = null where source_id = $note'],
  [
    'debits',
    "update debit_note set refund_id = null where id = $refunded; update settlement set total_paisa = 1 where kind = 'RECEIVED'; update debit_note set refund_id = (select id from settlement where kind = 'RECEIVED') where id = $refunded",
  ],
  ['payments', 'delete from document_credit where source_id = $note'],
  ['payments', 'update document set paid_paisa = paid_paisa - 1 where id = $bill'],
  ['advances to vendors', 'update document_credit set amount_paisa = amount_paisa - 1 where source_id = $refunded'],
  ['entries', 'update document set vat_paisa = vat_paisa - 1 where id = $note'],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
