import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectOwner, type OwnerConnection } from '../platform/database/database.ts';
import { createDatabase, dropDatabase, ownerAddress, templateOf } from './test-database.ts';

/**
 * Lends the owner's connection to a migrated database that is made for it alone: nobody may be connected to the
 * template while others copy it.
 */
export async function withOwnDatabase<T>(work: (client: OwnerConnection) => Promise<T>): Promise<T> {
  const server = inject('databaseServer');
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, templateOf(server));
  const client = await connectOwner(ownerAddress(server, name));
  try {
    return await work(client);
  } finally {
    await client.end();
    await dropDatabase(server, name);
  }
}
