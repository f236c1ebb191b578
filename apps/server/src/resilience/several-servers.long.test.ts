import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkBlocks } from '../platform/core/audit-chain.ts';
import { defaultLimits } from '../platform/core/limits.ts';
import { call, send } from '../testing/caller.ts';
import type { Person } from '../testing/people.ts';
import { asOwner, testChainKey } from '../testing/test-database.ts';
import { newcomersPassword, openStall, type Stall } from './testing/newcomer.ts';
import { type Acknowledged, expectNothingLost, moreAcknowledged, startClients } from './testing/posting-clients.ts';
import { clearPrograms, freePort, launch, makeDataFolder, type Program, startProgram } from './testing/program.ts';
import { openSharedDatabase, type SharedDatabase } from './testing/shared-database.ts';

const serverCount = 3;
/** Two clients each. */
const stallCount = 3;
/** The second, and what the last answer itself may take on a busy machine. */
const patience = 2000;

let database: SharedDatabase;
/** Of each server; the port stays its own, so that who stands before it finds it again. */
let settings: Record<string, string>[];
let programs: Program[];
let stalls: Stall[];
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  database = await openSharedDatabase();
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort));
  settings = ports.map((port) => ({ ...database.settings, BAHI_DATA: makeDataFolder(), PORT: String(port) }));
  programs = await Promise.all(settings.map(startProgram));
  stalls = [];
  for (let position = 0; position < stallCount; position += 1) stalls.push(await openStall(at(programs, position)));
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await database.close();
  await clearPrograms();
});

/** The one at a position, counted round and round. */
function at<T>(all: readonly T[], position: number): T {
  const found = all[position % all.length];
  if (found === undefined) throw new Error('there is none');
  return found;
}

/** The owner of the first stall at each server. */
const owners = (): Person[] => programs.map(({ base }) => ({ ...at(stalls, 0).owner, base }));

test('all became ready on an empty database; who signed in at one is known at the others', async () => {
  const everywhere = owners();
  for (const person of everywhere) expect((await call(person, customerContract.list, {})).recordsTotal).toBe(1);
  const body = { grant_type: 'password' as const, username: at(stalls, 0).userName, password: newcomersPassword };
  const tokens = await askForTokens(at(everywhere, 1), body);
  // Of those who refresh at the same moment each gets the same successor, wherever they ask.
  const { refresh_token } = tokens;
  const refreshed = await Promise.all(
    everywhere.map((person) => askForTokens(person, { grant_type: 'refresh_token', refresh_token })),
  );
  expect(new Set(refreshed.map((answer) => answer.refresh_token)).size).toBe(1);
  const signedIn = everywhere.map((person) => ({ ...person, token: tokens.access_token }));
  for (const person of signedIn) expect((await call(person, customerContract.list, {})).recordsTotal).toBe(1);
  await call(at(signedIn, 0), sessionContract.logout, {});
  await Promise.all(signedIn.map((person) => expectWithinASecond(403, person)));
});

test('wrong passwords are counted together, whichever server is asked', async () => {
  const { owner, userName } = at(stalls, 1);
  const attempt = (position: number, password: string): Promise<Response> => {
    const body = { grant_type: 'password', username: userName, password };
    return send({ ...at(owners(), position), token: null }, sessionContract.token, { body }, { authorization: basic });
  };
  for (let position = 0; position < defaultLimits.signIn.wrongTries; position += 1)
    expect((await attempt(position, 'Wrong#1234')).status).toBe(400);
  for (const position of programs.keys()) expect((await attempt(position, newcomersPassword)).status).toBe(429);
  expect((await call(owner, customerContract.list, {})).recordsTotal, 'who is signed in goes on').toBe(1);
});

test('a right that ends is gone everywhere within a second', async () => {
  const { businessId, userId } = at(stalls, 0).owner;
  const endRights = (day: string | null): Promise<unknown> =>
    asOwner(database.server, database.name, async (query) => {
      const transactionId = randomUUID();
      await query('begin');
      await query('select begin_tenant($1, null, $2, $3)', [businessId, userId, transactionId]);
      await query(
        `update user_role set effective_from = least(effective_from, '2000-01-01'), effective_till = $3
         where business_id = $1 and user_id = $2`,
        [businessId, userId, day],
      );
      const blocks = linkBlocks(testChainKey, { businessId, transactionId });
      await query('select seal_audit($1, $2, $3)', [businessId, ...blocks]);
      await query('commit');
    });
  await endRights('2000-01-02');
  await Promise.all(owners().map((person) => expectWithinASecond(403, person)));
  await endRights(null);
  await Promise.all(owners().map((person) => expectWithinASecond(200, person)));
});

/** What happens to servers while others go on; each comes back afterwards. */
const rounds: [string, () => Promise<void>][] = [
  ['one after another is killed', () => oneAfterAnother((position) => at(programs, position).kill())],
  [
    'all but one are killed at once',
    async () => {
      await Promise.all(programs.slice(1).map((program) => program.kill()));
      await Promise.all([...programs.keys()].slice(1).map(startAgain));
    },
  ],
  ['one is killed, and once more while it starts', () => oneAfterAnother(killWhileItStarts)],
  ['all are stopped one after another, as for a newer release', () => oneAfterAnother(stopInOrder)],
];

test.for(rounds)('%s: what any of them acknowledged is there, once', async ([, interrupt]) => {
  const clients = startClients(
    [...stalls, ...stalls],
    programs.map(({ base }) => base),
  );
  await moreAcknowledged(clients, 40);
  await interrupt();
  await moreAcknowledged(clients, 40);
  await clients.stop();
  acknowledged.push(...clients.acknowledged);
  await expectNothingLost(acknowledged, at(settings, 0));
});

async function oneAfterAnother(end: (position: number) => Promise<unknown>): Promise<void> {
  for (const position of programs.keys()) {
    await wait(randomInt(500));
    await end(position);
    await startAgain(position);
  }
}

async function startAgain(position: number): Promise<void> {
  programs[position] = await startProgram(at(settings, position));
}

async function killWhileItStarts(position: number): Promise<void> {
  await at(programs, position).kill();
  const starting = launch(at(settings, position));
  await wait(randomInt(100, 1_500));
  starting.child.kill('SIGKILL');
  await starting.ended;
}

async function stopInOrder(position: number): Promise<void> {
  const program = at(programs, position);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0 });
}

const basic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;

function askForTokens(person: Person, body: Sent<typeof sessionContract.token>['body']) {
  return call({ ...person, token: null }, sessionContract.token, { body }, { authorization: basic });
}

/** Asks again and again until the answer is that one, which must not take longer than the promised second. */
async function expectWithinASecond(status: 200 | 403, person: Person): Promise<void> {
  const began = performance.now();
  for (;;) {
    const answer = await send(person, customerContract.list, {});
    await answer.arrayBuffer();
    if (answer.status === status) return;
    expect(performance.now() - began, 'it acts within a second').toBeLessThan(patience);
  }
}
