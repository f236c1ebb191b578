import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

const { change, get, list, save, setStatus, withdraw } = taxRateContract;
const day = 24 * 60 * 60 * 1000;
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

test('the percentage of a rate that goods have had is not changed in place, its names are', async () => {
  const own = await call(platform, save, { body: rate('Typed wrong', 71) });
  expect(own).toMatchObject({ isUsed: false, sinceAD: null, changes: [] });
  expect(await call(platform, save, { body: { ...rate('Typed wrong', 7), id: own.id } })).toMatchObject({ rate: 7 });
  const params = { itemId: shop.rice.itemId };
  const item = await call(shop.owner, itemContract.get, { params });
  await call(shop.owner, itemContract.update, { params, body: { ...item, taxable: true, taxRateId: own.id } });
  const refused = await refusal(platform, save, { body: { ...rate('Typed wrong', 8), id: own.id } });
  expect(fieldsOf(refused)).toEqual({
    rate: 'Goods have this rate: its percentage changes from a day on, in the menu of its row',
  });
  expect(await call(platform, save, { body: { ...rate('Reduced 7 %', 7), id: own.id } })).toMatchObject({
    name: 'Reduced 7 %',
    rate: 7,
    isUsed: true,
  });
  await call(shop.owner, itemContract.update, { params, body: { ...item, version: undefined, taxable: false } });
});

test('a rate holds from a day on: each document takes that of its own day, and VAT of an expense is bounded by it', async () => {
  const next = await openNextMonth();
  const { vat, expense } = next;
  // 2083-08-15, eleven days ahead.
  const changed = await call(platform, change, {
    params: { id: vat.id },
    body: { rate: '१५', fromDayBS: '2083-08-15' },
  });
  expect(changed).toMatchObject({
    rate: 13,
    sinceAD: null,
    changes: [{ fromDayAD: '2026-12-01', fromDayBS: '2083-08-15', rate: 15 }],
  });
  const again = await refusal(platform, save, { body: { ...rate('VAT 13 %', 15, true), id: vat.id } });
  expect(Object.keys(fieldsOf(again))).toEqual(['rate']);
  expect(await vatOf('2026-11-20')).toEqual([13, 26]);
  app.advance(12 * day);
  platform = await inOutlet(app, platform, null);
  shop = { ...shop, owner: await inOutlet(app, shop.owner, null) };
  expect(await call(platform, get, { params: { id: vat.id } })).toMatchObject({
    rate: 15,
    sinceAD: '2026-12-01',
    sinceBS: '2083-08-15',
  });
  expect((await call(shop.owner, list, {})).rows.find(({ isDefault }) => isDefault)).toMatchObject({ rate: 15 });
  await allowDaysBack(shop);
  expect(await vatOf('2026-11-30'), 'a bill of the day before').toEqual([13, 26]);
  expect(await vatOf('2026-12-02')).toEqual([15, 30]);
  const query = { inventoryType: 'ITEM' as const, id: shop.tea.variantId };
  const detail = async (dayAD: string) =>
    (await call(shop.owner, invoiceContract.itemServiceDetail, { query: { ...query, dayAD } })).taxRate;
  expect([await detail('2026-11-30'), await detail('2026-12-01'), await detail('')]).toEqual([13, 15, 15]);
  const prices = await call(shop.owner, itemContract.priceList, { query: { dayAD: '2026-11-30' } });
  expect(prices.rows.find(({ itemId }) => itemId === shop.tea.itemId)?.taxRate).toBe(13);
  expect((await expense('2026-12-01', 15)).vatAmount).toBe(15);
  await expect(expense('2026-11-30', 15)).rejects.toThrow('More than the VAT of the whole bill');
});

test('a change begins tomorrow at the earliest, and the one that is planned for a day may be planned anew', async () => {
  const planned = await call(platform, save, { body: rate('Planned', 4) });
  const params = { id: planned.id };
  const refused = await refusal({ ...platform, language: 'ne' }, change, {
    params,
    body: { rate: 5, fromDayAD: '2026-12-02' },
  });
  expect(fieldsOf(refused)).toEqual({ fromDayAD: 'चाँडोमा भोलिदेखि: आजसम्म अहिलेकै दर लागू हुन्छ' });
  expect(fieldsOf(await refusal(platform, change, { params, body: { rate: 5 } }))).toEqual({ fromDayAD: 'Required' });
  await call(platform, change, { params, body: { rate: 5, fromDayAD: '2027-01-01' } });
  const anew = await call(platform, change, { params, body: { rate: 6, fromDayAD: '2027-01-01' } });
  expect(anew.changes.map((one) => one.rate)).toEqual([6]);
  const body = { rate: 5, fromDayAD: '2027-01-02', version: planned.version };
  expect((await refusal(platform, change, { params, body })).status).toBe(409);
  expect((await refusal(shop.owner, change, { params, body })).status).toBe(403);
  expect((await refusal(platform, change, { params: { id: 999_999 }, body })).status).toBe(404);
});

test('what is planned is withdrawn until its day has come', async () => {
  const { id } = await call(platform, save, { body: rate('Withdrawn', 4) });
  const body = (fromDayAD: string) => ({ params: { id }, body: { rate: 5, fromDayAD } });
  await call(platform, change, body('2027-02-01'));
  await call(platform, change, body('2027-03-01'));
  const planned = (fromDayAD: string) => ({ params: { id, fromDayAD } });
  expect((await refusal(platform, withdraw, planned('2027-02-02'))).status).toBe(404);
  expect((await refusal(shop.owner, withdraw, planned('2027-02-01'))).status).toBe(403);
  const left = await call(platform, withdraw, planned('2027-02-01'));
  expect(left).toMatchObject({ rate: 4, changes: [{ fromDayAD: '2027-03-01' }] });
  app.advance(110 * day);
  platform = await inOutlet(app, platform, null);
  shop = { ...shop, owner: await inOutlet(app, shop.owner, null) };
  expect(await refusal({ ...platform, language: 'ne' }, withdraw, planned('2027-03-01'))).toMatchObject({
    status: 409,
    message: 'यो दर लागू भइसकेको छ: पछिको कुनै मितिदेखि फेर्नुहोस्',
  });
});

/** The rate and the VAT of a bill of 200 rupees of tea on a day. */
async function vatOf(issuedDateAD: string): Promise<[number | undefined, number]> {
  const bill = await sell(shop, {
    issuedDateAD,
    dueDateAD: '2026-12-30',
    lines: [lineOf(shop.tea.variantId, { rate: 200 })],
  });
  return [bill.lines[0]?.taxRate, bill.vat];
}

/** The usual rate alone at the top, and how an expense of 115 rupees is entered. */
async function openNextMonth() {
  const [vat] = await usual();
  if (vat === undefined) throw new Error('one rate is the usual one');
  // The highest rate of the day bounds what is set off: here it is the usual one.
  for (const { id, rate: percent, isActive } of (await call(platform, list, {})).rows)
    if (isActive && percent > 13) await call(platform, setStatus, { params: { id } });
  const named = { categoryName: 'Repairs', categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: named });
  const { id: vendorId } = await addVendor(shop.owner);
  let bills = 0;
  const expense = (billDateAD: string, vatAmount: number) => {
    const days = { billDateAD, dueDateAD: '2026-12-30' };
    const billNumber = `R-${(bills += 1)}`;
    const body = { ...days, heading: 'Repair', vendorId, categoryId, billNumber, vatAmount, totalBillAmount: 115 };
    return call(shop.owner, expenseContract.save, { body });
  };
  return { vat, expense };
}
