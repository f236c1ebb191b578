import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../testing/caller.ts';
import { ask, type Citus, citusMissing, findCitus, startCitus } from '../testing/citus.ts';
import { testSecret } from '../testing/test-database.ts';
import { openStall, type Stall } from './testing/newcomer.ts';
import { type Acknowledged, expectNothingLost, moreAcknowledged, startClients } from './testing/posting-clients.ts';
import { clearPrograms, makeDataFolder, type Program, startProgram } from './testing/program.ts';

const home = findCitus();
const stallCount = 3;

let citus: Citus;
let settings: Record<string, string>;
let program: Program;
const stalls: Stall[] = [];
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  if (home === null) return;
  citus = await startCitus(home);
  settings = {
    DATABASE_URL: await citus.createDatabase('bahi'),
    BAHI_SECRET: testSecret,
    BAHI_DATA: makeDataFolder(),
  };
  program = await startProgram(settings);
  while (stalls.length < stallCount) stalls.push(await openStall(program));
});
afterAll(async () => {
  await clearPrograms();
  if (home !== null) await citus.stop();
});

/** Where there is no Citus each test is skipped, with a sentence that says what it takes. */
beforeEach((context) => {
  if (home === null) context.skip(citusMissing);
});

test('the product’s own migrations make it distributed: each table of a business by business, together', async () => {
  const tables = await ask(citus.coordinator.port, 'bahi', [
    `select distinct citus_table_type, distribution_column, colocation_id from citus_tables where distribution_column <> '<none>'`,
  ]);
  expect(tables).toEqual([
    { citus_table_type: 'distributed', distribution_column: 'business_id', colocation_id: expect.any(Number) },
  ]);
  const left = await ask(citus.coordinator.port, 'bahi', [
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
       and not exists (select from pg_dist_partition where logicalrelid = pg_class.oid)`,
  ]);
  expect(left).toEqual([]);
});

test('shops open, post, pay and find there, and all books are in order', async () => {
  await expectKeptWhile(async () => {});
  for (const { owner } of stalls)
    expect((await call(owner, customerContract.list, { query: { search: 'ram' } })).recordsTotal).toBe(1);
});

test('a business that is moved to another machine goes on posting', async () => {
  const business = stalls[0]?.owner.businessId;
  await expectKeptWhile(async () => {
    const [at] = await ask(citus.coordinator.port, 'bahi', [
      `select shardid, nodeport from citus_shards
         where shardid = get_shard_id_for_distribution_column('audit_event', ${business})`,
    ]);
    const from = Number(at?.['nodeport']);
    const to = citus.workers.find(({ port }) => port !== from)?.port;
    await ask(citus.coordinator.port, 'bahi', [
      `select citus_move_shard_placement(${Number(at?.['shardid'])}, '127.0.0.1', ${from}, '127.0.0.1', ${to}, 'block_writes')`,
    ]);
  });
});

/** Posts before, while and after something happens: nothing is lost, no number is missing. */
async function expectKeptWhile(something: () => Promise<void>): Promise<void> {
  const clients = startClients(stalls);
  await moreAcknowledged(clients, 20);
  await something();
  await moreAcknowledged(clients, 20);
  await clients.stop();
  acknowledged.push(...clients.acknowledged);
  await expectNothingLost(acknowledged, settings);
}
