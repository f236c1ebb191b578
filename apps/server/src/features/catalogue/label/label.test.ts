import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { labelSizes } from '@bahi/domain/goods/label-sizes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { pdfPageCount, pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addItem, openShop, type Shop } from '../item/testing/shop.ts';
import { addAttribute, giveValues, price } from '../item-variant/testing/variants.ts';
import { readLabels } from './testing/read-barcodes.ts';

let app: TestApp;
let shop: Shop;
/** A branded thing with an EAN-13, one with an EAN-8 and one with a UPC-A, one that is called TEA-500, and one without. */
let ids: { ean: number; short: number; american: number; own: number; bare: number };
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const add = async (form: object) => (await addItem(shop, { sellingPrice: 100, ...form })).itemLedgerDetailId;
  ids = {
    ean: await add({ name: 'Noodles', nameNp: 'चाउचाउ', barcode: '8901058851298', mrp: 120 }),
    short: await add({ name: 'Toffee', barcode: '96385074', vatIncluded: true, sellingPrice: 113 }),
    american: await add({ name: 'Ketchup', barcode: '036000291452', taxable: false }),
    own: await add({ name: 'Ilam Tea', nameNp: 'इलाम चिया क्षेत्र', barcode: 'TEA-500', sku: 'CHIYA' }),
    bare: await add({ name: 'Loose salt', sku: 'SALT-1' }),
  };
});
afterAll(() => app.close());

type Wish = Sent<typeof labelContract.print>['body'];

