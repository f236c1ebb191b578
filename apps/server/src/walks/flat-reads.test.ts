import type { Right } from '@bahi/contract/access';
import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { exceptionCodes } from '@bahi/contract/reports/exceptional-report/exception-checks';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { call, type Caller, send } from '../testing/caller.ts';
import { openLargeBusiness } from '../testing/large-business/large-business.ts';
import { tradeForADay, type TradingShop } from '../testing/large-business/trading-day.ts';
import { countRowsRead, type RowsRead } from '../testing/many/many-names.ts';
import { fillPriceHistory, fillPriceLists } from '../testing/many/many-price-lists.ts';
import { fillTaxes } from '../testing/many/many-taxes.ts';
import { addPerson, inOutlet } from '../testing/people.ts';
import { lineOf } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { asOwner } from '../testing/test-database.ts';
import { addVendor } from '../testing/vendors.ts';

// A business of thousands of bills is made before.
vi.setConfig({ hookTimeout: 120_000 });

const bills = 2000;
/** What is kept of parties, of whom there are a tenth as many as bills: a page of them, and what belongs to those. */
const mostOfParties = bills / 10;
/** Of any other table: a page and what belongs to its rows, or the bills of this month, and not the history. */
const mostRead = bills / 2;
/** The lines of one invoice and what is kept of its goods and its customer, looked up a few times each. */
const mostOfInvoice = 100;
const exactUpTo = 100;
const documentTables = [
  'document',
  'invoice',
  'invoice_line',
  'income',
  'expense',
  'purchase',
  'quotation',
  'credit_note',
];
const moneyTables = ['settlement', 'payment', 'payment_allocation', 'journal_entry', 'journal_line'];
const stockTables = ['stock_move', 'stock_month', 'stock_balance'];
const listTables = ['price_list', 'price_list_customer', 'price_list_line'];
const taxTables = ['voucher', 'voucher_line', 'payment_tds'];
const historyTables = [
  ...documentTables,
  ...moneyTables,
  ...stockTables,
  ...listTables,
  ...taxTables,
  'customer',
  'party_balance',
];

let app: TestApp;
let shop: TradingShop;
let rowsRead: RowsRead;
let priceListId: number;
beforeAll(async () => {
  app = await startTestApp({ exactUpTo });
  const until = todayInKathmandu(app.services.clock());
  const days = 120;
  app.advance(-days * 86_400_000);
  shop = await openLargeBusiness(
    { ...app, ownerSession: (work) => asOwner(inject('databaseServer'), app.databaseName, work) },
    { bills, until },
  );
  app.advance(days * 86_400_000);
  priceListId = await asOwner(inject('databaseServer'), app.databaseName, async (query) => {
    const filled = await fillPriceLists(query, shop.owner.businessId, bills);
    await fillPriceHistory(query, shop.owner.businessId);
    return filled;
  });
  rowsRead = countRowsRead(app, historyTables);
});
afterAll(() => app.close());

const page = { pageSize: 50 };
const invoicesBy = (search: string) => (caller: Caller) =>
  send(caller, invoiceContract.list, { query: { pageSize: 10, search } });
const moneyBy = (search: string) => (caller: Caller) =>
  send(caller, paymentContract.listSettlements, { query: { pageSize: 10, search } });
const anythingBy = (search: string) => (caller: Caller) => send(caller, searchContract.find, { query: { search } });
/** The first days of Mangsir 2083. */
const month = { fromDateAD: '2026-11-17', toDateAD: '2026-11-20' };
const wholeYear = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };

