import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { searchedSound } from '@bahi/domain/name-sound';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { fillNames, nameTables } from '../../../testing/many/many-names.ts';
import { addCustomer, openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
beforeAll(async () => {
  app = await startTestApp();
  [shop, neighbour] = [await openShop(app), await openShop(app)];
  for (const { owner } of [shop, neighbour]) await fillNames(app, owner.businessId, 300);
  await rename(shop.owner.businessId);
});
afterAll(() => app.close());

/** Words of a name as people write them: both scripts, capitals, marks, digits. */
const word = fc.oneof(
  fc.constantFrom(
    'Ram',
    'SITA',
    'Chaudhary',
    'छेत्री',
    'श्रेष्ठ',
    'Shrestha',
    'Ökonom',
    'Straße',
    'ज्ञान',
    'ॐ',
    '100%',
    'A_B',
    '२१',
    '21',
  ),
  fc.string({ unit: fc.constantFrom(...Array.from('aeioukhgnRMS')), minLength: 1, maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...Array.from('कखगनमरसशषहबवािीुूंँ्९५')), minLength: 1, maxLength: 6 }),
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

/** Gives the names of every table to chance, the same of all runs. */
async function rename(businessId: number): Promise<void> {
  const names = fc.sample(fc.tuple(name, name), { numRuns: 300, seed: 83 });
  for (const table of nameTables) {
    await app.asOwner(`alter table ${table} disable trigger audit_update`);
    await app.asOwner(
      `update ${table} set name = given.name || ' ' || given.n, name_np = given.name_np
       from (select row_number() over (order by id) as n, id from ${table} where business_id = $1) counted
       join unnest($2::text[], $3::text[]) with ordinality as given (name, name_np, n) using (n)
       where ${table}.business_id = $1 and ${table}.id = counted.id`,
      [businessId, names.map(([latin]) => latin), names.map(([, nepali]) => nepali)],
    );
    await app.asOwner(`alter table ${table} enable trigger audit_update`);
  }
}

/** Parts of the names, of one letter up to all of them, words of their own, and parts of codes in either digits. */
function searches(): string[] {
  const part = name.chain((text) => {
    const letters = Array.from(text);
    return fc
      .tuple(fc.nat(letters.length - 1), fc.integer({ min: 1, max: 6 }))
      .map(([from, length]) => letters.slice(from, from + length).join(''));
  });
  const texts = fc.sample(fc.oneof(part, part, name), { numRuns: 25, seed: 84 });
  return [
    ...texts,
    'ra',
    'र',
    'sh',
    '५',
    '९८',
    '984',
    'IT-२',
    'sku-1',
    'v12',
    '@example',
    'straSSE',
    'ÖKO',
    'ökonom 1',
  ].filter((text) => text.trim() !== '');
}

/** How many rows each search finds where every row is looked at, as before there was an index. */
async function walk(table: string, codes: readonly string[], texts: readonly string[]): Promise<number[]> {
  const patterns = texts.map((text) => `%${text.trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`);
  const contains = [
    ...['name', 'name_np'].map((column) => `${column} ilike written`),
    ...codes.map((code) => `${code} ilike any (array[written, latin, nepali])`),
  ];
  // The cash customer stands in no list.
  const isListed = table === 'customer' ? 'not is_cash_customer' : 'true';
  const rows = await app.asOwner(
    `select (select count(*)::int from ${table} where business_id = $1 and ${isListed}
       and (${contains.join(' or ')} or coalesce(name_sound like '%' || sound || '%', false))) as n
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as asked (written, latin, nepali, sound, place)
     order by place`,
    [shop.owner.businessId, patterns, patterns.map(toLatin), patterns.map(toDevanagari), texts.map(searchedSound)],
  );
  return rows.map((row) => Number(row['n']));
}

test('what the index finds is what a walk through all rows finds, whatever is searched', async () => {
  const { owner } = shop;
  const texts = searches();
  const ofVariant = (column: string): string =>
    `(select ${column} from item_variant variant where variant.business_id = $1 and variant.item_id = item.id)`;
  const walked = [
    await walk('customer', ['phone_number', 'vat_pan_no'], texts),
    await walk('vendor', ['alias', 'email', 'phone_number', 'vat_pan_no'], texts),
    await walk('service', ['code'], texts),
    await walk('item', ['code', 'hs_code', ofVariant('sku'), ofVariant('barcode')], texts),
  ];
  const differing: unknown[] = [];
  for (const [position, search] of texts.entries()) {
    const query = { search, pageSize: 1 };
    const answers = await Promise.all([
      call(owner, customerContract.list, { query }),
      call(owner, vendorContract.list, { query }),
      call(owner, serviceContract.list, { query }),
      call(owner, itemContract.list, { body: { search, length: 1 } }),
    ]);
    const listed = answers.map(({ recordsTotal }) => recordsTotal);
    const expected = walked.map((counts) => counts[position]);
    if (JSON.stringify(listed) !== JSON.stringify(expected)) differing.push({ search, listed, expected });
  }
  expect(differing).toEqual([]);
  expect(walked.flat().filter((total) => total > 0 && total < 300).length).toBeGreaterThan(60);
});

test('an index that loses a name is found out', async () => {
  await addCustomer(shop.owner, 'Lumbini');
  const count = async () =>
    (await call(shop.owner, customerContract.list, { query: { search: 'lumbini' } })).recordsTotal;
  expect([await count(), await walk('customer', [], ['lumbini'])]).toEqual([1, [1]]);
  await app.asOwner('alter function customer_found rename to customer_found_whole');
  await app.asOwner(`create function customer_found(searched text[]) returns setof bigint language sql stable as
    $$ select id from customer where name not like 'L%' $$`);
  expect([await count(), await walk('customer', [], ['lumbini'])]).toEqual([0, [1]]);
  await app.asOwner('drop function customer_found');
  await app.asOwner('alter function customer_found_whole rename to customer_found');
});

test('no search shows the names of another business, even where the index answers them', async () => {
  const { owner } = neighbour;
  const look = async () => {
    const customers = await call(owner, customerContract.list, { query: { search: 'gurung' } });
    const groups = await call(owner, searchContract.find, { query: { search: 'gurung' } });
    return [customers.recordsTotal, customers.rows.map((row) => row.id), groups];
  };
  const before = await look();
  expect(before[0]).toBeGreaterThan(0);
  const keys = await app.services.database.transaction(
    'read',
    { businessId: owner.businessId, outletId: null, userId: null },
    (tx) => tx.query<{ id: number }>(`select customer_found('{gurung}') as id`),
  );
  const own = await app.asOwner('select id from customer where business_id = $1', [owner.businessId]);
  const ids = new Set(own.map((row) => row['id']));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ id }) => !ids.has(id))).toEqual([]);
  // A fault in it: it answers everybody's keys. The statement that asks names the business, and its policy as well.
  await app.asOwner('alter function customer_found rename to customer_found_own');
  await app.asOwner(`create function customer_found(searched text[]) returns setof bigint language sql stable security definer as
    'select id from customer'`);
  expect(await look()).toEqual(before);
  await app.asOwner('drop function customer_found');
  await app.asOwner('alter function customer_found_own rename to customer_found');
});

test('who belongs to no business finds nothing', async () => {
  const nobody = { businessId: 0, outletId: null, userId: null };
  const keys = await app.services.database.transaction('read', nobody, (tx) =>
    tx.query(`select customer_found('{gurung}')`),
  );
  expect(keys).toEqual([]);
});
