import { setTimeout as wait } from 'node:timers/promises';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectOwner } from '../platform/database/database.ts';
import { isAlive, signal } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import { send } from '../testing/caller.ts';
import { openStall, type Stall } from './testing/newcomer.ts';
import { type Acknowledged, expectNothingLost, moreAcknowledged, startClients } from './testing/posting-clients.ts';
import { clearPrograms, databaseOf, makeDataFolder, type Program, startProgram } from './testing/program.ts';

const clientCount = 8;
const backMilliseconds = 3_000;
const outageMilliseconds = 60_000;

let dataFolder: string;
let program: Program;
let stalls: Stall[];
const acknowledged: Acknowledged[] = [];
beforeAll(async () => {
  dataFolder = makeDataFolder();
  program = await startProgram({ BAHI_DATA: dataFolder });
  stalls = [];
  while (stalls.length < clientCount) stalls.push(await openStall(program));
});
afterAll(clearPrograms);

/** What somebody was answered who looks at the health or at a list, again and again. */
type Looked = { language: 'ne' | 'en'; status: number; body: unknown };

/** Looks in both languages until told to stop. A look that is not answered at all fails. */
function keepLooking(stall: Stall) {
  const answers: Looked[] = [];
  let isStopping = false;
  const look = async (language: 'ne' | 'en', ask: () => Promise<Response>): Promise<void> => {
    while (!isStopping) {
      const answer = await ask();
      answers.push({ language, status: answer.status, body: await answer.json() });
      await wait(10);
    }
  };
  const looking = Promise.all(
    (['ne', 'en'] as const).flatMap((language) => [
      look(language, () => fetch(`${program.origin}/health`, { headers: { 'accept-language': language } })),
      look(language, () => send({ ...stall.owner, language }, customerContract.list, {})),
    ]),
  );
  looking.catch(() => {});
  return {
    async stop(): Promise<Looked[]> {
      isStopping = true;
      await looking;
      return answers;
    },
  };
}

/** The moment at which the database lets somebody in again, who asks it directly. */
async function databaseBack(): Promise<number> {
  const deadline = Date.now() + outageMilliseconds;
  for (;;) {
    const at = databaseOf(dataFolder);
    const client = await connectOwner({
      host: at?.socketFolder,
      port: at?.port,
      user: 'postgres',
      database: 'postgres',
    }).catch(() => null);
    if (client !== null) {
      const moment = performance.now();
      await client.end();
      return moment;
    }
    if (Date.now() > deadline) throw new Error('The database did not come back.');
    await wait(10);
  }
}

async function serverBack(): Promise<number> {
  const deadline = Date.now() + outageMilliseconds;
  while (!(await fetch(`${program.origin}/health`)).ok) {
    if (Date.now() > deadline) throw new Error('The server did not come back.');
    await wait(10);
  }
  return performance.now();
}

const cases = ['8 businesses', 'one business', '8 businesses', 'one business'].map((who, position) => ({
  who,
  round: position + 1,
  crowd: () => Array.from(stalls, (stall) => (who === '8 businesses' ? stall : (stalls[0] ?? stall))),
}));

test.for(cases)('kill -9 of the database under 8 clients of $who: round $round', async ({ crowd }) => {
  const [first] = stalls;
  if (first === undefined) throw new Error('nobody signed up');
  const clients = startClients(crowd());
  await moreAcknowledged(clients, 40);
  const looks = keepLooking(first);
  const killed = databaseOf(dataFolder)?.pid ?? 0;
  signal(killed, 'SIGKILL');
  await expect.poll(() => isAlive(killed), { timeout: outageMilliseconds, interval: 1 }).toBe(false);
  const [database, server] = await Promise.all([databaseBack(), serverBack()]);
  expect(server - database).toBeLessThan(backMilliseconds);
  await moreAcknowledged(clients, 40);
  await clients.stop();
  const answers = await looks.stop();
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ language }) => language))).toEqual(new Set(['ne', 'en']));
  for (const { language, status, body } of refused)
    expect({ status, body }).toEqual({
      status: 503,
      body: { status: 503, message: commonMessages.texts.unavailable[language], error: 'common.unavailable' },
    });
  expect(databaseOf(dataFolder)?.pid).not.toBe(killed);
  expect(isAlive(program.pid)).toBe(true);
  acknowledged.push(...clients.acknowledged);
  await expectNothingLost(acknowledged, { BAHI_DATA: dataFolder });
});
