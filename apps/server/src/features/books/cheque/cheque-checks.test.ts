import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { openShop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { bounce, clear, deposit, receiveCheque } from './testing/cheques.ts';

let app: TestApp;
/** What the statements name: one cheque in each state. */
const ids = { hand: 0, late: 0, cleared: 0, bounced: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const bank = await accountId(shop.owner, 'BANK');
  ids.hand = (await receiveCheque(shop, 100)).id;
  ids.late = (await receiveCheque(shop, 200, { chequeDate: '2026-12-01' })).id;
  const [cleared, bounced] = [await receiveCheque(shop, 300), await receiveCheque(shop, 400)];
  Object.assign(ids, { cleared: cleared.id, bounced: bounced.id });
  await deposit(shop.owner, [cleared, bounced], bank);
  await clear(shop.owner, cleared);
  await bounce(shop.owner, bounced, { bankCharge: 15 });
});
afterAll(() => app.close());

test('cheques in each state are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['cheques', `update cheque set amount_paisa = amount_paisa + 1 where id = $hand`],
  ['cheques', `update cheque set state = 'DEPOSITED', account_code = 'BANK' where id = $hand`],
  ['cheques', `update journal_line set account_code = 'CASH' where account_code = 'POST_DATED_RECEIVED'`],
  ['payments by cheque', `delete from cheque where id = $late`],
  [
    'payments by cheque',
    `update payment set reversal_entry_id = entry_id where id = (select payment_id from cheque where id = $hand)`,
  ],
  ['payments by cheque', `update cheque set came_on = came_on - 1, dated_on = dated_on - 1 where id = $hand`],
  ['ways of cheques', `update cheque set state = 'DEPOSITED' where id = $cleared`],
  ['ways of cheques', `delete from cheque_step where cheque_id = $bounced`],
  ['ways of cheques', `update cheque_slip set total_paisa = total_paisa + 1`],
  ['ways of cheques', `update cheque_step set charge_paisa = 1600 where cheque_id = $bounced and action = 'BOUNCE'`],
  ['ways of cheques', `update journal_line set account_code = 'CASH' where account_code = 'BANK_CHARGES'`],
  [
    'ways of cheques',
    `update journal_entry set source_id = 999999 where source_kind = 'CHEQUE' and source_id = $cleared`,
  ],
])('%s: %s', async (name, statement) => {
  const told = statement.replace(/\$(hand|late|cleared|bounced)/g, (_, which: keyof typeof ids) => String(ids[which]));
  expect(await faultsOf(withFaults(app, told), name)).not.toEqual([]);
});
