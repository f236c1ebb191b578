import { findingsOf, headsOfPlatform } from '../../../testing/books.ts';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, refusal } from '../../../testing/caller.ts';
import { inOutlet, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addItem, editItem, type Item, itemForm, openShop, readItem, type Shop } from './testing/shop.ts';

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  neighbour = await openShop(app);
});
afterAll(() => app.close());

type Opening = { outletId: number | string; quantity: number | string; rate: number | string };

/** What each field of a refused new item says, in English. */
async function refusedFields(openingStock: Opening[], person: Person = shop.owner): Promise<Record<string, string>> {
  return fieldsOf(await refusal(person, itemContract.create, { body: itemForm(shop, { openingStock }) }));
}

/** The entries that an item posted, each with its lines as `ACCOUNT: debit` or `ACCOUNT: -credit`, in paisa. */
async function entriesOf(item: Item) {
  return app.asOwner(
    `select entry.outlet_id::int as "outletId", entry.kind, entry.posting_date::text as day, entry.posting_date_bs as "dayBs",
       entry.fiscal_year as "fiscalYear",
       array(select line.account_code || ': ' || (line.debit_paisa - line.credit_paisa)
         from journal_line line where line.business_id = $1 and line.entry_id = entry.id order by line_number) as lines
     from journal_entry entry where entry.business_id = $1 and entry.source_kind = 'ITEM' and entry.source_id = $2
     order by entry.outlet_id`,
    [shop.owner.businessId, item.id],
  );
}

async function faultsInBooks(): Promise<object[]> {
  const findings = await findingsOf(app, { since: headsOfPlatform() });
  // A finding that looked at nothing would say nothing.
  expect(findings.some(({ check, count }) => check === 'stock value' && count > 0)).toBe(true);
  return findings.filter(({ faults }) => faults.length > 0);
}

test('opening stock is in the books of each outlet: inventory against capital, on the day of purchase', async () => {
  const item = await addItem(shop, {
    purchaseDateAD: '2026-04-14',
    openingStock: [
      { outletId: shop.pokharaId, quantity: '१.५', rate: '१००.०१' },
      { outletId: shop.mainId, quantity: 10, rate: 95 },
    ],
  });
  expect(item.stockQuantity).toBe(11.5);
  expect(item.stock).toEqual([
    expect.objectContaining({ outletId: shop.mainId, quantity: 10, value: 950, isFixed: true }),
    // 1.5 × 100.01 is 150.015: half a paisa is rounded up.
    expect.objectContaining({ outletId: shop.pokharaId, quantity: 1.5, value: 150.02, isFixed: true }),
  ]);
  const posted = { kind: 'OPENING_STOCK', day: '2026-04-14', dayBs: '2083-01-01', fiscalYear: '2082/83' };
  expect(await entriesOf(item)).toEqual([
    { ...posted, outletId: shop.mainId, lines: ['INVENTORY: 95000', 'CAPITAL: -95000'] },
    { ...posted, outletId: shop.pokharaId, lines: ['INVENTORY: 15002', 'CAPITAL: -15002'] },
  ]);
  expect(await faultsInBooks()).toEqual([]);
});

test('what has no day of purchase, or one still to come, is counted as of today', async () => {
  const openingStock = [{ outletId: shop.mainId, quantity: 1, rate: 1 }];
  const today = { day: '2026-11-20', dayBs: '2083-08-04', fiscalYear: '2083/84' };
  expect(await entriesOf(await addItem(shop, { openingStock }))).toMatchObject([today]);
  const tomorrow = await addItem(shop, { openingStock, purchaseDateAD: '2026-11-21' });
  expect(tomorrow.purchaseDateAD).toBe('2026-11-21');
  expect(await entriesOf(tomorrow)).toMatchObject([today]);
});

test('goods that cost nothing are on hand all the same, with nothing to write in the journal', async () => {
  const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 12, rate: 0 }] });
  expect(item.stock).toContainEqual(expect.objectContaining({ outletId: shop.mainId, quantity: 12, value: 0 }));
  expect(await entriesOf(item)).toMatchObject([{ lines: [] }]);
  expect(await faultsInBooks()).toEqual([]);
});

describe('an edit', () => {
  test('takes opening stock for an outlet in which the item has not moved yet', async () => {
    const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 10 }] });
    expect(item.stock.map(({ outletId, isFixed }) => [outletId, isFixed])).toEqual([
      [shop.mainId, true],
      [shop.pokharaId, false],
    ]);
    const openingStock = [{ outletId: shop.pokharaId, quantity: 6, rate: 20 }];
    const edited = await editItem(shop, item.id, { openingStock });
    expect(edited).toMatchObject({ stockQuantity: 10, version: 2 });
    expect(edited.stock.map(({ value, isFixed }) => [value, isFixed])).toEqual([
      [40, true],
      [120, true],
    ]);
  });

  test('leaves it alone where it has moved: the whole edit is refused at that outlet', async () => {
    const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 10 }] });
    const openingStock = [
      { outletId: shop.pokharaId, quantity: 6, rate: 20 },
      { outletId: shop.mainId, quantity: 5, rate: 10 },
    ];
    const sent = { params: { itemId: item.id }, body: itemForm(shop, { sellingPrice: 1, openingStock }) };
    const refused = await refusal(shop.owner, itemContract.update, sent);
    expect(fieldsOf(refused)).toEqual({
      'openingStock.1.outletId': 'The item has moved in this outlet; its opening stock is fixed',
    });
    expect(await readItem(shop, item.id)).toEqual(item);
  });

  test('that keeps the opening stock away changes nothing of it', async () => {
    const item = await addItem(shop, { openingStock: [{ outletId: shop.mainId, quantity: 4, rate: 10 }] });
    const edited = await editItem(shop, item.id, { purchasePrice: 99 });
    expect(edited.stock).toEqual(item.stock);
    expect(await entriesOf(item)).toHaveLength(1);
  });

  test('posts it once, however many send it at once', async () => {
    const item = await addItem(shop);
    const openingStock = [
      { outletId: shop.pokharaId, quantity: 1, rate: 7 },
      { outletId: shop.mainId, quantity: 1, rate: 7 },
    ];
    const edits = Array.from({ length: 8 }, () => editItem(shop, item.id, { openingStock }));
    const ended = await Promise.allSettled(edits);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readItem(shop, item.id)).toMatchObject({ stockQuantity: 2 });
    expect(await faultsInBooks()).toEqual([]);
  });
});

