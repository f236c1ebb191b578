import { afterAll, expect, test } from 'vitest';
import { asPaisa } from '@bahi/domain/numbers/money';
import { createPdfRenderer } from '../paper/pdf.ts';
import { reportPdf } from './report-pdf.ts';
import { buildReport, buildSaleRow } from './testing/build-report.ts';
import { outOfOrder, pdfPageCount, pdfText } from '../paper/testing/pdf-text.ts';

const renderer = createPdfRenderer();
const papers = renderer.forClient({ businessId: 1 });
afterAll(() => renderer.close());

test('a report names its business and period, repeats its head, and ends with the totals', async () => {
  const rows = Array.from({ length: 60 }, () => buildSaleRow());
  const report = buildReport([...rows, buildSaleRow({ customer: '#panic() *x* $', total: asPaisa(-5) })]);
  const pdf = await reportPdf(papers, report, 'ne');
  expect(pdfPageCount(pdf)).toBe(2);
  const text = pdfText(pdf);
  const parts = [
    'पशुपति ट्रेडर्स',
    '६०९८१२३४५',
    'बिक्री प्रतिवेदन',
    'अवधि: वि.सं. २०८३-०८-०१देखि २०८३-०८-३०सम्म',
    'आउटलेट: बुटवल',
    'ग्राहक',
    'हिमालयन किराना',
    '२०८३-०८-०४',
    '२०२६-११-२०',
    '२.५',
    '१२,३४,५६७.८९',
    'पृष्ठ १ / २',
    'ग्राहक',
    '#panic() *x* $',
    '-०.०५',
    'जम्मा',
    '७.५',
    '-१२,३४,५६७.८९',
    'पृष्ठ २ / २',
  ];
  expect(outOfOrder(text, parts)).toEqual([]);
});

test.each([
  ['\u202Eabc', 'abc'],
  ['abc \u202Edef', 'abc def'],
  ['क्\u200Dष ع(़ 😀٠', 'क्\u200Dष'],
  ['-ع्॑\u200D" ש', '-'],
  ['ל́॑/़\u200Ćש१', '१'],
])('the line %j, which cannot be set as it is, takes no paper with it', async (customer, rest) => {
  const report = buildReport([buildSaleRow({ customer }), buildSaleRow({ customer: 'After it' })]);
  for (const language of ['ne', 'en'] as const)
    expect(outOfOrder(pdfText(await reportPdf(papers, report, language)), [rest, 'After it'])).toEqual([]);
});

test('an empty report says so', async () => {
  const text = pdfText(await reportPdf(papers, buildReport([]), 'en'));
  expect(text).toContain('Nothing in this period');
});

test('a BS date in a year whose calendar is not official bears a mark, which the foot explains', async () => {
  const title = { en: 'Due (BS)', ne: 'म्याद (वि.सं.)' };
  const columns = [{ kind: 'date', key: 'due', title, value: () => '2084-01-15' }] as const;
  const text = pdfText(await reportPdf(papers, buildReport([buildSaleRow()], { columns }), 'ne'));
  expect(outOfOrder(text, ['२०८४-०१-१५*', '* यो सालको पात्रो अझै आधिकारिक भएको छैन'])).toEqual([]);
  expect(pdfText(await reportPdf(papers, buildReport([buildSaleRow()]), 'ne'))).not.toContain('*');
});

test('5,000 rows fit on paper, 5,001 are refused before anything is made', async () => {
  const rows = Array.from({ length: 5001 }, () => buildSaleRow());
  await expect(reportPdf(papers, buildReport(rows), 'en')).rejects.toThrow(RangeError);
  const pdf = await reportPdf(papers, buildReport(rows.slice(1)), 'en');
  expect(pdfPageCount(pdf)).toBeGreaterThan(100);
});
