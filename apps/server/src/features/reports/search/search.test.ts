import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Right } from '@bahi/contract/access';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { searchContract, type SearchKind } from '@bahi/contract/reports/search/search.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, addressIn, inOutlet, openPlatform, type Person } from '../../../testing/people.ts';
import { addCustomer, addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { quote } from '../../../testing/quotations.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const search = (person: Person, text: string) => call(person, searchContract.find, { query: { search: text } });
async function found(text: string, person: Person = shop.owner): Promise<Partial<Record<SearchKind, string[]>>> {
  const groups = await search(person, text);
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows.map(({ name }) => name)]));
}

test('customers, items, services and bills are found by one search, in either language', async () => {
  const { owner } = shop;
  const person = { phoneNumber: '9857011223', focalPerson: 'Gita', ...(await addressIn(owner)) };
  const gita = await call(owner, customerContract.save, {
    body: { ...person, name: 'Gita Books', nameNp: 'गीता पुस्तक', vatPanNo: '609876543' },
  });
  const { categoryId, unitId } = await call(owner, itemContract.get, { params: { itemId: shop.rice.itemId } });
  const item = { categoryId, unitId, sellingPrice: 10, code: 'GB-77', sku: 'JHOLA-9', barcode: '8901234567890' };
  await call(owner, itemContract.create, { body: { ...item, name: 'Book bag', nameNp: 'पुस्तक झोला' } });
  await call(owner, serviceContract.save, { body: { name: 'Book binding', nameNp: 'पुस्तक बाँध्ने', costPrice: 50 } });
  expect(await found('book')).toEqual({
    CUSTOMER: ['Gita Books'],
    ITEM: ['Book bag'],
    SERVICE: ['Book binding'],
  });
  expect(await found('पुस्तक')).toEqual(await found('BOOK'));
  expect(await found('gb-७७')).toEqual({ ITEM: ['Book bag'] });
  expect(await found('८९०१२३४५६७८९०')).toEqual({ ITEM: ['Book bag'] });
  expect(await found('jhola-९')).toEqual({ ITEM: ['Book bag'] });
  expect(await found('९८५७०११२२३')).toEqual({ CUSTOMER: ['Gita Books'] });
  const [customers] = await search(owner, '609876543');
  expect(customers?.rows).toEqual([
    {
      id: gita.id,
      name: 'Gita Books',
      nameNp: 'गीता पुस्तक',
      remark: '9857011223',
      remarkNp: null,
      amount: null,
      isActive: true,
    },
  ]);
});

test('a vendor is found by its names, the short one too, and by its numbers', async () => {
  await addVendor(shop.owner, { name: 'Himal Traders', nameNp: 'हिमाल ट्रेडर्स', alias: 'HIMTR', contact: '9857000111' });
  for (const text of ['himal', 'ट्रेडर्स', 'himtr', '९८५७०००१११'])
    expect(await found(text)).toEqual({ VENDOR: ['Himal Traders'] });
});

test('income and expense are found by their headings, with whose they are', async () => {
  const { owner, customerId } = shop;
  const category = async (categoryName: string, categoryType: string): Promise<number> =>
    (await call(owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  const due = { billDateAD: '2026-11-10', dueDateAD: '2026-11-20', totalBillAmount: 100 };
  const income = { ...due, customerId, categoryId: await category('Hiring', 'INCOME') };
  await call(owner, incomeContract.save, { body: { ...income, incomeHeading: 'Tent hire' } });
  const { id: vendorId } = await addVendor(owner, { name: 'Lama Stores', alias: 'LAMA' });
  const expense = { ...due, vendorId, categoryId: await category('Mending', 'EXPENSE') };
  await call(owner, expenseContract.save, { body: { ...expense, heading: 'Tent mending' } });
  expect(await found('tent')).toEqual({ INCOME: ['Tent hire'], EXPENSE: ['Tent mending'] });
  const groups = await search(owner, 'tent');
  expect(groups.map(({ rows }) => rows[0]?.remark)).toEqual(['Ram Kirana', 'Lama Stores']);
});

test('a bill is found by its number in digits of both scripts, with whose it is; drafts have none', async () => {
  const bill = await sell(shop);
  await sell(shop, { state: 'DRAFT' });
  const [invoices] = await search(shop.owner, bill.code ?? '');
  expect(invoices).toMatchObject({ kind: 'INVOICE', rows: [{ id: bill.id, name: bill.code, remark: 'Ram Kirana' }] });
  expect(await found('INV-HO-२०८३/८४-००००१')).toEqual({ INVOICE: [bill.code] });
});

test('a quotation is found by its number, with whose it is; drafts have none', async () => {
  const quoted = await quote(shop);
  await quote(shop, { state: 'DRAFT' });
  const [quotations] = await search(shop.owner, quoted.code ?? '');
  expect(quotations).toMatchObject({
    kind: 'QUOTATION',
    rows: [{ id: quoted.id, name: quoted.code, remark: 'Ram Kirana', isActive: true }],
  });
  expect(await found('quo-ho-२०८३')).toEqual({ QUOTATION: [quoted.code] });
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect(await found('QUO', clerk)).toEqual({});
});

test('a bill is found by its total, however it is written, and in its list as well', async () => {
  const bill = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 1, rate: 1270 })] });
  expect(bill.grandTotal).toBe(1435.1);
  for (const text of ['1435.10', '1,435.1', '१,४३५.१०']) expect(await found(text)).toEqual({ INVOICE: [bill.code] });
  expect(await found('1435.11')).toEqual({});
  const { rows } = await call(shop.owner, invoiceContract.list, { query: { search: '1435.10' } });
  expect(rows.map((row) => row.id)).toEqual([bill.id]);
  const elsewhere = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'BRT'));
  expect(await found('1435.10', elsewhere)).toEqual({});
});

