import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { isPdfAnswer, type PdfAnswer, type PdfJob } from './pdf-job.ts';

/** The child that lays out papers, one job at a time. */
export type PdfProcess = {
  /** The child's process id, for tests and logs. */
  readonly pid: number | undefined;
  isAlive(): boolean;
  /** Rejects when the child dies before it answers. */
  run(job: PdfJob): Promise<PdfAnswer>;
  /** Ends it at once. */
  kill(): void;
  /** Lets it go, and ends it when it has not gone after two seconds. */
  release(): Promise<void>;
};

const releaseMilliseconds = 2000;
const lastWordsLength = 1000;

export function startPdfProcess(): PdfProcess {
  const child = fork(path.join(import.meta.dirname, 'pdf-worker.ts'), [], {
    serialization: 'advanced',
    // The server's own flags (a debugger's port, a test runner's loader) are not for the child, which keeps as small.
    execArgv: ['--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Typst notes shapes it has no name for, which says nothing; of a crash the last words are worth keeping.
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-lastWordsLength);
  });
  // Without a listener a failed start would end the server; the job learns of it by the child's exit or its own send.
  child.on('error', () => undefined);
  return {
    pid: child.pid,
    isAlive: () => isAlive(child),
    run: (job) => runJob(child, job, () => lastWords),
    kill: () => void child.kill('SIGKILL'),
    release: () => release(child),
  };
}

function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

function runJob(child: ChildProcess, job: PdfJob, lastWords: () => string): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (code: number | null, signal: string | null): void =>
      onError(new Error(`the PDF process ended (${signal ?? code}): ${lastWords()}`));
    const onMessage = (message: unknown): void => {
      settle();
      if (isPdfAnswer(message)) resolve(message);
      else reject(new Error('the PDF process answered something else'));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    child.send(job, (error) => {
      if (error) onError(error);
    });
  });
}

async function release(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), releaseMilliseconds);
  if (child.connected) child.disconnect();
  await gone;
  clearTimeout(timer);
}
