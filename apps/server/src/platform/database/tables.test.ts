import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOwnDatabase } from '../../testing/own-database.ts';
import { describeTables } from './describe-tables.ts';

test('the types of the tables are those of the migrated database: `npm run tables` writes them', async () => {
  const [described, changed] = await withOwnDatabase(async (client) => {
    const before = await describeTables(client);
    await client.query('alter table customer add column forgotten text');
    return [before, await describeTables(client)];
  });
  const written = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
  expect(written).toBe(described);
  expect(changed).toBe(written.replace(/ {2}customer: \{[^}]*/, '$&  forgotten: Asked<string | null>;\n  '));
});
