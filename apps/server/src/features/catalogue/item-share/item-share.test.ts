import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { defaultLimits } from '../../../platform/core/limits.ts';
import { call, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness } from '../../../testing/people.ts';
import { addItem, openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addAttribute, giveValues, price } from '../item-variant/testing/variants.ts';

const { get, save, renew } = itemShareContract;
/** The limit is a story of its own. */
const many = { limits: { publicItems: { perAddressAMinute: 10_000 } } };

let app: TestApp;
let shop: Shop;
let anybody: { base: string; token: null; language: 'en' };
beforeAll(async () => {
  app = await startTestApp(many);
  shop = await openShop(app);
  anybody = { base: app.base, token: null, language: 'en' };
});
afterAll(() => app.close());

let serial = 0;
async function addShirt(changes: object = {}): Promise<number> {
  serial += 1;
  const shirt = { name: `Shirt ${serial}`, taxable: true, sellingPrice: 1250, quantity: 6, cost: 700, ...changes };
  return (await addItem(shop.owner, shop.outletId, shirt)).itemId;
}

const share = (itemId: number, isPriceShareable = true, shareable = true) =>
  call(shop.owner, save, { params: { itemId }, body: { shareable, isPriceShareable } });

type Shared = Awaited<ReturnType<typeof share>>;
const linkOf = ({ itemShareableId, itemShareableCode }: Shared) => ({
  params: { itemShareableId: itemShareableId ?? '' },
  query: { itemShareableCode: itemShareableCode ?? '' },
});
const open = (shared: Shared) => call(anybody, publicItemContract.get, linkOf(shared));
const statusOf = async (shared: Shared) => (await send(anybody, publicItemContract.get, linkOf(shared))).status;

async function addPictures(itemId: number, count: number): Promise<void> {
  const images: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const background = { r: 40 * number, g: 90, b: serial % 256 };
    const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    const document = new File([new Uint8Array(drawn)], `${number}.png`);
    images.push((await call(shop.owner, itemImageContract.upload, { files: { document }, body: {} })).docUuid);
  }
  await call(shop.owner, itemImageContract.save, { body: { itemId, images } });
}

test('a shared item is read without a login by its link, under both prefixes, with its price', async () => {
  const brand = await call(shop.owner, brandContract.save, { body: { name: 'Palpali', nameNp: 'पाल्पाली' } });
  const itemId = await addShirt({
    name: 'Dhaka shirt',
    nameNp: 'ढाका कमिज',
    brandId: brand.id,
    description: 'Woven in Tansen',
  });
  const shared = await share(itemId);
  expect(shared).toMatchObject({ itemId, shareable: true, isPriceShareable: true });
  expect(shared.itemShareableCode).toMatch(/^[\w-]{22}$/);
  const item = await open(shared);
  expect(item).toMatchObject({
    itemName: 'Dhaka shirt',
    itemNameNp: 'ढाका कमिज',
    brandName: 'Palpali',
    brandNameNp: 'पाल्पाली',
    description: 'Woven in Tansen',
    isTaxable: true,
    isPriceShareable: true,
    imageList: [],
    itemAttributeValueList: [],
    itemAttributeDetailList: [{ sellingPrice: 1250, quantity: 6, isVatIncludedPrice: false, valueReqs: [] }],
  });
  const { itemShareableId, itemShareableCode } = shared;
  const path = `/public/item/${itemShareableId}?itemShareableCode=${itemShareableCode}`;
  const elsewhere = await fetch(`${app.base.replace('/api/v1', '/backends/api')}${path}`);
  expect(await elsewhere.json()).toMatchObject({ status: 200, data: item });
});

