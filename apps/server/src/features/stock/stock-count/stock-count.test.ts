import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { countLine, leavingOf, openCount, postCount, writeOff } from '../../../testing/stock-papers.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const sellRice = (shop: Shop, quantity: number, issuedDateAD = '2026-11-20') =>
  sell(shop, { issuedDateAD, lines: [lineOf(shop.rice.variantId, { quantity })] });
const differences = (shop: Shop, id: number) => call(shop.owner, stockCountContract.differences, { params: { id } });
const linesOf = (shop: Shop, id: number, query: object = {}) =>
  call(shop.owner, stockCountContract.lines, { params: { id }, query: { pageSize: 50, ...query } });

async function onHand(variantId: number): Promise<unknown> {
  const [row] = await app.asOwner(
    'select quantity::float as quantity, value_paisa::int / 100 as rupees from stock_balance where item_variant_id = $1',
    [variantId],
  );
  return row;
}

test('the whole shelf is counted, what differs is shown with its value before it is posted, and posted by one entry', async () => {
  const shop = await openShop(app);
  const { id, lineCount } = await openCount(shop);
  expect(lineCount).toBe(2);
  expect(
    (await linesOf(shop, id)).rows.map(({ particulars, expected, counted }) => [particulars, expected, counted]),
  ).toEqual([
    ['Rice', 100, null],
    ['Tea', 50, null],
  ]);
  await countLine(shop, id, shop.rice.variantId, 97);
  await countLine(shop, id, shop.tea.variantId, 52);
  expect(await differences(shop, id)).toMatchObject({
    countedCount: 2,
    openCount: 0,
    surplusValue: 300,
    shortageValue: -240,
    rows: [
      { particulars: 'Rice', expected: 100, counted: 97, difference: -3, value: -240, needsCost: false },
      { particulars: 'Tea', expected: 50, counted: 52, difference: 2, value: 300, needsCost: false },
    ],
  });
  expect(await postCount(shop, id)).toMatchObject({ code: 'CNT-HO-2083/84-00001', state: 'POSTED', value: 60 });
  expect([await onHand(shop.rice.variantId), await onHand(shop.tea.variantId)]).toEqual([
    { quantity: 97, rupees: 7760 },
    { quantity: 52, rupees: 7800 },
  ]);
  const entries = await app.asOwner(
    `select account_code, sum(debit_paisa - credit_paisa)::int / 100 as rupees, count(distinct entry.id)::int as entries
     from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where entry.source_kind = 'STOCK_COUNT' and entry.source_id = $1 group by account_code order by account_code`,
    [id],
  );
  expect(entries).toEqual([
    { account_code: 'INVENTORY', rupees: 60, entries: 1 },
    { account_code: 'STOCK_ADJUSTMENT', rupees: -60, entries: 1 },
  ]);
  await expectFiguresOfLedger(app, shop.owner);
});

test('what is sold between the counting of a line and the posting is no difference', async () => {
  const shop = await openShop(app);
  const { id } = await openCount(shop);
  await sellRice(shop, 10);
  await countLine(shop, id, shop.rice.variantId, 88);
  await sellRice(shop, 30);
  await buy(shop, { lines: [bought(shop.rice.variantId, { quantity: 5, rate: 80, taxable: false })] });
  expect((await differences(shop, id)).rows).toMatchObject([{ expected: 90, counted: 88, difference: -2 }]);
  await postCount(shop, id);
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 63 });
  const { rows } = await linesOf(shop, id, { show: 'COUNTED' });
  expect(rows).toMatchObject([{ expected: 90, counted: 88, difference: -2 }]);
});

test('a bill of a former day that is entered after a line was counted was so when it was counted', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const { id } = await openCount(shop);
  await countLine(shop, id, shop.rice.variantId, 90);
  await sellRice(shop, 10, '2026-11-18');
  expect((await differences(shop, id)).rows).toEqual([]);
  expect(await postCount(shop, id)).toMatchObject({ value: 0 });
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 90 });
});

