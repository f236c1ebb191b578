import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { bounce, clear, deposit, receiveCheque, undo } from '../cheque/testing/cheques.ts';
import { bankOf, fileOf, matchOffers, openOf, readFile, receive } from './testing/statements.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** A shop whose bank tells a cheque of 300 that it cleared, matched. */
async function clearedAndMatched() {
  const shop = await openShop(app);
  const cheque = await receiveCheque(shop, 300);
  await deposit(shop.owner, [cheque], await bankOf(shop.owner));
  await clear(shop.owner, cheque);
  await readFile(shop.owner, fileOf(0, [['2026-11-20', 'Clearing', '', 300]]));
  await matchOffers(shop.owner);
  expect(await openOf(shop.owner)).toMatchObject({ lines: [], books: [] });
  return { shop, cheque };
}

const openAmounts = async ({ owner }: Shop) => {
  const { lines, books } = await openOf(owner);
  return [lines.map(({ amount }) => amount), books.map(({ amount }) => amount)];
};

test('a cheque whose steps were mistaken leaves its match when they are undone', async () => {
  const { shop, cheque } = await clearedAndMatched();
  await undo(shop.owner, cheque);
  await undo(shop.owner, cheque);
  expect(await openAmounts(shop)).toEqual([[300], []]);
});

test('a cheque that bounces keeps its match: the bank tells that it came, and that it went', async () => {
  const { shop, cheque } = await clearedAndMatched();
  await bounce(shop.owner, cheque);
  expect(await openAmounts(shop)).toEqual([[], [-300]]);
  await readFile(shop.owner, fileOf(300, [['2026-11-20', 'Returned', '', -300]]));
  await matchOffers(shop.owner);
  expect(await openAmounts(shop)).toEqual([[], []]);
});

test('what is taken out of the books while it is matched is matched with nothing in the end', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const id = await bankOf(owner);
  for (const amount of [11, 12, 13, 14, 15, 16]) {
    const receipt = await receive(shop, amount);
    const before = (await openOf(owner)).account.statementAmount ?? 0;
    await readFile(owner, fileOf(before, [['2026-11-20', `In ${amount}`, '', amount]]));
    const offer = (await openOf(owner)).offers.find((one) => one.amount === amount);
    const body = { lines: offer?.lines ?? [], books: offer?.books ?? [] };
    await Promise.allSettled([
      call(owner, bankStatementContract.match, { params: { id }, body }),
      call(owner, paymentContract.removeSettlement, {
        params: { masterId: receipt.id },
        query: { reason: 'Mistaken' },
      }),
    ]);
  }
  expect(await openAmounts(shop)).toEqual([[11, 12, 13, 14, 15, 16], []]);
});

test('more lines than can be chosen at once are refused', async () => {
  const { owner } = await openShop(app);
  const lines = Array.from({ length: 1001 }, (_, at) => at + 1);
  const refused = await refusal(owner, bankStatementContract.match, {
    params: { id: await bankOf(owner) },
    body: { lines, books: [] },
  });
  expect(fieldsOf(refused)).toEqual({ lines: 'At most 1,000 lines at once' });
});
