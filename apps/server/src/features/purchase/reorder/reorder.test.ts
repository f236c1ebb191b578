import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { addItem, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Shop;
let salt: { itemId: number; variantId: number };
let vendors: [number, number];
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
  const goods = { name: 'Salt', taxable: false, sellingPrice: 50, quantity: 10, cost: 40 };
  salt = await addItem(shop.owner, shop.outletId, goods);
  const [first, second] = [
    await addVendor(shop.owner, { alias: 'OLD' }),
    await addVendor(shop.owner, { alias: 'NEW', isVatRegistered: false }),
  ];
  vendors = [first.id, second.id];
  // Of 50 packets of tea 60 are wanted, of 100 kg of rice 20, of 10 bags of salt 10.
  await plan(shop.tea.itemId, { reorderPoint: 60, reorderQuantity: 48, leadDays: 7 });
  await plan(shop.rice.itemId, { reorderPoint: 20, reorderQuantity: 50 });
  await plan(salt.itemId, { reorderPoint: 10 });
});

const plan = (itemId: number, planned: object) =>
  call(shop.owner, itemPartContract.savePlanningData, { body: { itemId, ...planned } });
const list = (query: object = {}, caller = shop.owner) => call(caller, reorderContract.list, { query });
const namesOf = async (query: object = {}, caller = shop.owner) =>
  (await list(query, caller)).rows.map(({ itemName }) => itemName);
const rowOf = (variantId: number, vendorId: number, quantity = 12, rate: number | null = 100) => ({
  itemLedgerDetailId: variantId,
  quantity,
  vendorId,
  rate,
});

test('what is at or below its reorder point, the scarcest first, with who sold it last and for how much', async () => {
  await buy(shop, { vendorId: vendors[0], lines: [bought(salt.variantId, { quantity: 1, rate: 44 })] });
  await buy(shop, {
    vendorId: vendors[1],
    issuedDateAD: '2026-11-18',
    lines: [bought(shop.tea.variantId, { quantity: 4, rate: 160, discount: 10 })],
  });
  const { rows } = await list();
  expect(rows).toMatchObject([
    {
      itemName: 'Tea',
      stockQuantity: 54,
      itemStockQuantity: 54,
      reorderPoint: 60,
      suggestedQuantity: 48,
      leadDays: 7,
      vendorId: vendors[1],
      lastPrice: 144,
      lastBoughtAD: '2026-11-18',
      draftId: null,
    },
  ]);
  await plan(salt.itemId, { reorderPoint: 15 });
  expect((await list({ sort: '-itemName' })).rows).toMatchObject([
    { itemName: 'Tea' },
    // Without a reorder quantity it is what lacks.
    { itemName: 'Salt', suggestedQuantity: 4, vendorId: vendors[0], lastPrice: 44 },
  ]);
});

test('each outlet is told what lacks there', async () => {
  const second = await addOutlet(app, shop.owner, 'KTM');
  await buy(shop, { outletId: second, vendorId: vendors[0], lines: [bought(salt.variantId, { quantity: 30 })] });
  expect(await namesOf()).toEqual(['Tea']);
  expect(await namesOf({ outletId: shop.outletId })).toEqual(['Tea', 'Salt']);
  expect(await namesOf({ outletId: second })).toEqual(['Tea', 'Rice']);
  const there = await inOutlet(app, shop.owner, second);
  expect(await namesOf({}, there)).toEqual(['Tea', 'Rice']);
  const sent = { query: { outletId: shop.outletId } };
  expect(fieldsOf(await refusal(there, reorderContract.list, sent))).toHaveProperty('outletId');
});

