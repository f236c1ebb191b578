import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { returnOf } from '../../../testing/credit-notes.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { followClock, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { generate, changes, download } = salesRegisterContract;
/** Mangsir 2083, and what was known of it on its fourth day, 20 November. */
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };
const filed = { ...month, knownOn: '2083-08-04' };

let app: TestApp;
let shop: Shop;
let elsewhere: number;
let keeper: Person;
let numbers: { kept: string; cancelled: string; late: string };

beforeAll(async () => {
  app = await startTestApp();
  const pass = await followClock(app);
  shop = await openShop(app);
  elsewhere = await addOutlet(app, shop.owner, 'KTM');
  await allowDaysBack(shop);
  const old = { outletId: shop.outletId, issuedDateAD: '2026-11-18', dueDateAD: '2026-11-19' };
  const kept = await sell(shop, { ...old, lines: [lineOf(shop.tea.variantId, { quantity: 2 })] });
  const slip = await sell(shop, old);
  await pass(24 * 3_600_000);
  shop.owner = await inOutlet(app, shop.owner, null);
  const { owner } = shop;
  // A day later: a bill is cancelled, another one written onto a day before, one paid, and goods come back.
  await call(owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const late = await sell(shop, { ...old, lines: [lineOf(shop.rice.variantId, { quantity: 3 })] });
  await call(owner, paymentContract.create, {
    body: { componentEntityId: kept.id, componentType: 'INVOICE', ...paying([row(26, 'CASH', '2026-11-19')]) },
  });
  await call(owner, creditNoteContract.save, {
    body: returnOf(kept, [1], { issuedDateAD: '2026-11-21' }),
  });
  numbers = { kept: kept.code ?? '', cancelled: slip.code ?? '', late: late.code ?? '' };
  keeper = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    outletId: elsewhere,
    rights: ['sales-register-report.report', 'age-receivable-report.report'],
  });
});
afterAll(() => app.close());

test('a register as it was known on a day has what was there then, and tells what came since', async () => {
  const asFiled = await call(shop.owner, generate, { body: filed });
  expect(asFiled.rows.map(({ number, isCancelled }) => [number, isCancelled])).toEqual([
    [numbers.kept, false],
    [numbers.cancelled, false],
  ]);
  expect(asFiled.totals).toMatchObject({ total: 300, taxable: 200, exempt: 100, vat: 26 });
  const now = await call(shop.owner, generate, { body: month });
  expect(now.totals).toMatchObject({ total: 400, taxable: 100, exempt: 300, vat: 13 });
  const since = await call(shop.owner, changes, { body: { ...filed, sort: '-total' } });
  expect(since.rows).toMatchObject([
    { change: 'ADDED', before: null, after: { number: numbers.late, total: 300 }, difference: { total: 300 } },
    {
      change: 'CANCELLED',
      before: { number: numbers.cancelled, total: 100, isCancelled: false },
      after: { number: numbers.cancelled, total: 100, isCancelled: true },
      difference: { number: numbers.cancelled, total: -100, exempt: -100, vat: 0 },
    },
    { change: 'ADDED', before: null, after: { isReturn: true, total: -100 }, difference: { total: -100, vat: -13 } },
  ]);
  expect(since.totals).toEqual({
    before: asFiled.totals,
    changes: expect.objectContaining({ total: 100, exempt: 200, taxable: -100, vat: -13 }),
    after: now.totals,
  });
});

test('a receivable as at a day that is past forgets what was paid later, and by the second clock what was entered later', async () => {
  const owed = async (body: Record<string, string>) =>
    (await call(shop.owner, ageReceivableContract.generate, { body })).totals.total;
  // 226 and 100 were open; by the books of 20 November nothing was paid, whenever that was dated.
  expect(await owed({ asAtAD: '2026-11-18', knownOnAD: '2026-11-20' })).toBe(326);
  expect(await owed({ asAtAD: '2026-11-19', knownOnAD: '2026-11-20' })).toBe(326);
  expect(await owed({ asAtAD: '2026-11-18' })).toBe(626);
  expect(await owed({ asAtAD: '2026-11-19' })).toBe(600);
  expect(await owed({ knownOnAD: '2026-11-20' })).toBe(326);
});

test('the second clock is refused at its field in the future, before the report begins and where there is no such day', async () => {
  const refused = async (body: object) =>
    fieldsOf(await refusal(shop.owner, generate, { body: { ...month, ...body } }));
  expect(await refused({ knownOn: '2083-08-06' })).toEqual({ knownOn: 'Cannot be in the future' });
  expect(await refused({ knownOnAD: '2026-11-16' })).toEqual({
    knownOn: 'On that day nothing of the report was known: it begins later',
  });
  expect(await refused({ knownOn: '2083-13-01' })).toEqual({ knownOn: expect.stringContaining('1970') });
  expect(fieldsOf(await refusal(shop.owner, changes, { body: month }))).toEqual({ knownOn: 'Required' });
  const asked = { ...month, changes: true, fileType: 'EXCEL' };
  expect(fieldsOf(await refusal(shop.owner, download, { body: asked }))).toEqual({ knownOn: 'Required' });
  expect((await call(shop.owner, generate, { body: { ...month, knownOn: '2083-08-05' } })).totals.total).toBe(400);
});

test('who works in another outlet meets nothing of it, by either clock', async () => {
  expect((await call(keeper, generate, { body: filed })).recordsTotal).toBe(0);
  expect((await call(keeper, changes, { body: filed })).recordsTotal).toBe(0);
  const body = { asAtAD: '2026-11-19', knownOnAD: '2026-11-20' };
  expect((await call(keeper, ageReceivableContract.generate, { body })).recordsTotal).toBe(0);
  expect((await call(keeper, ageReceivableContract.changes, { body })).recordsTotal).toBe(0);
});

test('a file says as when it was known, and one of the changes has their figures and both sums', async () => {
  const cells = async (body: object) => {
    const answer = await send(shop.owner, download, { body: { ...body, fileType: 'EXCEL', language: 'en' } });
    expect(answer.status).toBe(200);
    return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  };
  const whole = await cells(filed);
  const head = 'Fiscal year: 2083/84 · Tax period: Mangsir 2083 · As known on: 2083-08-04 (2026-11-20)';
  expect(whole.flat()).toContain(head);
  const since = await cells({ ...filed, changes: true });
  expect(since.flat()).toContain('Sales register · Changes since then');
  const [added, cancelled] = [numbers.late, numbers.cancelled].map((number) =>
    since.find((line) => line.includes(number)),
  );
  expect(added).toEqual(expect.arrayContaining(['Added', 300]));
  expect(cancelled).toEqual(expect.arrayContaining(['Cancelled', -100]));
  expect(since.find((line) => line.includes('As known then'))).toEqual(expect.arrayContaining([300, 26]));
  expect(since.find((line) => line.includes('Now'))).toEqual(expect.arrayContaining([400, 13]));
  const paper = await send(shop.owner, download, { body: { ...filed, changes: true, fileType: 'PDF' } });
  expect(paper.headers.get('content-disposition')).toContain('filename="Sales Register Changes.pdf"');
});

test('what is told of goods alone is told by either clock as well', async () => {
  const body = { ...month, inventoryType: 'ITEM', knownOn: '2083-08-04' } as const;
  const { rows, totals } = await call(shop.owner, salesReportContract.generate, { body });
  expect(rows).toHaveLength(2);
  expect(totals).toMatchObject({ grandTotal: 326, totalCredit: 326 });
  const since = await call(shop.owner, salesReportContract.changes, { body });
  expect(since.totals.changes).toMatchObject({ grandTotal: 200 });
});
