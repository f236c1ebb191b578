import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { list, save, setStatus } = taxRateContract;
let app: TestApp;
let platform: Person;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  shop = await openShop(app);
});
afterAll(() => app.close());

const usual = async () => (await call(shop.owner, list, {})).rows.filter(({ isDefault }) => isDefault);
const rate = (name: string, percent: number, isDefault = false) => ({ name, nameNp: name, rate: percent, isDefault });

test('the platform adds rates of up to two decimals and 100 per cent', async () => {
  const body = { ...rate('Luxury', 0), rate: '१८.५' };
  expect(await call(platform, save, { body })).toMatchObject({ rate: 18.5, isDefault: false, isActive: true });
  const refused = async (percent: number | string) =>
    fieldsOf(await refusal(platform, save, { body: { ...rate('Odd', 0), rate: percent } }));
  expect(await refused(101)).toEqual({ rate: 'Too large' });
  expect(await refused(1.234)).toEqual({ rate: 'At most two decimals' });
  expect(await refused('')).toEqual({ rate: 'Required' });
  expect(fieldsOf(await refusal(platform, save, { body: rate('luxury', 3) }))).toEqual({ name: 'Already exists' });
  expect(await refusal(shop.owner, save, { body: rate('Mine', 1) })).toMatchObject({ status: 403 });
});

test('one rate is the usual one: the mark moves, and is never lost', async () => {
  const [before] = await usual();
  const { id } = await call(platform, save, { body: rate('New VAT', 15, true) });
  expect(await usual()).toMatchObject([{ id, rate: 15 }]);
  const unmarked = await refusal({ ...platform, language: 'ne' }, save, { body: { ...rate('New VAT', 15), id } });
  expect(fieldsOf(unmarked)).toEqual({ isDefault: 'एउटा दर सामान्य हुनैपर्छ: पहिले अर्को दरलाई सामान्य बनाउनुहोस्' });
  expect(await refusal(platform, setStatus, { params: { id } })).toMatchObject({ error: 'taxRate.usualNeeded' });
  const many = Array.from({ length: 6 }, (_, number) =>
    send(platform, save, { body: rate(`Rush ${number}`, 1, true) }),
  );
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
  expect(await usual()).toHaveLength(1);
  await call(platform, save, { body: { ...rate('VAT 13 %', 13, true), id: before?.id ?? 0, nameNp: 'भ्याट १३ %' } });
  expect(await usual()).toMatchObject([{ id: before?.id, rate: 13 }]);
  expect(await call(platform, setStatus, { params: { id } })).toMatchObject({ isActive: false });
  expect(fieldsOf(await refusal(platform, save, { body: { ...rate('New VAT', 15, true), id } }))).toEqual({
    isDefault: 'Inactive, choose another',
  });
});

test('a rate that goods carry is retired and stays on their bills', async () => {
  const reduced = await call(platform, save, { body: rate('Reduced', 5) });
  const item = await call(shop.owner, itemContract.get, { params: { itemId: shop.rice.itemId } });
  const body = { ...item, taxable: true, taxRateId: reduced.id };
  await call(shop.owner, itemContract.update, { params: { itemId: shop.rice.itemId }, body });
  const bill = await sell(shop);
  await call(platform, setStatus, { params: { id: reduced.id } });
  const kept = await call(shop.owner, invoiceContract.get, { params: { id: bill.id } });
  expect(kept.lines.map(({ taxRate }) => taxRate)).toContain(5);
  expect([kept.vat, kept.grandTotal]).toEqual([bill.vat, bill.grandTotal]);
  const again = await call(shop.owner, itemContract.get, { params: { itemId: shop.rice.itemId } });
  expect(again.taxRateId).toBe(reduced.id);
});

test('a VAT group leads to a rate, which is not retired before it', async () => {
  const luxury = await call(platform, save, { body: rate('Casino', 30) });
  const group = await call(platform, vatGroupContract.save, {
    body: { name: 'Games', nameNp: 'खेल', code: 'GAME', taxRateId: luxury.id },
  });
  expect(group).toMatchObject({ taxRateName: 'Casino', taxRateNameNp: 'Casino' });
  expect(await refusal(platform, setStatus, { params: { id: luxury.id } })).toMatchObject({
    error: 'masterData.holdsActive',
  });
  await call(platform, vatGroupContract.setStatus, { params: { id: group.id, status: 'INACTIVE' } });
  const inactive = await call(shop.owner, vatGroupContract.byStatus, { params: { status: 'INACTIVE' } });
  expect(inactive.rows).toMatchObject([{ code: 'GAME' }]);
  expect(await call(platform, setStatus, { params: { id: luxury.id } })).toMatchObject({ isActive: false });
});