/** What everybody opens again and again. */
const reads: Readonly<Record<string, (caller: Caller) => Promise<Response>>> = {
  invoices: (caller) => send(caller, invoiceContract.list, { query: page }),
  'invoices of a customer': (caller) =>
    send(caller, invoiceContract.list, { query: { ...page, customerId: shop.customerId } }),
  'what a line of an invoice needs, with what its customer last paid': (caller) => {
    const asked = { inventoryType: 'ITEM' as const, id: shop.variantIds[0] ?? 0, customerId: shop.customerId };
    return send(caller, invoiceContract.itemServiceDetail, { query: asked });
  },
  'unpaid invoices': (caller) => send(caller, invoiceContract.list, { query: { ...page, paymentStatus: 'DUE' } }),
  incomes: (caller) => send(caller, incomeContract.list, { query: page }),
  expenses: (caller) => send(caller, expenseContract.list, { query: page }),
  receipts: (caller) => send(caller, paymentContract.listSettlements, { query: { ...page, kind: 'RECEIVED' } }),
  payments: (caller) => send(caller, paymentContract.listSettlements, { query: { ...page, kind: 'PAID' } }),
  'both ways': (caller) => send(caller, paymentContract.listSettlements, { query: page }),
  'cash and banks': (caller) => send(caller, moneyAccountContract.list, { query: page }),
  'the cash of a day': async (caller) => {
    const { boxes } = await call(caller, dayCloseContract.choices, {});
    rowsRead.clear();
    const box = { moneyAccountId: boxes[0]?.id ?? 0, outletId: shop.outletIds[0] };
    return send(caller, dayCloseContract.cash, { query: box });
  },
  'what a payment may name': (caller) => send(caller, moneyAccountContract.choices, {}),
  customers: (caller) => send(caller, customerContract.list, { query: page }),
  'customers by what they owe': (caller) =>
    send(caller, customerContract.list, { query: { ...page, sort: '-dueAmount' } }),
  vendors: (caller) => send(caller, vendorContract.list, { query: page }),
  items: (caller) => send(caller, itemContract.list, { body: { length: 50 } }),
  purchases: (caller) => send(caller, purchaseContract.list, { query: page }),
  'credit notes': (caller) => send(caller, creditNoteContract.list, { query: page }),
  quotations: (caller) => send(caller, quotationContract.list, { query: page }),
  'quotations of a customer': (caller) =>
    send(caller, quotationContract.list, { query: { ...page, customerId: shop.customerId } }),
  'price lists': (caller) => send(caller, priceListContract.list, { query: page }),
  'prices of a list': (caller) =>
    send(caller, priceListContract.listPrices, { params: { id: priceListId }, query: page }),
  'what goods cost a customer': (caller) =>
    send(caller, priceListContract.pricesForInvoice, {
      body: { customerId: shop.customerId, itemLedgerDetailIds: [...shop.variantIds] },
    }),
  'customers for a bill': (caller) => send(caller, customerContract.listForInvoice, { query: page }),
  'what a customer still owes': (caller) =>
    send(caller, paymentContract.openDocuments, {
      params: { customerId: shop.customerId },
      query: { ...page, outletId: shop.outletIds[0] },
    }),
  'the chart of the dashboard by years': (caller) =>
    send(caller, dashboardContract.trend, { query: { period: 'YEARLY' } }),
  dashboard: (caller) => send(caller, dashboardContract.summary, {}),
  'statement of the month': (caller) =>
    send(caller, statementContract.customer, { params: { id: shop.customerId }, query: month }),
  'stock card of the year, its last page': async (caller) => {
    const asked = { params: { variantId: shop.variantIds[0] ?? 0 }, query: { ...wholeYear, pageSize: 50 } };
    const { recordsTotal } = await call(caller, stockCardContract.get, asked);
    rowsRead.clear();
    const pageNumber = Math.floor((recordsTotal - 1) / 50);
    return send(caller, stockCardContract.get, { ...asked, query: { ...asked.query, pageNumber } });
  },
  'stock card of the month': (caller) =>
    send(caller, stockCardContract.get, { params: { variantId: shop.variantIds[0] ?? 0 }, query: month }),
  'why goods cost what they did': async (caller) => {
    const params = { variantId: shop.variantIds[0] ?? 0 };
    const { rows } = await call(caller, stockCardContract.get, { params, query: { ...month, pageSize: 10 } });
    rowsRead.clear();
    return send(caller, stockCardContract.why, { params: { ...params, moveId: rows.at(-1)?.id ?? 0 } });
  },
  'invoices by the name of the busiest': invoicesBy('राम किराना'),
  'invoices by three letters of many': invoicesBy('sit'),
  'invoices by one name': invoicesBy('Sita Suppliers 77'),
  'invoices by a number': invoicesBy('०१७७'),
  'invoices by what all numbers begin with': invoicesBy('INV'),
  'money by the name of the busiest': moneyBy('ram kir'),
  'money by one name': moneyBy('Sita Suppliers 77'),
  'money by a number': moneyBy('84-0017'),
  'incomes by the heading of all': (caller) =>
    send(caller, incomeContract.list, { query: { pageSize: 10, search: 'comm' } }),
  'expenses by the number of one bill': (caller) =>
    send(caller, expenseContract.list, { query: { pageSize: 10, search: 'e-1-77' } }),
  'quotations by the name of the busiest': (caller) =>
    send(caller, quotationContract.list, { query: { pageSize: 10, search: 'ram kir' } }),
  'quotations by a number': (caller) =>
    send(caller, quotationContract.list, { query: { pageSize: 10, search: '84-0017' } }),
  'purchases by the number of one bill': (caller) =>
    send(caller, purchaseContract.list, { query: { pageSize: 10, search: 'b-1-77' } }),
  'credit notes by a number': (caller) =>
    send(caller, creditNoteContract.list, { query: { pageSize: 10, search: '84-0017' } }),
  'a number anywhere': anythingBy('00177'),
  'what all numbers begin with, anywhere': anythingBy('inv'),
  'the name of the busiest, anywhere': anythingBy('ram kir'),
  'one name, anywhere': anythingBy('Sita Suppliers 77'),
  'the number of a receipt, anywhere': anythingBy('rct-ho-2083/84-0017'),
  'an amount, anywhere': anythingBy('१,१३०.००'),
};

