import { createDatabase, templateName } from './test-database.ts';
import { openDatabase } from '../platform/database.ts';
import { migrate } from '../platform/migrate.ts';
import { seedReference } from '../seed/reference/reference.ts';

/** Prepares the database that each test file's own one is made from: migrated, with the reference data. */
export async function prepareTemplate(server: { socketFolder: string; port: number }): Promise<void> {
  await createDatabase(server, templateName, 'template1');
  const at = { host: server.socketFolder, port: server.port, database: templateName };
  await migrate({ ...at, user: 'postgres' });
  const database = openDatabase({ ...at, user: 'bahi_app' }, { role: null, connections: 2 });
  await seedReference(database);
  await database.end();
}
