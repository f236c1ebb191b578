import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { attempts } from './attempts.ts';
import { type Cast, enter, openCast, singleRights, withoutCodeLimits } from './cast.ts';
import { walk } from './walk.ts';

vi.setConfig({ testTimeout: 480_000 });

const everyCall = Object.keys(attempts);

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp(withoutCodeLimits);
  cast = await openCast(app);
});
afterAll(() => app.close());

test('who manages people comes by no call to who has any one right more', async () => {
  const manager = await enter(cast, 'manager');
  const gains: string[] = [];
  const left = singleRights.values();
  const goAlong = async (): Promise<void> => {
    for (const right of left)
      gains.push(...(await walk(cast, { actor: manager, victim: await enter(cast, right) }, everyCall)));
  };
  await Promise.all([goAlong(), goAlong(), goAlong(), goAlong()]);
  expect(gains).toEqual([]);
});
