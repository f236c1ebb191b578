import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openBusiness } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addCashBox, enterContra, enterJournal, enterOpening } from './testing/vouchers.ts';

let app: TestApp;
/** What the statements name: one of each kind, and a journal that was cancelled. */
const ids = { journal: 0, contra: 0, opening: 0, undone: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const owner = await openBusiness(app);
  ids.opening = (await enterOpening(owner)).id;
  ids.journal = (await enterJournal(owner)).id;
  ids.contra = (await enterContra(owner, { toAccountId: await addCashBox(owner, 'BOX9') })).id;
  ids.undone = (await enterJournal(owner)).id;
  await call(owner, voucherContract.cancel, { params: { id: ids.undone }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

test('vouchers, one of them cancelled, are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['vouchers', `update voucher set total_paisa = total_paisa + 1 where id = $journal`],
  ['vouchers', `update voucher set dated_on = dated_on + 1 where id = $contra`],
  ['vouchers', `update voucher set state = 'POSTED', cancelled_at = null where id = $undone`],
  ['vouchers', `update voucher set state = 'CANCELLED', cancelled_at = now() where id = $journal`],
  ['vouchers', `update journal_entry set source_id = 999999 where source_kind = 'CONTRA_VOUCHER'`],
  [
    'lines of vouchers',
    `update voucher_line set debit_paisa = debit_paisa + 1 where voucher_id = $journal and debit_paisa > 0`,
  ],
  [
    'lines of vouchers',
    `update voucher_line set account_code = 'CAPITAL' where voucher_id = $contra and debit_paisa > 0`,
  ],
  ['lines of vouchers', `delete from voucher_line where voucher_id = $journal and debit_paisa > 0`],
  [
    'accounts of vouchers',
    `update voucher_line set account_code = 'RECEIVABLE' where voucher_id = $journal and debit_paisa > 0`,
  ],
  [
    'accounts of vouchers',
    `update voucher_line set account_code = 'CAPITAL' where voucher_id = $contra and debit_paisa > 0`,
  ],
  ['accounts of vouchers', `update account set outlet_id = 999999 where code = 'BOX9'`],
  ['cut-over day', `update voucher set dated_on = dated_on + 600 where id = $opening`],
  [
    'what vouchers come to',
    `update journal_line set account_code = 'CAPITAL' where account_code = 'CASH' and entry_id = (
      select id from journal_entry where reverses_id = (select entry_id from voucher where id = $undone))`,
  ],
  ['gaps', `update voucher set number = 'JV-HO-2083/84-00009', sequence = 9 where id = $journal`],
  ['numbers', `update voucher set number = 'XX-HO-2083/84-00001' where id = $contra`],
  ['money', `update journal_entry set source_kind = 'INVOICE' where source_kind = 'CONTRA_VOUCHER'`],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