async function print(wish: Pick<Wish, 'rows'> & Partial<Wish>, caller: Caller = shop.owner): Promise<Uint8Array> {
  const answer = await send(caller, labelContract.print, { body: { size: 'A4_24', language: 'en', ...wish } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}
const one = (itemLedgerDetailId: number, copies = 1) => ({ itemLedgerDetailId, copies });

describe('the bars of a label', () => {
  const everything = () => [one(ids.ean), one(ids.short), one(ids.american), one(ids.own), one(ids.bare)];
  const codes = ['8901058851298', '96385074', '0036000291452', 'TEA-500', 'SALT-1'];

  test.each(Object.keys(labelSizes).filter((name) => name in labelSizes))(
    'are read by a scanner from %s, each as what it is',
    async (name) => {
      const size = Object.entries(labelSizes).find(([own]) => own === name);
      const body = { rows: everything(), size: name, language: 'ne', businessName: true, sku: true };
      const answer = await send(shop.owner, labelContract.print, { body: { ...body, size: size?.[0] } });
      const pages = await readLabels(new Uint8Array(await answer.arrayBuffer()));
      const read = pages.flatMap((page) => page.codes);
      // UPC-A is EAN-13 with a zero before it: readers tell it in either way.
      expect(read.map(({ text }) => (text === '036000291452' ? `0${text}` : text))).toEqual(codes);
      const { width, height, isSheet } = size?.[1] ?? { width: 0, height: 0, isSheet: true };
      expect(pages).toHaveLength(isSheet ? 1 : 5);
      expect([pages[0]?.width, pages[0]?.height]).toEqual(isSheet ? [210, 297] : [width, height]);
    },
    60_000,
  );

  test('are those of the barcode, or of the SKU where there is none, or none where they are not wanted', async () => {
    const rows = [one(ids.own), one(ids.bare)];
    const [page] = await readLabels(await print({ rows }));
    expect(page?.codes.map(({ text }) => text)).toEqual(['TEA-500', 'SALT-1']);
    const plain = await print({ rows, barcode: false });
    expect((await readLabels(plain))[0]?.codes).toEqual([]);
    expect(pdfText(plain)).not.toContain('TEA-500');
  });
});

test('copies fill sheets from the place on which one wants to begin, row by row', async () => {
  const pages = await readLabels(await print({ rows: [one(ids.ean, 3), one(ids.own)], startAt: 23, size: 'A4_24' }));
  expect(pages.map(({ codes }) => codes.map(({ text }) => text))).toEqual([
    ['8901058851298', '8901058851298'],
    ['8901058851298', 'TEA-500'],
  ]);
  // The last row of eight, its second and third column; then the first row from the left.
  const places = pages.map(({ codes }) => codes.map(({ x, y }) => [Math.floor(x / 70), Math.floor(y / 37)]));
  expect(places).toEqual([
    [
      [1, 7],
      [2, 7],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ]);
});

describe('what is written on a label', () => {
  const textOf = async (wish: Pick<Wish, 'rows'> & Partial<Wish>) => pdfText(await print(wish)).split('\n');

  test('is in the language that is chosen, Devanagari as it is spelt', async () => {
    const wish = { rows: [one(ids.own)], businessName: true, sku: true };
    expect(await textOf({ ...wish, language: 'ne' })).toEqual([
      expect.any(String),
      'इलाम चिया क्षेत्र',
      'रु ११३.०० मू.अ.करसहित',
      'TEA-500',
      'CHIYA',
    ]);
    expect(await textOf({ ...wish, language: 'en' })).toEqual([
      expect.any(String),
      'Ilam Tea',
      'Rs 113.00 incl. VAT',
      'TEA-500',
      'CHIYA',
    ]);
  });

  test('is the printed price, or what is asked for, with its VAT or without, as the business wants it', async () => {
    const rows = [one(ids.ean), one(ids.short), one(ids.american)];
    const prices = async (of: Shop, wanted: NonNullable<Wish['price']>, wished = rows) => {
      const body = { rows: wished, price: wanted, barcode: false };
      const lines = pdfText(await print(body, of.owner)).split('\n');
      return lines.filter((line) => /Rs/.test(line));
    };
    expect(await prices(shop, 'WITH_VAT')).toEqual(['Rs 113.00 incl. VAT', 'Rs 113.00 incl. VAT', 'Rs 100.00']);
    expect(await prices(shop, 'WITHOUT_VAT')).toEqual(['Rs 100.00 + VAT', 'Rs 100.00 + VAT', 'Rs 100.00']);
    // What has no printed price bears what is asked for it, and not as one.
    expect(await prices(shop, 'MRP')).toEqual(['MRP Rs 120.00', 'Rs 113.00 incl. VAT', 'Rs 100.00']);
    expect(await prices(shop, 'NONE')).toEqual([]);
    const picked = await call(shop.owner, labelContract.list, { query: { search: 'o' } });
    const toldOf = (id: number) => picked.rows.find(({ itemLedgerDetailId }) => itemLedgerDetailId === id);
    expect([ids.ean, ids.short].map(toldOf)).toMatchObject([
      { priceWithVat: 113, priceWithoutVat: 100 },
      { priceWithVat: 113, priceWithoutVat: 100 },
    ]);
    const ketchup = await call(shop.owner, labelContract.list, { query: { search: 'ketchup' } });
    expect(ketchup.rows).toMatchObject([{ priceWithVat: 100, priceWithoutVat: 100 }]);
  });

  test('are the values of a variant', async () => {
    const colour = await addAttribute(shop.owner, { name: 'Colour', nameNp: 'रङ' }, [['Red', 'रातो']]);
    const kurta = await addItem(shop, { name: 'Kurta', nameNp: 'कुर्ता' });
    await giveValues(shop.owner, kurta.id, colour.ids);
    const [variant] = await price(shop.owner, kurta.id, [{ attributeValueIds: colour.ids }]);
    const rows = [one(variant?.id ?? 0)];
    expect(await textOf({ rows, language: 'ne', price: 'NONE' })).toEqual(['कुर्ता', 'रातो']);
    expect(await textOf({ rows, attributeValue: false, price: 'NONE' })).toEqual(['Kurta']);
  });
});

describe('refused at its field is', () => {
  const refused = async (body: Partial<Wish>) =>
    fieldsOf(
      await refusal(shop.owner, labelContract.print, {
        body: { rows: [one(ids.ean)], size: 'A4_24', language: 'en', ...body },
      }),
    );

  test('what is too much, too long for the label, beyond the sheet, or not there', async () => {
    expect(await refused({ rows: [one(ids.ean, 1500), one(ids.own, 501)] })).toEqual({
      rows: 'At most 2,000 labels are printed at once; take fewer copies, or print in parts',
    });
    expect(await refused({ rows: [] })).toEqual({ rows: 'Required' });
    expect(await refused({ rows: [one(999_999)] })).toEqual({
      'rows.0.itemLedgerDetailId': 'Not found, choose another',
    });
    expect(await refused({ startAt: 25 })).toEqual({ startAt: 'The sheet has 24 places' });
    expect(await refused({ size: 'SINGLE_50_25', startAt: 2 })).toEqual({ startAt: 'The sheet has 1 place' });
    const long = await addItem(shop, { name: 'Long one', barcode: 'ABCDEFGHIJKLMNOPQRST-1' });
    expect(await refused({ rows: [one(long.itemLedgerDetailId)], size: 'SINGLE_38_25' })).toEqual({
      size: 'The barcode of Long one is too long for this label; choose a larger one',
    });
    expect(pdfPageCount(await print({ rows: [one(long.itemLedgerDetailId)], size: 'SINGLE_100_50' }))).toBe(1);
  });

  test('a variant of another business', async () => {
    const neighbour = await openShop(app);
    const foreign = await addItem(neighbour);
    expect(await refused({ rows: [one(foreign.itemLedgerDetailId)] })).toEqual({
      'rows.0.itemLedgerDetailId': 'Not found, choose another',
    });
  });
});

describe('what is picked for labels', () => {
  const pick = async (query: NonNullable<Sent<typeof labelContract.list>['query']>) =>
    (await call(shop.owner, labelContract.list, { query })).rows.map(({ itemName }) => itemName);

  test('is found by words, SKU and barcode, is of one item, or is what a scanner read', async () => {
    expect(await pick({ search: 'ilam' })).toEqual(['Ilam Tea']);
    expect(await pick({ search: 'salt-1' })).toEqual(['Loose salt']);
    expect(await pick({ search: '8901058' })).toEqual(['Noodles']);
    expect(await pick({ itemLedgerDetailId: ids.own })).toEqual(['Ilam Tea']);
    expect(await pick({ scanned: '8901058851298' })).toEqual(['Noodles']);
    expect(await pick({ scanned: '890105885129' })).toEqual([]);
    expect(await pick({ scanned: 'salt-1' })).toEqual(['Loose salt']);
    expect(await pick({ scanned: '036000291452' })).toEqual(['Ketchup']);
    expect(await pick({ scanned: '0036000291452' })).toEqual(['Ketchup']);
  });

  test('and printed by who may: who reads picks, who has the right to print prints', async () => {
    const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['label.read'] });
    expect((await call(reader, labelContract.list, {})).recordsTotal).toBeGreaterThan(4);
    const body = { rows: [one(ids.ean)], size: 'A4_24', language: 'en' } as const;
    expect(await refusal(reader, labelContract.print, { body })).toMatchObject({ status: 403 });
  });
});
