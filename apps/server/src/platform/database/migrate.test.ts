import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ownerAddress, testChainKey } from '../../testing/test-database.ts';
import { ConfigError } from '../settings/config.ts';
import { migrate } from './migrate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const again = () =>
  migrate(ownerAddress(inject('databaseServer'), app.databaseName), { chainKey: testChainKey }).catch(
    (error: unknown) => error,
  );

test('a database that another version has made is refused in a sentence that names the way out', async () => {
  expect(await again(), 'one that this version has made is taken as it is').toEqual([]);
  await app.asOwner(`insert into schema_migration (file, checksum) values ('9999-of-another.sql', 'its own')`);
  expect(await again()).toMatchObject({ message: expect.stringContaining('The database is of a newer release') });
  await app.asOwner(`update schema_migration set checksum = 'of before' where file = '0006-documents.sql'`);
  const refused = await again();
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused).toMatchObject({
    message:
      'The database was made by another version, whose migration 0006-documents.sql is not the one of this version, ' +
      'and there is no way from one to the other: start the version that made it, or begin anew with an empty ' +
      'BAHI_DATA or database. Nothing was changed.',
  });
});
