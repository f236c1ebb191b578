import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// `npm test` in an outline of the tree, with tools that answer what a test wants them to.
const here = dirname(fileURLToPath(import.meta.url));
const lock = '{"packages":{}}';
type Run = { passed: number; failed: number; exitCode: number; notLoaded?: number };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-run-'));
  for (const script of ['bootstrap.mjs', 'run.mjs']) cpSync(join(here, script), join(folder, 'scripts', script));
  write('package-lock.json', lock);
  write('node_modules/.package-lock.json', lock);
  write('apps/web/dist/index.html', '');
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  for (const tool of ['oxfmt/bin/oxfmt', 'oxlint/bin/oxlint', 'typescript/bin/tsc']) write(`node_modules/${tool}`, '');
  answerTests({});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the closing line sums up all runs', async () => {
  answerTests({ unit: { passed: 5, failed: 0, exitCode: 0 }, server: { passed: 3, failed: 0, exitCode: 0 } });
  expect(await run('test')).toMatchObject({ exitCode: 0, closing: '9 passed, 0 failed' });
});

test('a failing run does not keep the later ones from running', async () => {
  answerTests({ server: { passed: 2, failed: 1, exitCode: 1 } });
  const { exitCode, closing, output } = await run('test');
  expect({ exitCode, closing }).toEqual({ exitCode: 1, closing: '4 passed, 1 failed' });
  expect(output).toMatch(/Failed: server tests\./);
  expect(output).toMatch(/ok {4,} browser tests/);
});

test('a file that does not load is a failure', async () => {
  answerTests({ unit: { passed: 0, failed: 0, exitCode: 1, notLoaded: 2 } });
  expect(await run('test')).toMatchObject({ exitCode: 1, closing: '2 passed, 2 failed' });
});

test('a run that ends without a report is a failure', async () => {
  write('node_modules/vitest/vitest.mjs', 'process.exit(1)');
  expect(await run('test')).toMatchObject({ exitCode: 1, closing: '0 passed, 3 failed' });
});

test('a check that fails is shown and counts as a failure', async () => {
  write('node_modules/oxlint/bin/oxlint', `console.log('a fault in the code'); process.exit(2)`);
  const { exitCode, closing, output } = await run('check');
  expect({ exitCode, closing }).toEqual({ exitCode: 2, closing: '1 passed, 1 failed' });
  expect(output).toContain('a fault in the code');
});

test('an unknown command is refused with those there are', async () => {
  expect(await run('tset')).toMatchObject({ exitCode: 1, closing: expect.stringContaining('check, test, long') });
});

/** Lets vitest report one passed test for each project, or what is given for it. */
function answerTests(given: Record<string, Run>): void {
  const script = `
    import { writeFileSync } from 'node:fs';
    const word = (name) => process.argv.find((argument, index) => process.argv[index - 1] === name);
    const file = process.argv.find((argument) => argument.startsWith('--outputFile.json=')).split('=')[1];
    const usual = { passed: 1, failed: 0, exitCode: 0 };
    const { passed, failed, exitCode, notLoaded = 0 } = ${JSON.stringify(given)}[word('--project')] ?? usual;
    const testResults = Array.from({ length: notLoaded }, () => ({ status: 'failed', assertionResults: [] }));
    writeFileSync(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }));
    process.exit(exitCode);`;
  write('node_modules/vitest/vitest.mjs', script);
}

async function run(command: string): Promise<{ exitCode: number | null; closing: string; output: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, output, closing: output.trimEnd().split('\n').at(-1) ?? '' };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
