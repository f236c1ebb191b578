import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawnTexts } from '../../../../platform/paper/drawn-texts.ts';
import { createTypst } from '../../../../platform/paper/typst.ts';
import type { PdfTemplate } from '../../../../platform/paper/pdf-job.ts';
import { reportPdf } from '../../../../platform/reports/report-pdf.ts';
import { buildReport, buildSaleRow } from '../../../../platform/reports/testing/build-report.ts';
import { buildInvoicePaper, buildPaperLine, plainLook } from '../testing/build-invoice-paper.ts';
import { invoiceView } from './invoice-view.ts';

let typst: ReturnType<typeof createTypst>;
beforeAll(() => {
  typst = createTypst();
});

/** The texts of a document and, as Typst's own SVG of it has them, those that are expected. */
function bothOf(template: PdfTemplate, data: unknown) {
  const document = typst.layOut({ template, data: JSON.stringify(data) });
  const expected = typst.compiler
    .svg(document)
    .split('<g class="typst-page"')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<h5:div class="tsel"[^>]*>([^<]*)<\/h5:div>/g)].map(([, text = '']) => plain(text)),
    );
  return { texts: drawnTexts(typst.compiler.vector(document)), expected };
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test.each(['invoice', 'invoice-slip'] as const)(
  'each piece of the %s says what was drawn, in its order',
  async (template) => {
    const logoPng = await sharp({ create: { width: 300, height: 90, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    const lines = Array.from({ length: 60 }, (_line, at) =>
      buildPaperLine({ number: at + 1, remarks: `<b> & "${at}"` }),
    );
    const paper = buildInvoicePaper({ lines, copyNumber: 2 });
    const on = paper.issued;
    const cancellation = { on, reason: 'Slip', by: 'Gita Rana' };
    const view = invoiceView(
      { ...paper, cancellation, seller: { ...paper.seller, look: { ...plainLook, logoPng } } },
      'ne',
    );
    const { texts, expected } = bothOf(template, view);
    expect(expected.flat().length).toBeGreaterThan(300);
    expect(texts).toEqual(expected);
  },
);

test('each piece of a report says what was drawn, in its order', async () => {
  const rows = Array.from({ length: 200 }, (_row, at) => buildSaleRow({ customer: `हिमालयन ${at}`, bills: at }));
  const made: ReturnType<typeof bothOf>[] = [];
  const render = (template: PdfTemplate, data: object): Promise<Uint8Array> => {
    made.push(bothOf(template, data));
    return Promise.resolve(new Uint8Array());
  };
  await reportPdf({ render, renderInTurn: () => Promise.reject(new Error('not asked')) }, buildReport(rows), 'en');
  expect(made[0]?.expected.length).toBeGreaterThan(2);
  expect(made[0]?.texts).toEqual(made[0]?.expected);
});

test('of a file that is none of Typst nothing is read', () => {
  expect(drawnTexts(Buffer.from('%PDF-1.7'.repeat(20)))).toEqual([]);
});
