import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { z } from '@bahi/contract/zod';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { addItem, allowDaysBack, billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const allow = (shop: Pick<Shop, 'owner'>, allowsNegativeStock = true) =>
  call(shop.owner, businessContract.saveStockRule, { body: { allowsNegativeStock } });
const sellTea = (shop: Shop, quantity: number) =>
  sell(shop, { outletId: shop.outletId, lines: [lineOf(shop.tea.variantId, { rate: 200, quantity })] });
const refusedTea = async (shop: Shop, variantId: number, quantity: number) =>
  fieldsOf(
    await refusal(shop.owner, invoiceContract.create, {
      body: billOf(shop, { lines: [lineOf(variantId, { rate: 200, quantity })] }),
    }),
  );
const moves = async (shop: Shop, variantId = shop.tea.variantId) => {
  const query = { fromDateAD: '2024-04-13', toDateAD: '2027-07-16' };
  const card = await call(shop.owner, stockCardContract.get, { params: { variantId }, query });
  return card.rows.map(({ kind, quantity, value, runningQuantity, runningValue }) => [
    kind,
    quantity,
    value,
    runningQuantity,
    runningValue,
  ]);
};

test('beyond what is there nothing is sold, until the owner allows it', async () => {
  const shop = await openShop(app);
  expect((await call(shop.owner, businessContract.profile, {})).allowsNegativeStock).toBe(false);
  expect(await refusedTea(shop, shop.tea.variantId, 60)).toEqual({ 'lines.0.quantity': 'Only 50 in stock' });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['business-profile.update', 'business-profile.read'],
  });
  const body = { allowsNegativeStock: true };
  expect(await refusal(clerk, businessContract.saveStockRule, { body })).toMatchObject({
    status: 403,
    error: 'business.stockRuleOwnerOnly',
  });
  expect((await allow(shop)).allowsNegativeStock).toBe(true);
  await sellTea(shop, 60);
});

test('what is not there leaves at the last average, stands below zero, and the next receipt corrects it', async () => {
  const shop = await openShop(app);
  await allow(shop);
  await sellTea(shop, 60);
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 4, rate: 170 })] });
  const below = await call(shop.owner, inventoryReportContract.generate, {
    body: { fromDate: '2083-08-01', toDate: '2083-08-29', itemId: shop.tea.itemId, basis: 'VALUE' },
  });
  expect(below.rows).toMatchObject([{ closingValue: -900, averageCost: 150 }]);
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 10, rate: 160 })] });
  expect(await moves(shop)).toEqual([
    ['OPENING', 50, 7500, 50, 7500],
    ['SALE', -60, -9000, -10, -1500],
    ['RECEIPT', 4, 680, -6, -820],
    ['COST_ADJUSTMENT', 0, -80, -6, -900],
    ['RECEIPT', 10, 1600, 4, 700],
    ['COST_ADJUSTMENT', 0, -60, 4, 640],
  ]);
  await expectFiguresOfLedger(app, shop.owner);
  await expectSoundBooks(app);
});

test('an empty shelf tells what it cost last; goods that never were there what they were bought at elsewhere, or their purchase price', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'KTM');
  await allow(shop);
  await sellTea(shop, 50);
  await sellTea(shop, 2);
  expect((await moves(shop)).at(-1)).toEqual(['SALE', -2, -300, -2, -300]);
  await sell(shop, { outletId: second, lines: [lineOf(shop.tea.variantId, { rate: 200, quantity: 1 })] });
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 10, rate: 180 })] });
  const priced = await addItem(shop.owner, shop.outletId, {
    name: 'Ghee',
    taxable: false,
    sellingPrice: 900,
    quantity: 0,
    cost: 0,
  });
  await call(shop.owner, itemVariantContract.update, {
    params: { id: priced.variantId },
    body: { sellingPrice: 900, purchasePrice: 700 },
  });
  await sell(shop, { outletId: shop.outletId, lines: [lineOf(priced.variantId, { quantity: 2, rate: 900 })] });
  expect(await moves(shop, priced.variantId)).toEqual([['SALE', -2, -1400, -2, -1400]]);
  await buy(shop, { outletId: second, lines: [bought(priced.variantId, { quantity: 1, rate: 650 })] });
  const third = await addOutlet(app, shop.owner, 'PKR');
  await sell(shop, { outletId: third, lines: [lineOf(priced.variantId, { quantity: 1, rate: 900 })] });
  expect((await moves(shop, priced.variantId)).at(-1)?.slice(0, 3)).toEqual(['SALE', -1, -650]);
  await expectSoundBooks(app);
});

