import { type Right, privileges } from '@bahi/contract/access';
import { moduleCodes } from '@bahi/contract/module-codes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPerson, type Person } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { World } from './samples/samples.ts';
import { goodCalls, openWorld, sendSample } from './world.ts';

// Some hundred calls, each made good first.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let world: World;
const everyRight = moduleCodes.flatMap((module) => privileges.map((privilege): Right => `${module}.${privilege}`));

beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

test('with every right but its own a call answers 403, with its own alone it is let in', async () => {
  const wrong: string[] = [];
  const people = new Map<string, { without: Person; only: Person }>();
  for (const [name, endpoint, sample] of await goodCalls(app, world)) {
    const { access } = endpoint;
    if (access === 'public' || access === 'session') continue;
    const isOfPlatform = sample.isOfPlatform === true;
    const owner = isOfPlatform ? world.superUser : world.shop.owner;
    const userType = isOfPlatform ? 'INTERNAL_USER' : 'BUSINESS_INTERNAL';
    const known = people.get(`${access} ${userType}`) ?? {
      without: await addPerson(app, owner, { userType, rights: everyRight.filter((right) => right !== access) }),
      only: await addPerson(app, owner, { userType, rights: [access] }),
    };
    people.set(`${access} ${userType}`, known);
    const refused = await sendSample(known.without, endpoint, sample);
    if (refused.status !== 403) wrong.push(`${name} without ${access}: ${refused.status}`);
    const allowed = await sendSample(known.only, endpoint, sample);
    if (allowed.status !== (sample.alone ?? 200))
      wrong.push(`${name} with ${access} alone: ${allowed.status} ${await allowed.text()}`);
  }
  expect(wrong).toEqual([]);
});
