import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal, send } from '../../../testing/caller.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addBox, cancelClose, cashOn, closeDay, closeOf, receive } from './testing/day-closes.ts';

vi.setConfig({ testTimeout: 120_000 });

const { create, get, list, print } = dayCloseContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

async function balances({ owner }: Shop): Promise<Record<string, number>> {
  const { rows } = await call(owner, moneyAccountContract.list, { query: {} });
  return Object.fromEntries(rows.map(({ code, balanceAmount }) => [code, balanceAmount]));
}
const ledger = async ({ owner }: Shop, account: string) => {
  const body = { fromDateAD: '2026-11-18', toDateAD: '2026-11-20', account, pageSize: 100 };
  const { rows } = await call(owner, accountLedgerContract.generate, { body });
  return rows.flatMap(({ what, debit, credit, sourceKind }) =>
    sourceKind === 'DAY_CLOSE' ? [[what, debit, credit]] : [],
  );
};

test('the books say what a box had, what came into it and what went, by what it was for', async () => {
  const shop = await openShop(app);
  await receive(shop, 500, '2026-11-19');
  await sell(shop, { paymentMode: 'CASH' });
  await receive(shop, 30, '2026-11-20');
  const back = { customerId: shop.customerId, outletId: shop.outletId, paymentMode: 'CASH' as const };
  await call(shop.owner, paymentContract.refund, { body: { ...back, paymentDate: '2026-11-20', amount: 10 } });
  expect(await cashOn(shop, '2026-11-20')).toMatchObject({
    openingAmount: 500,
    betweenAmount: 0,
    receivedAmount: 130,
    paidAmount: 10,
    expectedAmount: 620,
    previous: null,
    closed: null,
    movements: [
      { what: 'INVOICE', receivedAmount: 100, paidAmount: 0, entries: 1 },
      { what: 'ADVANCE', receivedAmount: 30, paidAmount: 10, entries: 2 },
    ],
  });
});

test('notes are counted; what is short is booked as an expense and what goes to the bank is moved there', async () => {
  const shop = await openShop(app);
  await receive(shop, 5000, '2026-11-20');
  const { targets } = await call(shop.owner, dayCloseContract.choices, {});
  const bank = targets.find(({ code }) => code === 'BANK')?.id ?? 0;
  const said = {
    notes: [
      { rupees: 1000, pieces: '४' },
      { rupees: 500, pieces: 1 },
      { rupees: 5, pieces: '' },
    ],
    otherAmount: '495',
    reason: 'A note was given too much',
    handedToUserId: shop.owner.userId,
    takenToId: bank,
    leftAmount: 995,
  };
  const body = await closeOf(shop, 0, said);
  expect(await messageOf(shop.owner, create, { body })).toBe('Day of 4 Mangsir 2083 closed');
  const { rows } = await call(shop.owner, list, { query: { differs: true } });
  expect(rows).toMatchObject([{ expectedAmount: 5000, countedAmount: 4995, differenceAmount: -5, leftAmount: 995 }]);
  const closed = await call(shop.owner, get, { params: { id: rows[0]?.id ?? 0 } });
  expect(closed).toMatchObject({
    state: 'CLOSED',
    notes: [
      { rupees: 1000, pieces: 4, amount: 4000 },
      { rupees: 500, pieces: 1, amount: 500 },
    ],
    otherAmount: 495,
    reason: 'A note was given too much',
    takenAmount: 4000,
    takenToName: 'Bank',
    expectedNowAmount: 5000,
    since: [],
  });
  expect(await balances(shop)).toEqual({ CASH: 995, BANK: 4000 });
  expect(await ledger(shop, 'CASH_DIFFERENCE')).toEqual([['DAY_CLOSE', 5, null]]);
  expect(await ledger(shop, 'BANK')).toEqual([['DAY_CLOSE_TRANSFER', 4000, null]]);
  await expectSoundBooks(app);
});

