import { asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { afterAll, expect, test } from 'vitest';
import { createPdfRenderer } from '../../../../platform/paper/pdf.ts';
import { buildSettlementPaper } from '../testing/build-settlement-paper.ts';
import { outOfOrder, pdfPageCount, pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { viewerText } from '../../../../platform/paper/testing/viewer-text.ts';
import { settlementHtml, renderSettlementPdf } from './settlement-paper.ts';

const renderer = createPdfRenderer();
const papers = renderer.forClient({ businessId: 1 });
afterAll(() => renderer.close());

const today = { day: asCalendarDay(20_778), bs: '2083-08-05', isProvisional: false };

function deletedFor(reason: string) {
  return { on: today, reason, by: 'Gita Rana' };
}

test('a receipt says from whom how much came, in figures and words, and what it paid', async () => {
  const pdf = await renderSettlementPdf(papers, buildSettlementPaper(), 'ne');
  expect(pdfPageCount(pdf)).toBe(1);
  expect(
    outOfOrder(pdfText(pdf), [
      'पशुपति ट्रेडर्स',
      'बुटवल-८, रुपन्देही',
      '६\n०\n९\n८\n१\n२\n३\n४\n५',
      'रसिद',
      'RECEIPT',
      'कसबाट बुझियो',
      'हिमालयन किराना',
      'तानसेन-४, पाल्पा',
      '३०२१४५६७८',
      'रसिद नं.',
      'RCT-2083/84-00031',
      'वि.सं. २०८३-०८-०४',
      'ई.सं. २०२६-११-२०',
      '२०८३/८४',
      'बुझेको रकम',
      'रु १५,०००.००',
      'अक्षरेपी',
      'पन्ध्र हजार रुपैयाँ मात्र',
      'Rupees Fifteen Thousand Only',
      'भुक्तानीको माध्यम',
      'नगद · वि.सं. २०८३-०८-०४ · रु ५,०००.००',
      'चेक · वि.सं. २०८३-०८-०४ · रु १०,०००.००',
      'केबापत',
      'बीजक',
      'INV-2083/84-00147',
      '१२,३४०.००',
      'आम्दानी: गोदाम भाडा',
      '१,६५०.००',
      'अग्रिममा रहेको',
      '१,०१०.००',
      'जम्मा (रु)',
      '१५,०००.००',
      'तिर्नेको दस्तखत',
      'बुझ्नेको दस्तखत',
      'बुझ्ने:',
      'Sita Sharma',
      'पृष्ठ १ / १',
    ]),
  ).toEqual([]);
  const found = await viewerText(pdf);
  for (const word of ['हिमालयन किराना', 'पन्ध्र हजार रुपैयाँ मात्र', 'अग्रिममा रहेको']) expect(found).toContain(word);
});

test('money that went out is a voucher, to whom it was paid', async () => {
  const allocations = buildSettlementPaper().allocations.slice(0, 1);
  const paper = buildSettlementPaper({
    kind: 'PAID',
    number: 'PMT-2083/84-00002',
    payments: buildSettlementPaper().payments.slice(0, 1),
    allocations: allocations.map((allocation) => ({ ...allocation, type: 'EXPENSE', code: 'Electricity 2083' })),
    advance: asPaisa(0),
  });
  const text = pdfText(await renderSettlementPdf(papers, paper, 'en'));
  expect(outOfOrder(text, ['Payment voucher', 'Paid to', 'Himalayan Kirana', 'Voucher No.'])).toEqual([]);
  expect(outOfOrder(text, ['Amount paid', 'Rs 15,000.00', 'Mode of payment', 'Cash'])).toEqual([]);
  expect(outOfOrder(text, ['Expense: Electricity 2083', '2083-08-01 BS', 'Total (Rs)', 'Paid by:', 'Sita'])).toEqual(
    [],
  );
  expect(text).not.toContain('advance');
});

test('a deleted receipt says so across the page, and why', async () => {
  const paper = buildSettlementPaper({ deletion: deletedFor('चेक फिर्ता भयो'), allocations: [], advance: asPaisa(0) });
  const text = pdfText(await renderSettlementPdf(papers, paper, 'ne'));
  expect(text).toMatch(/मेटिएको \/\s+DELETED/);
  expect(outOfOrder(text, ['मेटाएको मिति', '२०८३-०८-०५', 'मेटाउनुको कारण', 'चेक फिर्ता भयो', 'मेटाउने', 'Gita Rana'])).toEqual(
    [],
  );
  expect(settlementHtml(paper, 'en')).toContain('DELETED / मेटिएको');
});

test('the signatures are never alone on a page, however many documents it was for', async () => {
  const one = { type: 'INVOICE' as const, date: today, total: asPaisa(100_00), amount: asPaisa(100_00) };
  for (let count = 1; count <= 9; count += 1) {
    const allocations = Array.from({ length: count }, (_, position) => ({ ...one, code: `INV-${position + 1}` }));
    const pdf = await renderSettlementPdf(papers, buildSettlementPaper({ allocations, remarks: 'Paid late' }), 'en');
    const last =
      pdfText(pdf)
        .split(/Page \d+ of \d+/)
        .findLast((page) => page.includes('signature')) ?? '';
    const least = Math.max(1, count - 1);
    expect(outOfOrder(last, [`Invoice INV-${least}\n`, 'Total (Rs)', 'Paid late', "Payer's signature"])).toEqual([]);
  }
});

test('a hundred documents go on over the pages, the signatures stand on the last one', async () => {
  const allocations = Array.from({ length: 50 }, () => buildSettlementPaper().allocations)
    .flat()
    .map((allocation, position) => ({ ...allocation, type: 'INVOICE' as const, code: `INV-${position + 1}` }));
  const pdf = await renderSettlementPdf(papers, buildSettlementPaper({ allocations }), 'en');
  const pages = pdfPageCount(pdf);
  expect(pages).toBeGreaterThan(3);
  expect(
    outOfOrder(pdfText(pdf), [
      'Invoice INV-1\n',
      'Invoice INV-100\n',
      "Payer's signature",
      `Page ${pages} of ${pages}`,
    ]),
  ).toEqual([]);
});

test('the page escapes what people typed and carries neither script nor inline style', () => {
  const typed = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
  const both = { en: typed, ne: typed };
  const [allocation] = buildSettlementPaper().allocations;
  const page = settlementHtml(
    buildSettlementPaper({
      party: { name: both, address: both, pan: typed },
      number: typed,
      allocations: allocation === undefined ? [] : [{ ...allocation, code: typed }],
      outletName: both,
      remarks: typed,
      deletion: deletedFor(typed),
      receivedBy: typed,
    }),
    'en',
  );
  expect(page).not.toMatch(/<script|<img|<style|\sstyle=|\son\w+=[^&]*>/i);
  expect(page).toContain('&lt;script&gt;');
});