test('a shop that is not registered for VAT shares no price without tax: there is none', async () => {
  const small = await openShop(app, 'PAN');
  const item = await addItem(small.owner, small.outletId, {
    name: 'Topi',
    taxable: true,
    sellingPrice: 450,
    quantity: 6,
    cost: 200,
  });
  const shared = await call(small.owner, save, {
    params: { itemId: item.itemId },
    body: { shareable: true, isPriceShareable: true },
  });
  expect(await open(shared)).toMatchObject({ isTaxable: false, itemAttributeDetailList: [{ sellingPrice: 450 }] });
});

test('where prices are not shared the answer has none, in no field', async () => {
  const itemId = await addShirt({ sellingPrice: 98_765, purchaseDateAD: '2026-11-01' });
  const shared = await share(itemId, false);
  const answer = await (await send(anybody, publicItemContract.get, linkOf(shared))).text();
  expect(answer).not.toMatch(/98,?765/);
  expect(JSON.parse(answer)).toMatchObject({ data: { isPriceShareable: false, itemAttributeDetailList: [] } });
});

test('of an item with variants the choices are told, and what each variant costs', async () => {
  const itemId = await addShirt({ sellingPrice: 900 });
  const colour = await call(shop.owner, attributeContract.save, {
    body: {
      name: `Colour ${itemId}`,
      nameNp: 'रङ',
      isColour: true,
      attributeValues: [
        { value: 'Red', valueAlias: 'रातो', swatch: '#A01830' },
        { value: 'Blue', valueAlias: 'नीलो', swatch: '#2E3A8C' },
      ],
    },
  });
  const [red, blue] = colour.attributeValues;
  await giveValues(shop.owner, itemId, [red?.id ?? 0, blue?.id ?? 0]);
  await price(shop.owner, itemId, [
    { attributeValueIds: [red?.id ?? 0], sellingPrice: 950, vatIncluded: true },
    { attributeValueIds: [blue?.id ?? 0], sellingPrice: 1100 },
  ]);
  const item = await open(await share(itemId));
  expect(item.itemAttributeValueList).toEqual([
    {
      attributeName: `Colour ${itemId}`,
      attributeNameNp: 'रङ',
      isColour: true,
      values: [
        { id: red?.id, value: 'Red', valueAlias: 'रातो', swatch: '#A01830' },
        { id: blue?.id, value: 'Blue', valueAlias: 'नीलो', swatch: '#2E3A8C' },
      ],
    },
  ]);
  expect(item.itemAttributeDetailList).toEqual([
    { sellingPrice: 950, quantity: 0, isVatIncludedPrice: true, valueReqs: [{ value: 'Red', variantsId: red?.id }] },
    {
      sellingPrice: 1100,
      quantity: 0,
      isVatIncludedPrice: false,
      valueReqs: [{ value: 'Blue', variantsId: blue?.id }],
    },
  ]);
});

test('an item of whose values no variant is made yet is sold by itself: there is nothing to choose, and its price is told', async () => {
  const itemId = await addShirt({ sellingPrice: 900 });
  const size = await addAttribute(shop.owner, { name: 'Size', nameNp: 'साइज' }, [
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ]);
  await giveValues(shop.owner, itemId, size.ids);
  const shared = await share(itemId);
  expect(await open(shared)).toMatchObject({
    itemAttributeValueList: [],
    itemAttributeDetailList: [{ sellingPrice: 900, valueReqs: [] }],
  });
  await price(shop.owner, itemId, [{ attributeValueIds: size.ids.slice(0, 1) }]);
  expect(await open(shared)).toMatchObject({
    itemAttributeValueList: [{ values: [{ value: 'Small' }, { value: 'Large' }] }],
    itemAttributeDetailList: [{ sellingPrice: 100, valueReqs: [{ value: 'Small' }] }],
  });
});

