import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { openShop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fuzz } from './fuzz.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// Of every third call: `npm run test:long` takes all of them, often.
test('faults in a call are refused, never a failure of the server, and the books stay in order', async () => {
  const { cases, successes, failures } = await fuzz(app, { seed: 2083, rounds: 1, oneOf: 3 });
  expect(failures).toEqual([]);
  expect(successes / cases).toBeGreaterThan(0.3);
  await expectSoundBooks(app);
}, 240_000);

test('a body that is no JSON, of an unknown kind or too large is refused in words', async () => {
  const { owner } = await openShop(app);
  const post = (body: string, type: string) =>
    fetch(`${app.base}/customer/save`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': type, 'accept-language': 'ne' },
      body,
    });
  for (const [body, type, status] of [
    ['{"name":', 'application/json', 400],
    ['{"__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['<xml/>', 'application/xml', 415],
    [JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ] as const) {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/[\u0900-\u097f]/);
  }
});
