import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addItem, billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addAttribute, giveValues, type LedgerDetail, price, variantsOf } from './testing/variants.ts';

let app: TestApp;
let shop: Shop;
let itemId: number;
/** 5 that cost 400 each, and 3 that cost 450. */
let small: LedgerDetail;
let large: LedgerDetail;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const size = await addAttribute(shop.owner, { name: 'Size', nameNp: 'साइज' }, [
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ]);
  const goods = { name: 'Kurta', taxable: true, sellingPrice: 1, quantity: 0, cost: 0 };
  itemId = (await addItem(shop.owner, shop.outletId, goods)).itemId;
  await giveValues(shop.owner, itemId, size.ids);
  const stock = (quantity: number, rate: number) => [{ outletId: shop.outletId, quantity, rate }];
  const made = await price(shop.owner, itemId, [
    { attributeValueIds: size.ids.slice(0, 1), sellingPrice: 600, openingStock: stock(5, 400) },
    { attributeValueIds: size.ids.slice(1), sellingPrice: 700, openingStock: stock(3, 450) },
  ]);
  const [first, second] = made;
  if (first === undefined || second === undefined) throw new Error('no variants');
  [small, large] = [first, second];
});
afterAll(() => app.close());

const quantities = async () =>
  Object.fromEntries(
    (await variantsOf(shop.owner, itemId)).map(({ attributeValue, quantity }) => [attributeValue, quantity]),
  );

/** Debits less credits of cost of goods sold and inventory by variant, in rupees, from an entry on. */
async function costs() {
  const rows = await app.asOwner(
    `select account_code as account, item_variant_id::int as variant, (sum(debit_paisa - credit_paisa) / 100)::int as rupees
     from journal_line where item_variant_id = any($1) and account_code <> 'SALES' group by 1, 2 order by 1, 2`,
    [[small.id, large.id]],
  );
  return rows.map(({ account, variant, rupees }) => [account, variant === small.id ? 'Small' : 'Large', rupees]);
}

test('a bill of two variants of one item takes each from its own stock at its own cost', async () => {
  const detail = (variant: LedgerDetail) =>
    call(shop.owner, invoiceContract.itemServiceDetail, { query: { inventoryType: 'ITEM', id: variant.id } });
  expect(await detail(small)).toMatchObject({ name: 'Kurta Small', rate: 600, stockQuantity: 5 });
  expect(await detail(large)).toMatchObject({ name: 'Kurta Large', rate: 700, stockQuantity: 3 });
  const bill = await sell(shop, {
    lines: [lineOf(small.id, { quantity: 2, rate: 600 }), lineOf(large.id, { quantity: 1, rate: 700 })],
  });
  expect(bill.lines).toMatchObject([
    { particulars: 'Kurta Small', itemLedgerDetailId: small.id },
    { particulars: 'Kurta Large', itemLedgerDetailId: large.id },
  ]);
  expect(await quantities()).toEqual({ Small: 3, Large: 2 });
  expect(await costs()).toEqual([
    ['COST_OF_GOODS_SOLD', 'Small', 800],
    ['COST_OF_GOODS_SOLD', 'Large', 450],
    ['INVENTORY', 'Small', 1200],
    ['INVENTORY', 'Large', 900],
  ]);

  // Of one of them there is not enough, whatever there is of the other.
  const tooMany = billOf(shop, { lines: [lineOf(large.id, { quantity: 3, rate: 700 })] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: tooMany }))).toHaveProperty([
    'lines.0.quantity',
  ]);

  await call(shop.owner, invoiceContract.cancel, { params: { id: bill.id }, body: { reason: 'Wrong sizes' } });
  expect(await quantities()).toEqual({ Small: 5, Large: 3 });
  expect(await costs()).toEqual([
    ['COST_OF_GOODS_SOLD', 'Small', 0],
    ['COST_OF_GOODS_SOLD', 'Large', 0],
    ['INVENTORY', 'Small', 2000],
    ['INVENTORY', 'Large', 1350],
  ]);
  await expectSoundBooks(app);
});

test('a variant that is no longer sold stands in no price list and on no new bill; the others do', async () => {
  const params = { id: small.id };
  await call(shop.owner, itemVariantContract.update, { params, body: { sellingPrice: 600, isActive: false } });
  const { rows } = await call(shop.owner, itemContract.priceList, { query: { search: 'Kurta' } });
  expect(rows.map(({ attributeValue }) => attributeValue)).toEqual(['Large']);
  const body = billOf(shop, { lines: [lineOf(small.id)] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toHaveProperty([
    'lines.0.itemLedgerDetailId',
  ]);
});
