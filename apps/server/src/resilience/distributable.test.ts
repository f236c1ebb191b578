import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What Citus asks of tables and triggers (decision 0048), as far as any PostgreSQL can tell it. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const namesOf = async (query: string): Promise<string[]> => (await app.asOwner(query)).map(({ name }) => String(name));

const ofBusinesses = `relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`;

test('what is unique in a table of a business is so within the business', async () => {
  expect((await namesOf(`select relname as name from pg_class where ${ofBusinesses}`)).length).toBeGreaterThan(30);
  const other = await namesOf(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
     where ${ofBusinesses} and indisunique and pg_get_indexdef(indexrelid, 1, true) <> 'business_id'`,
  );
  expect(other).toEqual([]);
  const without = await namesOf(
    `select relname as name from pg_class where ${ofBusinesses}
       and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
  );
  expect(without).toEqual([]);
});

test('a row of a business refers to its own business, to a shared row, or to what is the same everywhere', async () => {
  const other = await namesOf(
    `select conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
     where ${ofBusinesses} and contype = 'f'
       and (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) !~ 'business_id$'
       and confrelid::regclass::text not in ('address_type', 'vendor_type', 'unit_type', 'document_kind')`,
  );
  expect(other).toEqual([]);
});

test('sessions, devices and settings refer to no row that is written on every machine', async () => {
  const other = await namesOf(
    `select conname as name from pg_constraint
     where contype = 'f' and confrelid = 'app_user'::regclass or confrelid = 'business'::regclass and conrelid <> 'app_user'::regclass`,
  );
  expect(other).toEqual([]);
});

test('a trigger writes what it has gathered, and never by a statement over the rows of its own', async () => {
  const straight = `select proname as name from pg_proc where prorettype = 'trigger'::regtype
    and prosrc ~* '(insert into|update [a-z_]+( [a-z_]+)? set|delete from)[^;]*\\m(new|old)_rows\\M'`;
  expect(await namesOf(straight)).toEqual([]);
  await app.asOwner(`create function planted() returns trigger language plpgsql as $$
    begin insert into term (business_id, name) select business_id, name from new_rows; return null; end $$`);
  expect(await namesOf(straight)).toEqual(['planted']);
});
