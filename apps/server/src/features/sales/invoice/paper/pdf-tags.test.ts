import { afterAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { createPdfRenderer } from '../../../../platform/paper/pdf.ts';
import { outOfOrder, pdfPageCount, pdfStructure, pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { buildInvoicePaper, buildPaperLine, plainLook } from '../testing/build-invoice-paper.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { type PaperSize, renderInvoicePdf } from './invoice-paper.ts';

const renderer = createPdfRenderer();
const papers = renderer.forClient({ businessId: 1 });
afterAll(() => renderer.close());

const print = (given: InvoicePaper, paper: PaperSize, language: 'ne' | 'en') =>
  renderInvoicePdf(papers, () => Promise.resolve(given), { language, paper });

test('a paper is read out line by line, its heading as one, its pictures by what they show, each in its language', async () => {
  const logoPng = await sharp({ create: { width: 300, height: 90, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  const plain = buildInvoicePaper();
  const paper = { ...plain, seller: { ...plain.seller, look: { ...plainLook, logoPng } } };
  for (const size of ['A4', 'SLIP'] as const) {
    const structure = pdfStructure(await print(paper, size, 'ne'));
    const { language, elements = [], unmarked } = structure ?? {};
    expect(language).toBe('ne');
    expect(unmarked).toEqual([]);
    expect(elements.filter(({ role }) => role === 'H1').map(({ text }) => text.split(' Tax')[0])).toEqual(['कर बीजक']);
    const pictures = elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    const code = 'यो बीजकको नम्बर, मिति, दुवैको स्थायी लेखा नम्बर र रकम भएको क्यूआर कोड';
    expect(pictures).toEqual(size === 'A4' ? ['पशुपति ट्रेडर्स', code] : [code]);
    expect(elements).toContainEqual({ role: 'P', language: 'en', alt: null, text: 'Pashupati Traders' });
    expect(elements).toContainEqual({ role: 'P', language: null, alt: null, text: 'पशुपति ट्रेडर्स' });
  }
});

test('a row of a table is one line of the reading, and the whole paper is read, page after page', async () => {
  const lines = Array.from({ length: 60 }, (_line, position) => buildPaperLine({ number: position + 1 }));
  const pdf = await print(buildInvoicePaper({ lines }), 'A4', 'en');
  expect(pdfPageCount(pdf)).toBe(2);
  const { elements = [], unmarked } = pdfStructure(pdf) ?? {};
  expect(unmarked).toEqual([]);
  const texts = elements.map(({ text }) => text);
  const rows = lines.map(({ number }) => `${number} Basmati rice 1006.30.90 50 Sack 2,469.14 1,23,456.78`);
  expect(outOfOrder(texts.join('\n'), ['Tax Invoice', ...rows, 'In words', 'Grand total (Rs)'])).toEqual([]);
  expect(texts.join(' ').split(/\s+/).toSorted()).toEqual(pdfText(pdf).split(/\s+/).toSorted());
});
