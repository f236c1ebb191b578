import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fuzz } from './fuzz.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('many more faults, of a new seed each time', async () => {
  const seed = randomInt(2 ** 31);
  const { cases, successes, failures } = await fuzz(app, { seed, rounds: 12 });
  expect(failures, `seed ${seed}`).toEqual([]);
  expect(successes / cases).toBeGreaterThan(0.3);
  await expectSoundBooks(app);
}, 3_600_000);
