import { statSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { printedHead } from './platform/core/audit-chain.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { type Config, ConfigError, loadConfig } from './platform/settings/config.ts';
import { reachDatabase } from './platform/start/open-store.ts';
import { endAfterOutput, progress } from './platform/start/start-output.ts';

/** Writes one file with everything that the database holds at this moment; a running server goes on beside it. */
async function run(given: string | undefined, signal: AbortSignal): Promise<void> {
  const config = loadConfig();
  const takenAt = Date.now();
  const file = given === undefined ? usualFile(config, takenAt) : resolve(given);
  // Not migrated: a backup is most wanted before a newer release changes anything.
  const reached = await reachDatabase(config, progress);
  try {
    signal.throwIfAborted();
    const written = await writeBackup({ owner: reached.owner, file, takenAt, signal });
    const tables = Object.values(written.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    progress(`${rows} rows of ${tables.length} tables, ${statSync(file).size} bytes: ${file}`);
    for (const head of written.heads) progress(printedHead(head));
    progress('Keep these lines where nobody changes them: npm run verify -- --against FILE finds them in the chains.');
    progress('Keep BAHI_SECRET (or the file "secret" of BAHI_DATA) apart from it: it is not in the backup.');
  } finally {
    await reached.close();
  }
}

/** Named by the day and time in Nepal, so that a folder of backups is in order. */
function usualFile({ dataFolder }: Config, takenAt: number): string {
  const day = formatBsDate(bsFromDay(todayInKathmandu(takenAt)));
  const seconds = String(Math.floor(takenAt / 1000) % 60).padStart(2, '0');
  const time = timeInKathmandu(takenAt).replace(':', '') + seconds;
  return join(dataFolder, 'backups', `bahi-${day}-${time}.backup`);
}

const interruption = new AbortController();
let exitCode = 1;
// Once each: who cannot wait sends it again.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    exitCode = 128 + constants.signals[name];
    interruption.abort();
  });
run(process.argv[2], interruption.signal).then(
  () => endAfterOutput(0),
  (error: unknown) => {
    if (interruption.signal.aborted) progress('Interrupted: no backup was made.');
    else progress(error instanceof ConfigError ? error.message : String(error));
    endAfterOutput(exitCode);
  },
);
