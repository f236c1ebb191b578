import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { createPdfRenderer } from '../../../../platform/paper/pdf.ts';
import { buildInvoicePaper, buildPaperLine, plainLook } from '../testing/build-invoice-paper.ts';
import { outOfOrder, pdfPageCount, pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { viewerText } from '../../../../platform/paper/testing/viewer-text.ts';
import { invoiceHtml, renderInvoicePdf } from './invoice-paper.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { invoiceView } from './invoice-view.ts';
import { paperAssets } from '../../../../platform/paper/paper-assets.ts';

const renderer = createPdfRenderer();
const papers = renderer.forClient({ businessId: 1 });
afterAll(() => renderer.close());

test('a tax invoice reads from top to bottom, its Nepali as it was written', async () => {
  const text = pdfText(
    await renderInvoicePdf(papers, () => Promise.resolve(buildInvoicePaper()), { language: 'ne', paper: 'A4' }),
  );
  expect(
    outOfOrder(text, [
      'पशुपति ट्रेडर्स',
      'Pashupati Traders',
      'बुटवल-८, रुपन्देही',
      'फोन: ०७१-५४०१२३',
      'स्थायी लेखा नम्बर',
      '६\n०\n९\n८\n१\n२\n३\n४\n५',
      'कर बीजक',
      'TAX INVOICE',
      'सक्कल',
      'खरिदकर्ताको नाम',
      'हिमालयन किराना',
      'तानसेन-४, पाल्पा',
      '३०२१४५६७८',
      'भुक्तानीको माध्यम',
      'उधारो',
      'बीजक नं.',
      'INV-2083/84-00147',
      'कारोबार र जारी मिति',
      'वि.सं. २०८३-०८-०४',
      'ई.सं. २०२६-११-२०',
      'तिर्नुपर्ने मिति',
      '२०८३/८४',
      'क्र.सं.',
      'विवरण',
      'एचएस कोड',
      'परिमाण',
      'बासमती चामल',
      '1006.30.90',
      '५०',
      'बोरा',
      '२,४६९.१४',
      '१,२३,४५६.७८',
      'अक्षरेपी',
      'एक लाख अठतीस हजार नौ सय नब्बे रुपैयाँ मात्र',
      'जम्मा',
      '१,२३,४५६.७८',
      'छुट',
      '− ४५६.७८',
      'करयोग्य रकम',
      '१,२३,०००.००',
      'मू.अ.कर १३%',
      '१५,९९०.००',
      'कुल जम्मा (रु)',
      '१,३८,९९०.००',
      'अघिल्लो बाँकी',
      '१,५००.००',
      'यो बीजकसहितको बाँकी',
      '१,४०,४९०.००',
      'अधिकृत दस्तखत (विक्रेता)',
      'Sita Sharma',
      'पृष्ठ १ / १',
    ]),
  ).toEqual([]);
});

test('what is given away says so in the place of its rate', () => {
  const lines = [buildPaperLine(), buildPaperLine({ number: 2, rate: asPaisa(0), amount: asPaisa(0) })];
  const { lines: shown } = invoiceView(buildInvoicePaper({ lines }), 'ne');
  expect(shown.map(({ rate, amount }) => [rate, amount])).toEqual([
    ['२,४६९.१४', '१,२३,४५६.७८'],
    ['निःशुल्क', '०.००'],
  ]);
});

test('what the total was rounded by stands on its own line, and the words are those of the rounded total', () => {
  const rounded = { rounding: asPaisa(-45), grandTotal: asPaisa(1_38_99_000) };
  const { totals, words } = invoiceView(buildInvoicePaper(rounded), 'en');
  expect(totals.map(({ label, value }) => [label.main, value]).slice(4, 6)).toEqual([
    ['Rounding', '− 0.45'],
    ['Grand total (Rs)', '1,38,990.00'],
  ]);
  expect(words.value).toBe('Rupees One Lakh Thirty Eight Thousand Nine Hundred Ninety Only');
  const up = invoiceView(buildInvoicePaper({ ...rounded, rounding: asPaisa(50) }), 'ne').totals;
  expect(up.find(({ label }) => label.other === 'Rounding')).toMatchObject({ value: '०.५०' });
});

test('Nepali words are found in the viewer that a browser has', async () => {
  const words = ['मिति', 'त्रिशूल', 'ज्ञानेन्द्र', 'श्रेष्ठ', 'हृदयको', 'कर्म', 'द्वन्द्व', 'र्‍याली', 'क्षेत्र', 'चौँसट्ठी', 'बिँड'];
  const lines = [buildPaperLine({ particulars: { en: 'Words', ne: words.join(' ') } })];
  for (const size of ['A4', 'SLIP'] as const) {
    const paper = buildInvoicePaper({ lines });
    const pdf = await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'ne', paper: size });
    const text = await viewerText(pdf);
    for (const word of [...words, 'पशुपति ट्रेडर्स', 'कर बीजक', 'हिमालयन किराना', 'तिर्नुपर्ने मिति', 'छुट', 'रुपैयाँ मात्र'])
      expect(text).toContain(word);
    expect(text).toContain('INV-2083/84-00147');
  }
});

