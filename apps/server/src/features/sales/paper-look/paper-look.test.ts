import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { quote } from '../../../testing/quotations.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { get, save, saveSignature, removeSignature, preview } = paperLookContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const modern = {
  layout: 'MODERN',
  colour: 'TEAL',
  logoPlace: 'CENTRE',
  footer: 'Open Sunday to Friday',
  footerNp: 'आइतबारदेखि शुक्रबारसम्म खुला',
} as const;

async function pictureOf(colour: string): Promise<File> {
  const drawn = sharp({ create: { width: 60, height: 20, channels: 3, background: colour } }).png();
  return new File([new Uint8Array(await drawn.toBuffer())], 'signature.png', { type: 'image/png' });
}

async function pageAt(url: string): Promise<string> {
  const page = await fetch(new URL(url, app.base));
  expect(page.status).toBe(200);
  return page.text();
}

async function billPage({ owner }: Shop, id: number, language: 'ne' | 'en'): Promise<string> {
  return pageAt((await call(owner, invoiceContract.view, { params: { id }, query: { language } })).url);
}

/** What a page says, without its look. */
function wordsOf(page: string): string {
  return page
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('every business begins with the ruled layout, and what it chooses is kept and noted in the audit', async () => {
  const { owner } = await openShop(app);
  const before = await call(owner, get, {});
  expect(before).toMatchObject({
    layout: 'CLASSIC',
    colour: 'INDIGO',
    logoPlace: 'LEFT',
    footer: null,
    footerNp: null,
    signatureImage: null,
  });
  const saved = await call(owner, save, {
    body: { ...modern, footer: ' Open Sunday \n to Friday ', version: before.version },
  });
  expect(saved).toMatchObject({ ...modern, version: before.version + 1 });
  expect(await call(owner, get, {})).toEqual(saved);
  const [event] = await app.asOwner(
    `select after from audit_event where business_id = $1 and table_name = 'business' order by id desc limit 1`,
    [owner.businessId],
  );
  expect(event).toMatchObject({
    after: { paper_layout: 'MODERN', paper_colour: 'TEAL', paper_footer: modern.footer },
  });
});

test('a layout, a colour, a place that there is none of, and a footer that is no short line are refused at their fields', async () => {
  const { owner } = await openShop(app);
  const body = { ...modern, layout: 'BAROQUE', colour: '#ffff00', logoPlace: 'TOP', footer: 'x'.repeat(121) };
  const failure = await refusal({ ...owner, language: 'ne' }, save, { body });
  expect([failure.status, fieldsOf(failure)]).toMatchObject([
    400,
    { layout: expect.any(String), colour: expect.any(String), logoPlace: expect.any(String) },
  ]);
  expect(fieldsOf(failure)['footer']).toBe('एउटा छोटो हरफ: बढीमा १२० अक्षर');
  expect(fieldsOf(await refusal(owner, save, { body: { ...modern, colour: undefined } }))).toEqual({
    colour: 'Required',
  });
  expect(await call(owner, get, {})).toMatchObject({ layout: 'CLASSIC', footer: null });
});

test('who saves over a newer state is told so', async () => {
  const { owner } = await openShop(app);
  const { version } = await call(owner, get, {});
  await call(owner, save, { body: { ...modern, version } });
  expect(await refusal(owner, save, { body: { ...modern, layout: 'COMPACT', version } })).toMatchObject({
    status: 409,
  });
  expect(await call(owner, get, {})).toMatchObject({ layout: 'MODERN' });
});

test('who may read the profile sees the look and its example; who may change the profile changes it; nobody else', async () => {
  const { owner } = await openShop(app);
  const image = await pictureOf('navy');
  const reader = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['business-profile.read'] });
  expect(await call(reader, get, {})).toMatchObject({ layout: 'CLASSIC' });
  expect((await call(reader, preview, { query: modern })).url).toContain('ticket=');
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  for (const person of [reader, cashier]) {
    expect(await refusal(person, save, { body: modern })).toMatchObject({ status: 403 });
    expect(await refusal(person, saveSignature, { files: { image } })).toMatchObject({ status: 403 });
    expect(await refusal(person, removeSignature, {})).toMatchObject({ status: 403 });
  }
  expect(await refusal(cashier, get, {})).toMatchObject({ status: 403 });
  expect(await refusal(cashier, preview, { query: modern })).toMatchObject({ status: 403 });
});

