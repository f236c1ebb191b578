import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { type HistoryKind, quietKinds } from '@bahi/contract/platform/record-history/quiet-kinds';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, openPlatform, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { partsOf } from './record-parts.ts';
import { toldField } from './told-fields.ts';

let app: TestApp;
let shop: Shop;
let platform: Person;
beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  shop = await openShop(app);
});
afterAll(() => app.close());

const { get, comment } = recordHistoryContract;
const historyOf = (kind: HistoryKind, id: number, person = shop.owner) => call(person, get, { params: { kind, id } });

/** What the latest event says: `label: before → after`. */
async function latest(kind: HistoryKind, id: number, person = shop.owner): Promise<string[]> {
  const [event] = (await historyOf(kind, id, person)).events;
  return (event?.changes ?? []).map(
    ({ label, before, after }) => `${label.en}: ${before?.en ?? '–'} → ${after?.en ?? '–'}`,
  );
}

test('who changed what of master data is told by the words of its form, and nobody writes on it', async () => {
  const { id, version } = await call(shop.owner, brandContract.save, { body: { name: 'Ilam Gold', nameNp: 'इलाम' } });
  await call(shop.owner, brandContract.save, { body: { id, version, name: 'Ilam Gold', nameNp: 'इलाम गोल्ड' } });
  const { events, comments } = await historyOf('BRAND', id);
  expect(comments).toEqual([]);
  expect(events).toMatchObject([
    {
      act: 'CHANGED',
      by: { en: 'Sita Gurung' },
      changes: [{ label: { en: 'Nepali name', ne: 'नेपाली नाम' }, before: { en: 'इलाम' }, after: { en: 'इलाम गोल्ड' } }],
    },
    { act: 'CREATED', changes: [] },
  ]);
  const refused = async (changes: object) => {
    const body = { kind: 'CUSTOMER', recordId: id, text: 'Good tea', ...changes } as const;
    return fieldsOf(await refusal(shop.owner, comment, { body }));
  };
  expect(Object.keys(await refused({ kind: 'BRAND' }))).toEqual(['kind']);
});

test('the history of a setting is for who may open its screen, and for nobody of another business', async () => {
  const { id } = await call(shop.owner, brandContract.save, { body: { name: 'Tokla', nameNp: 'टोक्ला' } });
  const params = { kind: 'BRAND', id } as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['brand.read'] });
  const other = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['unit.read'] });
  const stranger = (await openShop(app)).owner;
  expect((await call(clerk, get, { params })).events).toHaveLength(1);
  expect((await refusal(other, get, { params })).status).toBe(403);
  expect((await refusal(stranger, get, { params })).status).toBe(404);
});

test('what all businesses share has its history with the platform', async () => {
  const { id, version } = await call(platform, brandContract.save, { body: { name: 'Wai Wai', nameNp: 'वाई वाई' } });
  await call(platform, brandContract.save, { body: { id, version, name: 'Wai-Wai', nameNp: 'वाई वाई' } });
  expect(await latest('BRAND', id, platform)).toEqual(['Name: Wai Wai → Wai-Wai']);
  expect((await refusal(shop.owner, get, { params: { kind: 'BRAND', id } })).status).toBe(404);
  const rate = await call(platform, taxRateContract.save, {
    body: { name: 'Luxury', nameNp: 'विलासिता', rate: 20, isDefault: false },
  });
  const body = { rate: 21, fromDayAD: '2027-07-17', version: rate.version };
  await call(platform, taxRateContract.change, { params: { id: rate.id }, body });
  expect(await latest('TAX_RATE', rate.id, platform)).toEqual(['2084-04-01 · Rate (%): – → 21 %']);
  expect((await refusal(shop.owner, get, { params: { kind: 'TAX_RATE', id: rate.id } })).status).toBe(403);
});

