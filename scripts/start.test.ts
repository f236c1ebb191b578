import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// `npm start` in an outline of the tree, with a server, a builder and an npm that only say that they were called.
const here = dirname(fileURLToPath(import.meta.url));
const lock = '{"packages":{"node_modules/a":{"version":"1.0.0"}}}';
const server = `
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => { console.log('ending'); process.exit(7); });
  console.log('serving', process.env.NODE_ENV);
  setInterval(() => {}, 1000);`;
const builder = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  console.log('building', process.env.NODE_ENV);
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/index.html', '');`;
const npm = `#!/bin/sh
echo "npm $*"
echo '${lock}' > node_modules/.package-lock.json
`;

let folder = '';
let started: { child: ChildProcess; exit: Promise<number | null> }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-start-'));
  started = [];
  for (const script of ['bootstrap.mjs', 'start.mjs']) {
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    cpSync(join(here, script), join(folder, 'scripts', script));
  }
  write('apps/server/src/main.ts', server);
  write('node_modules/vite/bin/vite.js', builder);
  write('apps/web/src/main.tsx', '');
  write('package-lock.json', lock);
  write('apps/web/dist/index.html', '');
  write('node_modules/.package-lock.json', lock);
  write('bin/npm', npm, 0o755);
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ exit }) => exit));
  rmSync(folder, { recursive: true, force: true });
});

test('a second start neither installs nor builds', async () => {
  const { output } = await start();
  expect(output()).toBe('serving production\n');
});

test('what is missing is installed first, without the scripts of packages', async () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  const { output } = await start();
  expect(output()).toContain('npm ci --ignore-scripts --loglevel=error');
});

test('a lock file that names something new is installed, one that only looks newer is not', async () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'package-lock.json'), later, later);
  const unchanged = await start();
  expect(unchanged.output()).not.toContain('npm ci');
  write('package-lock.json', lock.replace('1.0.0', '1.0.1'));
  utimesSync(join(folder, 'package-lock.json'), later, later);
  const changed = await start();
  expect(changed.output()).toContain('npm ci');
});

test('the web pages are built when a source is newer than they are, and then not again', async () => {
  const before = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'apps/web/dist/index.html'), before, before);
  const first = await start();
  expect(first.output()).toContain('building production');
  const second = await start();
  expect(second.output()).not.toContain('building');
});

test('a build that fails stops the start', async () => {
  rmSync(join(folder, 'apps/web/dist'), { recursive: true });
  write('node_modules/vite/bin/vite.js', 'process.exit(3)');
  const { output, exit } = await start('could not be built');
  expect(await exit).toBe(1);
  expect(output()).not.toContain('serving');
});

test('SIGTERM is passed on, and the exit code of the server comes back', async () => {
  const { child, output, exit } = await start();
  child.kill('SIGTERM');
  expect(await exit).toBe(7);
  expect(output()).toContain('ending');
});

test('SIGINT is left to the server, which got it as well', async () => {
  const { child, exit } = await start();
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exit).toBe(7);
});

test('when npm is gone, the server is ended', async () => {
  const ended = join(folder, 'ended');
  write(
    'apps/server/src/main.ts',
    server.replace(`console.log('ending')`, `require('node:fs').writeFileSync('ended', '')`),
  );
  // A shell between us and the start stands for npm's.
  const shell = `"${process.execPath}" scripts/start.mjs & wait`;
  const { child } = await start('serving', ['/bin/sh', ['-c', shell]]);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(ended), { timeout: 5_000 }).toBe(true);
});

test('when the start is killed, the server is told', async () => {
  write(
    'apps/server/src/main.ts',
    `${server} process.on('disconnect', () => { console.log('alone'); process.exit(); });`,
  );
  const { child, output } = await start();
  child.kill('SIGKILL');
  await expect.poll(output, { timeout: 5_000 }).toContain('alone');
});

async function start(
  until = 'serving',
  [program, given]: [string, string[]] = [process.execPath, ['scripts/start.mjs']],
) {
  const child = spawn(program, given, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    },
  });
  let text = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  started.push({ child, exit });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 10_000 }).toContain(until);
  return { child, exit, output: () => text };
}

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}
