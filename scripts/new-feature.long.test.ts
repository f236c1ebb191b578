import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchTree } from './testing/scratch-tree.ts';

let tree: ReturnType<typeof scratchTree>;
beforeAll(() => (tree = scratchTree()));
afterAll(() => tree.remove());

test('a new feature compiles, lints and passes its own test as it was made', () => {
  const names = ['Sales agent', 'Sales agents', 'बिक्री प्रतिनिधि', 'बिक्री प्रतिनिधिहरू'];
  run('scripts/new-feature.ts', 'parties/sales-agent', ...names);
  run('apps/server/src/tables.ts');
  run('node_modules/oxfmt/bin/oxfmt');
  const made = ['packages/contract/src', 'apps/server/src/features', 'apps/web/src/features'];
  run(
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
    ...made.map((place) => join(place, 'parties/sales-agent')),
  );
  run('node_modules/typescript/bin/tsc', '-b', '.', 'scripts');
  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'features/parties/sales-agent');
  expect(tests).toContain('3 passed');
});

function run(program: string, ...given: string[]): string {
  const options = { cwd: tree.folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  try {
    return execFileSync(process.execPath, [join(tree.folder, program), ...given], options);
  } catch (error) {
    // What the program wrote says why.
    if (error instanceof Error && 'stdout' in error)
      throw new Error(`${program}: ${String(error.stdout)}`, { cause: error });
    throw error;
  }
}
