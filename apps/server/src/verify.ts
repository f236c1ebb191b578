import { ConfigError, loadConfig } from './platform/config.ts';
import { openStore } from './platform/open-store.ts';
import { progress } from './platform/start-output.ts';
import { sayFindings } from './platform/verify/say-findings.ts';
import { verifyBooks } from './platform/verify/verify.ts';

/** Checks all books and says what it found; the exit code is 1 when anything does not hold. */
async function run(): Promise<number> {
  const store = await openStore(loadConfig(), progress);
  try {
    return sayFindings(await verifyBooks(store.database), progress) ? 0 : 1;
  } finally {
    await store.close();
  }
}

run().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    progress(error instanceof ConfigError ? error.message : String(error));
    process.exit(1);
  },
);
