import { exampleItem } from '@bahi/contract/catalogue/item/example-item';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller } from '../../../testing/caller.ts';
import { addOutlet, addPerson, firstOutletId, inOutlet, openBusiness } from '../../../testing/people.ts';
import { addItem, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { picture } from '../../../walks/picture.ts';
import { commit, csvFile, upload } from '../../platform/data-import/testing/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The steps that somebody is told, each with whether it is done; null where none are. */
async function stepsOf(caller: Caller): Promise<string[] | null> {
  const { business } = await call(caller, dashboardContract.summary, {});
  return business?.firstSteps?.map(({ step, isDone }) => `${step} ${isDone ? 'done' : 'open'}`) ?? null;
}

test('a new business is told what to do first until all of it is done', async () => {
  const newcomer = await openBusiness(app, { registration: false });
  expect(await stepsOf(newcomer)).toEqual([
    'PROFILE open',
    'ITEM open',
    'BILL open',
    'LOGO open',
    'USERS open',
    'IMPORT open',
  ]);
  const shop = await openShop(app);
  await sell(shop, { state: 'DRAFT' });
  expect(await stepsOf(shop.owner)).toContain('BILL open');
  await sell(shop);
  expect(await stepsOf(shop.owner)).toEqual([
    'PROFILE done',
    'ITEM done',
    'BILL done',
    'LOGO open',
    'USERS open',
    'IMPORT open',
  ]);
  await call(shop.owner, businessContract.saveImage, { files: { image: picture() } });
  await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
  expect(await stepsOf(shop.owner)).toEqual([
    'PROFILE done',
    'ITEM done',
    'BILL done',
    'LOGO done',
    'USERS done',
    'IMPORT open',
  ]);
  const staged = await upload(
    shop.owner,
    csvFile([
      ['Name', 'Category', 'Unit', 'Selling price'],
      ['Sugar', 'Grocery', 'kg', '100'],
    ]),
  );
  expect(await stepsOf(shop.owner), 'a file that only waits is no import').toContain('IMPORT open');
  await commit(shop.owner, staged);
  expect(await stepsOf(shop.owner)).toBeNull();
});

test('everybody is told the steps that their rights allow', async () => {
  const shop = await openShop(app);
  const seller = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['dashboard.read', 'invoice.create', 'invoice.read'],
  });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['dashboard.read'] });
  expect(await stepsOf(seller)).toEqual(['BILL open']);
  expect(await stepsOf(reader)).toBeNull();
  await sell(shop);
  expect(await stepsOf(seller)).toBeNull();
});

test('who puts the list away has it no more, and others still have theirs', async () => {
  const shop = await openShop(app);
  const partner = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['dashboard.read', 'item.create', 'invoice.create'],
  });
  await call(shop.owner, dashboardContract.hideFirstSteps, {});
  await call(shop.owner, dashboardContract.hideFirstSteps, {});
  expect(await stepsOf(shop.owner)).toBeNull();
  expect(await stepsOf(partner)).toEqual(['ITEM done', 'BILL open']);
});

test('a bill of one outlet is the first bill in every outlet', async () => {
  const shop = await openShop(app);
  const inNew = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'PKR'));
  expect(await stepsOf(inNew)).toContain('BILL open');
  await sell(shop, { outletId: shop.outletId });
  expect(await stepsOf(inNew)).toContain('BILL done');
  const { business } = await call(inNew, dashboardContract.summary, {});
  expect(business?.month, 'the figures are still those of the outlet').toMatchObject({ sales: 0, invoices: 0 });
});

test('the example is not the first item', async () => {
  const owner = await openBusiness(app);
  const outletId = await firstOutletId(owner);
  const goods = { taxable: true, sellingPrice: 100, quantity: 0, cost: 0 };
  await addItem(owner, outletId, { ...goods, ...exampleItem });
  expect(await stepsOf(owner)).toContain('ITEM open');
  await addItem(owner, outletId, { ...goods, name: 'Pen' });
  expect(await stepsOf(owner)).toContain('ITEM done');
});
