import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refreshGroups } from '@bahi/contract/refresh-groups';
import { allContracts } from './testing/all-contracts.ts';

const contracts = await allContracts();

test.each(Object.entries(refreshGroups))('the group %s names contracts that there are', (_group, names) => {
  const known = contracts.map(({ name }) => name);
  for (const name of names) expect(known).toContain(name);
});

/** The last column of docs/NAMES.md, which says the word that stands instead. */
const otherVerbs =
  /^(fetch|findAll|findById|getAll|retrieve|load|query|lookup|store|persist|submit|edit|modify|delete|destroy|drop|switch|flip|void|annul|undo|rollback)(?![a-z])/;

test('calls are named by the verbs of docs/NAMES.md', () => {
  const named = contracts.flatMap(({ name, endpoints }) => Object.keys(endpoints).map((key) => ({ name, key })));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ key }) => otherVerbs.test(key))).toEqual([]);
});

test('so are the functions that serve them', () => {
  const features = fileURLToPath(new URL('../apps/server/src/features', import.meta.url));
  const named = globSync('**/*.{commands,queries}.ts', { cwd: features }).flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => otherVerbs.test(name))).toEqual([]);
});

/** Words of the business that docs/NAMES.md refuses. */
const otherWords =
  /(?:^|[a-z])(?:Things?|Standing|Mirrors?|Undo|Rooms?)(?![a-z])|^(?:thing|standing|mirror|undo|room)s?(?![a-z])/;
const soldAsBill = /Bills?(?![a-z])|^bills?(?![a-z])/;
const ofSales = /(?:^|\/)(?:sales|stock|catalogue|reports)\//;

test('what a file gives to others bears no word that docs/NAMES.md refuses', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = ['packages', 'apps'].flatMap((part) =>
    globSync(`${part}/*/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:async )?(?:const|function|type) (\w+)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(2000);
  expect(named.filter(({ name }) => otherWords.test(name))).toEqual([]);
  expect(named.filter(({ file, name }) => ofSales.test(file) && soldAsBill.test(name))).toEqual([]);
  for (const name of ['ThingKind', 'undoRecord', 'mirrorOf', 'StandingPart', 'readRooms', 'useThings'])
    expect(name).toMatch(otherWords);
  for (const name of ['NothingFound', 'mushroom', 'useRoomy']) expect(name).not.toMatch(otherWords);
});
