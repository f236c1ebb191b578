import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { openBooks } from '../../../testing/figures/book-story.ts';
import { explained } from '../../../testing/figures/why/why-figures.ts';
import { linesReader } from '../../../testing/figures/why/why-lines.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { payVendor } from '../../../testing/vendors.ts';
import { closeDay } from '../../books/day-close/testing/day-closes.ts';
import { addOwnAccount, enterContra, enterJournal, enterOpening } from '../../books/voucher/testing/vouchers.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Mangsir 2083. */
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

let app: TestApp;
let shop: Awaited<ReturnType<typeof openBooks>>;

/**
 * Beside the story of `openBooks`, whose customer paid 400 in cash: 600 of the same customer, half of it by cheque, for 252
 * of goods, a commission of 300, and 48 in advance; a repair and a part of a purchase; and what accountants write.
 */
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openBooks(app);
  const { owner, customerId } = shop;
  await addOwnAccount(owner, 'FEES', 'EXPENSES');
  await addOwnAccount(owner, 'WEAR', 'EXPENSES');
  await addOwnAccount(owner, '3010', 'LOANS');
  await enterJournal(owner, { CASH: 5000, CAPITAL: -5000 });
  await call(owner, paymentContract.createSettlement, {
    body: { ...paying([row(300), row(300, 'CHEQUE')]), customerId },
  });
  await payVendor(owner, 150, '2026-11-20');
  const { id: componentEntityId } = await buy(shop);
  await call(owner, paymentContract.createSettlement, {
    body: { componentEntityId, componentType: 'PURCHASE', ...paying([row(100, 'ONLINE')]) },
  });
  await enterJournal(owner);
  await enterJournal(owner, { FIXED_ASSETS: 2000, FEES: 30, 3010: -1500, BANK: -530 });
  await enterJournal(owner, { WEAR: 100, FIXED_ASSETS: -100 });
  await enterJournal(owner, { TDS_RECEIVABLE: 20, CASH: -20 });
  await enterContra(owner);
  await closeDay(shop, 4720, { reason: 'A note was torn' });
});
afterAll(() => app.close());

const rowsOf = async (body: object, reader: Person = shop.owner) =>
  (await call(reader, cashFlowContract.generate, { body: { ...month, ...body, pageSize: 100 } })).rows;
const told = async (...asked: Parameters<typeof rowsOf>) =>
  (await rowsOf(...asked)).map(({ line, isSum, amount, compared }) => [line, isSum, amount, compared]);

test('cash comes and goes by what it was for, as worked out by hand, and what moves within it is left out', async () => {
  expect(await told({})).toEqual([
    ['CUSTOMERS', false, 700, 0],
    ['OTHER_INCOME', false, 300, 0],
    ['VENDORS', false, -100, 0],
    ['EXPENSES', false, -180, 0],
    ['TAXES', false, -20, 0],
    ['OTHER', false, -10, 0],
    ['OPERATING', true, 690, 0],
    ['ASSETS', false, -2000, 0],
    ['INVESTING', true, -2000, 0],
    ['LOANS', false, 1500, 0],
    ['CAPITAL', false, 4500, 0],
    ['FINANCING', true, 6000, 0],
    ['MOVED', true, 4690, 0],
    ['OPENING', true, 0, 0],
    ['CLOSING', true, 4690, 0],
  ]);
  const sheet = await call(shop.owner, balanceSheetContract.generate, { body: { pageSize: 100 } });
  const amounts = Object.fromEntries(sheet.rows.map(({ line, amount }) => [line, amount]));
  expect([amounts['CASH'], amounts['BANK'], amounts['CHEQUES_IN_HAND']]).toEqual([4720, -330, 300]);
});

test('a day stands beside the one before, with what there was then', async () => {
  const day = { fromDate: '2083-08-04', toDate: '2083-08-04' };
  const rows = await told(day);
  expect(rows[0]).toEqual(['CUSTOMERS', false, 300, 400]);
  expect(rows.slice(-3)).toEqual([
    ['MOVED', true, 4290, 400],
    ['OPENING', true, 400, 0],
    ['CLOSING', true, 4690, 400],
  ]);
  expect((await told({ ...day, compare: 'YEAR_BEFORE' }))[0]).toEqual(['CUSTOMERS', false, 300, 0]);
  expect(await told({ fromDate: '2082-01-01', toDate: '2082-01-31' })).toEqual([]);
});

