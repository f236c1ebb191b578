import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchTree } from '../testing/scratch-tree.ts';

// Both recipes in a copy of the tree, as somebody new would follow them; `omissions.long.test.ts` plants the omissions.
let tree: ReturnType<typeof scratchTree>;
beforeAll(() => {
  tree = scratchTree();
  // The copy is not copied again.
  rmSync(join(tree.folder, 'scripts/recipes/recipes.test.ts'));
});
afterAll(() => tree.remove());

test('further kinds of document and a feature pass the check as they were made', () => {
  const parking = ['Parking charge', 'Parking charges', 'पार्किङ दस्तुर', 'पार्किङ दस्तुरहरू'];
  const rent = ['Tool rent', 'Tool rents', 'औजार भाडा', 'औजार भाडाहरू'];
  const agent = ['Delivery agent', 'Delivery agents', 'डेलिभरी प्रतिनिधि', 'डेलिभरी प्रतिनिधिहरू'];
  const { output } = tree.run('scripts/run.mjs', 'document', 'purchase/parking-charge', 'vendor', 'PAID', ...parking);
  expect(output).toContain('docs/recipes/document.md');
  tree.run('scripts/run.mjs', 'document', 'sales/tool-rent', 'customer', 'RECEIVED', ...rent);
  tree.run('scripts/run.mjs', 'feature', 'parties/delivery-agent', ...agent);
  expect(tree.run('scripts/run.mjs', 'check').output).toMatch(/\d+ passed, 0 failed/);
});

test('what is paid on one goes to its own vendor, in list, statement and books; every walk takes all of it in', () => {
  // As the recipe of a feature says; the rows of a document are there already.
  tree.run(...vitest, 'walks/permission-matrix', '-u');
  const { exitCode, output } = tree.run(
    ...vitest,
    'features/purchase/parking-charge',
    'walks/walks',
    'walks/permission-matrix',
    'walks/api-document',
  );
  expect(output).toMatch(/parking-charge\.test\.ts.*\(4 tests\)/);
  expect(exitCode).toBe(0);
});

test('what came of the others passes its own test', () => {
  const { exitCode, output } = tree.run(...vitest, 'features/sales/tool-rent', 'features/parties/delivery-agent');
  expect(output).toMatch(/tool-rent\.test\.ts.*\(4 tests\)/);
  expect(output).toMatch(/delivery-agent\.test\.ts.*\(3 tests\)/);
  expect(exitCode).toBe(0);
});

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'] as const;
