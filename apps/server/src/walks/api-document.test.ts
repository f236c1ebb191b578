import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const kept = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
const writer = fileURLToPath(new URL('../openapi.ts', import.meta.url));

test('docs/openapi.json describes the calls that are served; `npm run openapi` writes it anew', async () => {
  // In a process of its own: how shared parts of schemas are written depends on what was loaded before.
  const folder = mkdtempSync(join(tmpdir(), 'bahi-openapi-'));
  const made = join(folder, 'openapi.json');
  execFileSync(process.execPath, [writer, made]);
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(made, 'utf8'));
  rmSync(folder, { recursive: true });
  const app = await startTestApp();
  const served = new Set(Object.keys(pathsOf(await (await fetch(`${app.base}/openapi.json`)).json())));
  await app.close();
  expect(served).toEqual(new Set(Object.keys(pathsOf(JSON.parse(readFileSync(kept, 'utf8'))))));
});

function pathsOf(document: unknown): object {
  const paths = typeof document === 'object' && document !== null && 'paths' in document ? document.paths : null;
  if (typeof paths !== 'object' || paths === null) throw new Error('no description of calls');
  return paths;
}
