import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { type FakeGateway, startFakeGateway } from '../../../testing/gateways/fake-gateway.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addPerson, inOutlet, openPlatform } from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { lineOf, sell } from '../../../testing/shop.ts';
import { letterIn } from '../../reports/report-schedule/testing/sending-shop.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { fileBy, formOf } from '../../reports/vat-return/testing/returns.ts';
import { bankOf, expenseOf, payExpense, tax } from '../../money/tds/testing/held.ts';
import { type NoticingShop, openNoticingShop, startNoticing } from '../notice/testing/noticing-shop.ts';
import { tellDue } from './notice-day.worker.ts';

const dueDateAD = '2026-11-20';
let gateway: FakeGateway;
let noticing: Awaited<ReturnType<typeof startNoticing>>;
let our: NoticingShop;
beforeAll(async () => {
  gateway = await startFakeGateway();
  noticing = await startNoticing({ outside: { seconds: 0.5, gateways: gateway.addresses } });
});
beforeEach(async () => {
  our = await openNoticingShop(noticing);
  gateway.received.splice(0);
});
afterEach(() => expectSoundBooks(our.app));
afterAll(async () => {
  await noticing.close();
  await gateway.close();
});

const tell = () => tellDue(our.app.services);
const deliver = () => deliverDue(our.app.services);

test('the day is told from six in the morning on', async () => {
  await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD });
  // A minute to six.
  await our.pass(19 + 44 / 60);
  await tell();
  expect(await our.noticesOf()).toEqual([]);
  await our.pass(1 / 60);
  await tell();
  expect(await our.noticesOf()).toMatchObject([{ kind: 'OVERDUE', count: 1, amount: 100 }]);
});

test('what was paid and returned is not asked for, and bills of vendors stand beside those of customers', async () => {
  const lines = [lineOf(our.shop.rice.variantId, { quantity: 5 })];
  const first = await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD, lines });
  await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD });
  await credit(our.shop, returnOf(first, [1]));
  await call(our.shop.owner, paymentContract.createSettlement, {
    body: { ...paying([row(150)]), customerId: our.shop.customerId },
  });
  await buy(our.shop, { dueDateAD });
  await tell();
  const query = { dueOnAD: dueDateAD };
  const sold = await call(our.shop.owner, invoiceContract.list, { query });
  const bought = await call(our.shop.owner, purchaseContract.list, { query });
  const owedIn = (rows: readonly { remainingAmount: number }[]) =>
    rows.reduce((sum, { remainingAmount }) => sum + remainingAmount, 0);
  expect([owedIn(sold.rows), bought.recordsTotal]).toEqual([350, 1]);
  expect((await our.noticesOf()).toSorted((one, other) => one.subject.localeCompare(other.subject))).toMatchObject([
    { kind: 'DUE_TODAY', subject: 'INVOICE', count: sold.recordsTotal, amount: 350 },
    { kind: 'DUE_TODAY', subject: 'PURCHASE', count: 1, amount: owedIn(bought.rows) },
  ]);
});

test('a letter of a day that is past does not go any more', async () => {
  await our.mailTo(our.shop.owner, 'sita@home.example', ['DUE']);
  await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD });
  await tell();
  await our.pass(24);
  await deliver();
  expect(our.host.received).toEqual([]);
  await tell();
  await deliver();
  expect(our.host.received).toHaveLength(1);
});

test('an SMS of the evening rings in the morning, and an e-mail goes at once', async () => {
  const body = { provider: 'aakash', aakashToken: 'token', sparrowFrom: 'Bahi' } as const;
  await call(await openPlatform(our.app), smsSettingsContract.save, { body });
  await our.mailTo(our.shop.owner, 'sita@home.example', ['APPROVAL']);
  await call(our.shop.owner, noticeContract.saveChoices, { body: { bySms: ['APPROVAL'] } });
  await limitDrafts(our.shop, 5000);
  const rights = ['quotation.create', 'quotation.read'] as const;
  const clerk = await addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  // A quarter past eight in the evening.
  await our.pass(10);
  await our.draft(await inOutlet(our.app, clerk, null));
  await deliver();
  expect([our.host.received.length, gateway.received.length]).toEqual([1, 0]);
  await our.pass(9.5);
  await deliver();
  expect(gateway.received, 'a quarter to six').toEqual([]);
  await our.pass(0.25);
  await deliver();
  expect(gateway.received).toHaveLength(1);
});

test('that the fiscal year ends is told on the day after a missed one, in the digits of the language', async () => {
  await our.mailTo(our.shop.owner, 'sita@home.example', ['ENDING']);
  await call(our.shop.owner, noticeContract.saveChoices, { body: { language: 'ne' } });
  await tell();
  // 31 days before 31 Asar 2084, and then no server until the 28th day before.
  await our.pass(207 * 24);
  await tell();
  const endings = async () =>
    (await our.noticesOf()).filter(({ kind }) => kind === 'YEAR_ENDING').map(({ count }) => count);
  const [before] = [await endings()];
  await our.pass(3 * 24);
  await tell();
  await tell();
  await deliver();
  expect([before, await endings()]).toEqual([[], [28]]);
  expect(letterIn(our.host.received[0])).toContain('आर्थिक वर्ष २०८३/८४ २८ दिनमा सकिन्छ');
});

