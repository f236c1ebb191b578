import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { enterOldBill, oldBill } from '../../../testing/opening-dues.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { buy, purchaseOf } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { addCustomer, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { picture } from '../../../walks/picture.ts';
import { accountId, addOwnAccount, contraOf, voucherDay } from './testing/vouchers.ts';

const { journal, contra, get, approveDrafts, rejectDraft, removeDraft, uploadDocument, removeDocument } =
  voucherContract;
type Line = Sent<typeof journal>['body']['lines'][number];
type Party = { customerId?: number; vendorId?: number; documentId?: number };
const rights = ['voucher.create', 'voucher.read', 'voucher.delete'] as const;

let app: TestApp;
let shop: Shop;
let clerk: Person;
let other: Person;
let checker: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await addOwnAccount(shop.owner, 'BADDEBT', 'EXPENSES');
  const make = (more: readonly 'voucher.approve'[] = []) =>
    addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: [...rights, ...more] });
  [clerk, other, checker] = [await make(), await make(), await make(['voucher.approve'])];
  await call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 5000 } });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** A line on an account by its code: above zero a debit, below a credit. */
async function on(code: string, amount: number, party: Party = {}): Promise<Line> {
  const side = amount > 0 ? { debit: amount } : { credit: -amount };
  return { accountId: await accountId(shop.owner, code), ...side, ...party };
}
const bodyOf = (lines: Line[], said: object = {}) => ({ dateAD: voucherDay, narration: 'As agreed', lines, ...said });
const write = (caller: Person, lines: Line[], said: object = {}) =>
  call(caller, journal, { body: bodyOf(lines, said) });
const cancel = { body: { reason: 'Written twice' } };
const above = async () => [await on('CAPITAL', 6000), await on('CASH', -6000)];
const answered = (draft: { id: number; version: number }) => ({
  body: { drafts: [{ id: draft.id, version: draft.version }] },
});

test('a line that takes from no bill has chosen none', async () => {
  const bill = await sell(shop);
  const chosen = { customerId: shop.customerId, documentId: bill.id };
  const opened = await write(shop.owner, [await on('RECEIVABLE', 30, chosen), await on('CAPITAL', -30)]);
  expect(opened.lines[0]).toMatchObject({ documentId: null, documentCode: null });
  const brought = await write(shop.owner, [
    await on('OPENING_BALANCE', 30),
    await on('CUSTOMER_ADVANCES', -30, chosen),
  ]);
  expect(brought.lines[1]).toMatchObject({ documentId: null });
});

test('drafts, and bills that the caller may not read, are neither chosen nor named', async () => {
  const vendorId = (await addVendor(shop.owner, { alias: 'PRIVATE' })).id;
  const bill = await buy(shop, { vendorId });
  const lines = [await on('PAYABLE', 10, { vendorId, documentId: bill.id }), await on('CASH', -10)];
  const hidden = await refusal(clerk, journal, { body: bodyOf(lines) });
  expect(Object.keys(fieldsOf(hidden))).toEqual(['lines.0.documentId']);
  const draft = { params: { type: 'draft' }, body: purchaseOf(shop, vendorId) } as const;
  const { id: documentId } = await call(shop.owner, purchaseContract.save, draft);
  const ofDraft = [await on('PAYABLE', 10, { vendorId, documentId }), await on('CASH', -10)];
  const refused = await refusal(shop.owner, journal, { body: bodyOf(ofDraft) });
  expect(Object.keys(fieldsOf(refused))).toEqual(['lines.0.documentId']);
  const open = { query: { vendorId } };
  expect(await call(clerk, voucherContract.openBills, open)).toEqual({ due: bill.remainingAmount, bills: [] });
  const { bills } = await call(shop.owner, voucherContract.openBills, open);
  expect(bills).toMatchObject([{ id: bill.id, code: bill.code }]);
  const posted = await write(shop.owner, lines);
  expect(posted.lines[0]).toMatchObject({ documentCode: bill.code });
  const masked = await call(clerk, get, { params: { id: posted.id } });
  expect(masked.lines[0]).toMatchObject({ documentId: bill.id, documentCode: null });
});

