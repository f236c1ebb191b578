import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument } from '../document-skeleton.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

// What the recipes make is run by `recipes.long.test.ts`, and compiled with faults in it by `omissions.long.test.ts`.
const words = ['Toll charge', 'Toll charges', 'टोल दस्तुर', 'टोल दस्तुरहरू'];
let tree: ReturnType<typeof scratchTree>;
let made: ReturnType<typeof makeDocument>;

beforeAll(() => {
  tree = scratchTree();
  made = makeDocument(['purchase/toll-charge', 'vendor', 'PAID', ...words], tree.folder);
});
afterAll(() => tree.remove());

const domain = 'packages/domain/src/document-kinds.ts';
const registry = 'books/document-registry/document-registry.ts';
const contract = 'packages/contract/src';
const server = 'apps/server/src/features';
const web = 'apps/web/src/features';

test('a further kind of document is its folders and one entry in each list, and no template word stays', () => {
  expect(made.entered).toEqual([
    domain,
    `${contract}/${registry}`,
    `${contract}/platform/manual/help-of-screens.ts`,
    `${server}/${registry}`,
    `${web}/${registry}`,
    'packages/contract/src/module-codes.ts',
    'apps/server/src/seed/reference/tables/modules.data.ts',
    'apps/server/src/walks/samples/samples.ts',
    'apps/server/src/seed/demo/demo-story.ts',
    'e2e/platform/every-screen.test.ts',
    'e2e/records/records.ts',
    'docs/permission-matrix.tsv',
    'docs/feature-graph.json',
  ]);
  // What is left of a name that the templates do not know.
  const named =
    /(?<!\$)\{(one|many\w*|kebab|camel|KIND|Pascal|party|settled\w*|remaining|sign|demo\w+|walk\w+|paidAndDueNp)\}/;
  for (const file of made.made) expect(`${file}: ${read(file)}`).not.toMatch(named);
});

test('a kind of another name, of nobody or that is there already is refused', () => {
  const refused =
    (...given: string[]) =>
    () =>
      makeDocument(given, tree.folder);
  expect(refused('purchase/toll-charge', 'vendor', 'PAID', ...words)).toThrow('is there already');
  expect(refused('money/income', 'customer', 'RECEIVED', ...words)).toThrow('INCOME is there already');
  expect(refused('purchase/parking', 'stranger', 'PAID', ...words)).toThrow('Say group/feature, customer or vendor');
  expect(refused('purchase/parking', 'vendor', 'PAID', 'Toll')).toThrow('Say group/feature, customer or vendor');
});

function read(file: string): string {
  return readFileSync(join(tree.folder, file), 'utf8');
}
