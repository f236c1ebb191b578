import { customerReachOutContract } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addCustomer, allowDaysBack, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let hari: number;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  hari = await addCustomer(shop.owner, 'Hari Stores');
  await addCustomer(shop.owner, 'Gita Rai');
  await allowDaysBack(shop);
  await sell(shop, { customerId: hari, issuedDateAD: '2026-10-01', dueDateAD: '2026-10-08' });
  await sell(shop, { issuedDateAD: '2026-11-10', dueDateAD: '2026-11-19' });
  await sell(shop, { issuedDateAD: '2026-11-18' });
});
afterAll(() => app.close());

const generate = (filter: object = {}) =>
  call(shop.owner, customerReachOutContract.generate, { body: { ...month, ...filter } });

test('each customer stands with their last sale, what they bought, and what they owe', async () => {
  const { rows, totals } = await generate({ sort: 'customerName' });
  expect(rows).toMatchObject([
    { customerName: 'Gita Rai', lastSale: null, sales: 0, due: 0, oldestDue: null },
    { customerName: 'Hari Stores', lastSale: '2026-10-01', sales: 0, due: 100, overdue: 100, oldestDue: '2026-10-08' },
    {
      customerName: 'Ram Kirana',
      phone: '9841000000',
      lastSale: '2026-11-18',
      lastSaleBS: '2083-08-02',
      sales: 100,
      due: 200,
      overdue: 100,
      oldestDueBS: '2083-08-03',
    },
  ]);
  expect(rows[0]?.address).toContain('Butwal-6');
  expect(totals).toEqual({ sales: 100, due: 300, overdue: 200 });
});

test('it is narrowed to who has not bought, to what is overdue, and to a place', async () => {
  const names = async (filter: object) =>
    (await generate({ sort: 'customerName', ...filter })).rows.map(({ customerName }) => customerName);
  expect(await names({ notBoughtSince: '2083-08-01' })).toEqual(['Gita Rai', 'Hari Stores']);
  expect(await names({ notBoughtSinceAD: '2026-10-01' })).toEqual(['Gita Rai']);
  expect(await names({ overdueOnly: true })).toEqual(['Hari Stores', 'Ram Kirana']);
  const { provinceId, districtId } = await call(shop.owner, customerContract.get, { params: { id: hari } });
  expect(await names({ provinceId, districtId })).toHaveLength(3);
  expect(await names({ provinceId: provinceId === 1 ? 2 : 1 })).toEqual([]);
  const refused = async (filter: object) =>
    fieldsOf(await refusal(shop.owner, customerReachOutContract.generate, { body: { ...month, ...filter } }));
  expect(await refused({ districtId: 999_999 })).toEqual({ districtId: 'Not found, choose another' });
  expect(await refused({ notBoughtSince: '2083-08-40' })).toMatchObject({ notBoughtSince: expect.any(String) });
});

test('the file has the rows of the screen, and says who was asked for', async () => {
  const body = { ...month, notBoughtSince: '2083-08-01', fileType: 'EXCEL' as const, language: 'en' as const };
  const answer = await send(shop.owner, customerReachOutContract.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  expect(rows.flat()).toContain('Has not bought since: 2083-08-01 (2026-11-17)');
  expect(rows.at(-2)?.[0]).toBe('Gita Rai');
});
