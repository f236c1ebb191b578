import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTemporaryFiles } from '../../../platform/files/files.ts';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, firstOutletId, openBusiness, type Person } from '../../../testing/people.ts';
import { addItem, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { upload, files, save, list, remove, download } = itemImageContract;

let app: TestApp;
let shop: Shop;
let neighbour: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  neighbour = await openBusiness(app);
});
afterAll(() => app.close());

let serial = 0;
async function addShirt(): Promise<number> {
  serial += 1;
  const shirt = { name: `Shirt ${serial}`, taxable: true, sellingPrice: 900, quantity: 0, cost: 0 };
  return (await addItem(shop.owner, shop.outletId, shirt)).itemId;
}

/** A plain picture of its own colour. */
async function photo({ width = 40, height = 30, name = 'shirt.jpg' } = {}): Promise<File> {
  serial += 1;
  const background = { r: (serial * 37) % 256, g: (serial * 91) % 256, b: serial % 256 };
  const drawn = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(drawn)], name, { type: 'image/jpeg' });
}
const paper = () => new File([`%PDF-1.4\n% ${(serial += 1)}\nstartxref\n9\n%%EOF\n`], 'guarantee.pdf');

const keep = async (person: Person, document: File, kind: 'IMAGE' | 'DOCUMENT' = 'IMAGE') =>
  (await call(person, upload, { files: { document }, body: { kind } })).docUuid;
const keepPhotos = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => keep(shop.owner, await photo())));
const refused = async (document: File) =>
  fieldsOf(await refusal(shop.owner, upload, { files: { document }, body: {} }))['document'];
const inOrder = async (itemId: number) =>
  (await call(shop.owner, list, { params: { itemId } })).map(({ docUuid }) => docUuid);

test('the pictures of an item stand in the order in which they were saved: the first is the cover', async () => {
  const itemId = await addShirt();
  const [front = '', back = '', label = ''] = await keepPhotos(3);
  const saved = await call(shop.owner, save, { body: { itemId, images: [front, back, label] } });
  expect(saved.map(({ docUuid, position, kind }) => [docUuid, position, kind])).toEqual([
    [front, 0, 'IMAGE'],
    [back, 1, 'IMAGE'],
    [label, 2, 'IMAGE'],
  ]);
  await call(shop.owner, save, { body: { itemId, images: [label, front, back] } });
  expect(await inOrder(itemId)).toEqual([label, front, back]);
  const message = await messageOf({ ...shop.owner, language: 'ne' }, save, { body: { itemId, images: [back, label] } });
  expect(message).toBe('तस्बिर र कागजात सुरक्षित भयो');
  expect(await inOrder(itemId)).toEqual([back, label]);
});

test('of two who arrange the pictures of an item at once the second one is told, and nothing of the first is lost', async () => {
  const itemId = await addShirt();
  const [front = '', back = '', label = ''] = await keepPhotos(3);
  await call(shop.owner, save, { body: { itemId, images: [front], formerImages: [] } });
  await call(shop.owner, save, { body: { itemId, images: [front, back], formerImages: [front] } });
  const late = await refusal(shop.owner, save, { body: { itemId, images: [label, front], formerImages: [front] } });
  expect(late).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await inOrder(itemId)).toEqual([front, back]);
  // Documents are a list of their own.
  await call(shop.owner, save, { body: { itemId, documents: [], formerDocuments: [] } });
});

test('a new item is saved with its pictures and documents in one call, or not at all', async () => {
  const { categoryId, unitId } = await call(shop.owner, itemContract.get, { params: { itemId: await addShirt() } });
  const [front = '', back = ''] = await keepPhotos(2);
  const guarantee = await keep(shop.owner, paper(), 'DOCUMENT');
  const form = { name: 'Shown at once', categoryId, unitId, sellingPrice: 10 };
  const wrong = { body: { ...form, images: [front, 'no-uuid'] } };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, itemContract.create, wrong)))).toEqual(['images.1']);
  const body = { ...form, images: [back, front], documents: [guarantee] };
  const made = await call(shop.owner, itemContract.create, { body });
  expect(await inOrder(made.id)).toEqual([back, front]);
  // What is not sent stays.
  await call(shop.owner, itemContract.update, { params: { itemId: made.id }, body: form });
  expect(await inOrder(made.id)).toEqual([back, front]);
});

test('documents stand beside the pictures, and either list is saved without the other', async () => {
  const itemId = await addShirt();
  const [front = ''] = await keepPhotos(1);
  const guarantee = await keep(shop.owner, paper(), 'DOCUMENT');
  await call(shop.owner, save, { body: { itemId, images: [front] } });
  await call(shop.owner, save, { body: { itemId, documents: [guarantee] } });
  const all = await call(shop.owner, files, { params: { itemId } });
  expect(all.map(({ kind, documentName, fileContentType }) => [kind, documentName, fileContentType])).toEqual([
    ['IMAGE', 'shirt.jpg', 'image/jpeg'],
    ['DOCUMENT', 'guarantee.pdf', 'application/pdf'],
  ]);
  expect(await inOrder(itemId)).toEqual([front]);
});

