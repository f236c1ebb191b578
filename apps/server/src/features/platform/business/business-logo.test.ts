import { businessContract } from '@bahi/contract/platform/business/business.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTemporaryFiles } from '../../../platform/files/files.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { profile, saveImage } = businessContract;

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

const upload = (person: Person, image: Blob) => call(person, saveImage, { files: { image } });
const refused = (person: Person, image: Blob) => refusal(person, saveImage, { files: { image } });

/** A plain picture of a size, in red unless another colour is said. */
function picture(width: number, height: number, background = '#c0392b') {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function redrawn(dataAddress: string) {
  expect(dataAddress).toMatch(/^data:image\/png;base64,/);
  const content = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  return { content, ...(await sharp(content).metadata()) };
}

test('a logo is drawn anew: at most 512 pixels, upright, and without what the camera wrote into it', async () => {
  const photo = await picture(3000, 1500)
    .withExif({ IFD0: { Copyright: 'Sita Gurung', Make: 'Camera' }, IFD3: { GPSLatitude: '27/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Sita Gurung')).toBe(true);
  const { businessImage } = await upload(owner, new File([photo], 'shop.jpg', { type: 'image/jpeg' }));
  const logo = await redrawn(businessImage);
  // The camera was held upright: orientation 6 turns 3000 × 1500 by a quarter.
  expect([logo.width, logo.height, logo.format]).toEqual([256, 512, 'png']);
  expect([logo.exif, logo.orientation]).toEqual([undefined, undefined]);
  expect(logo.content.includes('Sita Gurung')).toBe(false);
  expect(await call(owner, profile, {})).toMatchObject({ businessImage });
});

test('a small logo keeps its size and its transparent ground', async () => {
  const transparent = { width: 64, height: 32, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0 } } as const;
  const png = await sharp({ create: transparent }).png().toBuffer();
  const logo = await redrawn((await upload(owner, new File([png], 'logo.png'))).businessImage);
  expect([logo.width, logo.height, logo.hasAlpha]).toEqual([64, 32, true]);
});

test('what a file is called says nothing, its bytes do; the end of its name may not deny them', async () => {
  const jpeg = new Uint8Array(await picture(20, 20).jpeg().toBuffer());
  const { businessImage } = await upload(owner, new File([jpeg], 'invoice', { type: 'application/pdf' }));
  expect((await redrawn(businessImage)).width).toBe(20);
  expect(fieldsOf(await refused(owner, new File([jpeg], 'invoice.exe', { type: 'image/jpeg' })))).toEqual({
    image: 'The name ends in “.exe”, but this is a JPEG file. Name it as what it is and choose it again',
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['a text that is called a picture', () => Promise.resolve(Buffer.from('this is no picture'))],
  ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
  ['a drawing that can hold a script', () => Promise.resolve(Buffer.from(svg))],
  ['an animation', () => picture(9, 9).gif().toBuffer()],
  ['a picture of another kind', () => picture(9, 9).webp().toBuffer()],
  ['a PDF', () => Promise.resolve(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'))],
  ['half a photo', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900)],
  [
    'half a picture',
    async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 300_000),
  ],
  [
    'the head of a picture and then a script',
    async () => Buffer.concat([(await picture(9, 9).png().toBuffer()).subarray(0, 30), Buffer.from('<script>')]),
  ],
])('%s is refused at its field, and the logo stays', async (_what, content) => {
  const before = await call(owner, profile, {});
  const failure = await refused(
    { ...owner, language: 'ne' },
    new File([new Uint8Array(await content())], 'logo.png', { type: 'image/png' }),
  );
  expect(failure.status).toBe(400);
  expect(fieldsOf(failure)).toEqual({ image: 'यो JPEG वा PNG तस्बिर होइन, वा फाइल बिग्रिएको छ' });
  expect(await call(owner, profile, {})).toEqual(before);
});

test('a picture of more than 24 megapixels is refused before it is unpacked', async () => {
  const huge = await picture(6001, 4000).png({ compressionLevel: 9 }).toBuffer();
  expect(fieldsOf(await refused(owner, new File([new Uint8Array(huge)], 'logo.png')))).toEqual({
    image: 'The picture has more than 24 megapixels',
  });
});

test('a file above 12 MB is refused with 413, in the language of the caller', async () => {
  const large = new File([new Uint8Array(12_000_001)], 'logo.png');
  expect(await refused({ ...owner, language: 'ne' }, large)).toMatchObject({
    status: 413,
    message: 'कृपया १२ एमबीभन्दा साना फाइल मात्र अपलोड गर्नुहोस्',
  });
  expect(await refused(owner, large)).toMatchObject({
    status: 413,
    message: 'please upload files smaller than 12 MB',
  });
});

test('a request without a file says so', async () => {
  expect(fieldsOf(await refusal(owner, saveImage, { body: {} }))).toEqual({ image: 'Choose a file' });
  expect(fieldsOf(await refusal(owner, saveImage, { files: { photo: new Blob(['x']) } }))).toEqual({
    image: 'Choose a file',
  });
});

const head = '--bahi\r\nContent-Disposition: form-data; name="image"; filename="logo.png"\r\n';
test.each([
  ['breaks off within the file', 'multipart/form-data; boundary=bahi', `${head}\r\nPNG`],
  ['breaks off within the head of the file', 'multipart/form-data; boundary=bahi', head],
  ['is nothing but zeros', 'multipart/form-data; boundary=bahi', '\0'.repeat(100_000)],
  ['does not say where its parts end', 'multipart/form-data', `${head}\r\nPNG\r\n--bahi--\r\n`],
])('a form that %s cannot be read, and that is the answer', async (_what, contentType, body) => {
  const response = await fetch(`${owner.base}/business-detail/save-image`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': contentType, 'accept-language': 'ne' },
    body,
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'अनुरोध पढ्न सकिएन' }]);
});

test('a new logo takes the place of the old one, and the same one sent again is stored once', async () => {
  const shop = await openBusiness(app);
  const red = new File([new Uint8Array(await picture(30, 30).png().toBuffer())], 'red.png');
  const green = new File([new Uint8Array(await picture(30, 30, '#27ae60').png().toBuffer())], 'green.png');
  const stored = () =>
    app.asOwner(
      `select f.name, f.attached_to, f.attached_id from stored_file f
       join stored_file_content c on c.business_id = f.business_id and c.file_id = f.id
       where f.business_id = $1`,
      [shop.businessId],
    );
  const attached = { attached_to: 'business', attached_id: shop.businessId };
  await upload(shop, red);
  const { version } = await call(shop, profile, {});
  await upload(shop, red);
  expect(await stored()).toEqual([{ name: 'red.png', ...attached }]);
  await upload(shop, green);
  expect(await stored()).toEqual([{ name: 'green.png', ...attached }]);
  // The form of the profile may be open beside it.
  expect(await call(shop, profile, {})).toMatchObject({ version });
});

test('each business has its own logo, and a cashier cannot set it', async () => {
  const stranger = await openBusiness(app);
  await upload(owner, new File([new Uint8Array(await picture(10, 10).png().toBuffer())], 'own.png'));
  expect(await call(stranger, profile, {})).toMatchObject({ businessImage: null });
  const cashier = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect(await refused(cashier, new Blob(['x']))).toMatchObject({ status: 403 });
});

test('what was uploaded for a form that nobody saved is gone after a day; what belongs to a record stays', async () => {
  const shop = await openBusiness(app);
  await upload(shop, new File([new Uint8Array(await picture(10, 10).png().toBuffer())], 'logo.png'));
  await app.services.database.transaction(
    'write',
    { businessId: shop.businessId, outletId: null, userId: null },
    async (tx) => {
      await tx.query(`update stored_file set created_at = now() - interval '3 days' where business_id = $1`, [
        shop.businessId,
      ]);
      for (const [name, age] of [
        ['yesterday.png', '25 hours'],
        ['today.png', '23 hours'],
      ] as const) {
        const rows = await tx.query<{ id: number }>(
          `insert into stored_file (business_id, name, content_type, size_bytes, sha256, created_at)
           values ($1, $2, 'image/png', 3, '\\x00', now() - $3::interval) returning id`,
          [shop.businessId, name, age],
        );
        await tx.query(`insert into stored_file_content (business_id, file_id, content) values ($1, $2, '\\x010203')`, [
          shop.businessId,
          rows[0]?.id,
        ]);
      }
    },
  );
  await sweepTemporaryFiles(app.services);
  const left = await app.asOwner(
    `select f.name from stored_file_content c join stored_file f on f.business_id = c.business_id and f.id = c.file_id
     where c.business_id = $1 order by f.name`,
    [shop.businessId],
  );
  expect(left).toEqual([{ name: 'logo.png' }, { name: 'today.png' }]);
});
