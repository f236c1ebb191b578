import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addBox, cancelClose, cashOn, closeDay, closeOf, receive } from './testing/day-closes.ts';

vi.setConfig({ testTimeout: 120_000 });

const { cancel, cash, choices, create, get, print } = dayCloseContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const detail = ({ owner }: Shop, id: number) => call(owner, get, { params: { id } });
const refusedToCancel = ({ owner }: Shop, id: number) =>
  refusal(owner, cancel, { params: { id }, body: { reason: 'Counted wrong' } });

test('a box that several outlets share is closed once it belongs to one of them', async () => {
  const shop = await openShop(app);
  const { owner, outletId } = shop;
  const safe = await addBox(shop);
  await closeDay(shop, 0, { moneyAccountId: safe, dateAD: '2026-11-19' });
  await addOutlet(app, owner, 'PKR');
  const { boxes, targets } = await call(owner, choices, {});
  expect(boxes.map(({ code }) => code)).toEqual(['CASH']);
  expect(targets.map(({ code }) => code)).toContain('SAFE');
  const shared = { moneyAccountId: expect.stringContaining('several outlets') };
  expect(fieldsOf(await refusal(owner, cash, { query: { moneyAccountId: safe, outletId } }))).toEqual(shared);
  const body = await closeOf(shop, 0, { moneyAccountId: safe });
  expect(fieldsOf(await refusal(owner, create, { body }))).toEqual(shared);
  const kept = await call(owner, moneyAccountContract.get, { params: { id: safe } });
  const { version } = kept;
  const own = { id: safe, version, kind: 'CASH' as const, code: 'SAFE', name: 'Safe', nameNp: 'दराज', outletId };
  await call(owner, moneyAccountContract.save, { body: own });
  expect(await closeDay(shop, 0, { moneyAccountId: safe })).toMatchObject({ accountCode: 'SAFE' });
});

test('a close stands while what it moved has been counted in another box', async () => {
  const shop = await openShop(app);
  const safe = await addBox(shop);
  await receive(shop, 500, '2026-11-18');
  // Counted before anything was moved into it: it does not stand in the way.
  await closeDay(shop, 0, { moneyAccountId: safe, dateAD: '2026-11-18' });
  const { id } = await closeDay(shop, 500, { dateAD: '2026-11-18', takenToId: safe, leftAmount: 100 });
  const counted = await closeDay(shop, 400, { moneyAccountId: safe, dateAD: '2026-11-20' });
  expect(await refusedToCancel(shop, id)).toMatchObject({
    status: 409,
    error: 'dayClose.targetStands',
    message: expect.stringMatching(/Safe of 4 Mangsir 2083/),
  });
  await cancelClose(shop, counted.id);
  expect(await cancelClose(shop, id)).toMatchObject({ state: 'CANCELLED' });
  const again = await closeDay(shop, 500, { dateAD: '2026-11-19', takenToId: safe, leftAmount: 100 });
  await closeDay(shop, 400, { moneyAccountId: safe, dateAD: '2026-11-19' });
  expect(await refusedToCancel({ ...shop, owner: { ...shop.owner, language: 'ne' } }, again.id)).toMatchObject({
    message: expect.stringContaining('दराज'),
  });
  await expectSoundBooks(app);
});

test('what the books say since is what was expected and what was written into the days of that close', async () => {
  const shop = await openShop(app);
  await receive(shop, 200, '2026-11-17');
  const first = await closeDay(shop, 200, { dateAD: '2026-11-18' });
  const second = await closeDay(shop, 200);
  await receive(shop, 40, '2026-11-16');
  await receive(shop, 7, '2026-11-19');
  const early = await detail(shop, first.id);
  expect(early).toMatchObject({ expectedAmount: 200, expectedNowAmount: 240, sinceCount: 1 });
  expect(early.since).toMatchObject([{ dateAD: '2026-11-16', amount: 40 }]);
  const late = await detail(shop, second.id);
  expect(late).toMatchObject({ expectedAmount: 200, expectedNowAmount: 207, sinceCount: 1 });
  expect(late.since).toMatchObject([{ dateAD: '2026-11-19', amount: 7 }]);
});

test('a payment that is deleted after its day was closed is told of that close', async () => {
  const shop = await openShop(app);
  const paid = await receive(shop, 500, '2026-11-20');
  const { id } = await closeDay(shop, 500);
  const params = { masterId: paid.id };
  await call(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Bounced' } });
  expect(await detail(shop, id)).toMatchObject({
    expectedAmount: 500,
    expectedNowAmount: 0,
    since: [{ amount: -500, dateAD: '2026-11-20' }],
  });
  expect(await cashOn(shop, '2026-11-20')).toMatchObject({ expectedAmount: 0 });
  await expectSoundBooks(app);
});

test('what is received at the very moment of a close is in it, or is told as having come since', async () => {
  const shop = await openShop(app);
  const body = await closeOf(shop, 0);
  const receipts = (count: number) => Array.from({ length: count }, () => receive(shop, 10, '2026-11-20'));
  const [before, answer, after] = [receipts(2), send(shop.owner, create, { body }), receipts(2)];
  const { status } = await answer;
  await Promise.all([...before, ...after]);
  expect([200, 409]).toContain(status);
  const now = await cashOn(shop, '2026-11-20');
  expect(now.expectedAmount).toBe(40);
  const closed = now.closed === null ? await closeDay(shop, 40) : await detail(shop, now.closed.id);
  expect([closed.expectedNowAmount, closed.expectedAmount + 10 * closed.sinceCount]).toEqual([40, 40]);
  await expectSoundBooks(app);
});

test('a close that was cancelled and the one that took its place are told apart in print', async () => {
  const shop = await openShop(app);
  const first = await closeDay(shop, 5, { reason: 'Found' });
  await cancelClose(shop, first.id);
  const second = await closeDay(shop, 0);
  const printed = async (id: number) => {
    const file = await send(shop.owner, print, { params: { id }, body: { language: 'en' } });
    const text = pdfText(new Uint8Array(await file.arrayBuffer()));
    return { name: file.headers.get('content-disposition'), text };
  };
  const [cancelled, stands] = [await printed(first.id), await printed(second.id)];
  expect(cancelled.text).toContain('Counted wrong');
  expect(cancelled.text).toContain('Closed at');
  expect(cancelled.text).not.toContain('Closed again');
  expect(cancelled.name).toMatch(/day-close-CASH-2083-08-04-\d{4}\.pdf/);
  expect(stands.text).toContain('Closed again');
  expect(stands.name).toMatch(/day-close-CASH-2083-08-04-\d{4}-2\.pdf/);
});

test('nothing is added to the count of a close that was made before', async () => {
  const shop = await openShop(app);
  const { id } = await closeDay(shop, 0);
  const { businessId, userId } = shop.owner;
  const added = app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('insert into day_close_note (business_id, close_id, rupees, pieces) values ($1, $2, 100, 1)', [
      businessId,
      id,
    ]),
  );
  await expect(added).rejects.toThrow('another transaction');
});
