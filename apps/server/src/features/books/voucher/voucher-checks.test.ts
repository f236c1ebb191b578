import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { enterOldBill } from '../../../testing/opening-dues.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { accountId, addCashBox, enterContra, enterJournal, enterOpening, voucherDay } from './testing/vouchers.ts';

let app: TestApp;
/** What the statements name: one of each kind, a journal that was cancelled, one that takes from a bill, and what one made due. */
const ids = { journal: 0, contra: 0, opening: 0, undone: 0, party: 0, due: 0, bill: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const { owner } = shop;
  ids.opening = (await enterOpening(owner)).id;
  ids.journal = (await enterJournal(owner)).id;
  ids.contra = (await enterContra(owner, { toAccountId: await addCashBox(owner, 'BOX9') })).id;
  ids.undone = (await enterJournal(owner)).id;
  await partyLines(shop);
  await call(owner, voucherContract.cancel, { params: { id: ids.undone }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

/** A journal that makes a customer and the business owe, one that takes from a bill, and one that brings an advance. */
async function partyLines({ owner, customerId }: Shop): Promise<void> {
  const on = async (code: string, debit: number, credit: number, party: object = {}) => ({
    accountId: await accountId(owner, code),
    ...(debit > 0 ? { debit } : { credit }),
    ...party,
  });
  const enter = async (lines: Awaited<ReturnType<typeof on>>[]) =>
    call(owner, voucherContract.journal, { body: { dateAD: voucherDay, lines } });
  const vendorId = (await addVendor(owner)).id;
  const opened = await enter([await on('RECEIVABLE', 90, 0, { customerId }), await on('PAYABLE', 0, 90, { vendorId })]);
  ids.due = opened.dues.find(({ documentKind }) => documentKind.endsWith('RECEIVABLE'))?.documentId ?? 0;
  ids.bill = (await enterOldBill(owner, customerId)).id;
  const taken = await on('RECEIVABLE', 0, 10, { customerId, documentId: ids.bill });
  ids.party = (await enter([await on('CAPITAL', 10, 0), taken])).id;
  await enter([await on('OPENING_BALANCE', 20, 0), await on('CUSTOMER_ADVANCES', 0, 20, { customerId })]);
}

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
    `update voucher_line set account_code = 'INVENTORY' where voucher_id = $journal and debit_paisa > 0`,
  ],
  [
    'lines of vouchers',
    `update voucher_line set customer_id = (select min(id) from customer where id <> customer_id) where voucher_id = $party and customer_id is not null`,
  ],
  ['dues by voucher receivable', `update document set total_paisa = total_paisa + 1 where id = $due`],
  ['dues by voucher receivable', `update document set heading = 'JV-1' where id = $due`],
  ['dues by voucher receivable', `update document set due_on = due_on + 1 where id = $due`],
  ['dues by voucher receivable', `update document set state = 'CANCELLED', cancelled_at = now() where id = $due`],
  ['dues by voucher receivable', `delete from voucher_due where id = $due`],
  [
    'dues by voucher payable',
    `update document set dated_on = dated_on - 1, due_on = due_on - 1 where kind = 'VOUCHER_PAYABLE'`,
  ],
  ['bills of vouchers', `update document_credit set amount_paisa = amount_paisa - 1 where voucher_id = $party`],
  ['bills of vouchers', `update document_credit set credited_on = credited_on + 1 where voucher_id = $party`],
  ['bills of vouchers', `update document set booked_on = booked_on + 600 where id = $bill`],
  ['payments', `delete from document_credit where voucher_id = $party`],
  ['dues', `update document set paid_paisa = paid_paisa - 1 where id = $bill`],
  ['advances', `update voucher_line set credit_paisa = credit_paisa + 1 where account_code = 'CUSTOMER_ADVANCES'`],
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
