import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fail } from '../core/errors.ts';
import { createTurns } from '../core/turns.ts';
import { isTableAnswer, type TableAnswer, type TableJob, type TableLimits, type TableRow } from './table-job.ts';

/** A file takes a second; two at once, one of a business. */
const turns = createTurns<number>({ places: { all: 2, ofLane: 1 }, patience: { short: 10_000, long: 10_000 } });
const mostMilliseconds = 20_000;
/** A table that takes more to be read than this was made to. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

type Asked = { businessId: number; field: string; content: Uint8Array; limits: TableLimits; signal: AbortSignal };

/**
 * The rows of an Excel workbook (.xlsx, .xls), a page of tables or a text with columns, as texts, whatever it is named. It is read in a thread beside the server, bounded in
 * time and memory. Refuses at `field`, with a text that names the cell, what has formulas, is in another encoding, is too
 * long, has a password or unpacks to too much, and what is no such file.
 */
export async function readTable({ businessId, field, content, limits, signal }: Asked): Promise<readonly TableRow[]> {
  const answer = await turns.take({ lane: businessId, signal }, () => readAside({ content, limits }));
  if (answer === null) return fail('dataImport.fileUnpacks', { field });
  if ('refusal' in answer) return fail(answer.refusal.key, { field, parameters: answer.refusal.parameters ?? {} });
  return answer.rows;
}

/** What the thread answers; null where it takes too long or more memory than it has. */
async function readAside(job: TableJob): Promise<TableAnswer | null> {
  const worker = new Worker(path.join(import.meta.dirname, 'table-worker.ts'), {
    workerData: job,
    resourceLimits,
    // The server's own flags are not for it.
    execArgv: [],
  });
  const inTime = new AbortController();
  try {
    return await Promise.race([
      new Promise<TableAnswer | null>((resolve) => {
        worker.once('message', (message: unknown) => resolve(isTableAnswer(message) ? message : null));
        worker.once('error', () => resolve(null));
        worker.once('exit', () => resolve(null));
      }),
      wait(mostMilliseconds, null, { signal: inTime.signal }),
    ]);
  } finally {
    inTime.abort();
    await worker.terminate();
  }
}
