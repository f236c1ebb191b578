import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { listGoods } from '../../../features/stock/stock-paper/stock-goods.ts';
import { saveTransfer } from '../../../features/stock/stock-transfer/stock-transfer.commands.ts';
import { receiveTransfer } from '../../../features/stock/stock-transfer/stock-transfer.receive.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Way = { outletIds: { main: number; second: number }; actor: Actor; today: CalendarDay };

/** What goes to the second outlet: some days ago, and today's truck. */
const sentDaysAgo = 4;
const receivedDaysAgo = 3;
const { save, receive, items } = stockTransferContract;

/**
 * The store sends to the other outlet: the first truck arrived, one piece short; the second is on its way, and what the
 * next one takes is being written.
 */
export async function sendGoods(services: Services, { outletIds, actor, today }: Way): Promise<void> {
  const { main: outletId, second: toOutletId } = outletIds;
  const sentOn = addDays(today, -sentDaysAgo);
  const wanted = items.query.parse({ outletId, sort: '-stockQuantity', pageSize: 4, dayAD: formatAdDate(sentOn) });
  const { rows } = await act(services, actor, today, (context) => listGoods(context, wanted));
  const [first, second, third, fourth] = rows.map(({ itemLedgerDetailId }) => itemLedgerDetailId);
  const writeOn = (day: CalendarDay, remarks: string, lines: readonly object[], state = 'SENT') => {
    const body = save.body.parse({ state, outletId, toOutletId, dateAD: formatAdDate(day), remarks, lines });
    return act(services, actor, day, (context) => saveTransfer(context, { body }));
  };
  const arrived = await writeOn(sentOn, 'बिहानको गाडीमा', [
    { itemLedgerDetailId: first, quantity: 12 },
    { itemLedgerDetailId: second, quantity: 6 },
  ]);
  const counted = arrived.lines.map(({ id, stockQuantity }, position) =>
    position === 1
      ? { id, receivedQuantity: stockQuantity - 1, reason: 'बाटोमा च्यातिएको' }
      : { id, receivedQuantity: stockQuantity },
  );
  const receivedOn = addDays(today, -receivedDaysAgo);
  const body = receive.body.parse({ receivedDateAD: formatAdDate(receivedOn), lines: counted });
  await act(services, actor, receivedOn, (context) => receiveTransfer(context, { params: { id: arrived.id }, body }));
  await writeOn(today, 'साँझको गाडीमा', [
    { itemLedgerDetailId: third, quantity: 8 },
    { itemLedgerDetailId: fourth, quantity: 5 },
  ]);
  await writeOn(today, 'भोलिको गाडीमा', [{ itemLedgerDetailId: first, quantity: 2 }], 'DRAFT');
}