test.each(['the owner', 'an outlet'])('what %s opens every day does not walk the history', async (who) => {
  const caller = await inOutlet(app, shop.owner, who === 'the owner' ? null : shop.outletIds[0]);
  const walks: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    // The first time it counts what is many.
    await (await read(caller)).arrayBuffer();
    rowsRead.clear();
    const answer = await read(caller);
    const told = await answer.text();
    expect([name, answer.status]).toEqual([name, 200]);
    expect([name, told.length > 150]).toEqual([name, true]);
    const { table, rows } = rowsRead.most();
    if (rows > mostRead) walks.push(`${name}: ${rows} of ${table}`);
    const balances = rowsRead.of('party_balance');
    if (balances > mostOfParties) walks.push(`${name}: ${balances} of party_balance`);
  }
  expect(walks).toEqual([]);
});

test('of some days no check of the exceptional report walks the history', async () => {
  const caller = await inOutlet(app, shop.owner, null);
  const walks: string[] = [];
  for (const check of exceptionCodes) {
    rowsRead.clear();
    const answer = await send(caller, exceptionalReportContract.generate, { body: { ...month, check } });
    expect([check, answer.status]).toEqual([check, 200]);
    const { table, rows } = rowsRead.most();
    // Of an invoice of five lines each line is looked up beside each move.
    if (rows > bills) walks.push(`${check}: ${rows} of ${table}`);
  }
  expect(walks).toEqual([]);
});

test('what is posted does not walk the history', async () => {
  const owner = { ...shop.owner, ...(await inOutlet(app, shop.owner, null)) };
  const day = formatAdDate(todayInKathmandu(app.services.clock()));
  const bill = { customerId: shop.customerId, outletId: shop.outletIds[0], issuedDateAD: day, dueDateAD: day };
  const lines = shop.variantIds.map((variantId) => lineOf(variantId, { quantity: 1, rate: 100 }));
  rowsRead.clear();
  await call(owner, invoiceContract.create, { body: { state: 'FINAL', ...bill, lines } });
  const ofInvoice = historyTables.map((table) => ({ table, rows: rowsRead.of(table) }));
  expect(ofInvoice.filter(({ rows }) => rows > mostOfInvoice)).toEqual([]);

  // Bought of another vendor, as the numbers of one vendor's bills are known.
  const { id: vendorId } = await addVendor(owner, { alias: 'Of today' });
  rowsRead.clear();
  await tradeForADay({ ...shop, owner, vendorId, day });
  const ofDay = historyTables.map((table) => ({ table, rows: rowsRead.of(table) }));
  expect(ofDay.filter(({ rows }) => rows > mostRead)).toEqual([]);
});

