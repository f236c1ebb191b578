import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { actorParts, type Cast, openCast, superUser, withoutCodeLimits } from './cast.ts';
import { gainsOf } from './walk.ts';

vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp(withoutCodeLimits);
  cast = await openCast(app);
});
afterAll(() => app.close());

const withoutDisposal = actorParts.filter((part) => part !== superUser);

test.concurrent.each(withoutDisposal)('by no call does a %s, or anybody else through them, gain a right', expectNoGain);

test('by no call does a super user, or anybody else through them, gain a right', () => expectNoGain(superUser));

async function expectNoGain(actor: string): Promise<void> {
  expect(await gainsOf(cast, actor)).toEqual([]);
}
