import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { z } from '@bahi/contract/zod';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { addItem, allowDaysBack, billOf, lineOf, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

type Goods = Partial<Parameters<typeof addItem>[2]>;

/** A shop that may date back, with salt on the shelf: ten bags at 40 from 2 Mangsir (18 November) on. */
async function openSaltShop(goods: Goods = {}): Promise<Shop & { saltId: number }> {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const salt = { name: 'Salt', nameNp: 'नुन', taxable: false, sellingPrice: 50, quantity: 10, cost: 40 };
  const bought = { ...salt, purchaseDateAD: '2026-11-18', ...goods };
  return { ...shop, saltId: (await addItem(shop.owner, shop.outletId, bought)).variantId };
}

type SaltShop = Awaited<ReturnType<typeof openSaltShop>>;

function billOn({ saltId, ...shop }: SaltShop, issuedDateAD: string, ...quantities: number[]) {
  const lines = quantities.map((quantity) => lineOf(saltId, { quantity }));
  return { body: billOf(shop, { issuedDateAD, lines }) };
}

const sellOn = (shop: SaltShop, day: string, ...quantities: number[]) =>
  call(shop.owner, invoiceContract.create, billOn(shop, day, ...quantities));

const refusedOn = async (shop: SaltShop, language: 'en' | 'ne', day: string, ...quantities: number[]) =>
  fieldsOf(await refusal({ ...shop.owner, language }, invoiceContract.create, billOn(shop, day, ...quantities)));

const offeredOn = async ({ owner, saltId }: SaltShop, dayAD: string) => {
  const listed = await call(owner, itemContract.priceList, { query: { dayAD, search: 'Salt' } });
  const query = { inventoryType: 'ITEM', id: saltId, dayAD } as const;
  const asked = await call(owner, invoiceContract.itemServiceDetail, { query });
  expect(listed.rows.map(({ stockQuantity }) => stockQuantity)).toEqual([asked.stockQuantity]);
  return asked.stockQuantity;
};

async function allowNegativeStock({ owner: { businessId, userId } }: Shop): Promise<void> {
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('update business set allows_negative_stock = true where id = $1', [businessId]),
  );
}

/** What stock was revalued by, with the day whose costs that corrects and the day on which it was posted. */
const revaluations = ({ owner }: Shop) =>
  app.asOwner(
    `select move.moved_on, entry.posting_date, entry.source_kind, entry.adjusts_id = invoiced.id as follows, move.value_paisa
     from stock_move move join journal_entry entry on entry.business_id = move.business_id and entry.id = move.entry_id
     join journal_entry invoiced on invoiced.business_id = entry.business_id and invoiced.source_id = entry.source_id
       and invoiced.kind = 'SALES_INVOICE'
     where move.business_id = $1 and move.kind = 'REVALUATION' order by move.id`,
    [owner.businessId],
  );

test('goods are sold on no day before they came, and the first day on which they can be is named', async () => {
  const shop = await openSaltShop();
  expect(await refusedOn(shop, 'en', '2026-11-17', 3)).toEqual({
    'lines.0.quantity': 'Salt: enough only from 2 Mangsir 2083 on',
  });
  expect(await refusedOn(shop, 'ne', '2026-11-17', 3)).toEqual({
    'lines.0.quantity': 'नुन: २ मंसिर २०८३देखि मात्र पुग्छ',
  });
  expect(await refusedOn(shop, 'en', '2026-11-17', 11)).toEqual({ 'lines.0.quantity': 'Only 10 in stock' });
  expect([await offeredOn(shop, '2026-11-17'), await offeredOn(shop, '2026-11-18')]).toEqual([0, 10]);
  await sellOn(shop, '2026-11-18', 3);
});

test('what comes back is sold from the day on which it did, and what a later sale needs is not sold before it', async () => {
  const shop = await openSaltShop({ purchaseDateAD: '2026-07-01' });
  await sellOn(shop, '2026-11-16', 4);
  const slip = await sellOn(shop, '2026-11-18', 5);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await refusedOn(shop, 'en', '2026-11-18', 1, 1)).toEqual({
    'lines.1.quantity': 'Salt: enough only from 4 Mangsir 2083 on',
  });
  // Of the fiscal year before, whose series is its own: one is left by all that follows, and all of six when it is over.
  expect([await offeredOn(shop, '2026-07-10'), await offeredOn(shop, '2026-11-20')]).toEqual([1, 6]);
  expect(await refusedOn(shop, 'en', '2026-07-10', 2)).toEqual({
    'lines.0.quantity': 'Salt: enough only from 4 Mangsir 2083 on',
  });
  expect(await refusedOn(shop, 'en', '2026-07-10', 7)).toEqual({ 'lines.0.quantity': 'Only 6 in stock' });
  await sellOn(shop, '2026-07-10', 1);
  expect(await revaluations(shop)).toEqual([]);
});

