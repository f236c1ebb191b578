import fc from 'fast-check';
import type { Endpoint } from '@bahi/contract/endpoint';
import { send } from '../testing/caller.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Sample, samples, type World } from './samples/samples.ts';
import { makerOf, openWorld } from './world.ts';

/** Values that break what is not ready for them. */
const nasty: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e21,
  -0,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  2_147_483_648,
  '0',
  '१२३',
  '9'.repeat(400),
  'क'.repeat(5000),
  "'; drop table invoice; --",
  '<img src=x onerror=alert(1)>',
  '%_\\',
  '\u0000',
  '\ud800',
  '2026-02-30',
  '9999-12-31',
  '2083-08-04',
  true,
  false,
  [],
  {},
  [null],
  { $gt: '' },
  { toString: 'x' },
  ['a', 1, {}],
];

type Change = { at: number; value: unknown; kind: 'set' | 'remove' | 'add' };

/** Some changes to a good call: a value replaced, taken out or put in, anywhere in it. Often none at all. */
const changes: fc.Arbitrary<Change[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Change[]>([]) },
  {
    weight: 6,
    arbitrary: fc.array(
      fc.record({
        at: fc.nat(1000),
        value: fc.oneof(
          fc.constantFrom(...nasty),
          fc.jsonValue(),
          fc.string({ unit: 'grapheme' }),
          fc.double(),
          fc.integer(),
        ),
        kind: fc.constantFrom('set', 'set', 'set', 'remove', 'add'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
);

export type FuzzResult = { cases: number; successes: number; failures: string[] };

/**
 * Sends good calls with faults in them to every endpoint in turn, by a seed; notes every answer of 500 and above. Each
 * round has a shop of its own: some faults are good rules of a business, under which much is refused from then on. Of the
 * endpoints each is taken, or one of so many (`oneOf`).
 */
export async function fuzz(
  app: TestApp,
  options: { seed: number; rounds: number; oneOf?: number },
): Promise<FuzzResult> {
  const result: FuzzResult = { cases: 0, successes: 0, failures: [] };
  const chosen = [...app.endpoints].filter((_, at) => at % (options.oneOf ?? 1) === 0);
  const plans = fc.sample(changes, { seed: options.seed, numRuns: options.rounds * chosen.length });
  for (let round = 0; round < options.rounds; round += 1) {
    const world = await openWorld(app);
    for (const [name, endpoint] of chosen) {
      const plan = plans.pop() ?? [];
      if (name === 'account.changePassword') continue;
      try {
        const sample = (await samples[name]?.(world)) ?? {};
        if (sample.endsSession !== true) await sendOne(world, { name, endpoint, sample: faulty(sample, plan) }, result);
      } catch (error) {
        // What it needs was refused by a rule that a fault had set: a case without success.
        if (!/ answered 4\d\d: /.test(String(error))) throw error;
        result.cases += 1;
      }
    }
  }
  return result;
}

async function sendOne(
  world: World,
  { name, endpoint, sample }: { name: string; endpoint: Endpoint; sample: Sample },
  result: FuzzResult,
): Promise<void> {
  const caller = endpoint.access === 'public' ? { base: world.app.base, token: null } : makerOf(sample, world);
  const ask = (): Promise<Response> => send(caller, endpoint, sample, sample.headers);
  const first = await ask();
  // Who is told that all is busy comes again, as a client does; told twice, it is a finding.
  const answer = first.status === 503 ? await ask() : first;
  const text = await answer.text();
  result.cases += 1;
  if (answer.status === 200) result.successes += 1;
  if (answer.status >= 500)
    result.failures.push(`${name} ${JSON.stringify(sample).slice(0, 400)}: ${answer.status} ${text}`);
}

function faulty(sample: Sample, plan: readonly Change[]): Sample {
  const { params, query, body } = sample;
  const changed: unknown = plan.reduce<unknown>((whole, change) => applied(whole, change), { params, query, body });
  const parts = isRecord(changed) ? changed : {};
  return {
    ...sample,
    ...(isRecord(parts['params']) ? { params: inWords(parts['params']) } : {}),
    ...(isRecord(parts['query']) ? { query: inWords(parts['query']) } : {}),
    ...(body === undefined ? {} : { body: parts['body'] }),
  };
}

/** What stands in an address is text: an object there is sent as it is written, whatever it says of itself. */
function inWords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWord(value)]));
}

function inWord(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWord);
  return isRecord(value) ? JSON.stringify(value) : value;
}

/** The value with one of its places changed; which one is counted through all of them, in order. */
function applied(whole: unknown, change: Change): unknown {
  const places = placesIn(whole, []).filter((place) => place.length > 1);
  const place = places[change.at % Math.max(1, places.length)];
  return place === undefined ? whole : changedAt(whole, place, change);
}

function placesIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((item: unknown, index) => placesIn(item, [...path, String(index)]))];
  if (isRecord(value)) return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))];
  return [path];
}

function changedAt(value: unknown, [key = '', ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[Number(key)] = rest.length === 0 ? change.value : changedAt(copy[Number(key)], rest, change);
    return copy;
  }
  if (!isRecord(value)) return change.value;
  if (rest.length > 0) return { ...value, [key]: changedAt(value[key], rest, change) };
  if (change.kind === 'add') return { ...value, [`${key}x`]: change.value, constructor: change.value };
  if (change.kind === 'set') return { ...value, [key]: change.value };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