test('what was put out of use while a voucher waited is not approved', async () => {
  const customerId = await addCustomer(shop.owner, 'Closed Since');
  const account = await addOwnAccount(shop.owner, 'OLDLOAN', 'LOANS');
  const waiting = await write(clerk, [await on('RECEIVABLE', 6000, { customerId }), await on('OLDLOAN', -6000)]);
  const switchBoth = async () => {
    await call(shop.owner, customerContract.toggle, { params: { id: customerId } });
    await call(shop.owner, ownAccountContract.toggle, { params: { id: account } });
  };
  await switchBoth();
  const refused = fieldsOf(await refusal(checker, approveDrafts, answered(waiting)));
  expect(Object.keys(refused).toSorted()).toEqual(['lines.0.customerId', 'lines.1.accountId']);
  expect(await call(clerk, get, { params: { id: waiting.id } })).toMatchObject({ state: 'DRAFT', approval: 'WAITING' });
  await switchBoth();
  expect(await call(checker, approveDrafts, answered(waiting))).toEqual({ approved: 1 });
});

test('once a journal is cancelled, the due that it was set against may move to a later day', async () => {
  const customerId = await addCustomer(shop.owner, 'Entered Too Early');
  const due = await enterOldBill(shop.owner, customerId);
  const lines = [await on('BADDEBT', 100), await on('RECEIVABLE', -100, { customerId, documentId: due.id })];
  const taken = await write(shop.owner, lines, { dateAD: '2026-11-18' });
  const edited = (version: number) => ({
    body: { ...oldBill(customerId, { billNumber: due.billNumber, asAtAD: '2026-11-19' }), id: due.id, version },
  });
  const held = await refusal({ ...shop.owner, language: 'en' }, openingDueContract.save, edited(due.version));
  expect(held.message).toBe(`Voucher ${taken.code} is set against it: cancel that first`);
  await call(shop.owner, voucherContract.cancel, { params: { id: taken.id }, ...cancel });
  const { version } = await call(shop.owner, openingDueContract.get, { params: { id: due.id } });
  await call(shop.owner, openingDueContract.save, edited(version));
  await expectSoundBooks(app);
});

test('taking a paper off what waits makes it another voucher, that waits anew', async () => {
  const { docUuid } = await call(clerk, uploadDocument, { files: { document: picture() } });
  const waiting = await write(clerk, await above(), { documents: [docUuid] });
  const back = await call(checker, rejectDraft, { params: { id: waiting.id }, body: { remarks: 'Whose paper?' } });
  await call(clerk, removeDocument, { params: { docUuid } });
  const anew = await call(clerk, get, { params: { id: waiting.id } });
  expect(anew).toMatchObject({ documents: [], approval: 'WAITING', approvalRemarks: null, version: back.version + 1 });
  expect((await refusal(checker, approveDrafts, answered(back))).status).toBe(409);
  await call(checker, approveDrafts, answered(anew));
});

test('who wrote a voucher removes it, or who may approve it, and as it was read', async () => {
  const [first, second] = [await write(clerk, await above()), await write(clerk, await above())];
  const asRead = ({ id, version }: typeof first) => ({ params: { id }, query: { version } });
  const strange = await refusal({ ...other, language: 'en' }, removeDraft, asRead(first));
  expect([strange.status, strange.error]).toEqual([403, 'voucher.removeOwn']);
  const back = await call(checker, rejectDraft, { params: { id: first.id }, body: { remarks: 'No' } });
  expect((await refusal(clerk, removeDraft, asRead(first))).status).toBe(409);
  await call(clerk, removeDraft, asRead(back));
  await call(checker, removeDraft, asRead(second));
});

test('what waits is not printed', async () => {
  const waiting = await write(clerk, await above());
  const print = { params: { id: waiting.id }, body: {} };
  expect((await refusal(clerk, voucherContract.print, print)).error).toBe('voucher.draftNotPrinted');
  await call(checker, approveDrafts, answered(waiting));
  expect((await send(clerk, voucherContract.print, print)).status).toBe(200);
});

