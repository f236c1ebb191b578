import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signal } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import { openStall, type Stall } from './testing/newcomer.ts';
import { type Acknowledged, expectNothingLost, moreAcknowledged, startClients } from './testing/posting-clients.ts';
import {
  clearPrograms,
  databaseOf,
  freePort,
  launch,
  makeDataFolder,
  type Program,
  startProgram,
} from './testing/program.ts';

const clientCount = 8;

let settings: Record<string, string>;
let dataFolder: string;
let program: Program;
let stalls: Stall[];
const acknowledged: Acknowledged[] = [];
beforeAll(async () => {
  dataFolder = makeDataFolder();
  settings = { BAHI_DATA: dataFolder, PORT: String(await freePort()) };
  program = await startProgram(settings);
  stalls = [];
  while (stalls.length < clientCount) stalls.push(await openStall(program));
});
afterAll(clearPrograms);

/** Eight businesses with a client each, or eight clients of one. */
const crowds: [string, () => Stall[]][] = [
  ['8 businesses', () => stalls],
  ['one business', () => Array.from(stalls, () => stalls[0]).filter((stall) => stall !== undefined)],
];
/** What is killed, and what else happens before the start that is to last. */
const rounds: [string, () => Promise<void>][] = [
  ['the server', () => program.kill()],
  ['the server and its database', () => (signal(databaseOf(dataFolder)?.pid ?? 0, 'SIGKILL'), program.kill())],
  [
    'the server, and once more while it starts',
    async () => {
      await program.kill();
      const starting = launch(settings);
      await wait(randomInt(100, 1_500));
      starting.child.kill('SIGKILL');
      await starting.ended;
    },
  ],
];
const cases = crowds.flatMap(([who, crowd]) => rounds.map(([what, kill]) => ({ who, crowd, what, kill })));

test.for(cases)('kill -9 of $what under 8 clients of $who loses nothing', async ({ crowd, kill }) => {
  const clients = startClients(crowd());
  await moreAcknowledged(clients, 40);
  await wait(randomInt(2_000));
  await kill();
  program = await startProgram(settings);
  await moreAcknowledged(clients, 40);
  await clients.stop();
  acknowledged.push(...clients.acknowledged);
  await expectNothingLost(acknowledged, settings);
});

test('after an orderly stop nothing runs on, and the next start has nothing to mend', async () => {
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0 });
  expect(databaseOf(dataFolder)).toBeNull();
  const log = join(dataFolder, 'postgres.log');
  const before = readFileSync(log, 'utf8').length;
  program = await startProgram(settings);
  const said = readFileSync(log, 'utf8').slice(before);
  expect(said).toContain('database system was shut down at');
  expect(said).not.toContain('not properly shut down');
});
