import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import {
  clearPrograms,
  databaseOf,
  freePort,
  launch,
  launchCode,
  makeDataFolder,
  runToEnd,
  startProgram,
} from './testing/program.ts';

const bootstrap = new URL('../../../../scripts/bootstrap.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const dataFolder = makeDataFolder();
const settings = { BAHI_DATA: dataFolder, PORT: String(await freePort()) };
// Its database is there already, as at every start but the first.
beforeAll(async () => {
  const first = await startProgram(settings);
  first.signal('SIGTERM');
  await first.ended;
});
afterAll(clearPrograms);

test('a signal that comes while the database is being started leaves none running', async () => {
  const starting = launch(settings);
  await expect.poll(() => databaseOf(dataFolder), { timeout: 60_000, interval: 5 }).not.toBeNull();
  starting.child.kill('SIGTERM');
  expect(await starting.ended).toMatchObject({ code: 0 });
  expect(databaseOf(dataFolder)).toBeNull();
});

test('kill -9 of the start leaves neither server nor database behind', async () => {
  const starter = `const { runInForeground } = await import(${JSON.stringify(bootstrap)});
    await runInForeground(process.execPath, [${JSON.stringify(main)}], { env: process.env, outlivesNobody: true });`;
  const started = launchCode(settings, starter);
  await expect.poll(started.output, { timeout: 60_000 }).toMatch(/^Ready/m);
  const database = databaseOf(dataFolder);
  started.child.kill('SIGKILL');
  await expect.poll(() => isAlive(database?.pid ?? 0), { timeout: 15_000 }).toBe(false);
});

test('a start that fails says why in a sentence and leaves no database running', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(settings['PORT']), '127.0.0.1', resolve));
  const { code, output } = await runToEnd(settings);
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${settings['PORT']} is taken by another program: set PORT to one that is free.\n`);
  expect(databaseOf(dataFolder)).toBeNull();
});
