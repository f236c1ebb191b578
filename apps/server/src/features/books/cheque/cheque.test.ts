import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { buy } from '../../../testing/purchases.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { bounce, chequeOf, chequeRow, clear, deposit, handBack, receiveCheque, undo } from './testing/cheques.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: Shop;
let bankId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  await allowDaysBack(shop);
  bankId = await accountId(shop.owner, 'BANK');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** What lies on accounts, in rupees. */
async function on(...codes: string[]): Promise<number[]> {
  const rows = await app.asOwner(
    `select account_code as code, (sum(debit_paisa - credit_paisa) / 100)::float8 as rupees from journal_line
     where business_id = $1 group by account_code`,
    [shop.owner.businessId],
  );
  return codes.map((code) => Number(rows.find((row) => row['code'] === code)?.['rupees'] ?? 0));
}

/** A bill of so many kilos of rice at 100. */
async function bill(quantity: number, issuedDateAD = '2026-11-20'): Promise<number> {
  return (await sell(shop, { issuedDateAD, lines: [lineOf(shop.rice.variantId, { quantity })] })).id;
}

async function due(invoiceId: number): Promise<number> {
  return (await call(shop.owner, paymentContract.ofInvoice, { params: { invoiceId } })).dueAmount;
}

test('a cheque lies in hand, is put into the bank with others on one slip, and is cleared', async () => {
  const [before] = await on('CHEQUES_IN_HAND');
  const invoice = await bill(3, '2026-11-10');
  const first = await receiveCheque(shop, 300, { paymentDate: '2026-11-12' });
  const second = await receiveCheque(shop, 200);
  expect(await due(invoice)).toBe(0);
  expect(first).toMatchObject({
    state: 'IN_HAND',
    isPostDated: false,
    actions: ['DEPOSIT', 'HAND_BACK'],
    bank: 'Nabil',
  });
  expect((await on('CHEQUES_IN_HAND'))[0]).toBe((before ?? 0) + 500);
  const [bank] = await on('BANK');
  const slip = await deposit(shop.owner, [first, second], bankId);
  expect(slip).toMatchObject({ totalAmount: 500, cheques: 2 });
  expect(await on('CHEQUES_IN_HAND', 'BANK')).toEqual([before, (bank ?? 0) + 500]);
  const cleared = await clear(shop.owner, first);
  expect(cleared).toMatchObject({
    state: 'CLEARED',
    steps: [{ action: 'DEPOSIT', slipId: slip.id }, { action: 'CLEAR' }],
  });
  expect(await on('BANK')).toEqual([(bank ?? 0) + 500]);
  for (const [endpoint, id] of [
    [chequeContract.print, first.id],
    [chequeContract.printSlip, slip.id],
  ] as const)
    expect(
      (await send(shop.owner, endpoint, { params: { id }, body: { language: 'ne' } })).headers.get('content-type'),
    ).toBe('application/pdf');
});

test('a bounce makes the bill due again on its day, with charges, and the statement tells it', async () => {
  const invoice = await bill(4, '2026-11-14');
  const [bank, charges] = await on('BANK', 'BANK_CHARGES');
  const cheque = await receiveCheque(shop, 400, { paymentDate: '2026-11-15' });
  await deposit(shop.owner, [cheque], bankId, '2026-11-16');
  expect(await due(invoice)).toBe(0);
  const category = { categoryName: 'Cheque charges', categoryType: 'INCOME' as const };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: category });
  const said = { dateAD: '2026-11-18', bankCharge: 25, customerCharge: 100, categoryId };
  const bounced = await bounce(shop.owner, cheque, said);
  expect(bounced).toMatchObject({ state: 'BOUNCED', stateDateAD: '2026-11-18', actions: [] });
  const step = bounced.steps.find(({ action }) => action === 'BOUNCE');
  expect(step).toMatchObject({ chargeAmount: 25, chargedId: expect.any(Number), reason: 'Not enough money' });
  expect(await due(invoice)).toBe(400);
  expect(await on('BANK', 'BANK_CHARGES')).toEqual([(bank ?? 0) - 25, (charges ?? 0) + 25]);
  const income = await call(shop.owner, incomeContract.get, { params: { id: step?.chargedId ?? 0 } });
  expect(income).toMatchObject({ customerId: shop.customerId, totalBillAmount: 100 });
  const told = await call(shop.owner, statementContract.customer, {
    params: { id: shop.customerId },
    query: { fromDateAD: '2026-11-14', toDateAD: '2026-11-20' },
  });
  expect(told.rows.find(({ kind }) => kind === 'CHEQUE_BOUNCED')).toMatchObject({
    dateAD: '2026-11-18',
    reference: bounced.settlementNumber,
  });
  const again = await receiveCheque(shop, 400, { chequeNumber: cheque.number });
  expect([again.state, await due(invoice)]).toEqual(['IN_HAND', 0]);
});

