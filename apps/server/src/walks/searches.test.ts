import type { Endpoint } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '../testing/caller.ts';
import { fillDocuments } from '../testing/many/many-documents.ts';
import { countRowsRead, fillNames, type RowsRead } from '../testing/many/many-names.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Sample, samples, type World } from './samples/samples.ts';
import { makerOf, openWorld } from './world.ts';

// Some fifty lists on a business with thousands of names.
vi.setConfig({ testTimeout: 120_000 });

/** Of each table; a search that walks one of them reads as many rows. */
const many = 3000;
const mostRead = many / 4;
/** A name of one of each, and a part of it that some numbers have, too. */
const searches = ['Hari KC 00777', '00777'];

let app: TestApp;
let world: World;
let rowsRead: RowsRead;
beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
  const { owner, outletId } = world.shop;
  await fillNames(app, owner.businessId, many);
  await fillDocuments(app, { businessId: owner.businessId, outletIds: [outletId] }, many);
  rowsRead = countRowsRead(app);
});
afterAll(() => app.close());

/** Every list that is searched, and the one search. */
function searchedCalls(): [string, Endpoint][] {
  return [...app.endpoints].filter(([name, { answer, query, body }]) => {
    const { properties = {} } = z.toJSONSchema(query ?? body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    return 'search' in properties && (rowOf(answer) !== undefined || name === 'search.find');
  });
}

const made = new Map<string, Promise<Sample>>();

/** A good call of this kind, the same one for whatever is searched. */
function sampleOf(name: string): Promise<Sample> {
  const sample = made.get(name) ?? Promise.resolve(samples[name]?.(world) ?? {});
  made.set(name, sample);
  return sample;
}

/** Searches, and says of which table most rows were read meanwhile. */
async function readOf(
  [name, endpoint]: [string, Endpoint],
  search = searches[0],
): Promise<{ name: string; table: string; rows: number }> {
  const sample = await sampleOf(name);
  const place = endpoint.query === undefined ? 'body' : 'query';
  const given = { ...Object(sample), [place]: { ...Object(sample[place]), search } };
  rowsRead.clear();
  const answer = await send(makerOf(sample, world), endpoint, given, sample.headers);
  await answer.text();
  expect([name, answer.status]).toEqual([name, 200]);
  return { name, ...rowsRead.most() };
}

test('no search walks the names or the documents of a business', async () => {
  const calls = searchedCalls();
  const walks: { name: string; table: string; rows: number }[] = [];
  for (const search of searches)
    for (const one of calls) {
      const read = await readOf(one, search);
      if (read.rows > mostRead) walks.push(read);
    }
  expect(walks).toEqual([]);
  expect(calls.length).toBeGreaterThan(40);
  // Without its index the same search does.
  await app.asOwner('drop index customer_by_texts');
  await app.asOwner('drop index document_by_texts');
  for (const one of calls.filter(([name]) => ['customer.list', 'search.find', 'income.list'].includes(name)))
    expect((await readOf(one)).rows).toBeGreaterThanOrEqual(many);
});
