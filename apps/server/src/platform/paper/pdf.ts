import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../core/errors.ts';
import type { PdfAnswer, PdfJob, PdfTemplate } from './pdf-job.ts';
import { type PdfProcess, startPdfProcess } from './pdf-process.ts';
import type { SpokenFacts } from './pdf-tags.ts';
import { settable } from './settable.ts';
import { createTurns } from '../core/turns.ts';

export type { PdfTemplate } from './pdf-job.ts';

/** What a template reads, and what who hears the paper is told of it. */
export type PdfData = { readonly spoken: SpokenFacts; readonly [name: string]: unknown };

/** The papers of one client. */
export type Papers = {
  /**
   * Lays out one paper and returns the PDF's bytes. `data` is what the template reads, as JSON; text in it is never
   * markup. Refuses with `common.busy` (503) or `common.tooMany` (429) when it would wait too long, and with
   * `common.busy` when it takes too long; rejects with a plain error when the process dies, when the template fails,
   * and after `close`.
   */
  render(template: PdfTemplate, data: PdfData): Promise<Uint8Array>;
  /** As `render`, of what is read when the turn has come: what is noted with it is noted of no paper that was refused. */
  renderInTurn(template: PdfTemplate, read: () => Promise<PdfData>): Promise<Uint8Array>;
};

type Client = { businessId: number; signal?: AbortSignal };

export type PdfRenderer = {
  /**
   * The papers of a business, for one request of it: businesses are served in turn, bills and receipts before reports and labels.
   * What the request no longer waits for, by its signal, is not made.
   */
  forClient(client: Client): Papers;
  /** The processes at work or ready. */
  processIds(): number[];
  /** Refuses what waits, finishes what is being made, ends the processes. */
  close(): Promise<void>;
};

export type PdfRendererLimits = {
  /** How long a bill waits for its turn at most, and a report, whose own making takes seconds. */
  readonly patience: { readonly short: number; readonly long: number };
  /** For one paper; after that its process is replaced. */
  readonly timeoutMilliseconds: number;
  /** A process that holds more after a paper is replaced: Typst's memory grows with the largest paper it made. */
  readonly residentBytes: number;
  /** When no paper was made for so long, the processes end: each is as large as the server at rest. */
  readonly restMilliseconds: number;
};

const standardLimits: PdfRendererLimits = {
  patience: { short: 2000, long: 10_000 },
  timeoutMilliseconds: 30_000,
  residentBytes: 300_000_000,
  restMilliseconds: 120_000,
};

/** Two processes, of which reports hold one at most: a bill never waits for a report of 5,000 rows. */
const places = { all: 2, ofLane: 2, long: 1 };

/** Makes PDFs in child processes, which start with the first papers and are replaced when they die or grow. */
export function createPdfRenderer(limits: Partial<PdfRendererLimits> = {}): PdfRenderer {
  const { patience, timeoutMilliseconds, residentBytes, restMilliseconds } = { ...standardLimits, ...limits };
  const turns = createTurns<number>({ places, patience });
  const busy = new Set<PdfProcess>();
  let idle: PdfProcess[] = [];
  const { retire, allGone } = createLeavers();
  const resting = setTimeout(() => idle.splice(0).forEach(retire), restMilliseconds).unref();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  function takeProcess(takesLong: boolean): PdfProcess {
    idle = idle.filter((process) => process.isAlive());
    const taken = idle.shift() ?? startPdfProcess();
    busy.add(taken);
    // A bill that comes meanwhile finds a process that has started.
    if (takesLong && idle.length === 0 && busy.size < places.all) idle.push(startPdfProcess());
    return taken;
  }

  async function make(job: PdfJob): Promise<Uint8Array> {
    if (isClosed) throw new Error('the PDF renderer is closed');
    const current = takeProcess(isLong(job.template));
    try {
      const answer = await withinTime(current.run(job), timeoutMilliseconds);
      if (answer === null) current.kill();
      else if ('residentBytes' in answer && answer.residentBytes > residentBytes) retire(current);
      else idle.push(current);
      return paperOf(answer, job);
    } finally {
      busy.delete(current);
      resting.refresh();
    }
  }

  function papersFor({ businessId, signal }: Client): Papers {
    const renderInTurn: Papers['renderInTurn'] = async (template, read) => {
      if (isClosed) throw new Error('the PDF renderer is closed');
      const made = turns.take({ lane: businessId, isLong: isLong(template), signal }, async () => {
        const { spoken, ...data } = await read();
        return await make({ template, data: settable(JSON.stringify(data)), spoken });
      });
      underWay.add(made);
      return await made.finally(() => underWay.delete(made));
    };
    return { renderInTurn, render: (template, data) => renderInTurn(template, () => Promise.resolve(data)) };
  }

  return {
    forClient: papersFor,
    processIds: () => [...busy, ...idle].filter((process) => process.isAlive()).flatMap(({ pid }) => pid ?? []),
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      clearTimeout(resting);
      idle.splice(0).forEach(retire);
      await allGone();
    },
  };
}

/** Processes that are let go, and may take a moment to end. */
function createLeavers() {
  const leaving = new Set<Promise<void>>();
  const retire = (process: PdfProcess): void => {
    const gone = process.release().finally(() => leaving.delete(gone));
    leaving.add(gone);
  };
  return { retire, allGone: () => Promise.all(leaving) };
}

function paperOf(answer: PdfAnswer | null, { template }: PdfJob): Uint8Array {
  if (answer === null) return fail('common.busy', { status: 503 });
  if ('failure' in answer) throw new Error(`the template ${template} failed: ${answer.failure}`);
  return answer.pdf;
}

/** What may take seconds, and so never holds up a bill. */
function isLong(template: PdfTemplate): boolean {
  return template === 'report' || template === 'labels';
}

/** What comes of `job`, or null when it is not there in time. */
async function withinTime<Result>(job: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const inTime = new AbortController();
  try {
    return await Promise.race([job, wait(milliseconds, null, { signal: inTime.signal })]);
  } finally {
    inTime.abort();
  }
}
