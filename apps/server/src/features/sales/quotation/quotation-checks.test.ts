import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { quote } from '../../../testing/quotations.ts';
import { lineOf, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** What the statements name: one that is turned in part, one that is turned, and a bill of its own. */
const ids = { part: 0, whole: 0, open: 0, bill: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const lines = [lineOf(shop.rice.variantId, { quantity: 3 }), lineOf(shop.tea.variantId)];
  const part = await quote(shop, { lines, discountType: '2', discount: 7, shippingCharge: 20 });
  const [first] = part.lines;
  const body = { lineIds: [first?.id ?? 0] };
  await call(shop.owner, quotationContract.convert, { params: { id: part.id }, body });
  const whole = await quote(shop);
  await call(shop.owner, quotationContract.convert, { params: { id: whole.id }, body: {} });
  Object.assign(ids, { part: part.id, whole: whole.id, open: (await quote(shop)).id, bill: (await sell(shop)).id });
});
afterAll(() => app.close());

test('quotations, turned in part and as a whole, are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['totals of quotation', 'update quotation_line set rate_paisa = rate_paisa + 1 where quotation_id = $part'],
  ['totals of quotation', 'update quotation set shipping_paisa = shipping_paisa - 1 where id = $part'],
  [
    'totals of quotation',
    'update quotation set total_paisa = total_paisa + 100, exempt_paisa = exempt_paisa + 100 where id = $open',
  ],
  ['quotation sums', 'update quotation_line set net_paisa = net_paisa + 1 where quotation_id = $part'],
  ['quotation sums', 'update quotation set discount_paisa = discount_paisa + 1 where id = $part'],
  ['gaps', 'update quotation set sequence = 77 where id = $open'],
  ['gaps', `update number_series set last_number = last_number + 1 where kind = 'QUOTATION'`],
  ['numbers', `update quotation set number = 'QUO-1' where id = $open`],
  ['converted quotations', `update quotation set state = 'CONVERTED' where id = $part`],
  ['converted quotations', `update quotation set state = 'ACCEPTED' where id = $whole`],
  ['converted quotations', `update quotation set state = 'REJECTED' where id = $part`],
  ['converted quotations', 'delete from quotation_conversion where quotation_id = $whole'],
  ['converted quotations', 'update quotation_conversion set invoice_id = 999999 where quotation_id = $part'],
  [
    'converted quotations',
    `update document set state = 'CANCELLED', cancelled_at = now(), number = 'X', sequence = 9, fiscal_year = '2083/84', issued_at = now() where id = (select invoice_id from quotation_conversion where quotation_id = $part)`,
  ],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