test('above the limit who may approve vouchers takes one back, at the limit whoever cancels', async () => {
  const posted = await write(checker, await above());
  const params = { id: posted.id };
  expect(posted.isCancellable).toBe(true);
  expect((await call(clerk, get, { params })).isCancellable).toBe(false);
  // The list offers no more than the server would do.
  const listed = async (caller: Person) =>
    (await call(caller, voucherContract.list, { query: {} })).rows.find(({ id }) => id === posted.id)?.isCancellable;
  expect([await listed(checker), await listed(clerk)]).toEqual([true, false]);
  const refused = await refusal(clerk, voucherContract.cancel, { params, ...cancel });
  expect([refused.status, refused.error]).toEqual([403, 'voucher.cancelNeedsApproval']);
  await call(checker, voucherContract.cancel, { params, ...cancel });
  const small = await call(clerk, contra, { body: await contraOf(shop.owner, { amount: 5000 }) });
  expect(await call(clerk, voucherContract.cancel, { params: { id: small.id }, ...cancel })).toMatchObject({
    state: 'CANCELLED',
  });
});

test('a bill that a voucher was set against names the voucher that keeps it', async () => {
  const customerId = await addCustomer(shop.owner, 'Set Off');
  const vendorId = (await addVendor(shop.owner, { alias: 'SETOFF' })).id;
  const [sold, bought] = [await sell(shop, { customerId }), await buy(shop, { vendorId })];
  const taken = await write(shop.owner, [
    await on('PAYABLE', 100, { vendorId }),
    await on('RECEIVABLE', -100, { customerId }),
  ]);
  const answers = [
    await refusal(shop.owner, invoiceContract.cancel, { params: { id: sold.id }, ...cancel }),
    await refusal(shop.owner, purchaseContract.cancel, { params: { id: bought.id }, ...cancel }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(['voucher.setAgainst', 'voucher.setAgainst']);
  for (const { message } of answers) expect(message).toContain(taken.code);
});

test('an expense that a voucher was set against is not edited, and names the voucher that keeps it', async () => {
  const vendorId = (await addVendor(shop.owner, { alias: 'RENTOFF' })).id;
  const named = { categoryName: 'Rent that is set off', categoryType: 'EXPENSE' };
  const categoryId = (await call(shop.owner, categoryContract.create, { body: named })).id;
  const days = { billDateAD: voucherDay, dueDateAD: voucherDay };
  const said = { heading: 'Rent', vendorId, categoryId, ...days, totalBillAmount: 500 };
  const expense = await call(shop.owner, expenseContract.save, { body: said });
  const taken = await write(shop.owner, [await on('PAYABLE', 500, { vendorId }), await on('CAPITAL', -500)]);
  const edited = { ...said, id: expense.id, totalBillAmount: 600 };
  const refused = await refusal(shop.owner, expenseContract.save, { body: edited });
  expect([refused.status, refused.error]).toEqual([409, 'voucher.setAgainst']);
  expect(refused.message).toBe(`Voucher ${taken.code} is set against it: cancel that first`);
  const inNepali = await refusal({ ...shop.owner, language: 'ne' }, expenseContract.save, { body: edited });
  expect(inNepali.message).toContain(`भौचर ${taken.code}ले`);
  expect(await call(shop.owner, expenseContract.get, { params: { id: expense.id } })).toMatchObject({
    isSetAgainst: true,
    vouchers: [taken.code],
  });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['expense.read', 'expense.create', 'expense.update'],
  });
  expect(await call(clerk, expenseContract.get, { params: { id: expense.id } })).toMatchObject({
    isSetAgainst: true,
    vouchers: [],
  });
  expect((await refusal(clerk, expenseContract.save, { body: edited })).message).toBe(
    'A voucher is set against it: let somebody who may see vouchers cancel that first',
  );
  await call(shop.owner, voucherContract.cancel, { params: { id: taken.id }, ...cancel });
  expect(await call(shop.owner, expenseContract.save, { body: edited })).toMatchObject({
    totalBillAmount: 600,
    isSetAgainst: false,
    vouchers: [],
  });
});
