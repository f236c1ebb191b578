import { setTimeout } from 'node:timers/promises';
import { fail } from '../core/errors.ts';
import type { PdfJob, PdfTemplate } from './pdf-job.ts';
import { type PdfProcess, startPdfProcess } from './pdf-process.ts';

export type { PdfTemplate } from './pdf-job.ts';

export type PdfRenderer = {
  /**
   * Lays out one paper and returns the PDF's bytes. `data` is what the template reads, as JSON; text in it is never
   * markup. Papers are made one after the other. Refuses with `common.busy` (503) when too many wait or one takes too
   * long; rejects with a plain error when the process dies, when the template fails, and after `close`.
   */
  render(template: PdfTemplate, data: object): Promise<Uint8Array>;
  /** The process at work, or null while none is needed. */
  processId(): number | null;
  /** Refuses what waits, finishes what is being made, ends the process. */
  close(): Promise<void>;
};

export type PdfRendererLimits = {
  /** Papers that may wait; one more is refused. */
  readonly waiting: number;
  /** For one paper; after that its process is replaced. */
  readonly timeoutMilliseconds: number;
  /** A process that holds more after a paper is replaced: Typst's memory grows with the largest paper it made. */
  readonly residentBytes: number;
};

const standardLimits: PdfRendererLimits = {
  waiting: 64,
  timeoutMilliseconds: 30_000,
  residentBytes: 300_000_000,
};

type Waiting = {
  readonly job: PdfJob;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
};

/** Makes PDFs in a child process, which starts with the first paper and is replaced when it dies or grows. */
export function createPdfRenderer(limits: Partial<PdfRendererLimits> = {}): PdfRenderer {
  const { waiting, timeoutMilliseconds, residentBytes } = { ...standardLimits, ...limits };
  const queue: Waiting[] = [];
  const retired: Promise<void>[] = [];
  let worker: PdfProcess | null = null;
  let work: Promise<void> | null = null;
  let isClosed = false;

  async function makeNow(job: PdfJob): Promise<Uint8Array> {
    const current = worker?.isAlive() ? worker : startPdfProcess();
    worker = current;
    const answer = await withinTime(current.run(job), timeoutMilliseconds);
    if (answer === null) {
      current.kill();
      return fail('common.busy', { status: 503 });
    }
    if ('failure' in answer) throw new Error(`the template ${job.template} failed: ${answer.failure}`);
    if (answer.residentBytes > residentBytes) {
      worker = null;
      retired.push(current.release());
    }
    return answer.pdf;
  }

  async function workOff(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await makeNow(next.job).then(next.resolve, next.reject);
    }
    work = null;
  }

  return {
    async render(template, data) {
      if (isClosed) throw new Error('the PDF renderer is closed');
      if (queue.length >= waiting) fail('common.busy', { status: 503 });
      const job: PdfJob = { template, data: JSON.stringify(data) };
      return await new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        work ??= workOff();
      });
    },
    processId: () => (worker?.isAlive() ? (worker.pid ?? null) : null),
    async close() {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the PDF renderer is closed'));
      await work;
      if (worker !== null) retired.push(worker.release());
      worker = null;
      await Promise.all(retired);
    },
  };
}

/** What comes of `job`, or null when it is not there in time. */
async function withinTime<Result>(job: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const inTime = new AbortController();
  try {
    return await Promise.race([job, setTimeout(milliseconds, null, { signal: inTime.signal })]);
  } finally {
    inTime.abort();
  }
}
