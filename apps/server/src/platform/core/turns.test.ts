import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refusalOf } from './errors.ts';
import { createTurns, type Turn, type TurnsOptions } from './turns.ts';

/** Works that end when they are told to; the first letter of a name is its lane. */
function office(options: TurnsOptions) {
  const turns = createTurns<string>(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string, turn: Omit<Turn<string>, 'lane'> = {}): Promise<unknown> =>
    turns
      .take({ lane: name.slice(0, 1), ...turn }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch((error: unknown) => refusalOf(error) ?? error);
  const end = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      ends.get(name)?.();
      await setTimeout(1);
    }
  };
  return { begun, come, end };
}

const patience = { short: 70, long: 10_000 };

test('lanes are served in turn, however many wait in one of them', async () => {
  const { come, end, begun } = office({ places: { all: 1, ofLane: 1 } });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void come(name);
  await setTimeout(1);
  await end('a1', 'a2', 'b1', 'c1', 'a3', 'b2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('short work comes before long work, and a place always stays for it', async () => {
  const { come, end, begun } = office({ places: { all: 2, ofLane: 2, long: 1 } });
  for (const name of ['a1', 'a2', 'b1']) void come(name, { isLong: true });
  void come('a3');
  void come('b2');
  await setTimeout(1);
  expect(begun).toEqual(['a1', 'a3']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a3', 'b2']);
  await end('a3');
  expect(begun).toEqual(['a1', 'a3', 'b2', 'a2']);
});

test('a lane that is alone has all places that a lane may have, and another one begins at once', async () => {
  const { come, begun } = office({ places: { all: 4, ofLane: 2 } });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name);
  await setTimeout(1);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('whoever leaves while waiting is dropped, and the next one takes the turn', async () => {
  const { come, end, begun } = office({ places: { all: 1, ofLane: 1 } });
  const leaving = new AbortController();
  void come('a1');
  const left = come('a2', { signal: leaving.signal });
  void come('a3');
  leaving.abort();
  expect(await left).toMatchObject({ status: 499 });
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
  expect(await come('b1', { signal: AbortSignal.abort() })).toMatchObject({ status: 499 });
});

test('what would wait too long is refused at once: by its own lane with 429, because of others with 503', async () => {
  const { come, end, begun } = office({ places: { all: 2, ofLane: 1 }, patience });
  void come('a0');
  await setTimeout(20);
  await end('a0');
  void come('a1');
  void come('b1');
  const waiting = ['a2', 'a3', 'a4', 'a5', 'a6'].map((name) => come(name));
  const began = performance.now();
  expect(await waiting[4]).toMatchObject({ status: 429, code: 'common.tooMany', retryAfterSeconds: 1 });
  expect(performance.now() - began).toBeLessThan(40);
  for (const name of ['c1', 'd1', 'e1', 'f1', 'h1', 'i1', 'j1', 'k1']) void come(name);
  expect(await come('g1')).toMatchObject({ status: 503, code: 'common.busy', retryAfterSeconds: 1 });
  expect(begun).toEqual(['a0', 'a1', 'b1']);
});

test('what has waited too long after all is refused then', async () => {
  const { come } = office({ places: { all: 1, ofLane: 1 }, patience });
  void come('a1');
  const began = performance.now();
  const [own, other] = await Promise.all([come('a2'), come('b1')]);
  expect([own, other]).toMatchObject([{ status: 429 }, { status: 503 }]);
  expect(performance.now() - began).toBeGreaterThan(50);
});

test('work that fails gives its place to the next', async () => {
  const turns = createTurns<string>({ places: { all: 1, ofLane: 1 } });
  const failing = turns.take({ lane: 'a' }, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await turns.take({ lane: 'a' }, () => Promise.resolve('done'))).toBe('done');
});
