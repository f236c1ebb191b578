import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
let second: number;
let hari: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  second = await addOutlet(app, shop.owner, 'KTM');
  hari = await addCustomer(shop.owner, 'Hari Stores');
  await allowDaysBack(shop);
  // 100 each, due 122, 80, 31, 1 and 0 days ago, and one in a week.
  for (const [issuedDateAD, dueDateAD] of [
    ['2026-07-20', '2026-07-21'],
    ['2026-08-25', '2026-09-01'],
    ['2026-10-15', '2026-10-20'],
    ['2026-11-10', '2026-11-19'],
    ['2026-11-12', '2026-11-20'],
    ['2026-11-13', '2026-11-27'],
  ] as const)
    await sell(shop, { outletId: shop.outletId, issuedDateAD, dueDateAD });
  const service = await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 100 } });
  const hers = await sell(shop, {
    outletId: second,
    customerId: hari,
    issuedDateAD: '2026-11-01',
    dueDateAD: '2026-11-08',
    lines: [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 100 }],
  });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: hers.id,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-15', paymentAmount: 40 }],
      totalPayingAmount: 40,
    },
  });
});
afterAll(() => app.close());

const generate = (body: Record<string, string | number> = {}, caller = shop.owner) =>
  call(caller, ageReceivableContract.generate, { body });

test('what each customer owes stands by how long it is overdue', async () => {
  const { rows, recordsTotal, totals } = await generate();
  expect(recordsTotal).toBe(2);
  expect(rows).toMatchObject([
    {
      customerName: 'Ram Kirana',
      phone: '9841000000',
      notDue: 200,
      days1To30: 100,
      days31To60: 100,
      days61To91: 100,
      daysBeyond91: 100,
      total: 600,
      advance: 0,
    },
    { customerName: 'Hari Stores', days1To30: 73, total: 73 },
  ]);
  expect(totals).toMatchObject({ notDue: 200, days1To30: 173, total: 673, advance: 0 });
});

test('at the end of a day that is past it is as it was then', async () => {
  const { rows } = await generate({ asAt: '2083-07-28', sort: 'customerName' });
  // 14 November: the payment came a day later, and two bills were due.
  expect(rows).toMatchObject([
    { customerName: 'Hari Stores', days1To30: 113, total: 113 },
    { customerName: 'Ram Kirana', notDue: 300, days1To30: 100, days61To91: 100, daysBeyond91: 100, total: 600 },
  ]);
  expect((await generate({ asAtAD: '2026-07-01' })).recordsTotal).toBe(0);
});

test('it is narrowed to a customer and an outlet, and an outlet user sees theirs alone', async () => {
  const names = async (body: Record<string, string | number>, caller = shop.owner) =>
    (await generate(body, caller)).rows.map(({ customerName, total }) => [customerName, total]);
  expect(await names({ customerId: hari })).toEqual([['Hari Stores', 73]]);
  expect(await names({ outletId: shop.outletId })).toEqual([['Ram Kirana', 600]]);
  const rights = ['age-receivable-report.report'] as const;
  const keeper = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', rights, outletId: second });
  expect(await names({}, keeper)).toEqual([['Hari Stores', 73]]);
  const elsewhere = { body: { outletId: shop.outletId } };
  expect(fieldsOf(await refusal(keeper, ageReceivableContract.generate, elsewhere))).toEqual({
    outletId: 'You do not work in this outlet',
  });
});

test('a day to come, a day that is none, a customer who is none and an order that is none are refused at their fields', async () => {
  const refused = async (body: object) => fieldsOf(await refusal(shop.owner, ageReceivableContract.generate, { body }));
  expect(await refused({ asAtAD: '2026-11-21' })).toEqual({ asAt: 'Cannot be in the future' });
  expect(await refused({ asAt: '2083-13-40' })).toEqual({ asAt: expect.stringContaining('1970') });
  expect(await refused({ customerId: 999_999 })).toEqual({ customerId: 'Not found, choose another' });
  expect(await refused({ outletId: 999_999 })).toEqual({ outletId: 'Not found, choose another' });
  expect(await refused({ sort: 'phone' })).toEqual({ sort: 'This list cannot be sorted so' });
});

test('the spreadsheet has the rows and totals of the screen, as numbers in either language', async () => {
  const { totals } = await generate();
  for (const language of ['ne', 'en'] as const) {
    const answer = await send(shop.owner, ageReceivableContract.download, { body: { fileType: 'EXCEL', language } });
    expect(answer.headers.get('content-disposition')).toContain('filename="Age Receivable Report.xlsx"');
    const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
    expect(rows.at(-1)?.slice(2)).toEqual([
      totals.notDue,
      totals.days1To30,
      totals.days31To60,
      totals.days61To91,
      totals.daysBeyond91,
      totals.total,
      totals.advance,
    ]);
    expect(rows.at(-2)?.[0]).toBe('Hari Stores');
  }
  const paper = await send(shop.owner, ageReceivableContract.download, { body: { fileType: 'PDF' } });
  expect(paper.headers.get('content-disposition')).toContain('filename="Age Receivable Report.pdf"');
});