describe('an outlet is refused', () => {
  const unknown = 'Not found, choose another';

  test('when it stands twice, is unknown or another business’s', async () => {
    const of = (outletId: number) => ({ outletId, quantity: 1, rate: 1 });
    expect(await refusedFields([of(shop.mainId), of(999_999), of(neighbour.mainId), of(shop.mainId)])).toEqual({
      'openingStock.1.outletId': unknown,
      'openingStock.2.outletId': unknown,
      'openingStock.3.outletId': 'This outlet stands twice',
    });
  });

  test('when it is closed', async () => {
    const closing = await openShop(app);
    const tenant = { businessId: closing.owner.businessId, outletId: null, userId: null };
    await app.services.database.transaction('write', tenant, (tx) =>
      tx.query('update outlet set is_active = false where business_id = $1 and id = $2', [
        tenant.businessId,
        closing.pokharaId,
      ]),
    );
    const body = itemForm(closing, { openingStock: [{ outletId: closing.pokharaId, quantity: 1, rate: 1 }] });
    const refused = await refusal(closing.owner, itemContract.create, { body });
    expect(fieldsOf(refused)).toEqual({ 'openingStock.0.outletId': 'Inactive, choose another' });
    expect((await addItem(closing)).stock.map(({ outletId }) => outletId)).toEqual([closing.mainId]);
  });

  test('when one works in another', async () => {
    const inPokhara = await inOutlet(app, shop.owner, shop.pokharaId);
    const both = [shop.pokharaId, shop.mainId].map((outletId) => ({ outletId, quantity: 1, rate: 1 }));
    expect(await refusedFields(both, inPokhara)).toEqual({ 'openingStock.1.outletId': unknown });
    const item = await addItem(shop, { openingStock: both.slice(0, 1) }, inPokhara);
    expect(item.stock.map(({ outletId }) => outletId)).toEqual([shop.pokharaId]);
  });
});

test('a value beyond all measure is refused at the rate, and leaves nothing behind', async () => {
  const name = 'Mount Everest';
  for (const quantity of ['999999999', 11]) {
    const openingStock = [{ outletId: shop.mainId, quantity, rate: '999999999' }];
    const refused = await refusal(shop.owner, itemContract.create, { body: itemForm(shop, { name, openingStock }) });
    expect(fieldsOf(refused)).toEqual({ 'openingStock.0.rate': 'Quantity × rate is too large' });
  }
  // The name is free: nothing was kept of the refused ones.
  const openingStock = [{ outletId: shop.mainId, quantity: 10, rate: '999999999' }];
  const item = await addItem(shop, { name, openingStock });
  expect(item.stock).toContainEqual(expect.objectContaining({ outletId: shop.mainId, value: 9_999_999_990 }));
});

test('whatever is opened, in whatever order, the value of the stock is the inventory account', async () => {
  const anyOpening = fc.record({
    tenThousandths: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 9_999_999 })),
    paisa: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9_999_999 })),
  });
  const anyItem = fc.record({
    main: fc.option(anyOpening),
    pokhara: fc.option(anyOpening),
    later: fc.option(anyOpening),
    purchaseDateAD: fc.constantFrom(null, '2024-02-29', '2026-11-20', '2027-01-01'),
  });
  const openingOf = (outletId: number, opening: { tenThousandths: number; paisa: number } | null) =>
    opening === null ? [] : [{ outletId, quantity: opening.tenThousandths / 10_000, rate: opening.paisa / 100 }];
  await fc.assert(
    fc.asyncProperty(fc.array(anyItem, { minLength: 1, maxLength: 5 }), async (items) => {
      for (const { main, pokhara, later, purchaseDateAD } of items) {
        const openingStock = [...openingOf(shop.mainId, main), ...openingOf(shop.pokharaId, pokhara)];
        const item = await addItem(shop, { purchaseDateAD, openingStock });
        const added = openingOf(shop.pokharaId, later);
        if (pokhara === null) await editItem(shop, item.id, { openingStock: added });
        else if (later !== null)
          await refusal(shop.owner, itemContract.update, {
            params: { itemId: item.id },
            body: itemForm(shop, { openingStock: added }),
          });
        const opened = (main?.tenThousandths ?? 0) + ((pokhara ?? later)?.tenThousandths ?? 0);
        const { stockQuantity } = await readItem(shop, item.id);
        expect(Math.round(stockQuantity * 10_000)).toBe(opened);
      }
      expect(await faultsInBooks()).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