test('a wrong code, a wrong id and an item that is not shared are told apart by nobody', async () => {
  const shared = await share(await addShirt());
  const { params, query } = linkOf(shared);
  const wrong = [
    { params, query: { itemShareableCode: `${query.itemShareableCode.slice(0, -1)}~` } },
    { params, query: { itemShareableCode: '' } },
    { params, query: {} },
    { params: { itemShareableId: crypto.randomUUID() }, query },
    { params: { itemShareableId: '1' }, query },
    linkOf(await share(await addShirt(), true, false)),
  ];
  const answers = await Promise.all(wrong.map((link) => refusal(anybody, publicItemContract.get, link)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: 'common.notFound' });
  expect((await open(shared)).itemName).toBe(`Shirt ${serial - 1}`);
});

test('the pictures come as base64 in the order asked for; what stands for them is of no use elsewhere', async () => {
  const itemId = await addShirt();
  await addPictures(itemId, 3);
  const shared = await share(itemId);
  const { imageList } = await open(shared);
  expect(imageList).toHaveLength(3);
  const { params } = linkOf(shared);
  const all = await call(anybody, publicItemContract.documents, { params, body: { imageList } });
  const kept = await call(shop.owner, itemImageContract.list, { params: { itemId } });
  expect(all).toEqual(kept.map(({ document }) => document));
  const [cover = '', , last = ''] = imageList;
  const part = await call(anybody, publicItemContract.documents, { params, body: [last, 'none', cover] });
  expect(part).toEqual([all[2], null, all[0]]);
  // The identifiers of the files themselves stand for nothing here.
  const own = kept.map(({ docUuid }) => docUuid);
  expect(await call(anybody, publicItemContract.documents, { params, body: own })).toEqual([null, null, null]);
  const other = linkOf(await share(await addShirt())).params;
  expect(await call(anybody, publicItemContract.documents, { params: other, body: [cover] })).toEqual([null]);
  const six = await refusal(anybody, publicItemContract.documents, { params, body: [...imageList, ...imageList] });
  expect(six.status).toBe(400);
});

test('five pictures full of detail come all the same', async () => {
  const itemId = await addShirt();
  const images: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const drawn = await sharp({
      create: {
        width: 1280,
        height: 1280,
        channels: 3,
        background: '#000000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 82 })
      .toBuffer();
    const document = new File([new Uint8Array(drawn)], `woven-${n}.jpg`, { type: 'image/jpeg' });
    images.push((await call(shop.owner, itemImageContract.upload, { files: { document }, body: {} })).docUuid);
  }
  await call(shop.owner, itemImageContract.save, { body: { itemId, images } });
  const shared = await share(itemId);
  const { imageList } = await open(shared);
  const { params } = linkOf(shared);
  const read = await call(anybody, publicItemContract.documents, { params, body: { imageList } });
  const sizes = read.map((base64) => Buffer.from(base64 ?? '', 'base64').length);
  expect(sizes).not.toContain(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2_000_000);
});

test('who make a new link at the same time each get one, of which the last is open', async () => {
  const itemId = await addShirt();
  await share(itemId);
  const made = await Promise.all([1, 2, 3].map(() => call(shop.owner, renew, { params: { itemId } })));
  const statuses = await Promise.all(made.map(statusOf));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
});

test('a new link ends the one of before, with its pictures', async () => {
  const itemId = await addShirt();
  await addPictures(itemId, 1);
  const before = await share(itemId);
  const { imageList } = await open(before);
  const message = await messageOf({ ...shop.owner, language: 'ne' }, renew, { params: { itemId } });
  expect(message).toBe('नयाँ लिङ्क बन्यो; पुरानो लिङ्क अब खुल्दैन');
  const after = await call(shop.owner, get, { params: { itemId } });
  expect(await statusOf(before)).toBe(404);
  expect((await open(after)).itemName).toBe(`Shirt ${serial}`);
  const pictures = { params: linkOf(after).params, body: imageList };
  expect(await call(anybody, publicItemContract.documents, pictures)).toEqual([null]);
});

test('what is withdrawn, inactive or of a suspended business is not shown', async () => {
  const other = await openShop(app);
  const item = { name: 'Cap', taxable: false, sellingPrice: 300, quantity: 0, cost: 0 };
  const { itemId } = await addItem(other.owner, other.outletId, item);
  const body = { shareable: true, isPriceShareable: true };
  const shared = await call(other.owner, save, { params: { itemId }, body });
  expect(await statusOf(shared)).toBe(200);
  const setStatus = (status: string) => call(other.owner, itemContract.setStatus, { params: { id: itemId, status } });
  await setStatus('INACTIVE');
  expect(await statusOf(shared)).toBe(404);
  await setStatus('ACTIVE');
  expect(await statusOf(shared)).toBe(200);
  const withdrawn = { params: { itemId }, body: { ...body, shareable: false } };
  expect(await messageOf(other.owner, save, withdrawn)).toBe('The link shows nothing any more');
  expect(await statusOf(shared)).toBe(404);
  // Shared again, it has the same link.
  expect(await call(other.owner, save, { params: { itemId }, body })).toMatchObject({
    itemShareableId: shared.itemShareableId,
    itemShareableCode: shared.itemShareableCode,
  });
  const { businessId } = other.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId: null }, (db) =>
    db.query(`update business set status = 'INACTIVE', status_reason = 'SUSPENDED' where id = $1`, [businessId]),
  );
  expect(await statusOf(shared)).toBe(404);
});

