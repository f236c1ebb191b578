// The child process of pdf.ts: Typst is native code that holds its thread while it lays out, so it runs beside the
// server and not in it. One job at a time comes over IPC; the answer goes back the same way.
import { writeFileSync } from 'node:fs';
import { drawnTexts } from './drawn-texts.ts';
import { isPdfJob, type PdfAnswer, type PdfJob } from './pdf-job.ts';
import { withReadableText } from './pdf-readable.ts';
import { createTypst } from './typst.ts';

const { compiler, layOut } = createTypst();

function answer(job: PdfJob): void {
  // Typst remembers every layout until it is told to forget, which of a report takes as long as ten bills: who waits
  // for the paper has it by then.
  process.send?.(attempt(job), () => compiler.evictCache(0));
}

function attempt(job: PdfJob): PdfAnswer {
  try {
    const document = layOut(job);
    const pdf = withReadableText(compiler.pdf(document), drawnTexts(compiler.vector(document)), job.spoken);
    return { pdf, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A report of 5,000 rows takes a gigabyte for two seconds. Where Linux runs out of memory over it, this process is the
 * one to end, not the server or the database. Elsewhere there is nothing to write to.
 */
function yieldMemoryFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or one that forbids it: the kernel chooses as it would have.
  }
}

yieldMemoryFirst();
process.on('message', (message) => {
  if (isPdfJob(message)) answer(message);
});
// A Ctrl-C reaches the whole group: the child stays until the server, which may still be printing, lets it go.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