test('a draft is made for each vendor, at what was asked last, and stands in the list', async () => {
  await buy(shop, { vendorId: vendors[0], lines: [bought(salt.variantId, { quantity: 2, rate: 44 })] });
  await plan(salt.itemId, { reorderPoint: 20 });
  const rows = [
    rowOf(shop.tea.variantId, vendors[1], 48),
    rowOf(salt.variantId, vendors[0], 8, null),
    rowOf(shop.rice.variantId, vendors[0], 50, 75),
  ];
  const { drafts } = await call(shop.owner, reorderContract.makeDrafts, { body: { outletId: shop.outletId, rows } });
  expect(drafts).toMatchObject([
    { vendorId: vendors[1], lines: 1 },
    { vendorId: vendors[0], lines: 2 },
  ]);
  const draft = await call(shop.owner, purchaseContract.get, { params: { id: drafts[1]?.id ?? 0 } });
  expect(draft).toMatchObject({ state: 'DRAFT', code: null, vendorId: vendors[0], outletId: shop.outletId });
  expect(draft.lines.map(({ itemLedgerDetailId, quantity, rate }) => [itemLedgerDetailId, quantity, rate])).toEqual([
    [salt.variantId, 8, 44],
    [shop.rice.variantId, 50, 75],
  ]);
  const listed = (await list()).rows.find(({ itemName }) => itemName === 'Tea');
  expect(listed).toMatchObject({ draftId: drafts[0]?.id, draftQuantity: 48 });
});

test('pressed twice it is done once, and what stands in a draft is not ordered again', async () => {
  const rows = [rowOf(shop.tea.variantId, vendors[0])];
  const drafts = async () =>
    (await call(shop.owner, purchaseContract.list, { query: { state: 'DRAFT' } })).recordsTotal;
  // The same press, sent again.
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, again] = [
    await send(shop.owner, reorderContract.makeDrafts, { body: { rows } }, headers),
    await send(shop.owner, reorderContract.makeDrafts, { body: { rows } }, headers),
  ];
  expect(await again.json()).toEqual(await first.json());
  expect(await drafts()).toBe(1);
  // Another press, and one beside it.
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      send(shop.owner, reorderContract.makeDrafts, { body: { rows: [rowOf(salt.variantId, vendors[0])] } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  expect(await drafts()).toBe(2);
  expect(fieldsOf(await refusal(shop.owner, reorderContract.makeDrafts, { body: { rows } }))).toEqual({
    'rows.0.itemLedgerDetailId': 'It is in a purchase draft already',
  });
});

test('what is wrong is said at its row, and nothing is made', async () => {
  const refused = async (rows: readonly object[]) =>
    fieldsOf(await refusal(shop.owner, reorderContract.makeDrafts, { body: { rows } }));
  const tea = rowOf(shop.tea.variantId, vendors[0]);
  expect(await refused([tea, { ...tea, vendorId: '' }])).toEqual({ 'rows.1.vendorId': 'Required' });
  expect(await refused([tea, tea])).toEqual({ 'rows.1.itemLedgerDetailId': 'It is chosen twice' });
  // Nobody knows what it costs.
  expect(await refused([{ ...tea, rate: null }])).toEqual({ 'rows.0.rate': 'Required' });
  expect(await refused([{ ...tea, quantity: 0 }])).toHaveProperty(['rows.0.quantity']);
  expect(await refused([])).toHaveProperty('rows');
  const other = await openShop(app);
  const foreign = (await addVendor(other.owner, { alias: 'X' })).id;
  expect(await refused([{ ...tea, vendorId: foreign }, rowOf(other.tea.variantId, vendors[0])])).toEqual({
    'rows.0.vendorId': 'Not found, choose another',
    'rows.1.itemLedgerDetailId': 'Not found, choose another',
  });
  await call(shop.owner, itemContract.setStatus, { params: { id: shop.tea.itemId, status: 'INACTIVE' } });
  expect(await refused([tea])).toEqual({ 'rows.0.itemLedgerDetailId': 'It is not sold any more' });
  expect((await call(shop.owner, purchaseContract.list, { query: { state: 'DRAFT' } })).recordsTotal).toBe(0);
});

test('prices are for who may read purchases, and drafts for who may enter them', async () => {
  await buy(shop, { vendorId: vendors[0], lines: [bought(shop.tea.variantId, { quantity: 1, rate: 160 })] });
  const keeper = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['reorder.read'] });
  expect((await list({}, keeper)).rows).toMatchObject([{ itemName: 'Tea', lastPrice: null }, { itemName: 'Salt' }]);
  const body = { rows: [rowOf(shop.tea.variantId, vendors[0])] };
  expect((await refusal(keeper, reorderContract.makeDrafts, { body })).status).toBe(403);
});
