import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web', 'e2e', 'bench', '.'];
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
/** The linter starts it by its name when it looks at types. */
const startedByTools = ['oxlint-tsgolint'];

test.each(packages)('%s depends on nothing that it does not import', (folder) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(read(join(folder, 'package.json'))));
  const text = sourcesOf(folder);
  const unused = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !startedByTools.includes(name) && name !== '@types/node')
    .filter((name) => !new RegExp(`['"\`/]${name.replace('@types/', '')}['"\`/]`).test(text));
  expect(unused).toEqual([]);
});

test('the lock file names no host', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "[a-z+]+:/);
});

/** All that may import something, in one text. */
function sourcesOf(folder: string): string {
  const skipped = /(^|[\\/])(node_modules|dist|data|\.git)([\\/]|$)/;
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesOf(path);
      return /\.(mjs|tsx?|css)$/.test(entry.name) ? read(path) : '';
    })
    .join('\n');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
