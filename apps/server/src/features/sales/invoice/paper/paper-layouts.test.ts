import { readFile } from 'node:fs/promises';
import { paperColourNames, paperColours, paperLayouts } from '@bahi/contract/sales/paper-look/paper-look-choices';
import { asPaisa } from '@bahi/domain/numbers/money';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createPdfRenderer } from '../../../../platform/paper/pdf.ts';
import { outOfOrder, pdfPageCount, pdfStructure, pdfText } from '../../../../platform/paper/testing/pdf-text.ts';
import { viewerText } from '../../../../platform/paper/testing/viewer-text.ts';
import { buildInvoicePaper, buildPaperLine, plainLook } from '../testing/build-invoice-paper.ts';
import { invoiceHtml, renderInvoicePdf } from './invoice-paper.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { invoiceView } from './invoice-view.ts';

const renderer = createPdfRenderer();
const papers = renderer.forClient({ businessId: 1 });
afterAll(() => renderer.close());

const footer = { en: 'Open Sunday to Friday', ne: 'आइतबारदेखि शुक्रबारसम्म खुला' };

/** A bill with all that the law asks and all that a business may add, in a look. */
async function billIn(look: Partial<InvoicePaper['seller']['look']>, lines = 3): Promise<InvoicePaper> {
  const picture = (background: string, height: number) =>
    sharp({ create: { width: 300, height, channels: 3, background } })
      .png()
      .toBuffer();
  const plain = buildInvoicePaper();
  const pictures = { logoPng: await picture('navy', 90), signaturePng: await picture('black', 110) };
  return {
    ...plain,
    copyNumber: 2,
    lines: Array.from({ length: lines }, (_line, position) => buildPaperLine({ number: position + 1 })),
    link: 'https://bahi.example/bill/1/2',
    terms: [{ en: 'Goods once sold are not taken back', ne: 'बिक्री भएको सामान फिर्ता हुँदैन' }],
    seller: { ...plain.seller, look: { ...plainLook, ...pictures, footer, ...look } },
  };
}

const print = (paper: InvoicePaper, language: 'ne' | 'en', size: 'A4' | 'SLIP' = 'A4') =>
  renderInvoicePdf(papers, () => Promise.resolve(paper), { language, paper: size });

const asked = {
  ne: [
    'पशुपति ट्रेडर्स',
    'बुटवल-८, रुपन्देही',
    'स्थायी लेखा नम्बर',
    'कर बीजक',
    'सक्कलको प्रतिलिपि २',
    'हिमालयन किराना',
    '३०२१४५६७८',
    'INV-2083/84-00147',
    'वि.सं. २०८३-०८-०४',
    'बासमती चामल',
    'एक लाख अठतीस हजार नौ सय नब्बे रुपैयाँ मात्र',
    'मू.अ.कर १३%',
    'कुल जम्मा (रु)',
    'अधिकृत दस्तखत (विक्रेता)',
    'बिक्री भएको सामान फिर्ता हुँदैन',
    footer.ne,
    'Sita Sharma',
    'पृष्ठ १ / १',
  ],
  en: [
    'Pashupati Traders',
    'Butwal-8, Rupandehi',
    'PAN / VAT No.',
    'Tax Invoice',
    'Copy of Original 2',
    'Himalayan Kirana',
    '302145678',
    'INV-2083/84-00147',
    '2083-08-04 BS',
    'Basmati rice',
    'VAT 13%',
    'Grand total (Rs)',
    'Authorised signature',
    'Goods once sold are not taken back',
    footer.en,
    'Page 1 of 1',
  ],
} as const;

