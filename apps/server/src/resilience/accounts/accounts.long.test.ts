import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSoundBooks } from '../../testing/books.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { playAccounts } from './testing/accounts-property.ts';
import { accountsStory } from './testing/accounts-steps.ts';

test('story after story of taxes, banks and what lasts leave registers that are the books', async () => {
  const shares: number[] = [];
  const property = fc.asyncProperty(accountsStory(60), async (steps) => {
    const app = await startTestApp();
    try {
      shares.push(await playAccounts(app, steps, { hasFigures: true }));
      await expectSoundBooks(app);
    } finally {
      await app.close();
    }
  });
  await fc.assert(property, { numRuns: 100, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: false });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.3);
});