test('a sheet of a former day, filled by pen, is compared with the end of that day', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await sellRice(shop, 10, '2026-11-18');
  await sellRice(shop, 20, '2026-11-20');
  const { id, isLive } = await openCount(shop, { dateAD: '2026-11-18' });
  expect(isLive).toBe(false);
  await countLine(shop, id, shop.rice.variantId, 89);
  expect((await differences(shop, id)).rows).toMatchObject([{ expected: 90, difference: -1 }]);
  expect(await postCount(shop, id)).toMatchObject({ dateAD: '2026-11-18' });
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 69 });
});

test('a sheet of a former day that leaves less than has left since is not posted, and names the goods', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const { id } = await openCount(shop, { dateAD: '2026-11-18' });
  await sellRice(shop, 60);
  await countLine(shop, id, shop.rice.variantId, 50);
  expect((await refusal(shop.owner, stockCountContract.post, { params: { id }, body: {} })).message).toBe(
    'More has left since than was counted: Rice. Something that came is not entered yet',
  );
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 40 });
});

test('several people count at once: what is scanned adds up, and who sets what another has counted is told', async () => {
  const shop = await openShop(app);
  const { id } = await openCount(shop, { scope: 'PICKED' });
  const scan = () =>
    send(shop.owner, stockCountContract.saveLine, {
      params: { id },
      body: { itemLedgerDetailId: shop.rice.variantId, quantity: 1, isAdded: true },
    });
  const answers = await Promise.all(Array.from({ length: 12 }, scan));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  const { rows } = await linesOf(shop, id);
  expect(rows).toMatchObject([{ counted: 12 }]);
  const version = rows[0]?.version ?? 0;
  const set = (quantity: number) => ({
    params: { id },
    body: { itemLedgerDetailId: shop.rice.variantId, quantity, version },
  });
  await call(shop.owner, stockCountContract.saveLine, set(40));
  const stale = await refusal(shop.owner, stockCountContract.saveLine, set(30));
  expect([stale.status, fieldsOf(stale)]).toEqual([
    409,
    { quantity: 'Somebody else counted this meanwhile: 40. Look at it and save again' },
  ]);
});

test('a scanner finds what bears the code; an unknown one is told', async () => {
  const shop = await openShop(app);
  const { id } = await openCount(shop, { scope: 'PICKED' });
  await addItem(shop.owner, shop.outletId, {
    name: 'Honey',
    taxable: false,
    sellingPrice: 40,
    quantity: 0,
    cost: 0,
    barcode: '4006381333931',
  });
  const scan = (code: string) => ({ params: { id }, body: { code, quantity: 1, isAdded: true } });
  await call(shop.owner, stockCountContract.saveLine, scan('4006381333931'));
  expect(await call(shop.owner, stockCountContract.saveLine, scan('4006381333931'))).toMatchObject({
    particulars: 'Honey',
    counted: 2,
  });
  expect(fieldsOf(await refusal(shop.owner, stockCountContract.saveLine, scan('nothing')))).toEqual({
    code: 'No item has the code nothing',
  });
});

test('what is found on an empty shelf costs what it last did, or else what is said of it', async () => {
  const shop = await openShop(app);
  const never = await addItem(shop.owner, shop.outletId, {
    name: 'Soap',
    taxable: false,
    sellingPrice: 40,
    quantity: 0,
    cost: 0,
  });
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 50 })] });
  const { id } = await openCount(shop, { scope: 'PICKED' });
  await countLine(shop, id, shop.tea.variantId, 2);
  await countLine(shop, id, never.variantId, 4);
  expect(await differences(shop, id)).toMatchObject({
    rows: [
      { particulars: 'Soap', value: null, needsCost: true },
      { particulars: 'Tea', value: 300, needsCost: false },
    ],
  });
  const refused = await refusal(shop.owner, stockCountContract.post, { params: { id }, body: {} });
  expect([refused.status, refused.message]).toEqual([409, 'Nothing tells what these cost; say it first: Soap']);
  const cost = { params: { id }, body: { itemLedgerDetailId: never.variantId, unitCost: 25 } };
  await call(shop.owner, stockCountContract.saveCost, cost);
  expect(await differences(shop, id)).toMatchObject({ surplusValue: 400, rows: [{ value: 100, unitCost: 25 }, {}] });
  expect(await postCount(shop, id)).toMatchObject({ value: 400 });
  expect(await onHand(never.variantId)).toEqual({ quantity: 4, rupees: 100 });
});

