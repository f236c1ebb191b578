import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createStockCount, saveCountLine } from '../../../features/stock/stock-count/stock-count.commands.ts';
import { postStockCount } from '../../../features/stock/stock-count/stock-count.post.ts';
import { countGoods } from '../../../features/stock/stock-count/stock-count.queries.ts';
import { createWriteOff } from '../../../features/stock/write-off/write-off.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Shelf = { outletId: number; actor: Actor; today: CalendarDay };

/** What a count of three shelves finds more or less than the books say. */
const found = [-1, 2, 0];

/** Rain came into the store, and some of it went home; then part of the shelf was counted, and another sheet begun. */
export async function countShelf(services: Services, { outletId, actor, today }: Shelf): Promise<void> {
  const dateAD = formatAdDate(today);
  const sheet = stockCountContract.create.body.parse({ outletId, dateAD, scope: 'PICKED', remarks: 'मासिक गन्ती' });
  const wanted = stockCountContract.goods.query.parse({ outletId, sort: '-stockQuantity', pageSize: found.length });
  const fullest = await act(services, actor, today, async (context) => {
    const { rows } = await countGoods(context, { query: wanted });
    return rows.map(({ itemLedgerDetailId }) => itemLedgerDetailId);
  });
  const left = writeOffContract.create.body.parse({
    outletId,
    dateAD,
    remarks: 'गोदाममा पानी चुहियो',
    lines: [
      { itemLedgerDetailId: fullest[0], quantity: 2, reason: 'DAMAGED', note: 'भिजेको' },
      { itemLedgerDetailId: fullest[1], quantity: 1, reason: 'OWN_USE', note: '' },
    ],
  });
  await act(services, actor, today, (context) => createWriteOff(context, { body: left }));
  const { id } = await act(services, actor, today, (context) => createStockCount(context, { body: sheet }));
  await act(services, actor, today, async (context) => {
    const params = { id };
    for (const [place, itemLedgerDetailId] of fullest.entries()) {
      const body = stockCountContract.saveLine.body.parse({ itemLedgerDetailId });
      const { expected } = await saveCountLine(context, { params, body });
      await saveCountLine(context, { params, body: { ...body, quantity: expected + (found[place] ?? 0) } });
    }
    await postStockCount(context, { params, body: {} });
  });
  const next = { ...sheet, remarks: 'अर्को तखता' };
  await act(services, actor, today, async (context) => {
    const { id: openId } = await createStockCount(context, { body: next });
    for (const itemLedgerDetailId of fullest) {
      const body = stockCountContract.saveLine.body.parse({ itemLedgerDetailId });
      await saveCountLine(context, { params: { id: openId }, body });
    }
  });
}
