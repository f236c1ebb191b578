import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument } from './document-skeleton.ts';
import { scratchTree } from './testing/scratch-tree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const registries = [
  'packages/domain/src/document-kinds.ts',
  'packages/contract/src/books/document-registry/document-registry.ts',
  'apps/server/src/features/books/document-registry/document-registry.ts',
  'apps/web/src/features/books/document-registry/document-registry.ts',
];
let tree: ReturnType<typeof scratchTree>;
let made: ReturnType<typeof makeDocument>;

beforeAll(() => {
  tree = scratchTree();
  const names = ['Lease bill', 'Lease bills', 'भाडाको बिल', 'भाडाका बिल'];
  made = makeDocument(['purchase/lease-bill', 'vendor', 'PAID', 'expense', ...names], tree.folder);
  run('apps/server/src/tables.ts');
  run('node_modules/oxfmt/bin/oxfmt');
});
afterAll(() => tree.remove());

test('a further kind is its folders, a migration and one entry in the registry of each package', () => {
  expect(made.entered).toEqual([...registries, 'docs/feature-graph.json']);
  const own = made.made.filter((file) => !file.split('/').includes('lease-bill'));
  expect(own.map((file) => file.replace(/\d{4}/, ''))).toEqual(['apps/server/migrations/-lease-bill.sql']);
});

test('it compiles, and keeps the rules of the house', () => {
  expect(run('node_modules/typescript/bin/tsc', '-b').output).toBe('');
  expect(run('node_modules/oxlint/bin/oxlint', '--deny-warnings').exitCode).toBe(0);
});

test('what is paid on it goes to its own vendor, in list, statement, dashboard and books', () => {
  const file = 'apps/server/src/features/purchase/lease-bill/lease-bill.test.ts';
  copyFileSync(join(root, 'scripts/testing/stand-in-document.txt'), join(tree.folder, file));
  const { output } = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'features/purchase/lease-bill',
  );
  expect(output).toContain('2 passed');
});

/** What it is for the reader of the test, the file it stands in, and its text. */
type Omission = [what: string, file: string, left: RegExp];

const folder = 'purchase/lease-bill/lease-bill.document.ts';

test.each<[where: string, omissions: Omission[]]>([
  [
    'the domain',
    [['its facts', registries[0] ?? '', /(?<=LEASE_BILL: \{[^]*) {4}(settledBy: 'PAID'|party: 'vendor'),\n/g]],
  ],
  [
    'contract, server and browser',
    [
      ['its entry in the contract', registries[1] ?? '', / {2}LEASE_BILL: leaseBillDocument,\n/],
      ['its entry in the server', registries[2] ?? '', / {2}LEASE_BILL: leaseBillDocument,\n/],
      ['its entry in the browser', registries[3] ?? '', / {2}LEASE_BILL: leaseBillRoutes,\n/],
      ['a word for its entry', `packages/contract/src/${folder}`, / {4}books: \{[^]*?\n {4}\},\n/],
      ['the checks of its books', `apps/server/src/features/${folder}`, / {2}checks: \[\],\n/],
    ],
  ],
])('what is left out in %s does not compile', (_where, omissions) => {
  const whole = omissions.map(([, file]) => readFileSync(join(tree.folder, file), 'utf8'));
  omissions.forEach(([, file, left], position) => {
    const text = whole[position] ?? '';
    expect(text).toMatch(left);
    writeFileSync(join(tree.folder, file), text.replace(left, ''));
  });
  const { output } = run('node_modules/typescript/bin/tsc', '-b');
  omissions.forEach(([, file], position) => writeFileSync(join(tree.folder, file), whole[position] ?? ''));
  for (const [, file] of omissions) expect(output).toContain(`${file}(`);
});

function run(program: string, ...given: string[]): { exitCode: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree.folder, program), ...given], {
    cwd: tree.folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { exitCode: status, output: stdout + stderr };
}