test('what is over takes from that expense, and what agrees posts nothing', async () => {
  const shop = await openShop(app);
  await receive(shop, 200, '2026-11-19');
  expect(await closeDay(shop, 207, { dateAD: '2026-11-19', reason: 'Tip' })).toMatchObject({ differenceAmount: 7 });
  expect(await closeDay(shop, 207)).toMatchObject({ openingAmount: 207, differenceAmount: 0, reason: null });
  expect(await ledger(shop, 'CASH_DIFFERENCE')).toEqual([['DAY_CLOSE', null, 7]]);
  expect(await balances(shop)).toMatchObject({ CASH: 207 });
  await expectSoundBooks(app);
});

test('the next day begins with what was left, and what came between stands apart', async () => {
  const shop = await openShop(app);
  const safe = await addBox(shop);
  await receive(shop, 1000, '2026-11-18');
  const first = await closeDay(shop, 1000, { dateAD: '2026-11-18', takenToId: safe, leftAmount: 200 });
  await receive(shop, 40, '2026-11-18');
  await receive(shop, 60, '2026-11-19');
  expect(await cashOn(shop, '2026-11-20')).toMatchObject({
    openingAmount: 200,
    betweenAmount: 100,
    expectedAmount: 300,
    previous: { id: first.id, dateAD: '2026-11-18' },
  });
  expect(await call(shop.owner, get, { params: { id: first.id } })).toMatchObject({
    expectedAmount: 1000,
    expectedNowAmount: 1040,
    sinceCount: 1,
    since: [{ what: 'PAYMENT_RECEIVED', amount: 40, dateAD: '2026-11-18' }],
  });
  expect(await balances(shop)).toMatchObject({ CASH: 300, SAFE: 800 });
  await closeDay(shop, 300);
  await expectSoundBooks(app);
});

test('a close is cancelled on its own day by mirrors, and the day is counted anew', async () => {
  const shop = await openShop(app);
  const safe = await addBox(shop);
  await receive(shop, 500, '2026-11-19');
  const said = { dateAD: '2026-11-19', reason: 'Unknown', takenToId: safe, leftAmount: 90 };
  const { id } = await closeDay(shop, 490, said);
  expect(await cancelClose(shop, id)).toMatchObject({ state: 'CANCELLED', cancelReason: 'Counted wrong' });
  expect(await balances(shop)).toMatchObject({ CASH: 500, SAFE: 0 });
  expect(await cashOn(shop, '2026-11-19')).toMatchObject({ receivedAmount: 500, expectedAmount: 500, closed: null });
  expect(await cashOn(shop, '2026-11-20')).toMatchObject({ openingAmount: 500, expectedAmount: 500 });
  expect(await closeDay(shop, 500, { dateAD: '2026-11-19' })).toMatchObject({ differenceAmount: 0 });
  const { rows } = await call(shop.owner, list, { query: { search: 'Cash' } });
  expect(rows.map(({ state }) => state)).toEqual(['CLOSED', 'CANCELLED']);
  const again = { params: { id }, body: { reason: 'Again' } };
  expect(await refusal(shop.owner, dayCloseContract.cancel, again)).toMatchObject({
    error: 'dayClose.notCancellable',
  });
  await expectSoundBooks(app);
});

test('the till is what was counted once a box is closed', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, { paymentMode: 'CASH' });
  await closeDay(shop, 95, { reason: 'Short' });
  const params = { componentTypeKey: 'INVOICE', componentEntityId: bill.id } as const;
  expect(await call(shop.owner, paymentContract.cashInHand, { params, query: {} })).toEqual({ cashAmount: 95 });
});

test.each(['A4', 'SLIP'] as const)('a close is printed on %s, in both languages', async (paper) => {
  const shop = await openShop(app);
  await receive(shop, 105, '2026-11-20');
  const said = { notes: [{ rupees: 100, pieces: 1 }], reason: 'Short', handedToName: 'Sita' };
  const { id } = await closeDay(shop, 2, said);
  for (const language of ['ne', 'en'] as const) {
    const file = await send(shop.owner, print, { params: { id }, body: { paper, language } });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/day-close-CASH-2083-08-04-\d{4}\.pdf/),
    ]);
    const text = pdfText(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain(language === 'ne' ? 'दिन बन्द' : "Day's close");
  }
});