test('the link is a whole address with its QR code; an item that the form makes shareable has one, too', async () => {
  const itemId = await addShirt({ shareable: true });
  const params = { itemId };
  const shared = await call(shop.owner, get, { params, query: { origin: 'https://shop.example' } });
  const { itemShareableId, itemShareableCode } = shared;
  expect(shared.address).toBe(`https://shop.example/item-detail/${itemShareableId}/${itemShareableCode}`);
  expect(shared.qr?.side).toBeGreaterThan(20);
  expect((await refusal(shop.owner, get, { params, query: { origin: 'javascript:alert(1)' } })).status).toBe(400);
  const plain = await addShirt();
  expect(await call(shop.owner, get, { params: { itemId: plain } })).toMatchObject({
    shareable: false,
    itemShareableId: null,
    address: null,
    qr: null,
  });
  expect((await refusal(shop.owner, renew, { params: { itemId: plain } })).status).toBe(404);
});

test('nobody shares or reads the link of another business’s item', async () => {
  const neighbour = await openBusiness(app);
  const itemId = await addShirt();
  const shared = await share(itemId);
  const params = { itemId };
  const body = { shareable: false, isPriceShareable: false };
  expect((await refusal(neighbour, get, { params })).status).toBe(404);
  expect((await refusal(neighbour, save, { params, body })).status).toBe(404);
  expect((await refusal(neighbour, renew, { params })).status).toBe(404);
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.read'] });
  expect((await refusal(reader, save, { params, body })).status).toBe(403);
  expect(await statusOf(shared)).toBe(200);
});

