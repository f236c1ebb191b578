import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../testing/books.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { playAccounts } from './testing/accounts-property.ts';
import { accountsStory } from './testing/accounts-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('whatever is held back, deposited, matched, borrowed or spread, registers, returns and statements of banks are the books', async () => {
  let shares = 0;
  const property = fc.asyncProperty(accountsStory(14), async (steps) => {
    shares += await playAccounts(app, steps, { hasFigures: false });
  });
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
  await expectSoundBooks(app);
  // A story of refusals alone would prove nothing.
  expect(shares).toBeGreaterThan(0.3);
}, 120_000);
