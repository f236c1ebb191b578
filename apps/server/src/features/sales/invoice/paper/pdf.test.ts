import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { refusalOf } from '../../../../platform/core/errors.ts';
import { renderInvoicePdf } from './invoice-paper.ts';
import { invoiceView } from './invoice-view.ts';
import { createPdfRenderer, type PdfRenderer } from '../../../../platform/paper/pdf.ts';
import { buildInvoicePaper, buildPaperLine } from '../testing/build-invoice-paper.ts';
import { pdfText } from '../../../../platform/paper/testing/pdf-text.ts';

// What makes PDFs is the platform's, which knows no paper; an invoice is what it is tried with.
const opened: PdfRenderer[] = [];
const spoken = { language: 'ne', title: 'कर बीजक', pictures: [] } as const;
const view = { ...invoiceView(buildInvoicePaper(), 'ne'), spoken };

/** However busy the machine is, nothing is refused for waiting, unless a test wants it so. */
const patience = { short: 60_000, long: 60_000 };

function openRenderer(limits: Parameters<typeof createPdfRenderer>[0] = {}) {
  const renderer = createPdfRenderer({ patience, ...limits });
  opened.push(renderer);
  return { ...renderer, ...renderer.forClient({ businessId: 1 }) };
}

afterAll(async () => {
  await Promise.all(opened.map((renderer) => renderer.close()));
});

test('the process starts with the first paper and makes the next one too', async () => {
  const renderer = openRenderer();
  expect(renderer.processIds()).toEqual([]);
  const first = await renderer.render('invoice', view);
  const processIds = renderer.processIds();
  expect(processIds).toHaveLength(1);
  expect(Buffer.from(first).toString('latin1', 0, 5)).toBe('%PDF-');
  await renderer.render('invoice-slip', view);
  expect(renderer.processIds()).toEqual(processIds);
});

test('a process that dies fails its paper only; the ones that wait and the next are made', async () => {
  const renderer = openRenderer();
  const papers = Array.from({ length: 4 }, () => renderer.render('invoice', view).catch((error: unknown) => error));
  while (renderer.processIds().length < 2) await setTimeout(1);
  for (const processId of renderer.processIds()) process.kill(processId, 'SIGKILL');
  const [first, second, third, fourth] = await Promise.all(papers);
  for (const doomed of [first, second]) expect(String(doomed)).toContain('the PDF process ended');
  for (const made of [third, fourth]) expect(made).toBeInstanceOf(Uint8Array);

  for (const processId of renderer.processIds()) process.kill(processId, 'SIGKILL');
  while (renderer.processIds().length > 0) await setTimeout(5);
  expect((await renderer.render('invoice', view)).length).toBeGreaterThan(1000);
});

/** The report of a year, as a template reads it. */
function reportOf(rows: number) {
  const column = { title: 'Customer', isNumber: false, weight: 20, longest: 'Ram Kirana' };
  return {
    spoken,
    language: 'en',
    title: 'Sales Report',
    business: 'Ram Kirana',
    pan: '',
    heading: [],
    columns: [column, column, column, column],
    rows: Array.from({ length: rows }, (_, row) => ['Ram Kirana', 'Butwal', 'Rice', String(row)]),
    totals: null,
    sums: [],
    noRows: '',
    foot: [],
    pageOf: '{page} / {pages}',
  };
}

test('a bill does not wait for reports, whoever asked for them first', async () => {
  const renderer = openRenderer();
  const ended: string[] = [];
  const note = (name: string) => (): void => void ended.push(name);
  const reports = ['first', 'second'].map((name) => renderer.render('report', reportOf(1500)).then(note(name)));
  while (renderer.processIds().length < 2) await setTimeout(1);
  // The report that is being made goes no further while the bills are made, however long that takes.
  const [ofReport = Number.NaN] = renderer.processIds();
  process.kill(ofReport, 'SIGSTOP');
  const other = renderer.forClient({ businessId: 2 });
  await Promise.all([
    renderer.render('invoice', view).then(note('own')),
    other.render('invoice', view).then(note('other')),
  ]);
  process.kill(ofReport, 'SIGCONT');
  await Promise.all(reports);
  expect(ended).toEqual(['own', 'other', 'first', 'second']);
});

