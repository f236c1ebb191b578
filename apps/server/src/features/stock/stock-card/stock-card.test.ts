import type { Answer } from '@bahi/contract/endpoint';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { costOf } from '../../../testing/direct-costs.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

type Card = Answer<typeof stockCardContract.get>;
type Cause = Answer<typeof stockCardContract.why>['causes'][number];

const year = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };

let app: TestApp;
let shop: Shop;
let second: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  second = await addOutlet(app, shop.owner, 'KTM');
  await allowDaysBack(shop);
  const { outletId } = shop;
  const tea = (quantity: number) => [lineOf(shop.tea.variantId, { rate: 200, quantity })];
  // Of 50 packets of tea at 150: 10 sold, 20 bought at 170 with 100 of freight, 12 sold, 3 come back, 7 sold in error.
  await sell(shop, { outletId, issuedDateAD: '2026-11-10', lines: tea(10) });
  const vendorId = (await addVendor(shop.owner)).id;
  const purchase = await buy(shop, {
    vendorId,
    issuedDateAD: '2026-11-15',
    lines: [bought(shop.tea.variantId, { quantity: 20, rate: 170 })],
  });
  const costs = [await costOf(shop, vendorId, { totalCost: 100, billDateAD: '2026-11-16' })];
  await call(shop.owner, directCostContract.save, { body: { purchaseInvoiceId: purchase.id, costs } });
  const bill = await sell(shop, { outletId, lines: tea(12) });
  await credit(shop, returnOf(bill, [3]));
  const slip = await sell(shop, { outletId, lines: tea(7) });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
});
afterAll(() => app.close());

const cardOf = (variantId: number, query: object = {}, caller: Person = shop.owner): Promise<Card> =>
  call(caller, stockCardContract.get, { params: { variantId }, query: { ...year, ...query } });
const paisa = (rupees: number | null): number => Math.round((rupees ?? 0) * 100);

test('a card tells each move with its document and its cost, and what is on hand after it', async () => {
  const { opening, rows, in: came, out: went, closing, recordsTotal } = await cardOf(shop.tea.variantId);
  expect(opening).toEqual({ quantity: 50, value: 7500, unitCost: 150 });
  expect(
    rows.map(({ dateAD, kind, quantity, value, runningQuantity }) => [dateAD, kind, quantity, value, runningQuantity]),
  ).toEqual([
    ['2026-11-10', 'SALE', -10, -1500, 40],
    ['2026-11-15', 'RECEIPT', 20, 3400, 60],
    ['2026-11-16', 'LANDED_COST', 0, 100, 60],
    ['2026-11-20', 'SALE', -12, -1900, 48],
    ['2026-11-20', 'RETURN', 3, 475, 51],
    ['2026-11-20', 'SALE', -7, -1108.33, 44],
    ['2026-11-20', 'CANCELLATION', 7, 1108.33, 51],
  ]);
  expect(recordsTotal).toBe(7);
  expect(rows.map(({ unitCost }) => unitCost)).toEqual([150, 170, null, 158.33, 158.33, 158.33, 158.33]);
  expect(rows[0]?.reference).toMatch(/^INV-/);
  expect(rows[1]?.reference).toMatch(/^PUR-/);
  expect([came, went]).toEqual([
    { quantity: 30, value: 3400 + 100 + 475 + 1108.33 },
    { quantity: 29, value: 1500 + 1900 + 1108.33 },
  ]);
  expect(closing).toEqual({ quantity: 51, value: rows.at(-1)?.runningValue, unitCost: 158.33 });
});

test('wherever the period is cut, and on whatever page, it goes on where it stopped', async () => {
  const whole = await cardOf(shop.tea.variantId);
  for (const cut of ['2026-11-09', '2026-11-10', '2026-11-15', '2026-11-20']) {
    const day = Number(cut.slice(-2)) + 1;
    const first = await cardOf(shop.tea.variantId, { toDateAD: cut });
    const rest = await cardOf(shop.tea.variantId, { fromDateAD: `2026-11-${String(day).padStart(2, '0')}` });
    expect(rest.opening).toEqual(first.closing);
    expect(rest.closing).toEqual(whole.closing);
    expect([...first.rows, ...rest.rows]).toEqual(whole.rows);
  }
  const pages = await Promise.all(
    [0, 1, 2, 3].map((pageNumber) => cardOf(shop.tea.variantId, { pageNumber, pageSize: 2 })),
  );
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
});

test('why a sale cost what it did: what there was, what came in and what left add up to the average', async () => {
  const { rows } = await cardOf(shop.tea.variantId);
  for (const { id } of rows) {
    const why = await call(shop.owner, stockCardContract.why, {
      params: { variantId: shop.tea.variantId, moveId: id },
    });
    const sum = (read: (cause: Pick<Cause, 'quantity' | 'value'>) => number): number =>
      why.causes.reduce((total, cause) => total + read(cause), read(why.start)) - read(why.gone);
    expect(sum(({ quantity }) => quantity)).toBe(why.before.quantity);
    expect(sum(({ value }) => paisa(value))).toBe(paisa(why.before.value));
    expect(paisa(why.before.value) + paisa(why.move.value)).toBe(paisa(why.after.value));
  }
  const why = await call(shop.owner, stockCardContract.why, {
    params: { variantId: shop.tea.variantId, moveId: rows[3]?.id ?? 0 },
  });
  expect(why.start).toMatchObject({ quantity: 0, value: 0 });
  expect(why.causes.map(({ kind, quantity, value }) => [kind, quantity, value])).toEqual([
    ['OPENING', 50, 7500],
    ['RECEIPT', 20, 3400],
    ['LANDED_COST', 0, 100],
  ]);
  expect(why.gone).toEqual({ quantity: 10, value: 1500 });
  expect(why.before).toEqual({ quantity: 60, value: 9500, unitCost: 158.33 });
  expect(why.isAtAverage).toBe(true);
});

