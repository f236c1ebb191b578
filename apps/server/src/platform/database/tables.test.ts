import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { ownerAddress, templateOf } from '../../testing/test-database.ts';
import { connectOwner } from './database.ts';
import { describeTables } from './describe-tables.ts';

test('the types of the tables are those of the migrated database: `npm run tables` writes them', async () => {
  const server = inject('databaseServer');
  const client = await connectOwner(ownerAddress(server, templateOf(server)));
  const described = await describeTables(client);
  await client.query('begin; alter table customer add column forgotten text');
  const changed = await describeTables(client);
  await client.query('rollback');
  await client.end();
  const written = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
  expect(written).toBe(described);
  expect(changed).toBe(written.replace(/ {2}customer: \{[^}]*/, '$&  forgotten: Asked<string | null>;\n  '));
});