test('each amount is what its lines come to, that of the former days as well', async () => {
  const readLines = linesReader(shop.owner);
  const { report } = reportAt('cash-flow');
  const filter = { fromDate: '2026-11-20', toDate: '2026-11-20', compare: 'BEFORE' };
  const rows = await rowsOf({ fromDate: '2083-08-04', toDate: '2083-08-04' });
  for (const one of rows)
    for (const column of ['amount', 'compared'] as const) {
      const why = report.whyOf?.[column] ?? report.why;
      const explain = explained['cash-flow'][column];
      if (typeof explain !== 'function') throw new Error('its lines come to it');
      const found = explain(await readLines(why(one, filter, filter.toDate)), one);
      expect({ line: one.line, column, found }).toEqual({ line: one.line, column, found: one[column] });
    }
});

test('a payment that settles goods and an income is told in two lines, each with its own part', async () => {
  const readLines = linesReader(shop.owner);
  const filter = { fromDate: '2026-11-17', toDate: '2026-11-20' };
  const of = async (flow: string) => {
    const lines = await readLines({ at: 'report', path: 'day-book', filter: { ...filter, flow } });
    return lines.map(({ accountName, debit, credit }) => [accountName, debit, credit]);
  };
  expect(await of('OTHER_INCOME')).toEqual([
    ['Receivable', null, 48],
    ['Receivable', null, 252],
  ]);
  expect(await of('CUSTOMERS')).toEqual([
    ['Receivable', null, 400],
    ['Receivable', null, 252],
    ['Customer advances', null, 48],
  ]);
  expect(await of('INVESTING')).toEqual([['Fixed assets', 2000, null]]);
});

test('what the books began with is a line of its own, whatever stands against it', async () => {
  const owner = await openBusiness(app);
  await addOwnAccount(owner, '3010', 'LOANS');
  await enterOpening(owner, { CASH: 700, BANK: 300, FIXED_ASSETS: 5000, 3010: -2000, CAPITAL: -4000 });
  const year = { fromDate: '2082-04-01', toDate: '2083-03-31' };
  expect((await told(year, owner)).filter(([, , amount]) => amount !== 0)).toEqual([
    ['BEGUN', false, 1000, 0],
    ['MOVED', true, 1000, 0],
    ['CLOSING', true, 1000, 0],
  ]);
});

test('each outlet has its own, and what was known on a day is told as it was', async () => {
  const palpaId = await addOutlet(app, shop.owner, 'PALPA');
  expect(await told({ outletId: palpaId })).toEqual([]);
  expect(await told({}, await inOutlet(app, shop.owner, palpaId))).toEqual([]);
  const body = { ...month, knownOn: '2083-08-03', pageSize: 100 };
  const { rows } = await call(shop.owner, cashFlowContract.changes, { body });
  expect(rows.every(({ change }) => change === 'ADDED')).toBe(true);
  expect(rows.find(({ after }) => after?.line === 'CLOSING')?.difference.amount).toBe(4690);
});

test('its file has its lines in their order, its sums in bold', async () => {
  const body = { ...month, fileType: 'EXCEL', language: 'ne' };
  const answer = await send(shop.owner, cashFlowContract.download, { body });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true });
  const rows = sheets[0]?.rows ?? [];
  const at = rows.findIndex(([name]) => name === 'अन्तिम नगद');
  expect(rows[at]).toEqual(['अन्तिम नगद', 4690, 0, 4690]);
  expect(sheets[0]?.cells?.get(`${at},1`)?.style?.font?.bold).toBe(true);
  const paper = await send(shop.owner, cashFlowContract.download, { body: { ...body, fileType: 'PDF' } });
  expect(paper.headers.get('content-disposition')).toContain('filename="Cash Flow.pdf"');
});
