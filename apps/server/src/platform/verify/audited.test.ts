import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, findingsOf, tamper, withFaults } from '../../testing/books.ts';
import { openShop, sell, type Shop } from '../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ChainHead } from '../core/audit-chain.ts';
import type { Tx } from '../database/database.ts';
import { readHeads } from './verify.ts';

let app: TestApp;
let shop: Shop;
/** Where the chains of the tests before stand, whose books are not looked into again. */
let since: ChainHead[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  since = await readHeads(app.services.database);
  shop = await openShop(app);
});
afterAll(() => app.close());

function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { businessId, userId } = shop.owner;
  return app.services.database.transaction('write', { businessId, outletId: null, userId }, work);
}

/** What is noted of brands, row by row in the order in which it happened. */
function noted(): Promise<Record<string, unknown>[]> {
  return app.asOwner(
    `select row_id::int as id, action, before ->> 'name' as before, after ->> 'name' as after from audit_event
     where business_id = $1 and table_name = 'brand' order by audit_event.id`,
    [shop.owner.businessId],
  );
}

/** Statements over many rows at once, by the remainder that a row's number leaves. */
const statements = fc.array(
  fc.record({
    kind: fc.constantFrom('insert', 'update', 'update', 'delete'),
    rows: fc.integer({ min: 1, max: 6 }),
    divisor: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('whatever statements change how many rows, each event says its own row before and after', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(statements, async (said) => {
      for (const { kind, rows, divisor } of said)
        await write((tx) => {
          made += 1;
          if (kind === 'insert')
            return tx.query(
              `insert into brand (business_id, name) select $1, $2 || n from generate_series(1, $3::int) n returning id`,
              [shop.owner.businessId, `Brand ${made}-`, rows],
            );
          const which = 'from (select id from brand where business_id = $1) own where business_id = $1';
          if (kind === 'delete')
            return tx.query('delete from brand where business_id = $1 and id % 5 = $2 returning id', [
              shop.owner.businessId,
              divisor,
            ]);
          return tx.query(
            `update brand set name = brand.name || $3::text ${which} and brand.id = own.id and brand.id % $2 = 0 returning brand.id`,
            [shop.owner.businessId, divisor, `+${made}`],
          );
        });
    }),
    { numRuns: 10 },
  );
  const last = new Map<unknown, unknown>();
  for (const { id, action, before, after } of await noted()) {
    expect([id, before]).toEqual([id, last.get(id) ?? null]);
    expect(action).toBe(before === null ? 'insert' : after === null ? 'delete' : 'update');
    last.set(id, after);
  }
  const kept = await app.asOwner('select id::int as id, name from brand where business_id = $1', [
    shop.owner.businessId,
  ]);
  expect(kept.length).toBeGreaterThan(0);
  expect(new Map(kept.map(({ id, name }) => [id, name]))).toEqual(
    new Map([...last].filter(([, name]) => name !== null)),
  );
  await expectSoundBooks(app);
}, 60_000);

test('a change that changes nothing is no event', async () => {
  const { businessId } = shop.owner;
  await write((tx) =>
    tx.query(`insert into brand (business_id, name) values ($1, 'Wai Wai') returning id`, [businessId]),
  );
  await write((tx) => tx.query('update brand set name = name where business_id = $1 returning id', [businessId]));
  expect((await noted()).map(({ action }) => action)).toEqual(['insert']);
});

test('a row is what was written of it after its table gained a column or lost one, and no other row is', async () => {
  // What it changes of the database stands for everybody.
  const own = await startTestApp();
  const { businessId, userId } = (await openShop(own)).owner;
  await own.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(`insert into brand (business_id, name, name_np) values ($1, 'Wai Wai', 'वाईवाई') returning id`, [
      businessId,
    ]),
  );
  const faultsOfBrands = async () =>
    (await findingsOf(own)).filter(({ check }) => check === 'rows of brand').flatMap(({ faults }) => faults);
  await own.asOwner('alter table brand add column colour text');
  expect(await faultsOfBrands()).toEqual([]);
  await own.asOwner('alter table brand drop column name_np');
  expect(await faultsOfBrands()).toEqual([]);
  await tamper(own, `update brand set name = 'Rara' where business_id = ${businessId}`);
  expect(await faultsOfBrands()).toMatchObject([{ row: { name: 'Rara' }, written: { name: 'Wai Wai' } }]);
  await own.close();
});

test('of rows that are written once, an event has all of a statement', async () => {
  await sell(shop);
  const events = await app.asOwner(
    `select cardinality(row_ids) as rows, after from audit_event where business_id = $1 and table_name = 'journal_line'
     order by id desc limit 1`,
    [shop.owner.businessId],
  );
  const [lines] = await app.asOwner(
    `select count(*)::int as rows from journal_line where business_id = $1
     group by entry_id order by entry_id desc limit 1`,
    [shop.owner.businessId],
  );
  expect(events).toEqual([{ rows: lines?.['rows'], after: null }]);
});

/** Of the shop that was opened last. */
const ownOf = (table: string): string => `business_id = (select max(business_id) from ${table})`;
const oneOf = (table: string, which: 'min' | 'max'): string =>
  `id = (select ${which}(id) from ${table} where ${ownOf(table)})`;
const copyOf = (table: string): string =>
  `insert into ${table} overriding system value select (jsonb_populate_record(null::${table},
     to_jsonb(one) || jsonb_build_object('id', id + 100000, 'line_number', 99, 'reverses_id', null))).*
   from ${table} one where ${ownOf(table)} order by id limit 1`;

test.each([
  ['journal_line', copyOf('journal_line')],
  ['stock_move', copyOf('stock_move')],
  ['journal_entry', copyOf('journal_entry')],
  ['journal_line', `delete from journal_line where ${oneOf('journal_line', 'max')}`],
  ['stock_move', `delete from stock_move where ${oneOf('stock_move', 'min')}`],
  ['journal_line', `${copyOf('journal_line')}; delete from journal_line where ${oneOf('journal_line', 'min')}`],
  [
    'journal_line',
    `update journal_line set outlet_id = outlet_id + 1 where ${oneOf('journal_line', 'max')};
     update audit_event set digest = sha256('') where table_name = 'journal_line'`,
  ],
])(
  'a row too many, one too few and one that was changed past the product are found in %s: %s',
  async (table, statement) => {
    await sell(shop);
    const findings = await findingsOf(withFaults(app, statement), { since });
    expect(findings.filter(({ faults }) => faults.length > 0).map(({ check }) => check)).toContain(`rows of ${table}`);
  },
);