test('in English the digits are Latin, grouped by lakh, and the Nepali heads stand beside', async () => {
  const text = pdfText(
    await renderInvoicePdf(papers, () => Promise.resolve(buildInvoicePaper()), { language: 'en', paper: 'SLIP' }),
  );
  expect(
    outOfOrder(text, ['Pashupati Traders', 'PAN / VAT No.', '609812345', 'Tax Invoice', 'कर बीजक', 'Original']),
  ).toEqual([]);
  expect(
    outOfOrder(text, ['2083-08-04 BS', '2026-11-20 AD', 'Basmati rice', '50 Sack × 2,469.14', '1,23,456.78']),
  ).toEqual([]);
  expect(outOfOrder(text, ['VAT 13%', '15,990.00', 'Grand total', '1,38,990.00', 'One Lakh Thirty'])).toEqual([]);
});

test('a seller without VAT issues a plain bill that says nothing of VAT', async () => {
  const paper = buildInvoicePaper({
    isTaxInvoice: false,
    registerType: 'PAN',
    vatByRate: [],
    taxable: asPaisa(0),
    exempt: asPaisa(1_23_00_000),
    grandTotal: asPaisa(1_23_00_000),
  });
  for (const size of ['A4', 'SLIP'] as const) {
    const text = pdfText(await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'ne', paper: size }));
    expect(text).toMatch(/^बीजक$/m);
    expect(text).not.toMatch(/कर बीजक|Tax Invoice|मू\.अ\.कर|VAT|करयोग्य/i);
  }
  expect(invoiceHtml(paper, { language: 'en' })).not.toMatch(/Tax Invoice|VAT|Taxable/);
});

test('a reprint says on every page which copy it is, a cancelled bill that it is, since when, why and by whom', async () => {
  const on = { day: asCalendarDay(20_778), bs: '2083-08-05', isProvisional: false };
  const cancellation = { on, reason: 'Wrong buyer', by: 'Gita Rana' };
  const lines = Array.from({ length: 60 }, (_line, position) => buildPaperLine({ number: position + 1 }));
  const paper = buildInvoicePaper({ copyNumber: 2, cancellation, lines });
  const pdf = await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'en', paper: 'A4' });
  expect(pdfPageCount(pdf)).toBe(2);
  const text = pdfText(pdf);
  expect(text.match(/Copy of Original 2/g)).toHaveLength(2);
  expect(text).toContain('सक्कलको प्रतिलिपि २');
  expect(text.match(/CANCELLED/g)).toHaveLength(2);
  expect(text.match(/Particulars/g)).toHaveLength(2);
  expect(outOfOrder(text, ['Page 1 of 2', 'Page 2 of 2'])).toEqual([]);
  expect(invoiceHtml(paper, { language: 'ne' })).toMatch(/सक्कलको प्रतिलिपि २.*Copy of Original 2/s);
  const said = ['Cancelled on', '2083-08-05 BS (2026-11-21 AD)', 'Reason', 'Wrong buyer', 'Cancelled by', 'Gita Rana'];
  expect(outOfOrder(text, said)).toEqual([]);
  expect(outOfOrder(invoiceHtml(paper, { language: 'en' }), said)).toEqual([]);
  expect(invoiceHtml(paper, { language: 'ne' })).toContain('रद्द / CANCELLED');
  const slip = await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'en', paper: 'SLIP' });
  expect(outOfOrder(pdfText(slip), ['CANCELLED', 'Cancelled on', 'Wrong buyer', 'Gita Rana'])).toEqual([]);
});

