import type { Sent } from '@bahi/contract/endpoint';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { writeBill, openShop } from '../item/testing/shop.ts';

let app: TestApp;
let owner: Person;
let neighbour: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  neighbour = await openBusiness(app);
});
afterAll(() => app.close());

type Form = Sent<typeof serviceContract.save>['body'];
let serial = 0;

function form(changes: Partial<Form> = {}): Form {
  serial += 1;
  return { name: `Delivery ${serial}`, nameNp: `ढुवानी ${serial}`, costPrice: 150, ...changes };
}

function save(changes: Partial<Form> = {}, person: Person = owner) {
  return call(person, serviceContract.save, { body: form(changes) });
}

const read = (id: number) => call(owner, serviceContract.get, { params: { id } });

async function refusedFields(changes: object): Promise<Record<string, string>> {
  return fieldsOf(await refusal(owner, serviceContract.save, { body: { ...form(), ...changes } }));
}

test('a service keeps all that its form says, with digits of both scripts, and is found again', async () => {
  const saved = await save({
    name: 'Repair',
    nameNp: 'मर्मत',
    code: 'REP',
    durationType: 'HOURLY',
    costPrice: '१,२५०.५०',
    vatIncludedPrice: true,
    description: 'घरमै आएर',
  });
  expect(saved).toMatchObject({
    code: 'REP',
    name: 'Repair',
    nameNp: 'मर्मत',
    durationType: 'HOURLY',
    costPrice: 1250.5,
    taxable: true,
    vatIncludedPrice: true,
    description: 'घरमै आएर',
    isActive: true,
    version: 1,
  });
  expect(await read(saved.id)).toEqual(saved);
  expect(await messageOf({ ...owner, language: 'ne' }, serviceContract.save, { body: form() })).toBe('सेवा सुरक्षित भयो');
});

test('each field that is wrong says what is wrong with it', async () => {
  expect(await refusedFields({ name: '', costPrice: 'free', durationType: 'FORTNIGHTLY', taxRateId: 'x' })).toEqual({
    name: 'Required',
    costPrice: 'Enter a number only',
    durationType: 'Choose from the list',
    taxRateId: 'Required',
  });
  expect(await refusedFields({ costPrice: -1 })).toEqual({ costPrice: 'Cannot be less than 0' });
});

test('the code is the next free one when none is typed, never given twice, and stays at an edit', async () => {
  const fresh = await openBusiness(app);
  expect(await save({}, fresh)).toMatchObject({ code: 'S-0001' });
  await save({ code: 'S-0003' }, fresh);
  expect(await save({}, fresh)).toMatchObject({ code: 'S-0004' });
  const made = await Promise.all(Array.from({ length: 8 }, () => save({}, fresh)));
  expect(new Set(made.map(({ code }) => code)).size).toBe(8);
  const [first] = made;
  expect(await save({ id: first?.id }, fresh)).toMatchObject({ code: first?.code, version: 2 });
});

test('name and code belong to one service of a business; another business may use them too', async () => {
  await save({ name: 'Haircut', code: 'CUT' });
  expect(await refusedFields({ name: 'hairCUT' })).toEqual({ name: 'This name exists already' });
  expect(await refusedFields({ code: 'CUT' })).toEqual({ code: 'Another service has this code' });
  expect(await save({ name: 'Haircut', code: 'CUT' }, neighbour)).toMatchObject({ code: 'CUT' });
});

test('a taxable service has the standard rate unless another is chosen; any other has none', async () => {
  const { rows } = await call(owner, taxRateContract.list, {});
  const standard = rows.find((row) => row.isDefault)?.id;
  const zero = rows.find((row) => row.rate === 0)?.id;
  expect(await save()).toMatchObject({ taxRateId: standard });
  expect(await save({ taxRateId: zero })).toMatchObject({ taxRateId: zero });
  expect(await save({ taxable: false, taxRateId: zero })).toMatchObject({ taxable: false, taxRateId: null });
  expect(await refusedFields({ taxRateId: 999_999 })).toEqual({ taxRateId: 'Not found, choose another' });
});

test('an edit that began before another was saved is refused, and changes nothing', async () => {
  const { id } = await save();
  const edited = await save({ id, version: 1, costPrice: 200 });
  expect(edited).toMatchObject({ id, costPrice: 200, version: 2 });
  const stale = await refusal(owner, serviceContract.save, { body: form({ id, version: 1 }) });
  expect(stale).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await read(id)).toEqual(edited);
});

test('the toggle makes it inactive and active again', async () => {
  const { id } = await save();
  const toggle = () => call(owner, serviceContract.toggle, { params: { id } });
  expect(await toggle()).toMatchObject({ isActive: false, version: 2 });
  expect(await toggle()).toMatchObject({ isActive: true, version: 3 });
});

test('a service is taken away unless it stands on a bill', async () => {
  const { id } = await save();
  expect(await messageOf(owner, serviceContract.remove, { params: { id } })).toBe('Deleted');
  expect(await refusal(owner, serviceContract.get, { params: { id } })).toMatchObject({ status: 404 });
  const shop = await openShop(app);
  const sold = await save({}, shop.owner);
  await writeBill(shop, { serviceId: sold.id });
  const refused = await refusal(shop.owner, serviceContract.remove, { params: { id: sold.id } });
  expect(refused).toMatchObject({ status: 409, error: 'service.used' });
  expect(await call(shop.owner, serviceContract.get, { params: { id: sold.id } })).toEqual(sold);
});

