import { migrate } from '../platform/database/migrate.ts';
import { seedReference } from '../seed/reference/reference.ts';
import {
  createDatabase,
  letRequestsIn,
  openForRequests,
  ownerAddress,
  templateOf,
  testChainKey,
  type TestServer,
} from './test-database.ts';

/** Prepares the database that each test file's own one is made from: migrated, with the reference data. */
export async function prepareTemplate(server: TestServer): Promise<void> {
  const name = templateOf(server);
  await createDatabase(server, name, 'template1');
  await migrate(ownerAddress(server, name), { chainKey: testChainKey });
  await letRequestsIn(server);
  const database = openForRequests(server, name, { connections: 2 });
  await seedReference(database);
  await database.end();
}