test('a bill that is only looked at claims to be neither the original nor a copy', () => {
  const page = invoiceHtml(buildInvoicePaper({ copyNumber: null }), { language: 'ne' });
  expect(page).toContain('हेर्नका लागि मात्र');
  expect(page).not.toMatch(/सक्कल|Original/);
});

test('500 lines fit, the last ones on the page of the totals', async () => {
  const lines = Array.from({ length: 500 }, (_line, position) => buildPaperLine({ number: position + 1 }));
  const paper = buildInvoicePaper({ lines });
  const pdf = await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'en', paper: 'A4' });
  const pages = pdfPageCount(pdf);
  expect(pages).toBeGreaterThan(9);
  expect(
    outOfOrder(pdfText(pdf), ['\n498\n', '\n499\n', '\n500\n', 'Grand total (Rs)', `Page ${pages} of ${pages}`]),
  ).toEqual([]);
  const slip = await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'ne', paper: 'SLIP' });
  expect(pdfText(slip)).toContain('५००. बासमती चामल');
});

test('a logo is printed; what is no PNG leaves the letterhead without one', async () => {
  const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  const withLogo = (logoPng: Uint8Array | null) => {
    const plain = buildInvoicePaper();
    return { ...plain, seller: { ...plain.seller, look: { ...plainLook, logoPng } } };
  };
  const printed = await renderInvoicePdf(papers, () => Promise.resolve(withLogo(png)), { language: 'ne', paper: 'A4' });
  expect(Buffer.from(printed).toString('latin1')).toContain('/Subtype /Image');
  expect(invoiceHtml(withLogo(png), { language: 'ne' })).toContain('src="data:image/png;base64,');
  const bad = withLogo(Buffer.from('<svg onload="alert(1)"/>'));
  const plain = await renderInvoicePdf(papers, () => Promise.resolve(bad), { language: 'ne', paper: 'A4' });
  expect(Buffer.from(plain).toString('latin1')).not.toContain('/Subtype /Image');
  expect(invoiceHtml(bad, { language: 'ne' })).not.toContain('<img');
});

test('the page escapes what people typed and carries neither script nor inline style', () => {
  const typed = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
  const both = { en: typed, ne: typed };
  const page = invoiceHtml(
    buildInvoicePaper({
      seller: { name: both, address: both, pan: typed, phone: typed, look: { ...plainLook, footer: both } },
      buyer: { name: both, address: both, pan: typed },
      number: typed,
      fiscalYear: typed,
      issued: { ...buildInvoicePaper().issued, bs: typed, isProvisional: true },
      cancellation: { on: buildInvoicePaper().issued, reason: typed, by: typed },
      outletName: both,
      lines: [
        buildPaperLine({
          particulars: both,
          brand: { en: `${typed}!`, ne: null },
          hsCode: typed,
          unit: both,
          remarks: typed,
        }),
      ],
      remarks: typed,
      enteredBy: typed,
      printedBy: typed,
      printedAt: typed,
    }),
    { language: 'en' },
  );
  expect(page).not.toMatch(/<script|<img|<style|\sstyle=|\son\w+=[^&]*>/i);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;');
  expect(page).toMatch(/<link rel="stylesheet" href="\/paper\/paper.css" ?\/?>/);
});

test('every file that the page asks for is there, and the stylesheet asks for no other', async () => {
  const files = await Promise.all(paperAssets.map(async ({ file }) => await readFile(file)));
  expect(files.every((bytes) => bytes.length > 1000)).toBe(true);
  const css = files[0]?.toString('utf8') ?? '';
  const asked = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path);
  const fonts = paperAssets.map(({ path }) => path).filter((path) => path.endsWith('.ttf'));
  expect(new Set(asked)).toEqual(new Set(fonts));
});