test('a role tells what it grants on which screen, and a person which roles they were given', async () => {
  const role = await call(shop.owner, roleContract.save, { body: { name: 'Stock clerk', type: 'BUSINESS_INTERNAL' } });
  const tree = await call(shop.owner, roleModulePrivilegeContract.unassigned, {
    params: { roleId: role.id },
    query: { search: 'brand' },
  });
  const moduleId = tree.find(({ moduleCode }) => moduleCode === 'brand')?.moduleId ?? 0;
  const assign = async (grants: object) => {
    const { version } = await call(shop.owner, roleContract.get, { params: { roleId: role.id } });
    const body = { roleId: role.id, version, modules: [{ moduleId, ...grants }] };
    await call(shop.owner, roleModulePrivilegeContract.assign, { body });
  };
  await assign({ view: true });
  expect(await latest('ROLE', role.id)).toEqual(expect.arrayContaining(['Brands · Rights: – → View']));
  await assign({ view: true, create: true });
  expect(await latest('ROLE', role.id)).toEqual(['Brands · Rights: View → Create · View']);
  await assign({});
  expect(await latest('ROLE', role.id)).toEqual(expect.arrayContaining(['Brands · Rights: Create · View → –']));
  const { userId } = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['brand.read'] });
  const given = await call(shop.owner, userRoleContract.create, { body: { userId, roleId: role.id } });
  expect(await latest('USER', userId)).toEqual(expect.arrayContaining(['Role: – → Stock clerk']));
  await call(shop.owner, userRoleContract.remove, { params: { id: given.id } });
  expect(await latest('USER', userId)).toEqual(expect.arrayContaining(['Role: Stock clerk → –']));
});

test('a price list tells which price was changed from what to what, also where it was written anew', async () => {
  const { id } = await call(shop.owner, priceListContract.save, { body: { name: 'Retailers', audience: 'EVERYBODY' } });
  const price = (more: object) => ({ itemLedgerDetailId: shop.tea.variantId, price: 180, ...more });
  const save = (prices: ReturnType<typeof price>[], removedIds: number[] = []) =>
    call(shop.owner, priceListContract.savePrices, { params: { id }, body: { prices, removedIds } });
  await save([price({}), price({ fromQuantity: 10, price: 170 })]);
  expect(await latest('PRICE_LIST', id)).toEqual([
    'Tea · Price (Rs): – → 180.00',
    'Tea · from 10 · Price (Rs): – → 170.00',
  ]);
  const { rows } = await call(shop.owner, priceListContract.listPrices, { params: { id }, query: {} });
  await save([price({ id: rows[0]?.id, price: 185 })]);
  expect(await latest('PRICE_LIST', id)).toEqual(['Tea · Price (Rs): 180.00 → 185.00']);
  await save(
    [],
    rows.slice(1).map((row) => row.id),
  );
  expect(await latest('PRICE_LIST', id)).toEqual(['Tea · from 10 · Price (Rs): 170.00 → –']);
});

test('of many prices that are raised at once it is told what each was before, and what the list was before is told still', async () => {
  const of = { audience: 'EVERYBODY' } as const;
  const { id, version } = await call(shop.owner, priceListContract.save, { body: { name: 'Wholesale', ...of } });
  await call(shop.owner, priceListContract.save, { body: { id, version, name: 'Wholesalers', ...of } });
  const save = async (by: number): Promise<void> => {
    const ids = await idsOfPrices(id);
    const prices = Array.from({ length: 350 }, (_, n) => {
      const known = ids.get(n + 1);
      const price = { itemLedgerDetailId: shop.tea.variantId, fromQuantity: n + 1, price: 100 + by };
      return known === undefined ? price : { ...price, id: known };
    });
    await call(shop.owner, priceListContract.savePrices, { params: { id }, body: { prices, removedIds: [] } });
  };
  for (const by of [0, 5, 9]) await save(by);
  const { events, isCut } = await historyOf('PRICE_LIST', id);
  // Half of the first prices is beyond what is read: none of them is told.
  expect(isCut).toBe(true);
  expect(events.map(({ act, changes }) => [act, changes.length])).toEqual([
    ['CHANGED', 350],
    ['CHANGED', 350],
    ['CHANGED', 1],
    ['CREATED', 0],
  ]);
  const [last, raised, renamed] = events;
  expect(new Set(last?.changes.map(({ before, after }) => `${before?.en} → ${after?.en}`))).toEqual(
    new Set(['105.00 → 109.00']),
  );
  expect(new Set(raised?.changes.map(({ before, after }) => `${before?.en} → ${after?.en}`))).toEqual(
    new Set(['100.00 → 105.00']),
  );
  expect(renamed?.changes).toMatchObject([{ before: { en: 'Wholesale' }, after: { en: 'Wholesalers' } }]);
});

