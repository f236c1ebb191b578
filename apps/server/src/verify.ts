import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadConfig } from './platform/settings/config.ts';
import { type ChainHead, printedHead } from './platform/core/audit-chain.ts';
import { chainKeysOf } from './platform/core/keys.ts';
import { readPrintedHeads } from './platform/verify/printed-heads.ts';
import { openStore } from './platform/start/open-store.ts';
import { endAfterOutput, progress } from './platform/start/start-output.ts';
import { bookChecks } from './book-checks.ts';
import { sayFault, sayFindings } from './platform/verify/say-findings.ts';
import { verifyBooks } from './platform/verify/verify.ts';

/**
 * Checks all books and says what it found; the exit code is 1 when anything does not hold. `--against` names a file that
 * says where the chains stood: a backup, a data download as JSON, or the output of this or of a backup. `--since` names one
 * of a moment when all was in order, and leaves out whoever has written nothing since.
 */
async function run(args: string[]): Promise<number> {
  const { heads, since } = await headsFor(args);
  const config = loadConfig();
  progress(`Checking the books in ${whereOf(config)}`);
  const store = await openStore(config, progress);
  try {
    const findings = await verifyBooks(store.database, {
      checks: bookChecks,
      chainKeys: chainKeysOf(config),
      heads: [...heads, ...since],
      since,
      report: (finding) => {
        sayFault(finding, progress);
        if (finding.head !== undefined) progress(`  ${printedHead(finding.head)}`);
      },
    });
    return sayFindings(findings, progress) ? 0 : 1;
  } finally {
    await store.close();
  }
}

const usage = 'Say it so: npm run verify, or npm run verify -- [--against FILE] [--since FILE]';

async function headsFor(args: string[]): Promise<Record<'heads' | 'since', ChainHead[]>> {
  const options = optionsOf(args);
  const headsIn = (file: string | undefined) => (file === undefined ? [] : readPrintedHeads(resolve(file)));
  return { heads: await headsIn(options.against), since: await headsIn(options.since) };
}

function optionsOf(args: string[]): { against?: string | undefined; since?: string | undefined } {
  try {
    return parseArgs({ args, options: { against: { type: 'string' }, since: { type: 'string' } } }).values;
  } catch {
    throw new ConfigError(usage);
  }
}

/** Where the books are; an empty place has none, and making a database there would only seem to check some. */
function whereOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl !== null) return 'DATABASE_URL';
  const isThere = ['postgres', 'postgres-is-at'].some((name) => existsSync(join(dataFolder, name)));
  if (!isThere) throw new ConfigError(`There is no database in ${dataFolder}: set BAHI_DATA to the folder of yours.`);
  return dataFolder;
}

run(process.argv.slice(2)).then(
  (exitCode) => endAfterOutput(exitCode),
  (error: unknown) => {
    progress(error instanceof ConfigError ? error.message : String(error));
    endAfterOutput(1);
  },
);