test('the report of another business comes before the second one of the same', async () => {
  const renderer = openRenderer();
  const ended: string[] = [];
  const made = [1, 1, 1, 2].map((businessId, position) =>
    renderer
      .forClient({ businessId })
      .render('report', reportOf(10))
      .then(() => ended.push(`${businessId}${position}`)),
  );
  await Promise.all(made);
  expect(ended.indexOf('23')).toBeLessThan(ended.indexOf('12'));
});

test('a paper that nobody waits for any more is not made', async () => {
  const renderer = openRenderer();
  const leaving = new AbortController();
  const first = renderer.render('report', reportOf(300));
  const left = renderer.forClient({ businessId: 2, signal: leaving.signal }).render('report', reportOf(5000));
  leaving.abort();
  expect(refusalOf(await left.catch((error: unknown) => error))).toMatchObject({ status: 499 });
  await first;
  expect((await renderer.render('invoice', view)).length).toBeGreaterThan(1000);
});

test('a paper that would wait too long is refused with the time of another try', async () => {
  const renderer = openRenderer({ patience: { short: 1, long: 1 } });
  const papers = Array.from({ length: 3 }, () => renderer.render('invoice', view).catch((error: unknown) => error));
  const [first, second, refused] = await Promise.all(papers);
  for (const made of [first, second]) expect(made).toBeInstanceOf(Uint8Array);
  expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'common.tooMany', retryAfterSeconds: 1 });
});

test('a paper that takes too long is refused as busy, and its process is replaced', async () => {
  const renderer = openRenderer({ timeoutMilliseconds: 1 });
  const late = await renderer.render('invoice', view).catch((error: unknown) => error);
  expect(refusalOf(late)).toMatchObject({ status: 503, code: 'common.busy' });
  while (renderer.processIds().length > 0) await setTimeout(5);
});

test('a process that has grown is replaced', async () => {
  const renderer = openRenderer({ residentBytes: 1 });
  await renderer.render('invoice', view);
  expect(renderer.processIds()).toEqual([]);
  await renderer.render('invoice', view);
});

test('processes that have made nothing for a while end, and the next paper has one of its own', async () => {
  const renderer = openRenderer({ restMilliseconds: 1 });
  await renderer.render('invoice', view);
  while (renderer.processIds().length > 0) await setTimeout(5);
  expect((await renderer.render('invoice', view)).length).toBeGreaterThan(1000);
});

test('data that a template cannot use is an error, and the next paper is made', async () => {
  const renderer = openRenderer();
  await expect(renderer.render('invoice', { spoken })).rejects.toThrow('the template invoice failed');
  const processIds = renderer.processIds();
  await renderer.render('invoice', view);
  expect(renderer.processIds()).toEqual(processIds);
});

test('nothing is made after closing', async () => {
  const renderer = openRenderer();
  const running = renderer.render('invoice', view);
  const second = renderer.render('invoice', view);
  const waiting = renderer.render('invoice', view);
  while (renderer.processIds().length < 2) await setTimeout(1);
  const closed = renderer.close();
  await expect(waiting).rejects.toThrow('closed');
  for (const made of await Promise.all([running, second])) expect(made.length).toBeGreaterThan(1000);
  await closed;
  expect(renderer.processIds()).toEqual([]);
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
    const text = pdfText(
      await renderInvoicePdf(renderer, () => Promise.resolve(paper), { language: 'en', paper: size }),
    );
    const words = text.replace(/[\s\u200b]+/g, '');
    expect(words).toContain(typed.replace(/\s+/g, ''));
    expect(words).toContain('=#sys.inputs<script>alert(1)</script>');
  }
});
