import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal, send as request } from '../../../testing/caller.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  accountOf,
  type Chain,
  openChain,
  receiptOf,
  receive,
  shelf,
  transfer,
  transferOf,
} from '../../../testing/transfers.ts';

const { get, list, save, send, receive: receiveCall, cancel, removeDraft, print, items } = stockTransferContract;

let app: TestApp;
let chain: Chain;

beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

/** A chain of its own for each test: nobody else moves its shelves. */
async function opened(): Promise<Chain> {
  chain = await openChain(app);
  return chain;
}

const statusOf = async (...sent: Parameters<typeof refusal>): Promise<number> => (await refusal(...sent)).status;
const inTransit = async () => (await call(chain.owner, list, {})).inTransit;

test('what is sent leaves the shelf at its cost, is on its way, and arrives at the same value', async () => {
  await opened();
  const sent = await transfer(chain);
  expect(sent).toMatchObject({ state: 'SENT', value: 800, lineCount: 1, toOutletName: 'PALPA' });
  expect(sent.code).toMatch(/^TRF-.*-2083\/84-00001$/);
  expect([await shelf(app, chain, chain.outletId), await shelf(app, chain, chain.palpaId)]).toEqual([
    [90, 7200],
    [0, 0],
  ]);
  expect(await inTransit()).toEqual({ count: 1, value: 800 });
  expect(await accountOf(app, chain, 'BETWEEN_OUTLETS')).toBe(800);

  const received = await receive(chain, sent);
  expect(received).toMatchObject({ state: 'RECEIVED', isShort: false, missingValue: 0, receivedDateAD: '2026-11-20' });
  expect(await shelf(app, chain, chain.palpaId)).toEqual([10, 800]);
  expect([
    await accountOf(app, chain, 'INVENTORY', chain.palpaId),
    await accountOf(app, chain, 'BETWEEN_OUTLETS'),
  ]).toEqual([800, 0]);
  expect(await inTransit()).toEqual({ count: 0, value: 0 });
  await expectSoundBooks(app);
});

test('what is missing is a loss of the outlet that receives, said with a reason at its line', async () => {
  await opened();
  const tea = { itemLedgerDetailId: chain.tea.variantId, quantity: 3 };
  const rice = { itemLedgerDetailId: chain.rice.variantId, quantity: 10 };
  const sent = await transfer(chain, { lines: [rice, tea] });
  const { params, body } = receiptOf(sent, [9]);
  const without = body.lines.map(({ id, receivedQuantity }) => ({ id, receivedQuantity }));
  expect(await refusal(chain.owner, receiveCall, { params, body: { lines: without } })).toMatchObject({
    errors: [{ field: 'lines.0.reason' }],
  });
  const received = await receive(chain, sent, [9, 0]);
  expect(received).toMatchObject({ isShort: true, missingValue: 530 });
  expect(received.lines).toMatchObject([
    { receivedQuantity: 9, reason: 'Not in the sack' },
    { receivedQuantity: 0, value: 450 },
  ]);
  expect([await shelf(app, chain, chain.palpaId), await shelf(app, chain, chain.palpaId, chain.tea.variantId)]).toEqual(
    [
      [9, 720],
      [0, 0],
    ],
  );
  expect(await accountOf(app, chain, 'STOCK_ADJUSTMENT', chain.palpaId)).toBe(530);
  expect(await accountOf(app, chain, 'STOCK_ADJUSTMENT', chain.outletId)).toBe(0);
  await expectSoundBooks(app);
});

test('nothing at all may arrive, also of goods that cost nothing', async () => {
  await opened();
  const sent = await transfer(chain);
  expect(await receive(chain, sent, [0])).toMatchObject({ state: 'RECEIVED', missingValue: 800 });
  await expectSoundBooks(app);
});