test('a service has one picture: another one takes its place, and it goes with the service', async () => {
  const { id, image } = await save();
  expect(image).toBeNull();
  const saveImage = (person: Person, colour: string) =>
    pictureOf(colour).then((file) => call(person, serviceContract.saveImage, { files: { image: file }, body: { id } }));
  const red = await saveImage(owner, '#a01830');
  expect(red.image).toMatch(/^data:image\/png;base64,/);
  expect((await read(id)).image).toBe(red.image);
  const blue = await saveImage(owner, '#2e3a8c');
  expect(blue.image).not.toBe(red.image);
  expect(await read(id)).toMatchObject({ image: blue.image, version: 1 });
  expect(await filesOf(id)).toBe(1);
  const files = { image: await pictureOf('#000000') };
  expect(await refusal(neighbour, serviceContract.saveImage, { files, body: { id } })).toMatchObject({ status: 404 });
  const unnamed = await refusal(owner, serviceContract.saveImage, { files, body: {} });
  expect(fieldsOf(unnamed)).toEqual({ id: 'Required' });
  await call(owner, serviceContract.remove, { params: { id } });
  expect(await filesOf(id)).toBe(0);
});

async function pictureOf(background: string): Promise<File> {
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(drawn)], 'delivery.png', { type: 'image/png' });
}

async function filesOf(id: number): Promise<number> {
  const rows = await app.asOwner(
    `select id from stored_file where business_id = $1 and attached_to = 'service' and attached_id = $2`,
    [owner.businessId, id],
  );
  return rows.length;
}

test('another business sees, changes and deletes none of it', async () => {
  const service = await save();
  const params = { id: service.id };
  const notFound = { status: 404, error: 'common.notFound' };
  expect(await refusal(neighbour, serviceContract.get, { params })).toMatchObject(notFound);
  expect(await refusal(neighbour, serviceContract.save, { body: form(params) })).toMatchObject(notFound);
  expect(await refusal(neighbour, serviceContract.toggle, { params })).toMatchObject(notFound);
  expect(await refusal(neighbour, serviceContract.remove, { params })).toMatchObject(notFound);
  const lists = [serviceContract.list, serviceContract.priceList] as const;
  for (const list of lists) {
    const { rows } = await call(neighbour, list, {});
    expect(rows.map(({ id }) => id)).not.toContain(service.id);
  }
  expect(await read(service.id)).toEqual(service);
});

test('who may only create cannot edit by sending an id along', async () => {
  const { id } = await save();
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: ['service.create'] });
  expect(await save({}, clerk)).toMatchObject({ version: 1 });
  expect(await refusal(clerk, serviceContract.save, { body: form({ id }) })).toMatchObject({ status: 403 });
});

describe('the lists', () => {
  let keeper: Person;
  beforeAll(async () => {
    keeper = await openBusiness(app);
    await save({ name: 'Washing', nameNp: 'धुलाइ', code: 'W-10', costPrice: 40 }, keeper);
    await save({ name: 'Ironing', nameNp: 'इस्त्री', code: 'I-20', costPrice: 15, taxable: false }, keeper);
    const { id } = await save({ name: 'Dyeing', nameNp: 'रङ्गाइ', code: 'D-30', costPrice: 90 }, keeper);
    await call(keeper, serviceContract.toggle, { params: { id } });
  });
  const codesOf = async (query: NonNullable<Sent<typeof serviceContract.list>['query']>, person = keeper) => {
    const { rows } = await call(person, serviceContract.list, { query });
    return rows.map(({ code }) => code);
  };

  test('find by either name or code, narrow to the active, order and page', async () => {
    const searches = ['wash', 'धुला', 'w-1', 'W-१०'];
    const found = await Promise.all(searches.map(async (search) => ({ search, codes: await codesOf({ search }) })));
    expect(found).toEqual(searches.map((search) => ({ search, codes: ['W-10'] })));
    expect(await codesOf({})).toEqual(['D-30', 'I-20', 'W-10']);
    expect(await codesOf({ isActive: true })).toEqual(['I-20', 'W-10']);
    expect(await codesOf({ isActive: false })).toEqual(['D-30']);
    expect(await codesOf({ sort: '-costPrice' })).toEqual(['D-30', 'W-10', 'I-20']);
    // इस्त्री, धुलाइ, रङ्गाइ
    expect(await codesOf({}, { ...keeper, language: 'ne' })).toEqual(['I-20', 'W-10', 'D-30']);
    const page = await call(keeper, serviceContract.list, { query: { pageNumber: 1, pageSize: 2 } });
    expect(page).toMatchObject({ rows: [{ code: 'W-10' }], recordsTotal: 3 });
    const unknown = await refusal(keeper, serviceContract.list, { query: { sort: 'secret' } });
    expect(fieldsOf(unknown)).toHaveProperty('sort');
  });

  test('of prices name the active ones with their tax, for who may read bills', async () => {
    const seller = await addPerson(app, keeper, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
    const { rows, recordsTotal } = await call(seller, serviceContract.priceList, {});
    const inactive = await call(seller, serviceContract.priceList, { query: { isActive: false } });
    expect(inactive).toEqual({ rows: [], recordsTotal: 0 });
    expect(recordsTotal).toBe(2);
    expect(rows).toEqual([
      expect.objectContaining({ code: 'I-20', costPrice: 15, taxable: false, taxRate: 0 }),
      {
        id: expect.any(Number),
        code: 'W-10',
        name: 'Washing',
        nameNp: 'धुलाइ',
        durationType: 'JOB',
        costPrice: 40,
        vatIncludedPrice: false,
        taxable: true,
        taxRate: 13,
      },
    ]);
  });
});