test('what was entered later for an earlier day is named, with what corrects it', async () => {
  const salt = await addItem(shop.owner, shop.outletId, {
    name: 'Salt',
    taxable: false,
    sellingPrice: 50,
    quantity: 10,
    cost: 40,
  });
  await sell(shop, { outletId: shop.outletId, lines: [lineOf(salt.variantId, { quantity: 4, rate: 50 })] });
  await buy(shop, { issuedDateAD: '2026-11-12', lines: [bought(salt.variantId, { quantity: 10, rate: 60 })] });
  const { rows } = await cardOf(salt.variantId);
  expect(rows.map(({ kind, value }) => [kind, value])).toEqual([
    ['RECEIPT', 600],
    ['SALE', -160],
    ['REVALUATION', -40],
  ]);
  const moveId = rows[1]?.id ?? 0;
  const why = await call(shop.owner, stockCardContract.why, { params: { variantId: salt.variantId, moveId } });
  expect(why.isAtAverage).toBe(false);
  expect(why.causes.map(({ kind, isLater }) => [kind, isLater])).toEqual([
    ['OPENING', false],
    ['RECEIPT', true],
  ]);
  expect(why.corrections.map(({ kind, value }) => [kind, value])).toEqual([['REVALUATION', -40]]);
});

test('one outlet, or all that somebody sees', async () => {
  const sugar = await addItem(shop.owner, second, {
    name: 'Sugar',
    taxable: false,
    sellingPrice: 90,
    quantity: 5,
    cost: 70,
  });
  await buy(shop, { lines: [bought(sugar.variantId, { quantity: 2, rate: 80 })] });
  const of = async (query: object, caller = shop.owner) => {
    const { opening, closing } = await cardOf(sugar.variantId, query, caller);
    return [opening.quantity, closing.quantity, closing.value];
  };
  expect(await of({})).toEqual([5, 7, 510]);
  expect(await of({ outletId: second })).toEqual([5, 5, 350]);
  expect(await of({ outletId: shop.outletId })).toEqual([0, 2, 160]);
  const there = await inOutlet(app, shop.owner, second);
  expect(await of({}, there)).toEqual([5, 5, 350]);
  const sent = { params: { variantId: sugar.variantId }, query: { ...year, outletId: shop.outletId } };
  expect(fieldsOf(await refusal(there, stockCardContract.get, sent))).toHaveProperty('outletId');
});

test('who may not see what goods cost sees how many there are', async () => {
  const keeper = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['stock-card.read', 'stock-card.report'],
  });
  const { opening, rows, closing } = await cardOf(shop.tea.variantId, {}, keeper);
  expect([opening.quantity, opening.value, closing.unitCost]).toEqual([50, null, null]);
  expect(
    rows
      .map(({ value, unitCost, runningValue }) => [value, unitCost, runningValue])
      .flat()
      .every((cell) => cell === null),
  ).toBe(true);
  // The number of a vendor's bill is for who may read those.
  expect(rows[1]?.reference).toBeNull();
  const params = { variantId: shop.tea.variantId, moveId: rows[0]?.id ?? 0 };
  expect((await refusal(keeper, stockCardContract.why, { params })).status).toBe(403);
  const heads = await sheetOf(keeper);
  expect(heads.join()).not.toMatch(/Value|Worth|Cost/);
});

async function sheetOf(caller: Person): Promise<unknown[]> {
  const body = { ...year, fileType: 'EXCEL', language: 'en' } as const;
  const answer = await send(caller, stockCardContract.download, { params: { variantId: shop.tea.variantId }, body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  return rows.find((row) => row.includes('In')) ?? [];
}

test('Excel and paper have what the screen has', async () => {
  const body = { ...year, fileType: 'PDF', language: 'en' } as const;
  const answer = await send(shop.owner, stockCardContract.download, {
    params: { variantId: shop.tea.variantId },
    body: { ...body, outletId: shop.outletId },
  });
  const paper = pdfText(Buffer.from(await answer.arrayBuffer()));
  for (const told of ['Stock card', 'Tea', 'On hand before', 'Landed cost', '158.33', '51'])
    expect(paper).toContain(told);
  expect(await sheetOf(shop.owner)).toEqual([
    'Date',
    'Date (AD)',
    'What',
    'Number or heading',
    'Outlet',
    'In',
    'Out',
    'Cost (Rs)',
    'Value (Rs)',
    'On hand',
    'Worth (Rs)',
  ]);
});

test('goods are found by name, and others of another business are not', async () => {
  const found = await call(shop.owner, stockCardContract.goods, { query: { search: 'tea' } });
  expect(found.rows.map(({ itemName, stockQuantity }) => [itemName, stockQuantity])).toEqual([['Tea', 51]]);
  const other = await openShop(app);
  const sent = { params: { variantId: shop.tea.variantId }, query: year };
  expect((await refusal(other.owner, stockCardContract.get, sent)).status).toBe(404);
});