test('a draft moves nothing, is changed, sent as it was saved, or deleted; what is sent is not changed', async () => {
  const { owner } = await opened();
  const draft = await transfer(chain, { state: 'DRAFT' });
  expect(draft).toMatchObject({ state: 'DRAFT', code: null, value: null });
  expect(await shelf(app, chain, chain.outletId)).toEqual([100, 8000]);
  expect((await refusal(owner, receiveCall, receiptOf(draft))).message).toBe('It is a draft: nothing was sent yet');
  const lines = [{ itemLedgerDetailId: chain.tea.variantId, quantity: 2 }];
  const edited = await transfer(chain, { state: 'DRAFT', id: draft.id, version: draft.version, lines });
  const stale = { params: { id: draft.id }, body: { version: draft.version } };
  expect(await refusal(owner, send, stale)).toMatchObject({ status: 409 });
  const sent = await call(owner, send, { params: { id: draft.id }, body: { version: edited.version } });
  expect(sent).toMatchObject({ state: 'SENT', value: 300 });
  expect(await statusOf(owner, save, { body: { ...transferOf(chain), id: sent.id } })).toBe(409);
  expect(await statusOf(owner, removeDraft, { params: { id: sent.id } })).toBe(409);
  const other = await transfer(chain, { state: 'DRAFT' });
  await call(owner, removeDraft, { params: { id: other.id } });
  expect(await statusOf(owner, get, { params: { id: other.id } })).toBe(404);
  await expectSoundBooks(app);
});

test('what is on its way may be taken back with a reason: the shelf is as it was; what is received may not', async () => {
  const { owner } = await opened();
  const sent = await transfer(chain);
  const taken = await call(owner, cancel, { params: { id: sent.id }, body: { reason: 'Wrong outlet' } });
  expect(taken).toMatchObject({ state: 'CANCELLED', cancelReason: 'Wrong outlet', code: sent.code });
  expect(await shelf(app, chain, chain.outletId)).toEqual([100, 8000]);
  expect([await accountOf(app, chain, 'BETWEEN_OUTLETS'), await inTransit()]).toEqual([0, { count: 0, value: 0 }]);
  expect(await statusOf(owner, receiveCall, receiptOf(sent))).toBe(409);
  const second = await transfer(chain);
  await receive(chain, second);
  expect(await refusal(owner, cancel, { params: { id: second.id }, body: { reason: 'Late' } })).toMatchObject({
    status: 409,
    error: 'stockTransfer.receivedBefore',
  });
  await expectSoundBooks(app);
});

test('each outlet numbers what it sends; the list tells by state, outlet, direction and number', async () => {
  const { owner } = await opened();
  const [first, second] = [await transfer(chain), await transfer(chain)];
  await receive(chain, first);
  const back = await transfer(chain, {
    outletId: chain.palpaId,
    toOutletId: chain.outletId,
    lines: [{ itemLedgerDetailId: chain.rice.variantId, quantity: 1 }],
  });
  expect(back.code).toBe('TRF-PALPA-2083/84-00001');
  const found = async (query: object) => (await call(owner, list, { query })).rows.map(({ id }) => id);
  expect(await found({ state: 'SENT' })).toEqual([back.id, second.id]);
  expect(await found({ state: 'RECEIVED' })).toEqual([first.id]);
  expect(await found({ outletId: chain.palpaId, direction: 'OUT' })).toEqual([back.id]);
  expect(await found({ outletId: chain.palpaId, direction: 'IN' })).toEqual([second.id, first.id]);
  expect(await found({ search: 'trf-palpa' })).toEqual([back.id]);
  expect(await found({ search: second.code ?? '' })).toEqual([second.id]);
});

test('the note that goes with the goods is a PDF in either language; a draft has none', async () => {
  const { owner } = await opened();
  const sent = await transfer(chain);
  await receive(chain, sent, [9]);
  for (const language of ['en', 'ne'] as const) {
    const printed = await request(owner, print, { params: { id: sent.id }, body: { language } });
    const named = printed.headers.get('content-disposition');
    expect([printed.status, printed.headers.get('content-type'), named]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining(`${(sent.code ?? '').replace('/', '-')}.pdf`),
    ]);
  }
  const draft = await transfer(chain, { state: 'DRAFT' });
  expect(await statusOf(owner, print, { params: { id: draft.id }, body: {} })).toBe(409);
});

test('what may be sent is found by name and by what a scanner reads, with what the sender has of it', async () => {
  const { owner } = await opened();
  const { rows } = await call(owner, items, { query: { search: 'rice', outletId: chain.palpaId } });
  expect(rows).toMatchObject([{ itemLedgerDetailId: chain.rice.variantId, stockQuantity: 0 }]);
  expect(rows[0]?.units).toHaveLength(1);
  expect((await call(owner, items, { query: { scanned: 'nothing-like-it' } })).rows).toEqual([]);
});

test('it says what happened in the language of who asks', async () => {
  const { owner } = await opened();
  const speaker = { ...owner, language: 'ne' } as const;
  expect(await messageOf(speaker, save, { body: transferOf(chain) })).toMatch(/^स्थानान्तरण TRF-.* पठाइयो$/);
});