test('digits within a name are found in either script', async () => {
  await addCustomer(shop.owner, 'शाखा २१');
  await addCustomer(shop.owner, 'Branch 21');
  expect((await found('21')).CUSTOMER?.toSorted()).toEqual(['Branch 21', 'शाखा २१']);
  expect(await found('२१')).toEqual(await found('21'));
});

test('what begins with the text comes first, then what is in use; a few of each kind, and word of more', async () => {
  for (const name of ['Hot tap', 'Tap 1', 'Tap 2', 'Tap 3', 'Tap 4', 'Old tap']) await addCustomer(shop.owner, name);
  const retired = await addCustomer(shop.owner, 'Tap 0');
  await call(shop.owner, customerContract.toggle, { params: { id: retired } });
  const [group] = await search(shop.owner, 'tap');
  expect(group?.rows.map(({ name }) => name)).toEqual(['Tap 1', 'Tap 2', 'Tap 3', 'Tap 4', 'Tap 0']);
  expect(group?.rows.at(-1)?.isActive).toBe(false);
  expect(group?.hasMore).toBe(true);
  expect((await search(shop.owner, 'tap 1'))[0]).toMatchObject({ hasMore: false });
});

test('what stands for anything elsewhere is searched as it is written', async () => {
  await addCustomer(shop.owner, '100% Cotton');
  expect(await found('%')).toEqual({ CUSTOMER: ['100% Cotton'] });
  expect(await found('0_ ')).toEqual({});
});

test('nobody finds what they may not read', async () => {
  const goods = { name: 'Mango pickle', taxable: false, sellingPrice: 5, quantity: 0, cost: 0 };
  await addItem(shop.owner, shop.outletId, goods);
  await addCustomer(shop.owner, 'Mango stall');
  const kindsFor = async (rights: readonly Right[]): Promise<string[]> => {
    const person = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
    return Object.keys(await found('mango', person));
  };
  expect(await kindsFor(['customer.read', 'item.read'])).toEqual(['CUSTOMER', 'ITEM']);
  expect(await kindsFor(['item.read'])).toEqual(['ITEM']);
  expect(await kindsFor(['item.update', 'customer.create'])).toEqual([]);
  const { owner: stranger } = await openShop(app);
  expect(await found('mango', stranger)).toEqual({});
  expect(await found('mango', await openPlatform(app))).toEqual({});
});

test('within an outlet its own bills are found, and those of no other', async () => {
  const other = await addOutlet(app, shop.owner, 'PKR');
  const [here, there] = [
    await sell(shop, { outletId: shop.outletId }),
    await sell(shop, { outletId: other, lines: [serviceLine(await addService())] }),
  ];
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: other,
    roleCodes: ['CASHIER'],
  });
  for (const person of [cashier, await inOutlet(app, shop.owner, other)])
    expect((await found('INV', person)).INVOICE).toEqual([there.code]);
  expect((await found('INV')).INVOICE).toContain(here.code);
});

test('without a text there is nothing to search', async () => {
  expect(fieldsOf(await refusal(shop.owner, searchContract.find, { query: { search: ' ' } }))).toEqual({
    search: 'Required',
  });
});

async function addService(): Promise<number> {
  return (await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 50 } })).id;
}

function serviceLine(serviceId: number) {
  return { ...lineOf(0), inventoryType: 'SERVICE' as const, itemLedgerDetailId: undefined, serviceId };
}
