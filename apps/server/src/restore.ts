import { resolve } from 'node:path';
import { checkBackup, restoreBackup } from './platform/backup/restore-backup.ts';
import { chainKeysOf } from './platform/core/keys.ts';
import { ConfigError, loadConfig } from './platform/settings/config.ts';
import { openStoreAt, reachDatabase } from './platform/start/open-store.ts';
import { endAfterOutput, progress } from './platform/start/start-output.ts';
import { bookChecks } from './book-checks.ts';
import { sayFault, sayFindings } from './platform/verify/say-findings.ts';
import { verifyBooks } from './platform/verify/verify.ts';

/** Brings a backup into an empty database and checks all books; the exit code is 1 when anything does not hold. */
async function run(given: string | undefined): Promise<number> {
  if (given === undefined) throw new ConfigError('Say which backup: npm run restore -- FILE');
  const file = resolve(given);
  // Read to its end first: a damaged file leaves the database as it is.
  const head = await checkBackup(file);
  const config = loadConfig();
  const reached = await reachDatabase(config, progress);
  try {
    const rows = await restoreBackup(reached.owner, { file, head, progress });
    progress(`${rows} rows restored from the backup of ${head.takenAt}.`);
    // Brings it forward to this release, where the backup is of an older one.
    const store = await openStoreAt(reached, progress);
    const findings = await verifyBooks(store.database, {
      checks: bookChecks,
      chainKeys: chainKeysOf(config),
      report: (finding) => sayFault(finding, progress),
    });
    const isSound = sayFindings(findings, progress);
    await store.close();
    return isSound ? 0 : 1;
  } finally {
    await reached.close();
  }
}

run(process.argv[2]).then(
  (exitCode) => endAfterOutput(exitCode),
  (error: unknown) => {
    progress(error instanceof ConfigError ? error.message : String(error));
    endAfterOutput(1);
  },
);
