import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from './platform/settings/config.ts';
import { openStore } from './platform/start/open-store.ts';
import { progress } from './platform/start/start-output.ts';
import { bookChecks } from './book-checks.ts';
import { sayFault, sayFindings } from './platform/verify/say-findings.ts';
import { verifyBooks } from './platform/verify/verify.ts';

/** Checks all books and says what it found; the exit code is 1 when anything does not hold. */
async function run(): Promise<number> {
  const config = loadConfig();
  progress(`Checking the books in ${whereOf(config)}`);
  const store = await openStore(config, progress);
  try {
    const findings = await verifyBooks(store.database, bookChecks, (finding) => sayFault(finding, progress));
    return sayFindings(findings, progress) ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** Where the books are; an empty place has none, and making a database there would only seem to check some. */
function whereOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl !== null) return 'DATABASE_URL';
  const isThere = ['postgres', 'postgres-is-at'].some((name) => existsSync(join(dataFolder, name)));
  if (!isThere) throw new ConfigError(`There is no database in ${dataFolder}: set BAHI_DATA to the folder of yours.`);
  return dataFolder;
}

run().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    progress(error instanceof ConfigError ? error.message : String(error));
    process.exit(1);
  },
);