test('an item has at most five pictures, and a picture stands once', async () => {
  const itemId = await addShirt();
  const six = await keepPhotos(6);
  const many = await refusal(shop.owner, save, { body: { itemId, images: six } });
  expect(fieldsOf(many)).toEqual({ images: 'You can upload maximum 5 documents only' });
  const [first = ''] = six;
  const twice = await call(shop.owner, save, { body: { itemId, images: [first, first, ...six.slice(1, 3)] } });
  expect(twice.map(({ docUuid, position }) => [docUuid, position])).toEqual([
    [first, 0],
    [six[1], 1],
    [six[2], 2],
  ]);
});

test('a picture is drawn anew: at most 1280 pixels, without what the camera wrote, and read as a file of its own', async () => {
  const itemId = await addShirt();
  const taken = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a01830' } })
    .withExif({ IFD0: { Make: 'Camera of Sita' } })
    .jpeg()
    .toBuffer();
  const docUuid = await keep(shop.owner, new File([new Uint8Array(taken)], 'front.jpg'));
  const waiting = await refusal(shop.owner, download, { params: { docUuid } });
  expect(waiting.status).toBe(404);
  const [image] = await call(shop.owner, save, { body: { itemId, images: [docUuid] } });
  expect(image?.address).toBe(`/api/v1/items/documents/files/${docUuid}`);
  const answer = await send(shop.owner, download, { params: { docUuid } });
  const content = Buffer.from(await answer.arrayBuffer());
  expect(content.toString('base64')).toBe(image?.document);
  const drawn = await sharp(content).metadata();
  expect([drawn.width, drawn.height, drawn.format, drawn.exif]).toEqual([1280, 640, 'jpeg', undefined]);
  expect(content.includes('Camera of Sita')).toBe(false);
});

test('what is no picture is refused by its bytes, and one that is too large by its head alone', async () => {
  expect(await refused(new File(['<svg onload="alert(1)"/>'], 'shirt.png', { type: 'image/png' }))).toMatch(/not a/i);
  expect(await refused(paper())).toMatch(/not a/i);
  expect(await refused(await photo({ name: 'shirt.png' }))).toMatch(/JPEG/);
  // 60,000 × 60,000 pixels in a hundred bytes: decoded they would be ten gigabytes.
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await refused(new File([new Uint8Array(bomb)], 'bomb.png'))).toBe('The picture has more than 24 megapixels');
});

test('nobody reads, arranges or removes files of another business, nor takes another’s upload', async () => {
  const itemId = await addShirt();
  const [front = ''] = await keepPhotos(1);
  const [image] = await call(shop.owner, save, { body: { itemId, images: [front] } });
  const theirs = (await addItem(neighbour, await firstOutletId(neighbour), plainItem)).itemId;
  const waiting = await keep(shop.owner, await photo());
  for (const attempt of [
    refusal(neighbour, files, { params: { itemId } }),
    refusal(neighbour, list, { params: { itemId } }),
    refusal(neighbour, save, { body: { itemId, images: [] } }),
    refusal(neighbour, remove, { params: { id: image?.id ?? 0 } }),
    refusal(neighbour, download, { params: { docUuid: front } }),
  ])
    expect((await attempt).status).toBe(404);
  for (const uuid of [front, waiting, 'no-uuid']) {
    const taken = await refusal(neighbour, save, { body: { itemId: theirs, images: [uuid] } });
    expect(Object.keys(fieldsOf(taken))).toEqual(['images.0']);
  }
  const colleague = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['item.update'] });
  const others = await refusal(colleague, save, { body: { itemId, images: [waiting] } });
  expect(Object.keys(fieldsOf(others))).toEqual(['images.0']);
  expect(await inOrder(itemId)).toEqual([front]);
});

test('a picture is taken off by itself, and an item that is deleted takes its files along', async () => {
  const itemId = await addShirt();
  const [front = '', back = ''] = await keepPhotos(2);
  const guarantee = await keep(shop.owner, paper(), 'DOCUMENT');
  const saved = await call(shop.owner, save, { body: { itemId, images: [front, back], documents: [guarantee] } });
  expect(await messageOf(shop.owner, remove, { params: { id: saved[0]?.id ?? 0 } })).toBe('Deleted');
  expect(await inOrder(itemId)).toEqual([back]);
  expect((await refusal(shop.owner, remove, { params: { id: saved[0]?.id ?? 0 } })).status).toBe(404);
  await call(shop.owner, itemContract.remove, { params: { itemId } });
  for (const docUuid of [back, guarantee])
    expect((await refusal(shop.owner, download, { params: { docUuid } })).status).toBe(404);
});

test('files of items count in the data download; an upload that nobody claims within a day is gone', async () => {
  const filesOf = async () => (await call(shop.owner, dataDownloadContract.summary, {})).fileCount;
  const before = await filesOf();
  const [docUuid = ''] = await keepPhotos(1);
  expect(await filesOf()).toBe(before + 1);
  const { businessId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId: null }, (tx) =>
    tx.query(`update stored_file set created_at = now() - interval '25 hours' where business_id = $1 and uuid = $2`, [
      businessId,
      docUuid,
    ]),
  );
  await sweepTemporaryFiles(app.services);
  expect(await filesOf()).toBeLessThanOrEqual(before);
  const itemId = await addShirt();
  const late = await refusal(shop.owner, save, { body: { itemId, images: [docUuid] } });
  expect(Object.keys(fieldsOf(late))).toEqual(['images.0']);
});

const plainItem = { name: 'Theirs', taxable: true, sellingPrice: 5, quantity: 0, cost: 0 };
