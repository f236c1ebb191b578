import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { moneyStory } from './testing/money-steps.ts';
import { playMoney } from './testing/money-story.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// Some hundred calls one after the other.
const patience = { timeout: 240_000 };
test('whatever is created, edited, paid, unpaid or cancelled, dues and books say what was done', patience, async () => {
  await fc.assert(
    fc.asyncProperty(moneyStory, (steps) => playMoney(app, steps)),
    { numRuns: 2 },
  );
  await expectSoundBooks(app);
});
