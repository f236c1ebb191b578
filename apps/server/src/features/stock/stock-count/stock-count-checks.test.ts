import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { openShop } from '../../../testing/shop.ts';
import { countLine, openCount, postCount } from '../../../testing/stock-papers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** What the statements name: a count that differs, one that agrees, one that was taken back, and an open sheet. */
const ids = { own: 0, same: 0, back: 0, open: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  const counted = async (rice: number): Promise<number> => {
    const { id } = await openCount(shop);
    await countLine(shop, id, shop.rice.variantId, rice);
    return id;
  };
  ids.own = await counted(97);
  await postCount(shop, ids.own);
  ids.same = await counted(97);
  await postCount(shop, ids.same);
  ids.back = await counted(99);
  await postCount(shop, ids.back);
  await call(shop.owner, stockCountContract.cancel, { params: { id: ids.back }, body: { reason: 'Slip' } });
  ids.open = await counted(90);
});
afterAll(() => app.close());

test('counts that differ, agree, were taken back and are open are in order', async () => {
  await expectSoundBooks(app);
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['stock papers', `update stock_paper set state = 'POSTED', cancelled_at = null where id = $back`],
  ['stock papers', 'update stock_paper set entry_id = (select max(id) from journal_entry) where id = $same'],
  ['stock papers', 'update stock_paper set value_paisa = 1 where id = $same'],
  ['stock papers', 'update stock_paper set dated_on = dated_on - 1 where id = $own'],
  [
    'counts',
    'update stock_count_line set difference = 0, expected_quantity = 97 where paper_id = $own and counted_at is not null',
  ],
  ['counts', 'update stock_count_line set value_paisa = 0 where paper_id = $own and counted_at is not null'],
  [
    'counts',
    'update stock_count_line set expected_quantity = 99, difference = -2 where paper_id = $same and counted_at is not null',
  ],
  [
    'counts',
    'update stock_count_line set expected_quantity = 97, difference = -7, value_paisa = 0 where paper_id = $open and counted_at is not null',
  ],
  ['gaps', 'update stock_paper set sequence = 77 where id = $own'],
  ['numbers', `update stock_paper set number = 'CNT-1' where id = $own`],
])('%s are found wrong: %s', async (check, statement) => {
  const planted = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`$${name}`, String(id)), statement);
  expect((await faultsOf(withFaults(app, planted), check)).length).toBeGreaterThan(0);
});