test('oversold goods costed at zero: what nothing tells the cost of is refused', async () => {
  const shop = await openShop(app);
  await allow(shop);
  const gift = await addItem(shop.owner, shop.outletId, {
    name: 'Calendar',
    taxable: false,
    sellingPrice: 10,
    quantity: 3,
    cost: 0,
  });
  expect(await refusedTea(shop, gift.variantId, 5)).toEqual({
    'lines.0.quantity': 'Nothing says what Calendar costs: enter its purchase price with the item first',
  });
  await sell(shop, { outletId: shop.outletId, lines: [lineOf(gift.variantId, { quantity: 3, rate: 10 })] });
  expect(await refusedTea(shop, gift.variantId, 1)).toHaveProperty(['lines.0.quantity']);
  const item = await call(shop.owner, itemContract.get, { params: { itemId: gift.itemId } });
  expect(item.stockQuantity).toBe(0);
});

test('verify finds what left beyond stock at no cost', async () => {
  const shop = await openShop(app);
  await allow(shop);
  const { variantId } = shop.tea;
  await sellTea(shop, 50);
  await sellTea(shop, 2);
  const books = withFaults(
    app,
    `update stock_move set value_paisa = 0 where quantity = -2 and item_variant_id = ${variantId}`,
    `update stock_balance set value_paisa = 0 where item_variant_id = ${variantId}`,
  );
  expect(await faultsOf(books, 'cost')).toMatchObject([{ item_variant_id: variantId, is_oversold_at_no_cost: true }]);
});

test('switched off while something is below zero, it stays so until more comes, and no more of it is sold', async () => {
  const shop = await openShop(app);
  await allow(shop);
  await sellTea(shop, 55);
  expect((await call(shop.owner, businessContract.profile, {})).placesBelowZero).toBe(1);
  const body = { allowsNegativeStock: false };
  expect(await messageOf(shop.owner, businessContract.saveStockRule, { body })).toBe(
    'Stock rule saved. Goods below zero until more of them come: 1',
  );
  expect(await refusedTea(shop, shop.tea.variantId, 1)).toEqual({ 'lines.0.quantity': 'Only -5 in stock' });
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 10, rate: 150 })] });
  await sellTea(shop, 5);
  expect(await messageOf(shop.owner, businessContract.saveStockRule, { body })).toBe('Stock rule saved');
});

const anyStory = fc.array(
  fc.record({
    does: fc.constantFrom('sell', 'sell', 'buy', 'cancelSale', 'cancelPurchase', 'forbid', 'allow'),
    day: fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'),
    quantity: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    rate: fc.integer({ min: 1, max: 900 }).map((paisa) => paisa / 100),
  }),
  { minLength: 8, maxLength: 12, size: 'max' },
);
const written = z.object({ data: z.object({ id: z.int() }).optional() });

test('whatever is sold, bought and taken back beyond stock, shelves and books agree', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (steps) => {
      const shop = await openShop(app);
      await allowDaysBack(shop);
      await allow(shop);
      const goods = { name: 'Sugar', taxable: false, sellingPrice: 5, quantity: 2, cost: 0.33 };
      const { variantId } = await addItem(shop.owner, shop.outletId, goods);
      const vendorId = (await addVendor(shop.owner, { alias: 'V' })).id;
      const last = { sale: 0, purchase: 0 };
      for (const { does, day, quantity, rate } of steps) {
        if (does === 'forbid' || does === 'allow') {
          await allow(shop, does === 'allow');
          continue;
        }
        const reason = { reason: 'Slip' };
        const answer =
          does === 'sell'
            ? await send(shop.owner, invoiceContract.create, {
                body: billOf(shop, { issuedDateAD: day, lines: [lineOf(variantId, { quantity, rate: 5 })] }),
              })
            : does === 'cancelSale'
              ? await send(shop.owner, invoiceContract.cancel, { params: { id: last.sale }, body: reason })
              : does === 'cancelPurchase'
                ? await send(shop.owner, purchaseContract.cancel, { params: { id: last.purchase }, body: reason })
                : await send(shop.owner, purchaseContract.save, {
                    params: { type: 'final' },
                    body: {
                      vendorId,
                      outletId: shop.outletId,
                      issuedDateAD: day,
                      dueDateAD: '2026-12-20',
                      lines: [bought(variantId, { quantity, rate })],
                    },
                  });
        expect([200, 400, 404, 409]).toContain(answer.status);
        const { id } = written.parse(await answer.json()).data ?? {};
        if (id !== undefined && does === 'sell') last.sale = id;
        if (id !== undefined && does === 'buy') last.purchase = id;
      }
      await expectFiguresOfLedger(app, shop.owner);
    }),
    { numRuns: 4 },
  );
  await expectSoundBooks(app);
}, 120_000);
