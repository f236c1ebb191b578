import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverProgram } from '../../../../../scripts/bootstrap.mjs';
import { readPidFile } from '../../platform/embedded-postgres/embedded-postgres-process.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts';

/** The whole program, `main.ts`, in a process of its own, as `npm start` runs it. */
export type Program = {
  /** The address of the API, as tests call it. */
  base: string;
  origin: string;
  pid: number;
  /** All that it wrote to its output. */
  output(): string;
  /** Milliseconds from the start of the process to its readiness, as it says itself. */
  readyMilliseconds: number;
  signal(name: NodeJS.Signals): void;
  /** Ends it as a power failure does, and waits until it is gone. */
  kill(): Promise<void>;
  /** How it ended. */
  ended: Promise<Ended>;
};
export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

type Settings = Record<string, string>;

const sources = fileURLToPath(new URL('../../', import.meta.url));
const startMilliseconds = 120_000;
const leftovers: (() => Promise<void> | void)[] = [];

/** Ends all programs and databases that a test has left, and removes their folders. */
export async function clearPrograms(): Promise<void> {
  for (const clear of leftovers.splice(0).toReversed()) await clear();
}

/** A folder for `BAHI_DATA`, with its database stopped and everything removed in the end. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-program-'));
  // PostgreSQL runs under another user when the tests run as root, and must pass the folder.
  chmodSync(folder, 0o711);
  leftovers.push(async () => {
    if (existsSync(join(folder, 'postgres/postmaster.pid')))
      await (await startEmbeddedPostgres({ dataFolder: folder })).stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The process of the database in a data folder; null when none runs. */
export function databaseOf(dataFolder: string) {
  return readPidFile(join(dataFolder, 'postgres'));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts the program and waits until it is ready; a port is chosen for it unless one is set. */
export async function startProgram(settings: Settings): Promise<Program> {
  const port = settings['PORT'] ?? String(await freePort());
  const { child, output, ended } = launch({ ...settings, PORT: port });
  const deadline = Date.now() + startMilliseconds;
  const readiness = /^Ready after (\d+) ms: /m;
  while (!readiness.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The program ended:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The program did not become ready:\n${output()}`);
    await wait(5);
  }
  const origin = `http://127.0.0.1:${port}`;
  return {
    base: `${origin}/api/v1`,
    origin,
    pid: child.pid ?? 0,
    output,
    readyMilliseconds: Number(readiness.exec(output())?.[1]),
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}

/** Runs the program, or another one such as `verify.ts`, to its end. */
export async function runToEnd(settings: Settings, file = 'main.ts', given: readonly string[] = []): Promise<Ended> {
  return launch({ PORT: String(await freePort()), ...settings }, file, given).ended;
}

/** Starts the program, or another one, and waits for nothing. */
export function launch(settings: Settings, file = 'main.ts', given: readonly string[] = []) {
  return launchNode(settings, [join(sources, file), ...given]);
}

/** Starts a program that stands in a text. */
export function launchCode(settings: Settings, code: string) {
  return launchNode(settings, ['--input-type=module', '--eval', code]);
}

function launchNode(settings: Settings, given: readonly string[]) {
  const { flags, settings: always } = serverProgram();
  const child = spawn(process.execPath, [...flags, ...given], {
    cwd: sources,
    // Empty settings stand above a developer's own .env file.
    env: {
      PATH: '/usr/bin:/bin',
      TMPDIR: tmpdir(),
      NODE_ENV: 'production',
      BAHI_DEMO: 'off',
      ...always,
      HOST: '127.0.0.1',
      ...Object.fromEntries(['DATABASE_URL', 'BAHI_SECRET', 'PUBLIC_URL', 'SMTP_URL'].map((name) => [name, ''])),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  leftovers.push(() => endAtOnce(child, ended));
  return { child, output: () => output, ended };
}

async function endAtOnce(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
