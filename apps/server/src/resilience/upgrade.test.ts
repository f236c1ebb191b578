import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectOwner } from '../platform/database/database.ts';
import { call } from '../testing/caller.ts';
import { openStall, type Stall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, databaseOf, makeDataFolder, type Program, runToEnd, startProgram } from './testing/program.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let dataFolder: string;
let program: Program;
let stall: Stall;
beforeAll(async () => {
  dataFolder = makeDataFolder();
  program = await startProgram({ BAHI_DATA: dataFolder });
  stall = await openStall(program);
});
afterAll(clearPrograms);

async function asOwner(statement: string): Promise<void> {
  const at = databaseOf(dataFolder);
  const client = await connectOwner({ host: at?.socketFolder, port: at?.port, user: 'postgres', database: 'postgres' });
  await client.query(statement);
  await client.end();
}

test('a newer release adds its tables and columns beside a server of this one, which goes on posting', async () => {
  await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  await asOwner(`
    alter table document add column settled_by_machine boolean not null default false;
    alter table customer add column nickname text;
    create table of_a_newer_release (id bigint primary key);
    insert into schema_migration (file, checksum) values ('9999-of-a-newer-release.sql', 'its own')`);
  const bill = await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  expect(bill.code).toMatch(/-00002$/);
  expect((await call(stall.owner, invoiceContract.list, {})).recordsTotal).toBe(2);
  expect((await call(stall.owner, customerContract.list, {})).rows).toHaveLength(1);
});

test('once it has stopped it does not start there again, and says what to do', async () => {
  program.signal('SIGTERM');
  await program.ended;
  const { code, output } = await runToEnd({ BAHI_DATA: dataFolder });
  expect(code).toBe(1);
  expect(output).toBe(
    'The database is of a newer release, with a migration 9999-of-a-newer-release.sql that this one does not have: ' +
      'start that release or a newer one. Nothing was changed.\n',
  );
  expect(databaseOf(dataFolder)).toBeNull();
});
