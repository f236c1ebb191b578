import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../../testing/books.ts';
import { call } from '../../../../testing/caller.ts';
import { openShop, sell } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let bills: Awaited<ReturnType<typeof openBooks>>;
beforeAll(async () => {
  app = await startTestApp();
  bills = await openBooks();
});
afterAll(() => app.close());

/** A bill in cash, one on credit, one in cash whose receipt was deleted, and one in parts. */
async function openBooks() {
  const shop = await openShop(app);
  const cash = await sell(shop, { paymentMode: 'CASH', tenderedAmount: 500 });
  const credit = await sell(shop);
  const undone = await sell(shop, { paymentMode: 'ONLINE' });
  const deleting = { params: { masterId: undone.receiptId ?? 0 }, query: { reason: 'Slip' } };
  await call(shop.owner, paymentContract.removeSettlement, deleting);
  const mixed = await sell(shop, {
    paymentMode: 'MIXED',
    payments: [{ mode: 'CASH', amount: 60 }],
    tenderedAmount: 80,
  });
  return { cash, credit, undone, mixed };
}

test('a cash bill whose receipt was deleted is in order, and is due', () => expectSoundBooks(app));

test.each([
  ['its receipt is taken off', 'update invoice set receipt_id = null, tendered_paisa = null where id = $cash'],
  ['it names the receipt of another', 'update invoice set receipt_id = $undone_receipt where id = $cash'],
  ['it is said to be on credit', `update invoice set payment_mode = 'CREDIT', tendered_paisa = null where id = $cash`],
  [
    'it is said to be paid online',
    `update invoice set payment_mode = 'ONLINE', tendered_paisa = null where id = $cash`,
  ],
  ['one on credit is said to be cash', `update invoice set payment_mode = 'CASH' where id = $credit`],
  ['less was handed over than it is', 'update invoice set tendered_paisa = 9999 where id = $cash'],
  ['the receipt bears another day', 'update settlement set received_on = received_on - 1 where id = $cash_receipt'],
  ['the receipt has another mode', `update payment set mode = 'CHEQUE' where settlement_id = $cash_receipt`],
  [
    'the money is put onto another bill',
    `update payment_allocation set document_id = $credit where document_id = $cash`,
  ],
  ['less was handed over than its cash', 'update invoice set tendered_paisa = 5999 where id = $mixed'],
  ['a part is drawn from an advance', `update payment set mode = 'ADVANCE' where settlement_id = $mixed_receipt`],
  ['one in parts is said to be cash', `update invoice set payment_mode = 'CASH' where id = $mixed`],
  ['its parts are more than it', 'update settlement set total_paisa = 10001 where id = $mixed_receipt'],
])('of a cash bill it is found that %s', async (_fault, statement) => {
  const { cash, credit, undone, mixed } = bills;
  const names = {
    cash_receipt: cash.receiptId,
    undone_receipt: undone.receiptId,
    mixed_receipt: mixed.receiptId,
    mixed: mixed.id,
    cash: cash.id,
    credit: credit.id,
  };
  const planted = Object.entries(names).reduce(
    (text, [name, id]) => text.replaceAll(`$${name}`, String(id)),
    statement,
  );
  const books = withFaults(
    app,
    'alter table invoice drop constraint if exists invoice_receipt_key, drop constraint if exists invoice_on_credit',
    planted,
  );
  expect((await faultsOf(books, 'cash bills')).length).toBeGreaterThan(0);
});
