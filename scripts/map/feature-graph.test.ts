import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';
import { readsOf, readsOfServer } from './feature-reads.ts';
import { textOf, withoutComments } from './sources.ts';
import { allTables, tablesNamedIn } from './tables-named.ts';

const lists = z.record(z.string(), z.array(z.string()));
const graph = z.object({ owns: lists, reads: lists }).parse(JSON.parse(textOf('docs/feature-graph.json')));
const owners = new Map(Object.entries(graph.owns).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

test('each table of the database has one owner, and each owner is a feature or the platform', () => {
  const owned = Object.values(graph.owns).flat();
  expect(owned.toSorted()).toEqual([...allTables()].toSorted());
  expect(owned).toHaveLength(new Set(owned).size);
  const features = ['packages/contract/src', 'apps/server/src/features'].flatMap((folder) => grandchildrenOf(folder));
  expect([...features, 'platform']).toEqual(expect.arrayContaining(Object.keys(graph.owns)));
});

test('whose tables a feature names in its SQL is listed under "reads" in docs/feature-graph.json, and nothing else', () => {
  const found = Map.groupBy(readsOfServer(owners), ({ reader }) => reader);
  const unlisted = [...found].flatMap(([reader, reads]) =>
    reads
      .filter(({ owner }) => !graph.reads[reader]?.includes(owner))
      .map(({ owner, where }) => `${reader} reads ${owner}: ${where}`),
  );
  expect(unlisted).toEqual([]);
  const unread = Object.entries(graph.reads).flatMap(([reader, listed]) =>
    listed
      .filter((owner) => !found.get(reader)?.some((read) => read.owner === owner))
      .map((owner) => `${reader} no longer reads ${owner}`),
  );
  expect(unread).toEqual([]);
});

describe('a table of another feature is found', () => {
  test.each<[how: string, code: string]>([
    ['in SQL', '`select name from vendor where id = $1`'],
    ['joined', '`select 1 from item join vendor on true`'],
    ['after a comma', '`select 1 from item i, vendor v`'],
    ['written', '`insert into vendor (name) values ($1)`'],
    ['changed', '`update vendor set name = $1`'],
    ['in the query builder', `db.selectFrom('vendor as party')`],
    ['joined in the query builder', `query.leftJoin('vendor', (join) => join)`],
    ['handed on', `saveRecord(context, 'vendor', form)`],
    ['declared', `const due = { table: 'vendor' }`],
    ['declared as one of two', `type Due = { party: 'customer' | 'vendor' }`],
  ])('%s', (_how, code) => {
    const found = readsOf('apps/server/src/features/catalogue/item/item.queries.ts', code, owners);
    expect(found).toContainEqual(expect.objectContaining({ reader: 'item', owner: 'vendor' }));
  });

  test('but not in a comment, as a column, an alias or a word', () => {
    const code = `// from vendor\n/* join vendor */ const t = \`select vendor.name from item vendor\`; say('vendor');`;
    expect([...tablesNamedIn(withoutComments(code), new Set(owners.keys()))]).toEqual(['item']);
  });
});

function grandchildrenOf(folder: string): string[] {
  const path = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const names = readdirSync(path, { withFileTypes: true });
  return names.flatMap((group) => (group.isDirectory() ? readdirSync(join(path, group.name)) : []));
}
