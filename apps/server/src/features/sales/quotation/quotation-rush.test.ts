import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { quotationOf, quote } from '../../../testing/quotations.ts';
import { lineOf, openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { accept, convert, create, get, list, publish, reject } = quotationContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const answer = z.object({ status: z.int(), error: z.string().optional() });
const outcome = async (response: Promise<Response>) => answer.parse(await (await response).json());
const twelve = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, make));

test('of twelve who publish one draft at the same moment one does; the others are told that it is published', async () => {
  const own = await openShop(app);
  const { id } = await quote(own, { state: 'DRAFT' });
  const answers = await twelve(() => outcome(send(own.owner, publish, { params: { id }, body: {} })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error));
  expect(others).toEqual(new Set(['quotation.publishedImmutable']));
});

test('many that are published at once take numbers without a gap', async () => {
  const own = await openShop(app);
  await twelve(() => quote(own));
  const { rows } = await call(own.owner, list, { query: { sort: 'code', pageSize: 50 } });
  expect(rows.map(({ code }) => Number(code?.slice(-5)))).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
});

test('what was published under a key is found by it and never published again', async () => {
  const own = await openShop(app);
  const key = { 'idempotency-key': 'a draft of last week' };
  const sent = { body: quotationOf(own) };
  const first = await twelve(() => outcome(send(own.owner, create, sent, key)));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
  await app.asOwner('delete from idempotency where business_id = $1', [own.owner.businessId]);
  expect(await outcome(send(own.owner, create, sent, key))).toMatchObject({
    status: 409,
    error: 'goodsLines.issuedBefore',
  });
  const found = await call(own.owner, list, { query: { issueKey: 'a draft of last week' } });
  expect(found.rows.map(({ code }) => code)).toEqual(['QUO-HO-2083/84-00001']);
  expect((await call(own.owner, list, {})).recordsTotal).toBe(1);
});

test('of twelve who turn one quotation at the same moment one makes the bill', async () => {
  const own = await openShop(app);
  const lines = [lineOf(own.rice.variantId), lineOf(own.tea.variantId)];
  const quoted = await quote(own, { lines });
  const lineIds = quoted.lines.slice(0, 1).map(({ id }) => id);
  const parts = await twelve(() => outcome(send(own.owner, convert, { params: { id: quoted.id }, body: { lineIds } })));
  expect(parts.filter(({ status }) => status === 200)).toHaveLength(1);
  const rest = await twelve(() => outcome(send(own.owner, convert, { params: { id: quoted.id }, body: {} })));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set([...parts, ...rest].flatMap(({ error }) => error ?? []))).toEqual(
    new Set(['quotation.lineInvoiced', 'quotation.convertedBefore']),
  );
  const invoices = await call(own.owner, invoiceContract.list, {});
  expect(invoices.rows.map(({ state }) => state)).toEqual(['DRAFT', 'DRAFT']);
});

test('of those who accept and reject it at the same moment one is heard', async () => {
  const own = await openShop(app);
  const { id } = await quote(own);
  const answers = await Promise.all(
    [accept, reject, accept, reject].map((one) => outcome(send(own.owner, one, { params: { id }, body: {} }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(['ACCEPTED', 'REJECTED']).toContain((await call(own.owner, get, { params: { id } })).state);
});

test('a draft of a bill that is deleted while the rest is turned leaves all in order', async () => {
  const own = await openShop(app);
  const lines = [lineOf(own.rice.variantId), lineOf(own.tea.variantId)];
  const round = async (): Promise<string> => {
    const quoted = await quote(own, { lines });
    const [first, rest] = [quoted.lines.slice(0, 1), quoted.lines.slice(1)];
    const turn = (some: typeof first) => ({ params: { id: quoted.id }, body: { lineIds: some.map(({ id }) => id) } });
    const { invoiceId } = await call(own.owner, convert, turn(first));
    const done = await Promise.all([
      outcome(send(own.owner, invoiceContract.removeDraft, { params: { id: invoiceId } })),
      outcome(send(own.owner, convert, turn(rest))),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    return (await call(own.owner, get, { params: { id: quoted.id } })).state;
  };
  const states: string[] = [];
  // One alone seldom meets the other in the middle.
  for (let rounds = 0; rounds < 6; rounds += 1) states.push(...(await Promise.all([1, 2, 3, 4].map(round))));
  expect(new Set(states)).toEqual(new Set(['ACCEPTED']));
});