test('a count on a locked day is refused, when it is begun and when it is posted', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const { id } = await openCount(shop, { dateAD: '2026-11-16' });
  await countLine(shop, id, shop.rice.variantId, 99);
  await call(shop.owner, periodLockContract.lock, {
    body: { scope: 'ALL', throughDayAD: '2026-11-16', reason: 'Told' },
  });
  expect(
    Object.keys(fieldsOf(await refusal(shop.owner, stockCountContract.post, { params: { id }, body: {} }))),
  ).toEqual(['dateAD']);
  const again = { body: { outletId: shop.outletId, dateAD: '2026-11-16', scope: 'ALL' } };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, stockCountContract.create, again)))).toEqual(['dateAD']);
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 100 });
});

test('of two counts of the same goods the later one counts, whichever is posted first', async () => {
  const shop = await openShop(app);
  const [first, second] = [await openCount(shop, { scope: 'PICKED' }), await openCount(shop, { scope: 'PICKED' })];
  await countLine(shop, first.id, shop.rice.variantId, 95);
  await countLine(shop, second.id, shop.rice.variantId, 94);
  await postCount(shop, second.id);
  const late = await refusal(shop.owner, stockCountContract.post, { params: { id: first.id }, body: {} });
  expect([late.status, late.message]).toEqual([
    409,
    'Counted again later by another count: Rice. Count them again or take them off the sheet',
  ]);
  await countLine(shop, first.id, shop.rice.variantId, 94);
  expect(await postCount(shop, first.id)).toMatchObject({ state: 'POSTED', value: 0 });
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 94 });
});

test('a sheet of a former day does not change what a later count established', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const former = { dateAD: '2026-11-18', scope: 'PICKED' } as const;
  const sheet = await openCount(shop, former);
  await countLine(shop, sheet.id, shop.rice.variantId, 90);
  await countLine(shop, sheet.id, shop.tea.variantId, 49);
  const later = await openCount(shop);
  await countLine(shop, later.id, shop.rice.variantId, 95);
  await postCount(shop, later.id);
  const late = await refusal(shop.owner, stockCountContract.post, { params: { id: sheet.id }, body: {} });
  const told = 'Counted again later by another count: Rice. Count them again or take them off the sheet';
  expect([late.status, fieldsOf(late)]).toEqual([409, { dateAD: told }]);
  const rice = { params: { id: sheet.id, itemLedgerDetailId: shop.rice.variantId } };
  await call(shop.owner, stockCountContract.removeLine, rice);
  const posted = await postCount(shop, sheet.id);
  expect(posted).toMatchObject({ state: 'POSTED', value: -150 });
  expect([await onHand(shop.rice.variantId), await onHand(shop.tea.variantId)]).toMatchObject([
    { quantity: 95 },
    { quantity: 49 },
  ]);
  // Both were counted after the 17th: nothing of that day is left to be counted. Of the tea nobody counted after the 18th.
  const body = { outletId: shop.outletId, dateAD: '2026-11-17', scope: 'ALL' } as const;
  expect(fieldsOf(await refusal(shop.owner, stockCountContract.create, { body }))).toEqual({
    dateAD: `All of it was counted on a later day, last by ${posted.code}`,
  });
  const between = { ...former, dateAD: '2026-11-19', scope: 'ALL' } as const;
  expect(await openCount(shop, between)).toMatchObject({ lineCount: 2 });
  await call(shop.owner, stockCountContract.cancel, { params: { id: later.id }, body: { reason: 'Miscounted' } });
  expect(await openCount(shop, { ...former, dateAD: '2026-11-17', scope: 'ALL' })).toMatchObject({ lineCount: 2 });
});

