import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchTree } from './testing/scratch-tree.ts';

// Both recipes in a copy of the tree, as somebody new would follow them; `recipes.test.ts` plants the omissions.
let tree: ReturnType<typeof scratchTree>;
beforeAll(() => {
  tree = scratchTree();
  // The copy is not copied again.
  rmSync(join(tree.folder, 'scripts/recipes.test.ts'));
});
afterAll(() => tree.remove());

test('a further kind of document passes the check as it was made', () => {
  const names = ['Hire charge', 'Hire charges', 'भाडा दस्तुर', 'भाडा दस्तुरहरू'];
  const { output } = tree.run('scripts/run.mjs', 'document', 'purchase/hire-charge', 'vendor', 'PAID', ...names);
  expect(output).toContain('docs/recipes/document.md');
  expect(tree.run('scripts/run.mjs', 'check').output).toMatch(/\d+ passed, 0 failed/);
});

test('what is paid on it goes to its own vendor, in list, statement and books; every walk takes it in', () => {
  const { exitCode, output } = tree.run(
    ...vitest,
    'features/purchase/hire-charge',
    'walks/walks',
    'walks/permission-matrix',
    'walks/api-document',
  );
  expect(output).toMatch(/hire-charge\.test\.ts.*\(4 tests\)/);
  expect(exitCode).toBe(0);
});

test('a new feature compiles, keeps the rules of the house and passes its own test as it was made', () => {
  const names = ['Sales agent', 'Sales agents', 'बिक्री प्रतिनिधि', 'बिक्री प्रतिनिधिहरू'];
  tree.run('scripts/run.mjs', 'feature', 'parties/sales-agent', ...names);
  expect(tree.run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings').output).toContain('0 errors');
  expect(tree.run('node_modules/typescript/bin/tsc', '-b', '.', 'scripts').output).toBe('');
  expect(tree.run(...vitest, 'features/parties/sales-agent').output).toMatch(/Tests\s+3 passed/);
});

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'] as const;
