import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isWriting } from '../platform/http/wire.ts';
import { expectSoundBooks } from '../testing/books.ts';
import { send } from '../testing/caller.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { samples, type World } from './samples/samples.ts';
import { makerOf, openWorld } from './world.ts';

// Some hundred calls, each made twice.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('every call that writes, sent again under its key, is answered as the first time and leaves nothing more', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const [name, endpoint] of app.endpoints) {
    // Tokens are not kept: what they are given for is used once by itself.
    if (!isWriting(endpoint) || endpoint.spread === true) continue;
    const sample = (await samples[name]?.(world)) ?? {};
    if (sample.endsSession === true) continue;
    const caller = endpoint.access === 'public' ? { base: app.base, token: null } : makerOf(sample, world);
    const headers = { ...sample.headers, 'idempotency-key': randomUUID() };
    const answers: string[] = [];
    const counts: number[] = [];
    for (const _round of [1, 2]) {
      const answer = await send(caller, endpoint, sample, headers);
      answers.push(`${answer.status} ${await answer.text()}`);
      const [row] = await app.asOwner('select count(*)::int as count from audit_event');
      counts.push(Number(row?.['count']));
    }
    asked += 1;
    if (!answers[0]?.startsWith('200') || answers[0] !== answers[1] || counts[0] !== counts[1])
      wrong.push([name, ...answers.map((text) => text.slice(0, 200)), ...counts].join('\n  '));
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
