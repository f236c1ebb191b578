import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '../testing/caller.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { samples, type World } from './samples/samples.ts';
import { makerOf, openWorld } from './world.ts';

// Some hundred lists, each asked for twice.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

const pagesOf = (pageSize: number) => [
  { pageNumber: 1, pageSize },
  { start: pageSize, length: pageSize },
];
const paged = z.union([z.object({ pageSize: z.literal(201) }), z.object({ length: z.literal(201) })]);

test('whoever turns pages gets 200 rows of any list at most; more is a download', async () => {
  const asked: string[] = [];
  const wrong: string[] = [];
  for (const [name, endpoint] of app.endpoints) {
    if (rowOf(endpoint.answer) === undefined) continue;
    const sample = (await samples[name]?.(world)) ?? {};
    const caller = makerOf(sample, world);
    for (const [position, page] of pagesOf(201).entries()) {
      const given = { ...Object(sample), query: { ...Object(sample.query), ...page } };
      const inBody = { ...Object(sample), body: { ...Object(sample.body), ...page } };
      const isInQuery = paged.safeParse(endpoint.query?.safeParse(given.query).data).success;
      if (!isInQuery && !paged.safeParse(endpoint.body?.safeParse(inBody.body).data).success) continue;
      asked.push(name);
      const large = await send(caller, endpoint, isInQuery ? given : inBody);
      const fits = pagesOf(200)[position];
      const small = await send(
        caller,
        endpoint,
        isInQuery ? { ...given, query: { ...given.query, ...fits } } : { ...inBody, body: { ...inBody.body, ...fits } },
      );
      if (large.status !== 400 || small.status !== 200) wrong.push(`${name}: ${large.status} ${small.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(40);
});