test('a bounce takes back the cheque of a receipt and leaves its other payments', async () => {
  const invoice = await bill(5);
  const { id } = await call(shop.owner, paymentContract.create, {
    body: {
      componentType: 'INVOICE',
      componentEntityId: invoice,
      paymentLedgerDetailRequestDtoList: [
        { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 150 },
        chequeRow(350),
      ],
      totalPayingAmount: 500,
    },
  }).then(({ paymentLedgerDetailResponseDtoList: rows }) => ({ id: rows[0]?.masterId ?? 0 }));
  const cheque = await chequeOf(shop.owner, id);
  await deposit(shop.owner, [cheque], bankId);
  await bounce(shop.owner, cheque);
  expect(await due(invoice)).toBe(350);
  const settlement = await call(shop.owner, paymentContract.getSettlement, { params: { masterId: id } });
  expect(settlement.paymentLedgerDetailResponseDtoList.map((row) => row.cheque?.state ?? row.paymentMode)).toEqual([
    'CASH',
    'BOUNCED',
  ]);
  expect(settlement).toMatchObject({ totalAmount: 500, modeAmount: 150, isEditable: false });
});

test('a post-dated cheque is no money before its day, received or given', async () => {
  const [hand, received, given, bank] = await on('CHEQUES_IN_HAND', 'POST_DATED_RECEIVED', 'POST_DATED_GIVEN', 'BANK');
  const customerId = await addCustomer(shop.owner, 'Sita Pasal');
  const days = { paymentDate: '2026-11-12', chequeDate: '2026-11-19' };
  const cheque = await receiveCheque(shop, 700, { customerId, ...days });
  const { id, vendorId } = await buy(shop, {});
  const paid = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      componentType: 'PURCHASE',
      componentEntityId: id,
      paymentLedgerDetailRequestDtoList: [chequeRow(50, { chequeDate: '2026-12-20' })],
      totalPayingAmount: 50,
    },
  });
  expect(paid.vendorId).toBe(vendorId);
  const ours = await chequeOf(shop.owner, paid.id);
  expect([cheque.isPostDated, ours.isPostDated, ours.state]).toEqual([true, true, 'ISSUED']);
  expect(await on('CHEQUES_IN_HAND', 'POST_DATED_RECEIVED', 'POST_DATED_GIVEN', 'BANK')).toEqual([
    hand,
    (received ?? 0) + 700,
    (given ?? 0) - 50,
    bank,
  ]);
  const month = await call(shop.owner, chequeContract.calendar, { query: { year: 2083, month: 9 } });
  expect(month).toMatchObject({ givenAmount: 50, days: [{ dateAD: '2026-12-20', cheques: [{ id: ours.id }] }] });
  await deposit(shop.owner, [cheque], bankId, '2026-11-19');
  expect(await on('POST_DATED_RECEIVED', 'BANK')).toEqual([received, (bank ?? 0) + 700]);
  await handBack(shop.owner, ours);
  expect(await on('POST_DATED_GIVEN')).toEqual([given]);
});

test('a cheque that we gave leaves the bank when it is written, and comes back when it is cancelled or bounces', async () => {
  const [bank] = await on('BANK');
  const { id } = await buy(shop, {});
  const pay = async (rupees: number) => {
    const body = {
      componentType: 'PURCHASE' as const,
      componentEntityId: id,
      paymentLedgerDetailRequestDtoList: [chequeRow(rupees)],
      totalPayingAmount: rupees,
    };
    return chequeOf(shop.owner, (await call(shop.owner, paymentContract.createSettlement, { body })).id);
  };
  const [first, second] = [await pay(30), await pay(20)];
  expect(await on('BANK')).toEqual([(bank ?? 0) - 50]);
  expect(await handBack(shop.owner, first)).toMatchObject({ state: 'CANCELLED' });
  await clear(shop.owner, second);
  expect(await bounce(shop.owner, second, { bankCharge: 5 })).toMatchObject({ state: 'BOUNCED' });
  expect(await on('BANK')).toEqual([(bank ?? 0) - 5]);
});

test('what was done by mistake is taken back step by step, and the payment can then be deleted', async () => {
  const [hand, bank] = await on('CHEQUES_IN_HAND', 'BANK');
  const cheque = await receiveCheque(shop, 90);
  await deposit(shop.owner, [cheque], bankId);
  await clear(shop.owner, cheque);
  expect(await undo(shop.owner, cheque)).toMatchObject({ state: 'DEPOSITED' });
  expect(await undo(shop.owner, cheque)).toMatchObject({ state: 'IN_HAND', moneyAccountId: null });
  expect(await on('CHEQUES_IN_HAND', 'BANK')).toEqual([(hand ?? 0) + 90, bank]);
  const params = { masterId: cheque.settlementId };
  await call(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Mistaken' } });
  expect(await on('CHEQUES_IN_HAND')).toEqual([hand]);
  expect(await call(shop.owner, chequeContract.get, { params: { id: cheque.id } })).toMatchObject({ state: 'REMOVED' });
});

test('cheques are found by number, bank and party, and their sum is told', async () => {
  const cheque = await receiveCheque(shop, 75, { chequeBank: 'Himalayan' });
  const found = (query: object) => call(shop.owner, chequeContract.list, { query });
  expect(await found({ search: 'himal' })).toMatchObject({ recordsTotal: 1, totalAmount: 75 });
  expect((await found({ search: cheque.number })).rows.map(({ id }) => id)).toContain(cheque.id);
  expect((await found({ search: 'Ram Kirana', state: 'IN_HAND' })).rows.length).toBeGreaterThan(0);
  expect((await found({ kind: 'PAID', search: 'himal' })).recordsTotal).toBe(0);
  const details = { number: '५५५', bank: 'NIC' };
  const saved = await call(shop.owner, chequeContract.details, { params: { id: cheque.id }, body: details });
  expect(saved).toMatchObject({ number: '555', bank: 'NIC' });
});
