import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { call } from '../../../../testing/caller.ts';
import { addOutlet, addressIn, firstOutletId, openBusiness, type Person } from '../../../../testing/people.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** A business with its profile and two outlets, the main one and Pokhara. */
export type Shop = {
  app: TestApp;
  owner: Person;
  mainId: number;
  pokharaId: number;
  /** A category and a unit that all businesses share. */
  categoryId: number;
  unitId: number;
};

export async function openShop(app: TestApp): Promise<Shop> {
  const owner = await openBusiness(app);
  const [categories, units] = await Promise.all([
    call(owner, itemCategoryContract.list, { query: { search: 'Rice' } }),
    call(owner, unitContract.list, { query: { search: 'Kilogram' } }),
  ]);
  return {
    app,
    owner,
    mainId: await firstOutletId(owner),
    pokharaId: await addOutlet(app, owner, 'PKR'),
    categoryId: categories.rows[0]?.id ?? 0,
    unitId: units.rows[0]?.id ?? 0,
  };
}

/** A row written for a business (0: for all), as its own screens do; `$1` of the statement is the business. */
export async function writeRow(
  app: TestApp,
  businessId: number,
  statement: string,
  values: unknown[] = [],
): Promise<number> {
  const tenant = { businessId, outletId: null, userId: null };
  const rows = await app.services.database.transaction('write', tenant, (tx) =>
    tx.query<{ id: number }>(statement, [businessId, ...values]),
  );
  return rows[0]?.id ?? Number.NaN;
}

type Form = Sent<typeof itemContract.create>['body'];
export type Item = Answer<typeof itemContract.create>;

let serial = 0;

/** A form that can be saved as it is. */
export function itemForm(shop: Shop, changes: Partial<Form> = {}): Form {
  serial += 1;
  return {
    name: `Jeera Masino ${serial}`,
    nameNp: `जीरा मसिनो ${serial}`,
    categoryId: shop.categoryId,
    unitId: shop.unitId,
    sellingPrice: 95,
    ...changes,
  };
}

export function addItem(shop: Shop, changes: Partial<Form> = {}, person: Person = shop.owner): Promise<Item> {
  return call(person, itemContract.create, { body: itemForm(shop, changes) });
}

export function editItem(
  shop: Shop,
  itemId: number,
  changes: Partial<Form> = {},
  person: Person = shop.owner,
): Promise<Item> {
  return call(person, itemContract.update, { params: { itemId }, body: itemForm(shop, changes) });
}

export function readItem(shop: Shop, itemId: number): Promise<Item> {
  return call(shop.owner, itemContract.get, { params: { itemId } });
}

/** Writes a bill of the main outlet with one line of the item's variant or of the service; a draft unless it is said. */
export async function writeBill(
  { owner, mainId }: Shop,
  line: { itemLedgerDetailId: number } | { serviceId: number },
  { state = 'DRAFT', quantity = 1 }: { state?: 'DRAFT' | 'FINAL'; quantity?: number } = {},
): Promise<void> {
  const customer = await call(owner, customerContract.save, {
    body: {
      name: 'Kamala Shrestha',
      phoneNumber: '9841000000',
      focalPerson: 'Kamala Shrestha',
      ...(await addressIn(owner)),
    },
  });
  const sold =
    'serviceId' in line
      ? { inventoryType: 'SERVICE', serviceId: line.serviceId }
      : { inventoryType: 'ITEM', itemLedgerDetailId: line.itemLedgerDetailId };
  await call(owner, invoiceContract.create, {
    body: {
      state,
      outletId: mainId,
      customerId: customer.id,
      issuedDateAD: '2026-11-20',
      dueDateAD: '2026-11-20',
      lines: [{ ...sold, quantity, rate: 10 }],
    },
  });
}