test('a count without a difference has a number and no entry; one with nothing counted is not posted', async () => {
  const shop = await openShop(app);
  const { id } = await openCount(shop);
  expect((await refusal(shop.owner, stockCountContract.post, { params: { id }, body: {} })).message).toBe(
    'Nothing is counted yet',
  );
  await countLine(shop, id, shop.rice.variantId, 100);
  expect(await postCount(shop, id)).toMatchObject({ code: 'CNT-HO-2083/84-00001', value: 0 });
  const entries = await app.asOwner(
    `select id from journal_entry where source_kind = 'STOCK_COUNT' and source_id = $1 and business_id = $2`,
    [id, shop.owner.businessId],
  );
  expect(entries).toEqual([]);
  const line = { params: { id }, body: { itemLedgerDetailId: shop.rice.variantId, quantity: 1 } };
  expect((await refusal(shop.owner, stockCountContract.saveLine, line)).status).toBe(409);
});

test('a count is taken back by the mirror, unless what it found is gone', async () => {
  const shop = await openShop(app);
  const found = await openCount(shop, { scope: 'PICKED' });
  await countLine(shop, found.id, shop.rice.variantId, 105);
  await postCount(shop, found.id);
  await sellRice(shop, 103);
  const cancel = (id: number) => ({ params: { id }, body: { reason: 'The sacks were counted twice' } });
  expect((await refusal(shop.owner, stockCountContract.cancel, cancel(found.id))).message).toBe(
    'Goods that it brought onto the shelf have left it since: Rice',
  );
  const lost = await openCount(shop, { scope: 'PICKED' });
  await countLine(shop, lost.id, shop.rice.variantId, 1);
  await postCount(shop, lost.id);
  expect(await call(shop.owner, stockCountContract.cancel, cancel(lost.id))).toMatchObject({ state: 'CANCELLED' });
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 2 });
});

test('a category is counted with what is retired and still there; nothing to count is told', async () => {
  const shop = await openShop(app);
  const [row] = (await call(shop.owner, itemContract.priceList, { query: { search: 'Rice' } })).rows;
  const [item] = await app.asOwner('select category_id::int as id from item where id = $1', [row?.itemId ?? 0]);
  const { lineCount, categoryName } = await openCount(shop, {
    scope: 'CATEGORY',
    itemCategoryId: Number(item?.['id']),
  });
  expect([lineCount, typeof categoryName]).toEqual([2, 'string']);
  const body = { outletId: shop.outletId, dateAD: '2026-11-20', scope: 'CATEGORY' };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, stockCountContract.create, { body })))).toEqual([
    'itemCategoryId',
  ]);
  const empty = await call(shop.owner, itemCategoryContract.save, { body: { name: 'Toys', code: 'TOYS' } });
  const ofNothing = { body: { ...body, itemCategoryId: empty.id } };
  expect(fieldsOf(await refusal(shop.owner, stockCountContract.create, ofNothing))).toEqual({
    itemCategoryId: 'There is nothing to count here',
  });
});

test('what is damaged after it was counted is damaged, and a sheet that is not posted moves nothing', async () => {
  const shop = await openShop(app);
  const { id } = await openCount(shop);
  await countLine(shop, id, shop.rice.variantId, 100);
  await writeOff(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 4 })] });
  expect((await differences(shop, id)).rows).toEqual([]);
  const printed = { params: { id }, body: { isBlank: true, language: 'ne' } };
  const paper = await send(shop.owner, stockCountContract.print, printed);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await call(shop.owner, stockCountContract.removeDraft, { params: { id } });
  expect(await onHand(shop.rice.variantId)).toMatchObject({ quantity: 96 });
});
