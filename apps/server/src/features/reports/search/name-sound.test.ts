import { finderOf, searchedSound, soundOf } from '@bahi/domain/name-sound';
import fc from 'fast-check';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { addCustomer, addItem, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const stock = { taxable: true, sellingPrice: 90, quantity: 10, cost: 70 };
  await addItem(shop.owner, shop.outletId, { name: 'बासमती चामल', ...stock });
  await addCustomer(shop.owner, 'वीरेन्द्र श्रेष्ठ');
});
afterAll(() => app.close());

/** Letters of both scripts, signs, joiners, digits and whatever else a keyboard may give. */
const anyText = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzCSH 0९५.-')), maxLength: 20 }),
    fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0x0900, max: 0x097f }).map((code) => String.fromCodePoint(code)),
        fc.constantFrom(...Array.from('कखगनमरसशषहबवज्ञङािीुूंँ् \u200c\u200da')),
      ),
      maxLength: 20,
    }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .filter((text) => !text.includes('\0'));

test('database and browser hear the same sound in whatever is written', async () => {
  const written = fc.sample(anyText, 5000);
  const bodies = (await app.asOwner('select name || name_np as name from local_body')).map((row) =>
    String(row['name']),
  );
  const texts = [...written, ...bodies];
  const heard = await app.asOwner(
    'select sound_of(text) as sound from unnest($1::text[]) with ordinality as t(text, n) order by n',
    [texts],
  );
  const differing = texts.flatMap((text, position) =>
    soundOf(text) === heard[position]?.['sound']
      ? []
      : [{ text, here: soundOf(text), there: heard[position]?.['sound'] }],
  );
  expect(differing).toEqual([]);
});

test('a place in Nepal is found by its English name in Devanagari', async () => {
  const districts = await app.asOwner('select name, name_np from district');
  const found = districts.filter((row) => finderOf(String(row['name']))(String(row['name_np'])));
  expect(searchedSound('Kathmandu')).not.toBeNull();
  expect(found.length / districts.length).toBeGreaterThan(0.9);
});

test('lists, pickers and the one search find a name however it is spelt', async () => {
  const { owner } = shop;
  const named = (rows: readonly { name?: string; itemName?: string }[]) => rows.map((row) => row.name ?? row.itemName);
  for (const search of ['chamal', 'basmati cham', 'चामाल', 'चामल']) {
    expect(named((await call(owner, itemContract.list, { body: { search } })).rows)).toEqual(['बासमती चामल']);
    const [items] = await call(owner, searchContract.find, { query: { search } });
    expect(items?.rows.map((row) => row.name)).toEqual(['बासमती चामल']);
  }
  for (const search of ['shrestha', 'birendra', 'बिरेन्द्र', 'Virendra S', 'स्रेस्ठ'])
    expect(named((await call(owner, customerContract.list, { query: { search } })).rows)).toEqual(['वीरेन्द्र श्रेष्ठ']);
  expect((await call(owner, customerContract.list, { query: { search: 'birendri' } })).recordsTotal).toBe(0);
  const category = (await call(owner, itemCategoryContract.list, {})).rows[0];
  const bySound = await call(owner, itemCategoryContract.list, { query: { search: category?.nameNp ?? '' } });
  expect(bySound.rows.map((row) => row.id)).toContain(category?.id);
});

test('a bill is found by its number in either digits, and by its customer however spelt', async () => {
  const { owner } = shop;
  const customers = await call(owner, customerContract.list, { query: { search: 'birendra' } });
  const bill = await sell(shop, { customerId: customers.rows[0]?.id ?? 0 });
  for (const search of [bill.code ?? '', 'INV-HO-२०८३/८४-००००१', 'shrestha']) {
    const { rows } = await call(owner, invoiceContract.list, { query: { search } });
    expect(rows.map((row) => row.code)).toEqual([bill.code]);
  }
});