test('what was paid of an amount is found without walking what was received of it', async () => {
  const [usual] = await app.asOwner(`select total_paisa::float8 / 100 as amount, count(*)::int as times from settlement
    where kind = 'RECEIVED' group by total_paisa order by 2 desc limit 1`);
  const caller = await inOutlet(app, shop.owner, null);
  const query = { ...page, kind: 'PAID', search: Number(usual?.['amount']).toFixed(2) } as const;
  await (await send(caller, paymentContract.listSettlements, { query })).arrayBuffer();
  rowsRead.clear();
  await (await send(caller, paymentContract.listSettlements, { query })).arrayBuffer();
  expect([usual, rowsRead.of('settlement') < Number(usual?.['times'])]).toEqual([usual, true]);
});

test('who may not see what vendors are paid looks for money without walking it', async () => {
  const [paid] = await app.asOwner(`select count(*)::int as times from settlement where vendor_id is not null`);
  const rights: Right[] = ['payment.read', 'customer.read', 'invoice.read'];
  const cashier = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const listed = (search: string, kind: 'RECEIVED' | 'PAID') => (caller: Caller) =>
    send(caller, paymentContract.listSettlements, { query: { pageSize: 10, kind, search } });
  const settlementsRead = async (read: (caller: Caller) => Promise<Response>): Promise<number> => {
    await (await read(cashier)).arrayBuffer();
    rowsRead.clear();
    await (await read(cashier)).arrayBuffer();
    return rowsRead.of('settlement');
  };
  const walks: string[] = [];
  for (const search of ['pmt', 'pmt-ho-2083/84-0', '1,130', 'Sita Suppliers 77']) {
    // What is received is seen, and read.
    const received = await settlementsRead(listed(search, 'RECEIVED'));
    const reads = { payments: listed(search, 'PAID'), money: moneyBy(search), anywhere: anythingBy(search) };
    for (const [name, read] of Object.entries(reads)) {
      const rows = (await settlementsRead(read)) - (name === 'payments' ? 0 : received);
      if (rows > Number(paid?.['times']) / 4) walks.push(`${search}, ${name}: ${rows} of ${String(paid?.['times'])}`);
    }
  }
  expect(walks).toEqual([]);
});

test('the history of a price list is found without walking those of all others', async () => {
  const caller = await inOutlet(app, shop.owner, null);
  const eventsRead = countRowsRead(app, ['audit_event']);
  const { events } = await call(caller, recordHistoryContract.get, { params: { kind: 'PRICE_LIST', id: priceListId } });
  expect(events.length).toBeGreaterThan(0);
  expect(eventsRead.of('audit_event')).toBeGreaterThan(0);
  expect(eventsRead.of('audit_event')).toBeLessThan(bills);
});

test('what was held back in former years is read for no month of today', async () => {
  const until = formatAdDate(todayInKathmandu(app.services.clock()));
  await asOwner(inject('databaseServer'), app.databaseName, (query) =>
    fillTaxes(query, shop.owner.businessId, { days: bills, until }),
  );
  const owner = await inOutlet(app, shop.owner, null);
  const [vendor] = await app.asOwner(
    `select vendor_id::int as id from voucher_line where tds_nature is not null and business_id = ${shop.owner.businessId} limit 1`,
  );
  const vendorId = Number(vendor?.['id']);
  const asked: [string, number, () => Promise<Response>][] = [
    ['a month', mostOfInvoice, () => send(owner, tdsContract.get, { query: { dayAD: until } })],
    // Of two years each line is read once for each way it may have moved, and not once for each month.
    ['the months', 3 * bills, () => send(owner, tdsContract.list, {})],
    [
      'the type of last time',
      mostOfInvoice,
      () => send(owner, tdsContract.ratesOn, { query: { dayAD: until, vendorId } }),
    ],
  ];
  for (const [name, most, read] of asked) {
    await (await read()).arrayBuffer();
    rowsRead.clear();
    const answer = await read();
    expect([name, answer.status]).toEqual([name, 200]);
    expect([name, taxTables.filter((table) => rowsRead.of(table) > most)]).toEqual([name, []]);
  }
});

test('without its index a list does', async () => {
  await app.asOwner('drop index document_by_day');
  await app.asOwner('drop index document_by_outlet');
  rowsRead.clear();
  const owner = await inOutlet(app, shop.owner, null);
  await (await send(owner, invoiceContract.list, { query: page })).arrayBuffer();
  expect(rowsRead.most().rows).toBeGreaterThanOrEqual(bills);
});
