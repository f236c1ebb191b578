import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, findingsOf, tamper } from '../../../testing/books.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let variantIds: number[];

/** Two bills of six goods, of which the later one was written first: its costs are revalued by a paisa each. */
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const goods = { taxable: false, sellingPrice: 50, quantity: 1.5, cost: 0.33 };
  variantIds = [];
  for (const name of ['Salt', 'Sugar', 'Flour', 'Rice bran', 'Soap', 'Matches'])
    variantIds.push((await addItem(shop.owner, shop.outletId, { ...goods, name })).variantId);
  for (const [issuedDateAD, quantity] of [
    ['2026-07-20', 0.65],
    ['2026-07-10', 0.5],
  ] as const)
    await sell(shop, { issuedDateAD, lines: variantIds.map((variantId) => lineOf(variantId, { quantity })) });
});
afterAll(() => app.close());

test('what was revalued is in order, by one entry for all goods of a bill; whoever changes it is found', async () => {
  await expectSoundBooks(app);
  const entries = await app.asOwner(`select count(*)::int as lines from journal_line line
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    where entry.kind = 'STOCK_REVALUATION' group by entry.id`);
  expect(entries).toEqual([{ lines: 12 }]);

  const [salt, sugar, flour, bran, soap, matches] = variantIds;
  await tamper(
    app,
    // Of another amount, wherever else the books say it.
    `update stock_move set value_paisa = 3 where kind = 'REVALUATION' and item_variant_id = ${salt}`,
    `update journal_line set debit_paisa = sign(debit_paisa)::int * 3, credit_paisa = sign(credit_paisa)::int * 3
     where item_variant_id = ${salt} and entry_id in (select id from journal_entry where kind = 'STOCK_REVALUATION')`,
    `update stock_balance set value_paisa = value_paisa + 2 where item_variant_id = ${salt}`,
    // Not at all.
    `delete from stock_move where kind = 'REVALUATION' and item_variant_id = ${sugar}`,
    `delete from journal_line where item_variant_id = ${sugar} and entry_id in (select id from journal_entry where kind = 'STOCK_REVALUATION')`,
    `update stock_balance set value_paisa = value_paisa - 1 where item_variant_id = ${sugar}`,
    // On another day.
    `update stock_move set moved_on = moved_on - 1 where kind = 'REVALUATION' and item_variant_id = ${flour}`,
    // The sale that made it due was moved behind the other.
    `update stock_move set moved_on = '2026-07-21' where kind = 'SALE' and moved_on = '2026-07-10' and item_variant_id = ${bran}`,
    // As if nothing later were there.
    `update stock_balance set last_moved_on = last_moved_on - 5 where item_variant_id = ${soap}`,
    // On account of what the owner put in.
    `update journal_line set account_code = 'CAPITAL' where item_variant_id = ${matches} and account_code = 'COST_OF_GOODS_SOLD'
       and entry_id in (select id from journal_entry where kind = 'STOCK_REVALUATION')`,
  );
  const found = new Map(
    (await findingsOf(app)).filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults]),
  );
  const goodsOf = (check: string) =>
    (found.get(check) ?? [])
      .map((fault) => variantIds.indexOf(Number(fault['item_variant_id'])))
      .toSorted((one, other) => one - other);
  expect([goodsOf('cost'), goodsOf('stock'), found.get('stock value')]).toEqual([
    [0, 1, 2, 2, 3, 3],
    [3, 4],
    undefined,
  ]);
  expect(found.get('revaluations')).toMatchObject([{ kind: 'STOCK_REVALUATION' }]);
});
