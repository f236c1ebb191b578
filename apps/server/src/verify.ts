import { ConfigError, loadConfig } from './platform/config.ts';
import { openStore } from './platform/open-store.ts';
import { progress } from './platform/start-output.ts';
import { type Finding, verifyBooks } from './platform/verify/verify.ts';

/** Checks all books and says what it found; the exit code is 1 when anything does not hold. */
async function run(): Promise<number> {
  const store = await openStore(loadConfig(), progress);
  try {
    const findings = await verifyBooks(store.database);
    const byCheck = Map.groupBy(findings, (finding) => finding.check);
    for (const [check, found] of byCheck) progress(lineOf(check, found));
    const faulty = findings.filter((finding) => finding.faults.length > 0);
    for (const { businessId, check, faults } of faulty)
      progress(`  business ${businessId}, ${check}: ${JSON.stringify(faults[0])}${more(faults.length)}`);
    progress(faulty.length === 0 ? 'All books are in order.' : `${faulty.length} checks found faults.`);
    return faulty.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

function lineOf(check: string, found: readonly Finding[]): string {
  const count = found.reduce((sum, finding) => sum + finding.count, 0);
  const faults = found.reduce((sum, finding) => sum + finding.faults.length, 0);
  return `${faults === 0 ? 'ok   ' : 'FAULT'} ${check.padEnd(24)} ${String(count).padStart(8)} rows  ${found[0]?.holds ?? ''}`;
}

function more(count: number): string {
  return count > 1 ? ` and ${count - 1} more` : '';
}

run().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    progress(error instanceof ConfigError ? error.message : String(error));
    process.exit(1);
  },
);