test('the code on the bill is read without asking anybody: who, to whom, what number, when, and how much', async () => {
  const read = async (paper: InvoicePaper) => {
    const drawn = sharp(Buffer.from(invoiceView(paper, 'ne').qr), { density: 600 }).flatten({ background: 'white' });
    const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data.split('\n');
  };
  expect(await read(buildInvoicePaper())).toEqual([
    'PAN:609812345',
    'NO:INV-2083/84-00147',
    'DATE:2083-08-04',
    'DATE_AD:2026-11-20',
    'BUYER_PAN:302145678',
    'TAXABLE:123000',
    'VAT:15990',
    'TOTAL:138990',
  ]);
  const { name, address } = buildInvoicePaper().buyer;
  const walkIn = buildInvoicePaper({ buyer: { name, address, pan: null }, taxable: asPaisa(0), vatByRate: [] });
  expect((await read(walkIn))?.slice(4, 7)).toEqual(['BUYER_PAN:', 'TAXABLE:0', 'VAT:0']);
});

test('the brand stands below the name of the goods, unless the name says it', async () => {
  const brand = { en: 'Dhara', ne: 'धारा' };
  const lines = [
    buildPaperLine({ brand, particulars: { en: 'Mustard oil 1 l', ne: 'तोरीको तेल १ लि' }, remarks: 'Tin' }),
    buildPaperLine({ number: 2, brand, particulars: { en: 'DHARA ghee', ne: null } }),
    buildPaperLine({ number: 3, brand: { en: 'Ace', ne: null }, particulars: { en: 'Face cream', ne: null } }),
  ];
  const paper = buildInvoicePaper({ lines });
  for (const size of ['A4', 'SLIP'] as const) {
    const text = pdfText(await renderInvoicePdf(papers, () => Promise.resolve(paper), { language: 'en', paper: size }));
    expect(outOfOrder(text, ['Mustard oil 1 l', 'Brand: Dhara · Tin', 'DHARA ghee', 'Brand: Ace'])).toEqual([]);
    expect(text.match(/Brand/g)).toHaveLength(2);
  }
  expect(invoiceHtml(paper, { language: 'ne' })).toContain('<small>ब्रान्ड: धारा · Tin</small>');
});

test('a date in a year whose calendar is not official bears a mark, and the paper says what it means', async () => {
  const due = { day: asCalendarDay(20_938), bs: '2084-01-15', isProvisional: true };
  for (const paper of ['A4', 'SLIP'] as const) {
    const read = (given: InvoicePaper) =>
      renderInvoicePdf(papers, () => Promise.resolve(given), { language: 'ne', paper });
    const text = pdfText(await read(buildInvoicePaper({ due })));
    expect(outOfOrder(text, ['वि.सं. २०८३-०८-०४\n', 'वि.सं. २०८४-०१-१५*', '* यो सालको पात्रो'])).toEqual([]);
    expect(pdfText(await read(buildInvoicePaper()))).not.toContain('*');
  }
  const page = invoiceHtml(buildInvoicePaper({ due }), { language: 'en' });
  expect(outOfOrder(page, ['2084-01-15 BS*', '* The BS calendar of this year is not official yet'])).toEqual([]);
});

test('terms stand at the foot, numbered, in the language of the paper; many go on over the page', async () => {
  const terms = [
    { en: 'Goods once sold are not taken back', ne: 'बिक्री भएको सामान फिर्ता हुँदैन' },
    { en: 'Interest after the due date', ne: null },
  ];
  for (const paper of ['A4', 'SLIP'] as const) {
    const pdf = await renderInvoicePdf(papers, () => Promise.resolve(buildInvoicePaper({ terms })), {
      language: 'ne',
      paper,
    });
    expect(
      outOfOrder(pdfText(pdf), [
        'अक्षरेपी',
        'सर्तहरू',
        '१.',
        'बिक्री भएको सामान फिर्ता हुँदैन',
        '२.',
        'Interest after the due date',
      ]),
    ).toEqual([]);
    expect(pdfPageCount(pdf)).toBe(1);
  }
  const many = Array.from({ length: 60 }, (_, position) => ({
    en: `Term ${position} ${'word '.repeat(50)}`,
    ne: null,
  }));
  const long = await renderInvoicePdf(papers, () => Promise.resolve(buildInvoicePaper({ terms: many })), {
    language: 'en',
    paper: 'A4',
  });
  expect(pdfPageCount(long)).toBeGreaterThan(1);
  expect(outOfOrder(pdfText(long), ['Grand total', '1.', 'Term 0', '60.', 'Term 59'])).toEqual([]);
});
