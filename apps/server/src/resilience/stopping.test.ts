import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectOwner, type OwnerConnection } from '../platform/database/database.ts';
import { isAlive } from '../platform/embedded-postgres/embedded-postgres-process.ts';
import { call, send } from '../testing/caller.ts';
import { openStall, type Stall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, databaseOf, freePort, makeDataFolder, type Program, startProgram } from './testing/program.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let dataFolder: string;
let settings: Record<string, string>;
let stall: Stall;
let issued = 0;
let program: Program;
beforeAll(async () => {
  dataFolder = makeDataFolder();
  settings = { BAHI_DATA: dataFolder, PORT: String(await freePort()) };
  program = await startProgram(settings);
  stall = await openStall(program);
});
afterAll(clearPrograms);

function ownerConnection(): Promise<OwnerConnection> {
  const at = databaseOf(dataFolder);
  return connectOwner({ host: at?.socketFolder, port: at?.port, user: 'postgres', database: 'postgres' });
}

/** Posts bills that cannot end before they are let go: each waits for the row of the business's audit chain. */
async function holdPosts(count: number) {
  const connection = await ownerConnection();
  await connection.query('begin');
  await connection.query('select seq from audit_head where business_id = $1 for update', [stall.owner.businessId]);
  const answers = Promise.all(
    Array.from({ length: count }, () => send(stall.owner, invoiceContract.create, { body: stallBill(stall) })),
  );
  // What fails early is told where the answers are waited for.
  answers.catch(() => {});
  const countWaiting = async () => {
    // Within one transaction the list of connections would stay as it was first read.
    await connection.query('select pg_stat_clear_snapshot()');
    const { rows } = await connection.query(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and usename = 'bahi_app'`,
    );
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(count);
  return {
    answers,
    async letGo() {
      await connection.query('commit');
      await connection.end();
    },
  };
}

/** Waits until nobody new is let in. */
async function refusesNewcomers(): Promise<void> {
  const port = Number(settings['PORT']);
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  await expect.poll(isRefused, { timeout: 5_000 }).toBe(true);
}

test('SIGTERM answers the bills being posted, then stops everything', async () => {
  const database = databaseOf(dataFolder);
  const held = await holdPosts(2);
  program.signal('SIGTERM');
  await refusesNewcomers();
  await held.letGo();
  for (const answer of await held.answers) {
    expect(answer.status).toBe(200);
    // A connection that stayed open would keep the program from stopping.
    expect(answer.headers.get('connection')).toBe('close');
    issued += 1;
  }
  const { code, output } = await program.ended;
  // It is 1 when the program had to leave without waiting any longer, 10 seconds after the signal.
  expect(code).toBe(0);
  expect(output).toContain('Stopped.');
  expect(isAlive(database?.pid ?? 0)).toBe(false);
  expect(database?.socketFolder).toMatch(/bahi-pg-/);
  expect(existsSync(database?.socketFolder ?? '')).toBe(false);
  expect(existsSync(join(dataFolder, 'postgres.owner'))).toBe(false);

  program = await startProgram(settings);
  expect((await call(stall.owner, invoiceContract.list, {})).recordsTotal).toBe(issued);
});

test('a client that never ends its request does not keep the program from stopping, at SIGINT either', async () => {
  const database = databaseOf(dataFolder);
  const socket = connect(Number(settings['PORT']), '127.0.0.1');
  // Cut off in the end, which is no failure of this test.
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(
    'POST /api/v1/oauth/token HTTP/1.1\r\nhost: bahi\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await wait(100);
  program.signal('SIGINT');
  expect(await program.ended).toMatchObject({ code: 0 });
  expect(isAlive(database?.pid ?? 0)).toBe(false);
  socket.destroy();
});
