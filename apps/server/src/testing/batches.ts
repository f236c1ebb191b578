import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { call } from './caller.ts';
import { bought, buy, type PurchaseLineBody } from './purchases.ts';
import type { Shop } from './shop.ts';
import type { TestApp } from './test-app.ts';

/** Lets items of the shop keep batches that expire. */
export function keepBatches({ owner }: Pick<Shop, 'owner'>, keepsBatches = true) {
  return call(owner, businessContract.saveBatchRule, { body: { keepsBatches } });
}

type Stocked = Shop['tea'];

/** A medicine whose shelves keep batches, sold at 20 without VAT; nothing of it is there yet. */
export async function addMedicine({ owner }: Pick<Shop, 'owner'>, name = 'Paracetamol'): Promise<Stocked> {
  const [categories, units] = [
    await call(owner, itemCategoryContract.list, {}),
    await call(owner, unitContract.list, {}),
  ];
  const body = {
    name,
    taxable: false,
    sellingPrice: 20,
    categoryId: categories.rows[0]?.id ?? 0,
    unitId: units.rows[0]?.id ?? 0,
    keepsBatches: true,
  };
  const item = await call(owner, itemContract.create, { body });
  return { itemId: item.id, variantId: item.itemLedgerDetailId };
}

/** A line of a vendor's bill that names its batch, at 10 each. */
export function batchOf(
  variantId: number,
  [batchNumber, batchExpiryAD, quantity]: readonly [number: string, expiry: string, quantity: number],
  line: Partial<PurchaseLineBody> = {},
): PurchaseLineBody {
  return bought(variantId, { quantity, rate: 10, batchNumber, batchExpiryAD, ...line });
}

/** Buys batches of a medicine today, 2083-08-04, unless another day is said. */
export function buyBatches(
  shop: Shop,
  { variantId }: Stocked,
  batches: readonly (readonly [number: string, expiry: string, quantity: number])[],
  issuedDateAD = '2026-11-20',
) {
  const lines = batches.map((batch) => batchOf(variantId, batch));
  return buy(shop, { issuedDateAD, dueDateAD: '2026-12-20', lines });
}

/** What is on the shelf of each batch, and on the shelf: `{ A1: 5, B2: 3, all: 8 }`. */
export async function shelfOf(app: TestApp, shop: Shop, { variantId }: Stocked, outletId = shop.outletId) {
  const values = [shop.owner.businessId, variantId, outletId];
  const batches = await app.asOwner(
    `select batch.number, balance.quantity from batch_balance balance
     join item_batch batch on batch.business_id = balance.business_id and batch.id = balance.batch_id
     where balance.business_id = $1 and balance.item_variant_id = $2 and balance.outlet_id = $3 and balance.quantity <> 0
     order by balance.expires_on`,
    values,
  );
  const [shelf] = await app.asOwner(
    'select quantity from stock_balance where business_id = $1 and item_variant_id = $2 and outlet_id = $3',
    values,
  );
  const kept = Object.fromEntries(batches.map((row) => [String(row['number']), Number(row['quantity'])]));
  return { ...kept, all: Number(shelf?.['quantity'] ?? 0) };
}