test('of several that date back at the same time only so many pass as there are goods for what follows', async () => {
  const shop = await openSaltShop({ purchaseDateAD: '2026-07-01' });
  await sellOn(shop, '2026-11-16', 8);
  const bill = () => send(shop.owner, invoiceContract.create, billOn(shop, '2026-07-10', 1));
  const answers = await Promise.all(Array.from({ length: 6 }, bill));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
});

test('a sale of a former day that changes what later ones cost has them corrected by one entry of today', async () => {
  // A bag and a half for half a rupee: 0.65 of it cost 0.22, after 0.5 went for 0.17 before it 0.21.
  const shop = await openSaltShop({ purchaseDateAD: '2026-07-01', quantity: 1.5, cost: 0.33 });
  await sellOn(shop, '2026-07-20', 0.65);
  await sellOn(shop, '2026-07-10', 0.5);
  expect(await revaluations(shop)).toEqual([
    { moved_on: '2026-07-20', posting_date: '2026-11-20', source_kind: 'INVOICE', follows: true, value_paisa: 1 },
  ]);
  const lines = await app.asOwner(
    `select account_code as account, (debit_paisa - credit_paisa)::int as paisa, item_variant_id::int = $2 as is_salt
     from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and entry.kind = 'STOCK_REVALUATION' order by line_number`,
    [shop.owner.businessId, shop.saltId],
  );
  expect(lines).toEqual([
    { account: 'INVENTORY', paisa: 1, is_salt: true },
    { account: 'COST_OF_GOODS_SOLD', paisa: -1, is_salt: true },
  ]);
  await expectFiguresOfLedger(app, shop.owner);
});

test('where more is sold than is there, goods that were sold before they came cost what they then really did', async () => {
  const shop = await openSaltShop();
  await allowNegativeStock(shop);
  await sellOn(shop, '2026-11-20', 3);
  await buy(shop, { issuedDateAD: '2026-11-20', lines: [bought(shop.saltId, { quantity: 1, rate: 60 })] });
  // At what was paid last; what came first really cost 40.
  await sellOn(shop, '2026-07-10', 2);
  expect((await revaluations(shop)).at(-1)).toMatchObject({ moved_on: '2026-11-18', value_paisa: 4_000 });
  const [left] = await app.asOwner(
    'select quantity::int, value_paisa, last_moved_on from stock_balance where item_variant_id = $1',
    [shop.saltId],
  );
  expect(left).toEqual({ quantity: 6, value_paisa: 26_000, last_moved_on: '2026-11-20' });
  await expectFiguresOfLedger(app, shop.owner);
});

/** What of a story is sold, in the order of writing: of the fiscal year before, whose series is its own, or of this month. */
const anyStory = fc.record({
  boughtOn: fc.constantFrom('2026-06-20', '2026-07-06', '2026-11-18'),
  sellsBeyondStock: fc.boolean(),
  steps: fc.array(
    fc.record({
      does: fc.constantFrom('sell', 'sell', 'sell', 'cancel'),
      isOfYearBefore: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 15 }).map((tenths) => tenths / 10),
    }),
    { minLength: 6, maxLength: 10, size: 'max' },
  ),
});

const written = z.object({ data: z.object({ id: z.int() }).optional() });

test('whatever is sold and taken back, in two fiscal years by turns, stock is what a replay by days says', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ boughtOn, sellsBeyondStock, steps }) => {
      const shop = await openSaltShop({ purchaseDateAD: boughtOn, quantity: 4, cost: 0.33 });
      if (sellsBeyondStock) await allowNegativeStock(shop);
      let lastId = 0;
      for (const [position, { does, isOfYearBefore, quantity }] of steps.entries()) {
        const day = isOfYearBefore
          ? `2026-07-${10 + Math.floor(position / 2)}`
          : `2026-11-${17 + Math.floor(position / 3)}`;
        const cancelled = { params: { id: lastId }, body: { reason: 'Slip' } };
        const answer =
          does === 'sell'
            ? await send(shop.owner, invoiceContract.create, billOn(shop, day, quantity))
            : await send(shop.owner, invoiceContract.cancel, cancelled);
        expect([200, 400, 404, 409]).toContain(answer.status);
        lastId = written.parse(await answer.json()).data?.id ?? lastId;
      }
    }),
    { numRuns: 8 },
  );
  await expectSoundBooks(app);
}, 120_000);
