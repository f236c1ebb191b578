import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { afterMove, goneBetween, isProvisional, leftAtAverage } from '@bahi/domain/posting/costs/cost-origin';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { StockBalance } from '@bahi/domain/stock-cost';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { causesQuery, correctionsQuery, type MoveRow, moveQuery } from './stock-card.books.ts';
import { balanceOf, readGoods, readMovedBefore } from './stock-card.queries.ts';
import { amountOf, goodsOf, moveOf, onHandOf, seesCost } from './stock-card.rows.ts';

type Why = (typeof stockCardContract)['why'];

/** What is told one by one; what came before stands as what there was. */
const mostCauses = 8;

/** What the cost of a move follows from: what made the average before it, and what it left behind. */
export async function explainCost(context: Context, { params }: Input<Why>): Promise<Answer<Why>> {
  if (!seesCost(context)) return fail('common.forbidden', { status: 403 });
  const { db, businessId } = context;
  const { variantId, moveId } = params;
  const [goods, [row]] = await Promise.all([
    readGoods(context, variantId),
    db.query<MoveRow>(moveQuery, [businessId, variantId, moveId]),
  ]);
  if (row === undefined) return failNotFound();
  const [before, latest, corrections] = await Promise.all([
    balanceBefore(context, variantId, row),
    db.query<MoveRow>(causesQuery, [businessId, variantId, row.outlet_id, row.moved_on, row.id, mostCauses]),
    db.query<MoveRow>(correctionsQuery, [businessId, variantId, row.outlet_id, row.moved_on]),
  ]);
  const causes = latest.toReversed();
  const start = causes[0] === undefined ? before : await balanceBefore(context, variantId, causes[0]);
  const gone = goneBetween(start, causes.map(movedBy), before);
  return {
    goods: goodsOf(goods),
    move: moveOf(row, context),
    start: onHandOf(start, context),
    causes: causes.map((cause) => ({ ...moveOf(cause, context), isLater: cause.id > row.id })),
    gone: amountOf(gone, context),
    before: onHandOf(before, context),
    after: onHandOf(afterMove(before, movedBy(row)), context),
    isAtAverage: leftAtAverage(before, { ...movedBy(row), kind: row.kind }),
    isProvisional: isProvisional(before, { ...movedBy(row), kind: row.kind }),
    corrections: corrections.filter(({ id }) => id !== row.id).map((correction) => moveOf(correction, context)),
  };
}

async function balanceBefore(context: Context, variantId: number, row: MoveRow): Promise<StockBalance> {
  const at = { variantId, outletIds: [row.outlet_id], day: storedDay(row.moved_on), id: row.id };
  return balanceOf(await readMovedBefore(context, at));
}

function movedBy(row: MoveRow): StockBalance {
  return { quantity: readQuantity(row.quantity), value: asPaisa(row.value_paisa) };
}
