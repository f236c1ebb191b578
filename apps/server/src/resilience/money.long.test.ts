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

test('hundreds of stories of money in and out leave sound books', async () => {
  const property = fc.asyncProperty(moneyStory, (steps) => playMoney(app, steps));
  await fc.assert(property, { numRuns: 200, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: false });
  await expectSoundBooks(app);
});