test('an example shows what is not saved yet, in either language, and opens for a minute', async () => {
  const { owner } = await openShop(app);
  const { url } = await call(owner, preview, { query: { ...modern, language: 'ne' } });
  const page = await fetch(new URL(url, app.base));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  const html = await page.text();
  expect(html).toContain('<article class="paper modern teal logo-centre">');
  expect(html).not.toMatch(/ style=|<script/);
  for (const said of ['कर बीजक', 'बासमती चामल', 'अग्रिम प्राप्त', 'तिर्न बाँकी', modern.footerNp, 'हेर्नका लागि मात्र'])
    expect(html).toContain(said);
  const english = await pageAt((await call(owner, preview, { query: { ...modern, language: 'en' } })).url);
  for (const said of ['Tax Invoice', '35,030.00', '− 10,000.00', 'Left to pay', '25,030.00', modern.footer])
    expect(english).toContain(said);
  expect(await call(owner, get, {})).toMatchObject({ layout: 'CLASSIC' });
  expect((await fetch(new URL(`${url.slice(0, -3)}abc`, app.base))).status).toBe(404);
  app.advance(61_000);
  expect((await fetch(new URL(url, app.base))).status).toBe(404);
  const plain = await openShop(app, 'PAN');
  const bill = await pageAt((await call(plain.owner, preview, { query: { ...modern, language: 'en' } })).url);
  expect(bill).not.toMatch(/VAT \d|Tax Invoice/);
});

test('papers of before take the new look and say what they said', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const bill = await sell(shop, { remarks: 'At the door' });
  const offer = await quote(shop);
  const offerPage = async () =>
    pageAt((await call(owner, quotationContract.view, { params: { id: offer.id }, query: { language: 'en' } })).url);
  const print = async () => {
    const sent = { params: { id: bill.id }, body: { paper: 'A4', language: 'ne' } } as const;
    return pdfText(new Uint8Array(await (await send(owner, invoiceContract.print, sent)).arrayBuffer()));
  };
  const [original, old, oldOffer] = [await print(), await billPage(shop, bill.id, 'en'), await offerPage()];
  for (const layout of ['MODERN', 'COMPACT'] as const) {
    await call(owner, save, { body: { ...modern, layout, footer: '', footerNp: '' } });
    const page = await billPage(shop, bill.id, 'en');
    expect(page).toContain(`<article class="paper ${layout.toLowerCase()} teal logo-centre">`);
    expect(wordsOf(page)).toBe(wordsOf(old));
    expect(wordsOf(await offerPage())).toBe(wordsOf(oldOffer));
    const pieces = (text: string) => text.split(/\s+/).toSorted();
    const isOfCopy = (piece: string) => /सक्कल|प्रतिलिपि|Original|Copy|of|^[12१२]$|^\d\d:\d\d$|[०-९]+:[०-९]+/.test(piece);
    const [now, then] = [await print(), original].map((text) => pieces(text).filter((piece) => !isOfCopy(piece)));
    expect(now).toEqual(then);
  }
});

test('a signature stands over the line of the seller, is exchanged and taken away, and is no other file than its own', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const image = await pictureOf('navy');
  const bill = await sell(shop);
  expect(await billPage(shop, bill.id, 'ne')).not.toContain('class="signature"');
  await call(owner, businessContract.saveImage, { files: { image } });
  const { signatureImage } = await call(owner, saveSignature, { files: { image } });
  const page = await billPage(shop, bill.id, 'ne');
  expect(page).toMatch(
    /class="signature" alt="दस्तखत वा छापको तस्बिर" src="data:image\/png;base64,[^"]+" \/><span class="head">अधिकृत दस्तखत/,
  );
  expect(page).toContain(`src="${signatureImage}"`);
  const files = () =>
    app.asOwner('select attached_to from stored_file where business_id = $1 order by attached_to', [owner.businessId]);
  expect(await files()).toEqual([{ attached_to: 'business' }, { attached_to: 'business_signature' }]);
  await call(owner, saveSignature, { files: { image: await pictureOf('black') } });
  expect(await files()).toHaveLength(2);
  const print = await send(owner, invoiceContract.print, {
    params: { id: bill.id },
    body: { paper: 'A4', language: 'en' },
  });
  expect(
    Buffer.from(await print.arrayBuffer())
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(2);
  expect(await call(owner, removeSignature, {})).toEqual({ signatureImage: null });
  expect(await call(owner, removeSignature, {})).toEqual({ signatureImage: null });
  expect(await files()).toEqual([{ attached_to: 'business' }]);
  expect(await billPage(shop, bill.id, 'ne')).not.toContain('class="signature"');
});

test('what is no picture is refused at its field, and the signature stays', async () => {
  const { owner } = await openShop(app);
  const { signatureImage } = await call(owner, saveSignature, { files: { image: await pictureOf('navy') } });
  for (const content of ['no picture', '<svg onload="alert(1)"/>', ''])
    expect(
      fieldsOf(await refusal(owner, saveSignature, { files: { image: new File([content], 'a.png') } })),
    ).toHaveProperty('image');
  expect(fieldsOf(await refusal(owner, saveSignature, { body: {} }))).toEqual({ image: 'Choose a file' });
  expect(
    await refusal(owner, saveSignature, { files: { image: new File([new Uint8Array(12_000_001)], 'a.png') } }),
  ).toMatchObject({ status: 413 });
  expect(await call(owner, get, {})).toMatchObject({ signatureImage });
});
