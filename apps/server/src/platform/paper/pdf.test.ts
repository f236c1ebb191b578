import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { refusalOf } from '../core/errors.ts';
import { renderInvoicePdf } from './invoice-paper.ts';
import { invoiceView } from './invoice-view.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf.ts';
import { buildInvoicePaper, buildPaperLine } from './testing/build-invoice-paper.ts';
import { pdfText } from './testing/pdf-text.ts';

const opened: PdfRenderer[] = [];
const view = invoiceView(buildInvoicePaper(), 'ne');

function openRenderer(limits: Parameters<typeof createPdfRenderer>[0] = {}): PdfRenderer {
  const renderer = createPdfRenderer(limits);
  opened.push(renderer);
  return renderer;
}

afterAll(async () => {
  await Promise.all(opened.map((renderer) => renderer.close()));
});

test('the process starts with the first paper and makes the next one too', async () => {
  const renderer = openRenderer();
  expect(renderer.processId()).toBeNull();
  const first = await renderer.render('invoice', view);
  const processId = renderer.processId();
  expect(processId).not.toBeNull();
  expect(Buffer.from(first).toString('latin1', 0, 5)).toBe('%PDF-');
  await renderer.render('invoice-slip', view);
  expect(renderer.processId()).toBe(processId);
});

test('a process that dies fails its paper only; the one that waits and the next are made', async () => {
  const renderer = openRenderer();
  const doomed = renderer.render('invoice', view);
  const waiting = renderer.render('invoice', view);
  process.kill(renderer.processId() ?? 0, 'SIGKILL');
  await expect(doomed).rejects.toThrow('the PDF process ended');
  expect((await waiting).length).toBeGreaterThan(1000);

  process.kill(renderer.processId() ?? 0, 'SIGKILL');
  while (renderer.processId() !== null) await setTimeout(5);
  expect((await renderer.render('invoice', view)).length).toBeGreaterThan(1000);
});

test('when too many papers wait, one more is refused as busy', async () => {
  const renderer = openRenderer({ waiting: 1 });
  const accepted = [renderer.render('invoice', view), renderer.render('invoice', view)];
  const refused = await renderer.render('invoice', view).catch((error: unknown) => error);
  expect(refusalOf(refused)).toMatchObject({ status: 503, code: 'common.busy' });
  expect(await Promise.all(accepted)).toHaveLength(2);
});

test('a paper that takes too long is refused as busy, and its process is replaced', async () => {
  const renderer = openRenderer({ timeoutMilliseconds: 1 });
  const late = await renderer.render('invoice', view).catch((error: unknown) => error);
  expect(refusalOf(late)).toMatchObject({ status: 503, code: 'common.busy' });
  while (renderer.processId() !== null) await setTimeout(5);
});

test('a process that has grown is replaced', async () => {
  const renderer = openRenderer({ residentBytes: 1 });
  await renderer.render('invoice', view);
  expect(renderer.processId()).toBeNull();
  await renderer.render('invoice', view);
});

test('data that a template cannot use is an error, and the next paper is made', async () => {
  const renderer = openRenderer();
  await expect(renderer.render('invoice', {})).rejects.toThrow('the template invoice failed');
  await renderer.render('invoice', view);
});

test('nothing is made after closing', async () => {
  const renderer = openRenderer();
  const running = renderer.render('invoice', view);
  const waiting = renderer.render('invoice', view);
  const closed = renderer.close();
  await expect(waiting).rejects.toThrow('closed');
  expect((await running).length).toBeGreaterThan(1000);
  await closed;
  expect(renderer.processId()).toBeNull();
  await expect(renderer.render('invoice', view)).rejects.toThrow('closed');
});

test('what people typed is text on paper, whatever it would be as markup', async () => {
  const typed = '#panic("x") *b* _i_ $x^2$ `r` @a <l> \\u{41} // c';
  const paper = buildInvoicePaper({
    lines: [buildPaperLine({ particulars: { en: typed, ne: typed } })],
    remarks: '= #sys.inputs <script>alert(1)</script>',
  });
  const renderer = openRenderer();
  for (const size of ['A4', 'SLIP'] as const) {
    const text = pdfText(await renderInvoicePdf(renderer, paper, { language: 'en', paper: size }));
    const words = text.replace(/[\s\u200b]+/g, '');
    expect(words).toContain(typed.replace(/\s+/g, ''));
    expect(words).toContain('=#sys.inputs<script>alert(1)</script>');
  }
});