describe('the preview of a link', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bahi-pages-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ne"><head></head></html>');
    writeFileSync(join(folder, 'bill.html'), '<!doctype html>');
    writeFileSync(join(folder, 'item.html'), '<!doctype html><html lang="ne"><head></head><body>item</body></html>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function pageAt({ itemShareableId, itemShareableCode }: Partial<Shared>, language = 'en') {
    const pages = await buildApp(app.services, folder);
    const url = `/item-detail/${itemShareableId}/${itemShareableCode}`;
    const headers = { 'accept-language': language, host: 'shop.example' };
    const { statusCode, body } = await pages.inject({ url, headers });
    const told = new Map([...body.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, k, v]) => [k, v]));
    await pages.close();
    return { statusCode, body, told };
  }

  test('tells name, price and picture without a script', async () => {
    const itemId = await addShirt({ name: 'Winter coat', nameNp: 'जाडोको कोट', sellingPrice: 125_000 });
    await addPictures(itemId, 1);
    const shared = await share(itemId);
    const { statusCode, body, told } = await pageAt(shared);
    expect([statusCode, told.get('og:title')]).toEqual([200, 'Winter coat · Rs 1,25,000.00 (excluding tax)']);
    expect([told.get('product:price:amount'), told.get('product:price:currency')]).toEqual(['125000', 'NPR']);
    expect(body).toContain('<title>Winter coat · Rs 1,25,000.00 (excluding tax)</title>');
    expect((await pageAt(shared, 'ne')).told.get('og:title')).toBe('जाडोको कोट · रु १,२५,०००.०० (करबाहेक)');
    const picture = (told.get('og:image') ?? '').replace('http://shop.example/backends/api', app.base);
    const cover = await fetch(picture);
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [kept] = await call(shop.owner, itemImageContract.list, { params: { itemId } });
    expect(Buffer.from(await cover.arrayBuffer()).toString('base64')).toBe(kept?.document);
  });

  test('tells of variants the lowest price, that there are higher ones, and whether tax comes on top', async () => {
    const itemId = await addShirt({ name: 'Kurta', taxable: true });
    const { ids } = await addAttribute(shop.owner, { name: 'Length', nameNp: 'लम्बाइ' }, [
      ['Short', 'छोटो'],
      ['Long', 'लामो'],
    ]);
    await giveValues(shop.owner, itemId, ids);
    const prices = ids.map((id, position) => ({ attributeValueIds: [id], sellingPrice: 1100 + 100 * position }));
    await price(shop.owner, itemId, prices);
    const shared = await share(itemId);
    expect((await pageAt(shared)).told.get('og:title')).toBe('Kurta · from Rs 1,100.00 (excluding tax)');
    expect((await pageAt(shared, 'ne')).told.get('og:title')).toMatch(/ · रु १,१००.००देखि \(करबाहेक\)$/);
  });

  test('tells no price that is not shared, and no picture where there is none', async () => {
    const shared = await share(await addShirt({ name: 'Silk sari', sellingPrice: 54_321 }), false);
    const { body, told } = await pageAt(shared);
    expect(told.get('og:title')).toBe('Silk sari');
    expect(told.has('og:image')).toBe(false);
    expect(body).not.toMatch(/54,?321/);
    expect((await refusal(anybody, publicItemContract.cover, linkOf(shared))).status).toBe(404);
  });

  test('of an item that is not shared tells nothing', async () => {
    const shared = await share(await addShirt({ name: 'Secret lamp' }), true, false);
    const { statusCode, body, told } = await pageAt(shared);
    expect([statusCode, told.size]).toEqual([404, 0]);
    expect(body).not.toContain('Secret lamp');
    expect(body).toContain('<title>This item is not shared</title>');
    expect((await pageAt({ itemShareableId: 'x', itemShareableCode: 'y' })).statusCode).toBe(404);
  });

  test('a name and a description are text there, whatever stands in them', async () => {
    const name = '"><script>alert(1)</script> $& lamp';
    const shared = await share(await addShirt({ name, description: '<b>Bright</b> & "warm"' }));
    const { body, told } = await pageAt(shared);
    expect(body).not.toContain('<script>alert');
    expect(told.get('og:title')).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; lamp');
    expect(told.get('og:description')).toBe('Bright &amp; &quot;warm&quot;');
  });
});

test('one address opens shared items so many times a minute, and the others as ever', async () => {
  const limits = { publicItems: { ...defaultLimits.publicItems, perAddressAMinute: 3 } };
  const limited = await startTestApp({ limits, beside: app });
  const link = linkOf(await share(await addShirt()));
  const visitor = { ...anybody, base: limited.base };
  const visit = async (visitorAddress: string) => {
    const headers = { 'x-forwarded-for': visitorAddress };
    return (await send(visitor, publicItemContract.get, link, headers)).status;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push(await visit('203.0.113.7'));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await visit('203.0.113.8')).toBe(200);
  limited.advance(60_000);
  expect(await visit('203.0.113.7')).toBe(200);
  await limited.close();
});
