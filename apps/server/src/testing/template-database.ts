import { bookChecks } from '../book-checks.ts';
import type { ChainHead } from '../platform/core/audit-chain.ts';
import { migrate } from '../platform/database/migrate.ts';
import { verifyBooks } from '../platform/verify/verify.ts';
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

/**
 * Prepares the database that each test file's own one is made from: migrated, with the reference data. Answers where
 * its chains stand, in order.
 */
export async function prepareTemplate(server: TestServer): Promise<ChainHead[]> {
  const name = templateOf(server);
  await createDatabase(server, name, 'template1');
  await migrate(ownerAddress(server, name), { chainKey: testChainKey });
  await letRequestsIn(server);
  const database = openForRequests(server, name, { connections: 2 });
  await seedReference(database);
  const findings = await verifyBooks(database, { checks: bookChecks, chainKeys: [testChainKey] });
  await database.end();
  const faults = findings.filter((finding) => finding.faults.length > 0);
  if (faults.length > 0) throw new Error(`The books of the template are not in order: ${JSON.stringify(faults)}`);
  return findings.flatMap(({ head }) => head ?? []);
}
