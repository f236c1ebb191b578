import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import { addItem, billOf, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { invoiceView } from './paper/invoice-view.ts';
import { buildInvoicePaper } from './testing/build-invoice-paper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const answer = z.object({
  status: z.int(),
  error: z.string().optional(),
  data: z.object({ id: z.int() }).optional(),
});
const bodyOf = async (response: Response) => answer.parse(await response.json());

test('the same save sent 32 times at once makes one bill, and all get its answer', async () => {
  const own = await openShop(app);
  const sent = { body: billOf(own) };
  const key = { 'idempotency-key': 'one-click' };
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => send(own.owner, invoiceContract.create, sent, key)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect((await call(own.owner, invoiceContract.list, {})).recordsTotal).toBe(1);
  const other = await send(own.owner, invoiceContract.create, { body: billOf(own, { remarks: 'another' }) }, key);
  expect(other.status).toBe(422);
});

test('a refused save leaves its key free for the mended one', async () => {
  const own = await openShop(app);
  const key = { 'idempotency-key': 'mended' };
  const wrong = { body: billOf(own, { dueDateAD: '2026-11-01' }) };
  expect((await send(own.owner, invoiceContract.create, wrong, key)).status).toBe(400);
  expect((await send(own.owner, invoiceContract.create, { body: billOf(own) }, key)).status).toBe(200);
});

test('of twenty who issue one draft at the same moment one does, and the others are told that it is issued', async () => {
  const own = await openShop(app);
  const { id } = await sell(own, { state: 'DRAFT' });
  const body = { ...billOf(own), id };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(own.owner, invoiceContract.update, { body }).then(bodyOf)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['invoice.issuedImmutable']));
  const { rows } = await call(own.owner, invoiceContract.list, {});
  expect(rows.map(({ code, state }) => [code, state])).toEqual([['INV-HO-2083/84-00001', 'FINAL']]);
});

test('what was issued under a key is found by it and never issued again, also when its answer is no longer kept', async () => {
  const own = await openShop(app);
  const key = { 'idempotency-key': 'a draft of last week' };
  const sent = { body: billOf(own) };
  const { data } = await send(own.owner, invoiceContract.create, sent, key).then(bodyOf);
  await app.asOwner('delete from idempotency where business_id = $1', [own.owner.businessId]);
  for (const body of [sent.body, billOf(own, { remarks: 'Changed since' })])
    expect(await send(own.owner, invoiceContract.create, { body }, key).then(bodyOf)).toMatchObject({
      status: 409,
      error: 'goodsLines.issuedBefore',
    });
  const draft = await sell(own, { state: 'DRAFT' });
  const issuing = { body: { ...billOf(own), id: draft.id } };
  expect(await send(own.owner, invoiceContract.update, issuing, key).then(bodyOf)).toMatchObject({ status: 409 });
  const found = await call(own.owner, invoiceContract.list, { query: { issueKey: 'a draft of last week' } });
  expect(found.rows.map((row) => [row.id, row.code])).toEqual([[data?.id, 'INV-HO-2083/84-00001']]);
  expect((await call(own.owner, invoiceContract.list, { query: { state: 'FINAL' } })).recordsTotal).toBe(1);
});

test('numbers have no gap when 32 write at once and every third is refused', async () => {
  const own = await openShop(app);
  const writers = Array.from({ length: 32 }, (_, writer) =>
    Promise.all(
      Array.from({ length: 3 }, (_unused, turn) => {
        const quantity = (writer + turn) % 3 === 0 ? 1_000 : 1;
        return send(own.owner, invoiceContract.create, {
          body: billOf(own, { lines: [lineOf(own.rice.variantId, { quantity })] }),
        });
      }),
    ),
  );
  const answers = (await Promise.all(writers)).flat();
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const { rows } = await call(own.owner, invoiceContract.list, { query: { sort: 'code' } });
  const issued = answers.filter((answer) => answer.status === 200).length;
  expect(issued).toBe(64);
  expect(rows.map((row) => row.code)).toEqual(
    Array.from({ length: issued }, (_, position) => `INV-HO-2083/84-${String(position + 1).padStart(5, '0')}`),
  );
});

test('a print that is refused because too much is printed is no copy', async () => {
  const own = await openShop(app);
  const { id } = await sell(own);
  const papers = app.services.pdf.forClient({ businessId: own.owner.businessId });
  const spoken = { language: 'en', title: 'Tax Invoice', pictures: [] } as const;
  const view = { ...invoiceView(buildInvoicePaper(), 'en'), spoken };
  // How long one takes is known from then on.
  await papers.render('invoice', view);
  const { promise: isRefused, resolve: goOn } = Promise.withResolvers<void>();
  // Those that are being made end when the print has been refused, so that what waits stays as long as it is.
  const slow = () => papers.renderInTurn('invoice', () => isRefused.then(() => view));
  const ahead = Array.from({ length: 200 }, () => slow().catch(() => null));
  const print = { params: { id }, body: { paper: 'A4' } } as const;
  expect(await refusal(own.owner, invoiceContract.print, print)).toMatchObject({ status: 429 });
  goOn();
  await Promise.all(ahead);
  expect(await call(own.owner, invoiceContract.get, { params: { id } })).toMatchObject({ printCount: 0 });
  expect((await send(own.owner, invoiceContract.print, print)).status).toBe(200);
  expect(await call(own.owner, invoiceContract.get, { params: { id } })).toMatchObject({ printCount: 1 });
});

test('of 200 sales of a stock of 50 exactly 50 are made', async () => {
  const own = await openShop(app);
  const { variantId } = await addItem(own.owner, own.outletId, {
    name: 'Diyo',
    taxable: true,
    sellingPrice: 10,
    quantity: 50,
    cost: 7.77,
  });
  const sent = { body: billOf(own, { lines: [lineOf(variantId, { rate: 10 })] }) };
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(own.owner, invoiceContract.create, sent)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  const [left] = await app.asOwner('select quantity, value_paisa from stock_balance where item_variant_id = $1', [
    variantId,
  ]);
  expect(left).toEqual({ quantity: '0.0000', value_paisa: 0 });
});

test('two bills that sell the same goods in opposite order never block each other', async () => {
  const own = await openShop(app);
  const [there, back] = [
    [lineOf(own.rice.variantId), lineOf(own.tea.variantId)],
    [lineOf(own.tea.variantId), lineOf(own.rice.variantId)],
  ];
  const bills = Array.from({ length: 20 }, (_, turn) => sell(own, { lines: turn % 2 === 0 ? there : back }));
  expect(await Promise.all(bills)).toHaveLength(20);
});