test('the VAT return of the month before is told until its 25th, once it is filed what is left to pay of it', async () => {
  await sell(our.shop, { lines: [lineOf(our.shop.tea.variantId)] });
  const told = async () => (await our.noticesOf()).filter(({ kind }) => kind === 'VAT_DUE').map(({ count }) => count);
  await tell();
  expect(await told(), 'nothing of the month before bears tax').toEqual([]);
  // 4 Mangsir 2083: the return of Mangsir is due on 25 Poush, 50 days on.
  await our.pass(43 * 24);
  await tell();
  await our.pass(4 * 24);
  await tell();
  expect(await told()).toEqual([3, 7]);
  const owner = await inOutlet(our.app, our.shop.owner, null);
  await fileBy(owner, formOf('2026-11-20'));
  await our.pass(3 * 24);
  await tell();
  expect(await told()).toEqual([3, 7]);
  // 13 of VAT were filed: what is left to pay goes on being told.
  const unpaid = async () =>
    (await our.noticesOf()).filter(({ kind }) => kind === 'VAT_UNPAID').map(({ count, amount }) => [count, amount]);
  expect(await unpaid()).toEqual([[0, 13]]);
});

test('VAT of a filed month that is not paid in time is told once a week, beside what is left of the month after it', async () => {
  const tea = (quantity: number) => ({ lines: [lineOf(our.shop.tea.variantId, { quantity })] });
  await sell(our.shop, tea(1));
  const days = { issuedDateAD: '2027-01-02', dueDateAD: '2027-01-02' };
  await our.pass(43 * 24);
  await sell(
    { ...our.shop, owner: await inOutlet(our.app, our.shop.owner, our.shop.outletId) },
    { ...tea(2), ...days },
  );
  await fileBy(our.shop.owner, formOf('2026-11-20'));
  const told = async () => {
    await tell();
    const { name, count, amount } = (await our.noticesOf()).find(({ kind }) => kind === 'VAT_UNPAID') ?? {};
    return [name, count, amount];
  };
  // Two days after 25 Poush: what was told last was before it.
  await our.pass(6 * 24);
  expect(await told()).toEqual(['Mangsir 2083', 1, 13]);
  await our.pass(8 * 24);
  expect(await told()).toEqual(['Mangsir 2083', 7, 13]);
  await fileBy(our.shop.owner, formOf('2026-12-20', { submittedOnAD: '2027-01-16' }));
  await our.pass(15 * 24);
  await tell();
  // Poush is due in eight days, and three weeks are over since Mangsir was.
  expect(await told()).toEqual(['Mangsir 2083', 22, 13]);
  await our.pass(24);
  await tell();
  expect((await our.noticesOf()).slice(0, 1)).toMatchObject([
    { kind: 'VAT_UNPAID', name: 'Poush 2083', count: 7, amount: 26 },
  ]);
});

test('tax that was held back is told until its 25th with what is left of it, and no longer once it is paid', async () => {
  const expense = await expenseOf(our.shop, { totalBillAmount: 10_000 });
  await payExpense(our.shop, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const told = async () =>
    (await our.noticesOf()).filter(({ kind }) => kind === 'TDS_DUE').map(({ count, amount }) => [count, amount]);
  await our.pass(43 * 24);
  await tell();
  expect(await told()).toEqual([[7, 150]]);
  const owner = await inOutlet(our.app, our.shop.owner, null);
  const body = {
    dayAD: '2026-11-20',
    moneyAccountId: await bankOf({ owner }),
    paidOnAD: '2026-12-20',
    amount: 150,
    voucherNumber: 'NRB-1',
  };
  await call(owner, tdsContract.deposit, { body });
  await our.pass(4 * 24);
  await tell();
  expect(await told()).toEqual([[7, 150]]);
});

test('after 90 days what was sent is gone with what was told', async () => {
  await our.mailTo(our.shop.owner, 'sita@home.example', ['DUE']);
  await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD });
  await tell();
  await deliver();
  const kept = () =>
    our.asTenant(
      `select delivery.told_on, message.said from notice_delivery delivery
       join paper_message message on message.business_id = delivery.business_id and message.notice_delivery_id = delivery.id
       where delivery.business_id = $1`,
      [our.shop.owner.businessId],
    );
  expect(await kept()).toEqual([{ told_on: '2026-11-20', said: null }]);
  await our.pass(91 * 24);
  await tell();
  expect(await kept()).toMatchObject([{ told_on: '2027-02-19' }]);
});

test('servers find no business that is not active, and it again once it is', async () => {
  const found = () =>
    our.app.asOwner("select business_id from notice_look where business_id = $1 and looked_on < '2100-01-01'", [
      our.shop.owner.businessId,
    ]);
  const platform = await openPlatform(our.app);
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    call(platform, businessDetailContract.setStatus, { params: { id: our.shop.owner.businessId, status } });
  expect(await found()).toHaveLength(1);
  await set('INACTIVE');
  expect(await found()).toEqual([]);
  await set('ACTIVE');
  await sell(our.shop, { paymentMode: 'CREDIT', dueDateAD });
  await tell();
  expect(await our.noticesOf()).toMatchObject([{ kind: 'DUE_TODAY' }]);
});
