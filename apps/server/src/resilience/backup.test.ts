import { statSync } from 'node:fs';
import { join } from 'node:path';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { oauthClient, sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../testing/caller.ts';
import { testSecret } from '../testing/test-database.ts';
import { backUp, notEmpty, restore, rowsIn } from './testing/backups.ts';
import { newcomersPassword, openStall, type Stall, stallBill } from './testing/newcomer.ts';
import { clearPrograms, makeDataFolder, type Program, runToEnd, startProgram } from './testing/program.ts';

// Whole programs and databases are started here, which takes its time on a machine that does other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const shop = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
const file = join(shop.BAHI_DATA, 'backups', 'whole.backup');
let program: Program;
let stall: Stall;
/** What the shop's database holds when it is backed up. */
let kept: Map<string, string[]>;

beforeAll(async () => {
  program = await startProgram(shop);
  stall = await openStall(program);
  await call(stall.owner, invoiceContract.create, { body: stallBill(stall) });
  kept = await rowsIn(shop.BAHI_DATA);
}, 120_000);
afterAll(clearPrograms);

test('beside a running server a backup is one private file that says what is in it', async () => {
  const { code, output } = await backUp(shop, file);
  expect([code, output]).toEqual([0, expect.stringContaining(`bytes: ${file}`)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const rows = [...kept].filter(([name]) => !name.endsWith('_seq')).reduce((sum, [, found]) => sum + found.length, 0);
  expect(output).toContain(`${rows} rows of `);
  expect(output).toMatch(new RegExp(`^chain of business ${stall.owner.businessId}: \\d+ [0-9a-f]{64}$`, 'm'));
  expect(await backUp(shop, file)).toMatchObject({
    code: 1,
    output: `${file} is there already: no backup is written over another.\n`,
  });
  const nowhere = join(file, 'below-a-file');
  expect(await backUp(shop, nowhere)).toMatchObject({
    code: 1,
    output: expect.stringMatching(`^${nowhere} cannot be written: E`),
  });
  const named = await backUp(shop);
  expect(named.output).toMatch(/backups\/bahi-20\d\d-\d\d-\d\d-\d{6}\.backup$/m);
});

test('a restored shop has every row, id and sequence, and goes on where it was', async () => {
  const other = { BAHI_DATA: makeDataFolder(), BAHI_SECRET: testSecret };
  const restored = await restore(other, file);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
  expect(Object.fromEntries(await rowsIn(other.BAHI_DATA))).toEqual(Object.fromEntries(kept));

  const again = await restore(other, file);
  expect([again.code, again.output]).toEqual([1, notEmpty]);

  const copy = await startProgram(other);
  const basic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
  const signIn = { body: { grant_type: 'password' as const, username: stall.userName, password: newcomersPassword } };
  const tokens = await call({ base: copy.base, token: null }, sessionContract.token, signIn, { authorization: basic });
  const owner = { ...stall.owner, base: copy.base, token: tokens.access_token };
  const bill = await call(owner, invoiceContract.create, { body: stallBill(stall) });
  expect(bill.code).toMatch(/-00002$/);
  // The same secret: who was signed in when the backup was taken still is.
  const { rows } = await call({ ...stall.owner, base: copy.base }, invoiceContract.list, {});
  expect(rows).toHaveLength(2);
  await copy.kill();
  const verified = await runToEnd(other, 'verify.ts', ['--against', file]);
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
});