/** The prices of a list by the quantity from which they hold. */
async function idsOfPrices(listId: number): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const pageNumber of [0, 1, 2, 3]) {
    const asked = { params: { id: listId }, query: { pageSize: 100, pageNumber } };
    for (const row of (await call(shop.owner, priceListContract.listPrices, asked)).rows)
      found.set(row.fromQuantity, row.id);
  }
  return found;
}

test('that another address of a vendor is the main one is told, also where both are in one tole', async () => {
  const vendor = await addVendor(shop.owner, { street: 'Main Road' });
  const { provinceId, districtId, localBodyId } = vendor;
  const place = { provinceId, districtId, localBodyId, wardNo: 9, street: 'Main Road', addressLine: 'Godown' };
  const body = { vendorId: vendor.id, ...place };
  const { id, version } = await call(shop.owner, vendorAddressContract.save, { body });
  await call(shop.owner, vendorAddressContract.save, { body: { ...body, id, version, isMain: true } });
  expect((await latest('VENDOR', vendor.id)).toSorted()).toEqual([
    expect.stringMatching(/^Main Road · .+: No → Yes$/),
    expect.stringMatching(/^Main Road · .+: Yes → No$/),
  ]);
});

test('the business tells which of its rules were changed', async () => {
  const { id, version } = await call(shop.owner, businessContract.profile, {});
  await call(shop.owner, businessContract.saveStockRule, { body: { version, allowsNegativeStock: true } });
  expect(await latest('BUSINESS', id)).toEqual(['More may be sold than there is: No → Yes']);
  const { owner } = await openShop(app);
  expect((await refusal(owner, get, { params: { kind: 'BUSINESS', id } })).status).toBe(404);
});

/** Keys, what is found by, what is only printed or told by other columns. */
const untold = /^(business_id|id|version|created_at|.*_sound|.*_business_id)$/;
const untoldOf: Readonly<Record<string, RegExp>> = {
  business: /_file_id$|^status_reason$|^profile_saved_at$|^sample_of_id$/,
  attribute_value: /^attribute_id$|^order_number$/,
  price_list_line: /^price_list_id$|^item_variant_id$|^from_quantity$|^vat_included$/,
  price_list_group: /^price_list_id$/,
  price_list_customer: /^price_list_id$/,
  role_module_privilege: /^(role|module)_id$/,
  tax_rate: /^is_used$/,
  tax_rate_change: /^tax_rate_id$|^from_day$/,
  user_role: /^user_id$/,
  user_outlet: /^user_id$/,
  vendor_address: /^vendor_id$/,
  vendor_focal_person: /^vendor_id$/,
  report_schedule: /^saved_report_id$|^report$|^kept_by$|^next_on$/,
};
const partTables = (['ATTRIBUTE', 'PRICE_LIST', 'ROLE', 'TAX_RATE', 'USER', 'VENDOR'] as const).flatMap((kind) =>
  partsOf(kind),
);

test.each([...quietKinds.map((kind) => kind.toLowerCase()), ...partTables])(
  'every column of %s is told, or left out by its name',
  async (table) => {
    const columns = await app.asOwner(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
      [table],
    );
    const forgotten = columns
      .map(({ name }) => String(name))
      .filter((name) => !untold.test(name) && untoldOf[table]?.test(name) !== true)
      .filter((name) => toldField(table, name) === undefined);
    expect(forgotten).toEqual([]);
  },
);
