import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { ensureWebBuilt, environment, root, serverProgram } from '../scripts/bootstrap.mjs';
import { prepareChromium, type Chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
    /** Where the server under test answers, without a slash at the end. */
    base: string;
    /** The file that the server writes its log to: with the console as SMS provider, also the codes it sends. */
    serverLog: string;
    superUser: { email: string; password: string };
  }
}

const superUser = { email: 'super@bahi.example', password: 'Himalaya#8848' };

/** The whole product in a folder of its own: the built web app, the server, its embedded database, demo data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await prepareChromium();
  if (!ensureWebBuilt()) throw new Error('The web pages could not be built.');
  const folder = mkdtempSync(join(tmpdir(), 'bahi-e2e-'));
  // PostgreSQL runs under another user when the tests run as root, and must pass the folder.
  chmodSync(folder, 0o711);
  const serverLog = join(folder, 'server.log');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = startServer(join(folder, 'data'), port, serverLog);
  await answering(server, base, serverLog);
  project.provide('chromium', chromium);
  project.provide('base', base);
  project.provide('serverLog', serverLog);
  project.provide('superUser', superUser);
  return async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
}

function startServer(dataFolder: string, port: number, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a');
  // Empty settings stand above a developer's own .env file.
  const none = { DATABASE_URL: '', BAHI_SECRET: '', SMTP_URL: '', PUBLIC_URL: '' };
  const { file, flags, settings } = serverProgram();
  const server = spawn(process.execPath, [...flags, file], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: environment({
      ...none,
      ...settings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BAHI_DATA: dataFolder,
      BAHI_DEMO: 'on',
      SMS_PROVIDER: 'console',
      // The e-mail hosts and the receivers of the stories listen on this machine.
      OUTBOUND_ALLOW: '127.0.0.1',
      CBMS_ALLOW: '127.0.0.1',
      SUPER_USER_EMAIL: superUser.email,
      SUPER_USER_PASSWORD: superUser.password,
    }),
  });
  closeSync(log);
  // A test run that ends early takes its server along.
  process.once('exit', () => server.kill('SIGTERM'));
  return server;
}

/** The first start loads a business of the demo, bill by bill, which takes a busy machine minutes; one that fails ends. */
const startMilliseconds = 300_000;

async function answering(server: ChildProcess, base: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const isUp = await fetch(`${base}/health`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  server.kill('SIGTERM');
  throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  if ((await Promise.race([ended.then(() => true), wait(20_000, false, { ref: false })])) === true) return;
  server.kill('SIGKILL');
  throw new Error('The server did not end within 20 seconds of SIGTERM.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
