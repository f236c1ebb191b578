import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { rowOf, wholeRowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '../testing/caller.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { samples, type World } from './samples/samples.ts';
import { closedListsOf, withValue } from './schema-parts.ts';
import { makerOf, openWorld } from './world.ts';

// Some thousand calls.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

const listAnswer = z.object({ data: z.array(z.unknown()), recordsTotal: z.int() });
/** Nothing is of these states: what is deleted is gone, and what is kept as a draft is a document. */
const statesOfNothing: readonly unknown[] = ['DELETED', 'DRAFT', '3', '-1'];

test('every value of every closed list is understood wherever it is taken, and a state of nothing lists nothing', async () => {
  const tried = new Set<string>();
  const wrong: string[] = [];
  for (const [name, endpoint] of app.endpoints) {
    const isList = rowOf(endpoint.answer) !== undefined || wholeRowOf(endpoint.answer) !== undefined;
    for (const { path, values } of closedListsOf(endpoint)) {
      // A good call once for all that its values refuse or change: what is looked for is what breaks.
      const sample = (await samples[name]?.(world)) ?? {};
      if (sample.endsSession === true) continue;
      for (const value of values) {
        const changed = withValue(sample, path, value);
        if (changed === null) continue;
        tried.add(`${name} ${path.join('.')}`);
        const answer = await send(makerOf(sample, world), endpoint, changed, sample.headers);
        const text = await answer.text();
        const said = `${name} ${path.join('.')}=${String(value)}: ${answer.status} ${text.slice(0, 200)}`;
        if (answer.status >= 500 || (isList && path[0] !== 'body' && answer.status !== 200)) wrong.push(said);
        if (isList && path.join('.') === 'params.status' && statesOfNothing.includes(value)) {
          const list = listAnswer.safeParse(JSON.parse(text));
          if (list.data?.recordsTotal !== 0 || list.data.data.length > 0) wrong.push(said);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...tried]).toEqual(
    expect.arrayContaining([
      'businessDetail.list params.status',
      'roleRight.listByStatus params.status',
      'invoice.create body.lines.0.discountType',
    ]),
  );
});

/** What says that a field is missing: that it is, or that one of several is. */
const saysMissing: Readonly<Record<string, string>> = {
  'common.isRequired': 'Required',
  'bankStatement.choosePaid': bankStatementMessages.texts.choosePaid.en,
};

const failed = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) });

test('all that is missing in a form is named at once, as required', async () => {
  const wrong: string[] = [];
  let forms = 0;
  for (const [name, endpoint] of app.endpoints) {
    const { body: schema } = endpoint;
    // Calls for tokens word what they refuse as OAuth does.
    if (schema === undefined || endpoint.givesTokens === true) continue;
    const sample = (await samples[name]?.(world)) ?? {};
    const body = z.record(z.string(), z.unknown()).safeParse(sample.body);
    if (!body.success || !schema.safeParse(body.data).success) continue;
    // Without its id a form is that of a new record.
    const needed = Object.keys(body.data).filter(
      (key) => key !== 'id' && !schema.safeParse(without(body.data, [key])).success,
    );
    if (needed.length === 0) continue;
    forms += 1;
    const judged = { issuesOf: (whole: object) => schema.safeParse(whole).error?.issues ?? [], whole: body.data };
    const always = needed.filter((key) => needed.every((other) => isNamed(judged, key, [key, other])));
    const answer = await send(
      makerOf(sample, world),
      endpoint,
      { ...sample, body: without(body.data, needed) },
      sample.headers,
    );
    const said = failed.safeParse(await answer.json()).data?.errors ?? [];
    const required = said
      .filter(({ message }) => Object.values(saysMissing).includes(message))
      .map(({ field }) => field);
    const named = required.map(inEitherCalendar);
    if (answer.status !== 400 || always.some((key) => !named.includes(inEitherCalendar(key))))
      wrong.push(`${name}: ${always.join(' ')} are missing; ${answer.status} ${JSON.stringify(said)}`);
    for (const key of needed.filter((one) => !always.includes(one)))
      if (!isNamedBesideOthers(judged, key, needed)) wrong.push(`${name}: ${key} is not named with the others`);
  }
  expect(wrong).toEqual([]);
  expect(forms).toBeGreaterThan(50);
});

test('what is missing in a row of a form is named as required, whatever kind of value it is', async () => {
  const wrong: string[] = [];
  let rows = 0;
  for (const [name, { body: schema }] of app.endpoints) {
    const sample = (await samples[name]?.(world)) ?? {};
    const body = z.record(z.string(), z.unknown()).safeParse(sample.body);
    if (schema === undefined || !body.success) continue;
    for (const [list, value] of Object.entries(body.data)) {
      const [first] = z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];
      if (first === undefined) continue;
      // Of the row alone: that one row is too few is another matter.
      const issuesOf = (row: object) =>
        (schema.safeParse({ ...body.data, [list]: [row] }).error?.issues ?? []).filter(({ path }) => path.length > 1);
      const judged = { issuesOf, whole: first, at: [list, 0] };
      const needed = Object.keys(first).filter((key) => issuesOf(without(first, [key])).length > 0);
      rows += needed.length;
      for (const key of needed)
        if (!isNamedBesideOthers(judged, key, needed))
          wrong.push(`${name} ${list}: ${key} is not named with the others`);
    }
  }
  expect(wrong).toEqual([]);
  expect(rows).toBeGreaterThan(10);
});

type Issue = { path: readonly PropertyKey[]; message: string };
type Judged = {
  issuesOf: (whole: object) => readonly Issue[];
  whole: Readonly<Record<string, unknown>>;
  at?: readonly PropertyKey[];
};

/** Whether a form without these keys says of one of them that it is required. */
function isNamed({ issuesOf, whole, at = [] }: Judged, key: string, missing: readonly string[]): boolean {
  const place = inEitherCalendar([...at, key].join('.'));
  return issuesOf(without(whole, missing)).some(
    ({ path, message }) => inEitherCalendar(path.join('.')) === place && message in saysMissing,
  );
}

/** A day may be sent in either calendar, and is missed at one of its two fields. */
function inEitherCalendar(field: string): string {
  return field.replace(/(?:AD|BS)$/, '');
}

/** Others may decide whether it is needed; whatever else is missing, it is named. */
function isNamedBesideOthers(judged: Judged, key: string, needed: readonly string[]): boolean {
  const others = needed.filter((other) => isNamed(judged, key, [key, other]));
  return others.includes(key) && isNamed(judged, key, others);
}

function without(values: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name)));
}