describe.each(paperLayouts)('the layout %s', (layout) => {
  test.each(['ne', 'en'] as const)(
    'says in %s all that the law asks, and is searched and read out',
    async (language) => {
      for (const logoPlace of ['LEFT', 'CENTRE'] as const) {
        const paper = await billIn({ layout, colour: 'MAROON', logoPlace });
        const pdf = await print(paper, language);
        const found = await viewerText(pdf);
        for (const text of asked[language]) expect(found).toContain(text);
        const { language: spoken, elements = [], unmarked } = pdfStructure(pdf) ?? {};
        expect([spoken, unmarked]).toEqual([language, []]);
        expect(elements.filter(({ role }) => role === 'H1')).toHaveLength(1);
        expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(
          language === 'ne'
            ? [
                'पशुपति ट्रेडर्स',
                'यो बीजकको नम्बर, मिति, दुवैको स्थायी लेखा नम्बर र रकम भएको क्यूआर कोड',
                'यो कागज मान्य छ कि छैन भन्ने पृष्ठको क्यूआर कोड',
                'दस्तखत वा छापको तस्बिर',
              ]
            : [
                'Pashupati Traders',
                'QR code of number, dates, both PANs and amounts of this invoice',
                'QR code of the page that says whether this paper is valid',
                'Picture of the signature or stamp',
              ],
        );
        expect(pdfPageCount(pdf)).toBe(1);
        const page = invoiceHtml(paper, { language });
        expect(page).toContain(
          `<article class="paper ${layout.toLowerCase()} maroon logo-${logoPlace.toLowerCase()}">`,
        );
        expect(page).not.toMatch(/ style=|<script|<style/);
        expect(page).toContain(`<p class="own-footer">${footer[language]}</p>`);
      }
    },
  );

  test('carries 60 lines over its pages, each with the heads, the number, the copy and its place', async () => {
    const pdf = await print(await billIn({ layout }, 60), 'en');
    const pages = pdfPageCount(pdf);
    expect(pages).toBeGreaterThan(1);
    const text = pdfText(pdf);
    const heads = Array.from({ length: pages }, (_page, position) => `Page ${position + 1} of ${pages}`);
    expect(outOfOrder(text, heads)).toEqual([]);
    expect(text.split('Particulars').length - 1).toBe(pages);
    expect(text.split(footer.en).length - 1).toBe(pages);
    expect(text.split('Copy of Original 2').length - 1).toBe(pages);
    const { elements = [], unmarked } = pdfStructure(pdf) ?? {};
    expect(unmarked).toEqual([]);
    const rows = Array.from(
      { length: 60 },
      (_row, at) => `${at + 1} Basmati rice 1006.30.90 50 Sack 2,469.14 1,23,456.78`,
    );
    const read = elements.map((element) => element.text).join('\n');
    expect(outOfOrder(read, [...rows, 'In words', 'Grand total (Rs)'])).toEqual([]);
  });

  test('says of a cancelled bill that it is', async () => {
    const paper = await billIn({ layout });
    const cancellation = { on: paper.issued, reason: 'Wrong buyer', by: 'Gita Rana' };
    const text = pdfText(await print({ ...paper, cancellation }, 'en'));
    for (const said of ['CANCELLED', 'रद्द', 'Wrong buyer', 'Gita Rana']) expect(text).toContain(said);
  });
});

test('the compact layout has 34 lines on one page, the classic one on two', async () => {
  const [classic, compact] = await Promise.all(
    (['CLASSIC', 'COMPACT'] as const).map(async (layout) =>
      pdfPageCount(await print(await billIn({ layout }, 34), 'ne')),
    ),
  );
  expect([classic, compact]).toEqual([2, 1]);
});

test('a logo that is for the screens alone is on no paper, and the footer is on the slip too', async () => {
  const paper = await billIn({ logoPlace: 'NONE', signaturePng: null });
  expect(Buffer.from(await print(paper, 'ne')).toString('latin1')).not.toContain('/Subtype /Image');
  expect(invoiceHtml(paper, { language: 'ne' })).not.toContain('<img');
  const slip = await print(await billIn({}), 'ne', 'SLIP');
  expect(Buffer.from(slip).toString('latin1')).not.toContain('/Subtype /Image');
  expect(pdfText(slip)).toContain(footer.ne);
});

test('a footer in one language stands on papers of the other as well', () => {
  const footerOf = (given: typeof plainLook.footer, language: 'ne' | 'en') => {
    const { seller } = buildInvoicePaper();
    return invoiceView(buildInvoicePaper({ seller: { ...seller, look: { ...plainLook, footer: given } } }), language)
      .seller.footer;
  };
  expect(footerOf({ en: '', ne: 'धन्यवाद' }, 'en')).toBe('धन्यवाद');
  expect(footerOf({ en: 'Thanks', ne: null }, 'ne')).toBe('Thanks');
  expect(footerOf({ en: '', ne: null }, 'ne')).toBe('');
});

test('a deposit stands below the total with what is left to pay, or left of it', () => {
  const below = (owed: number, deposit: number) =>
    invoiceView(buildInvoicePaper({ before: { owed: asPaisa(owed), deposit: asPaisa(deposit) } }), 'en')
      .totals.slice(-3)
      .map(({ label, value }) => `${label.main} ${value}`);
  expect(below(0, 50_000_00).slice(1)).toEqual(['Deposit − 50,000.00', 'Left to pay 88,990.00']);
  expect(below(1_010_00, 50_000_00)).toEqual([
    'Previous balance 1,010.00',
    'Deposit − 50,000.00',
    'Left to pay 90,000.00',
  ]);
  expect(below(0, 1_40_000_00).slice(1)).toEqual(['Deposit − 1,40,000.00', 'Deposit left 1,010.00']);
  expect(below(0, 0).slice(1)).toEqual(['Previous balance 0.00', 'Balance with this invoice 1,38,990.00']);
});

test('each colour is dark enough for white letters and on white, in colour and in grey, and is the same in all places', async () => {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const sheets = await Promise.all(
    [
      '../../../../../public/paper/paper.css',
      '../../../../../../web/src/features/sales/paper-look/PaperLook.module.css',
    ].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  );
  expect(paperColourNames).toEqual(Object.keys(paperColours));
  for (const name of paperColourNames) {
    const [red = 0, green = 0, blue = 0] = (paperColours[name].match(/[0-9a-f]{2}/g) ?? []).map((part) =>
      linear(Number.parseInt(part, 16) / 255),
    );
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(7);
    for (const sheet of sheets)
      expect(sheet).toMatch(new RegExp(`\\.${name.toLowerCase()} \\{[^}]*${paperColours[name]};`));
  }
});
