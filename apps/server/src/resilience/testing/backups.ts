import { connectOwner } from '../../platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts';
import { databaseOf, type Ended, runToEnd } from './program.ts';
import { everyRow } from './rows.ts';

/** What the program that restores says of a database with anything in it. */
export const notEmpty =
  'The database is not empty, and a backup is restored into an empty one only: set BAHI_DATA to a new folder, or DATABASE_URL to a new database.\n';

/** Every row in the database of a folder, which is started for that when nothing runs it. */
export async function rowsIn(dataFolder: string): Promise<Map<string, string[]>> {
  const running = databaseOf(dataFolder);
  const started: EmbeddedPostgres | null = running === null ? await startEmbeddedPostgres({ dataFolder }) : null;
  const at = started ?? running;
  const client = await connectOwner({ host: at?.socketFolder ?? '', port: at?.port ?? 0, user: 'postgres' });
  try {
    return await everyRow(client);
  } finally {
    await client.end();
    await started?.stop();
  }
}

/** Runs the program that makes a backup, in a file of this name or in one that it names itself. */
export function backUp(settings: Record<string, string>, to?: string): Promise<Ended> {
  return runToEnd(settings, 'backup.ts', to === undefined ? [] : [to]);
}

/** Runs the program that restores a backup. */
export function restore(settings: Record<string, string>, from: string): Promise<Ended> {
  return runToEnd(settings, 'restore.ts', [from]);
}
