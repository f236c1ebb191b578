import { accountContract } from '@bahi/contract/account/account/account.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, firstOutletId, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { profile, savePicture, removePicture } = accountContract;

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

async function photo(background: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return new Blob([
    new Uint8Array(
      await drawn
        .withExif({ IFD0: { Copyright: 'Sita' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
}
const picturesOf = ({ businessId }: Person) =>
  app.services.database.transaction('read', { businessId, outletId: null, userId: null }, (tx) =>
    tx.query(`select id from stored_file where business_id = $1 and attached_to = 'app_user'`, [businessId]),
  );

test('a picture is drawn anew, small, and stands in the profile and in the frame', async () => {
  const { profilePic } = await call(owner, savePicture, { files: { image: await photo('#2e3a8c') } });
  const content = Buffer.from(profilePic.slice(profilePic.indexOf(',') + 1), 'base64');
  const drawn = await sharp(content).metadata();
  expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['png', 256, 171, undefined]);
  expect(await call(owner, profile, {})).toMatchObject({ profilePic });
  expect((await call(owner, sessionContract.init, {})).user.userDetails).toMatchObject({ profilePic });
});

test('another one takes its place, and a removed one is gone from the database', async () => {
  const first = await call(owner, savePicture, { files: { image: await photo('#00ff00') } });
  const second = await call(owner, savePicture, { files: { image: await photo('#ff0000') } });
  expect(second.profilePic).not.toBe(first.profilePic);
  expect(await call(owner, savePicture, { files: { image: await photo('#ff0000') } })).toEqual(second);
  expect(await picturesOf(owner)).toHaveLength(1);
  expect(await messageOf(owner, removePicture, {})).toBe('Picture removed');
  expect(await call(owner, profile, {})).toMatchObject({ profilePic: null });
  expect(await picturesOf(owner)).toHaveLength(0);
  await call(owner, removePicture, {});
  expect(await messageOf(owner, savePicture, { files: { image: await photo('#ff0000') } })).toBe('Picture saved');
});

test('what is no picture is refused at its field', async () => {
  const image = new File(['no picture'], 'me.png', { type: 'image/png' });
  expect(Object.keys(fieldsOf(await refusal(owner, savePicture, { files: { image } })))).toEqual(['image']);
});

test('within an outlet and for the platform people have pictures, too', async () => {
  const outletId = await firstOutletId(owner);
  const cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', outletId, roleCodes: [] });
  for (const person of [cashier, await openPlatform(app)]) {
    const { profilePic } = await call(person, savePicture, { files: { image: await photo('#123456') } });
    expect(await call(person, profile, {})).toMatchObject({ profilePic });
  }
});
