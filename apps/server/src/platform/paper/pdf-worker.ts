// The child process of pdf.ts: Typst is native code that holds its thread while it lays out, so it runs beside the
// server and not in it. One job at a time comes over IPC; the answer goes back the same way.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { isPdfJob, type PdfAnswer, type PdfJob } from './pdf-job.ts';
import { withReadableText } from './pdf-readable.ts';

const templates = path.resolve(import.meta.dirname, '../../../templates');
const fontFiles = [
  '400Regular/NotoSansDevanagari_400Regular.ttf',
  '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  '700Bold/NotoSansDevanagari_700Bold.ttf',
];

const require = createRequire(import.meta.url);
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [
    {
      fontBlobs: fontFiles.map((file) =>
        readFileSync(require.resolve(`@expo-google-fonts/noto-sans-devanagari/${file}`)),
      ),
    },
  ],
});

async function answer(job: PdfJob): Promise<void> {
  const result = attempt(job);
  // Typst remembers every layout, and frees only what it is told to forget, on the next turn of the event loop.
  compiler.evictCache(0);
  await setImmediate();
  const reply: PdfAnswer =
    typeof result === 'string' ? { failure: result } : { pdf: result, residentBytes: process.memoryUsage.rss() };
  process.send?.(reply);
}

function attempt(job: PdfJob): Uint8Array | string {
  try {
    return typeset(job);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function typeset(job: PdfJob): Uint8Array | string {
  const compiled = compiler.compile({
    mainFilePath: path.join(templates, `${job.template}.typ`),
    inputs: { data: job.data },
  });
  const document = compiled.result;
  if (document === null) return failureOf(compiled.takeDiagnostics());
  return withReadableText(compiler.pdf(document), compiler.svg(document), job.spoken);
}

function failureOf(diagnostics: NodeError | null): string {
  return JSON.stringify(diagnostics?.shortDiagnostics ?? []);
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
  if (isPdfJob(message)) void answer(message);
});
// A Ctrl-C reaches the whole group: the child stays until the server, which may still be printing, lets it go.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
