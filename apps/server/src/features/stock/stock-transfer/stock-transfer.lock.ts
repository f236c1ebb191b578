import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { lockPaper } from '../stock-paper/stock-paper.head.ts';
import type { StockPaper } from '../stock-paper/stock-paper.rows.ts';

/**
 * A transfer that is on its way, held until the transaction ends: of several who receive it or take it back at once, one
 * does, and the others find what became of it. Its row comes before those of any shelf, for everybody.
 */
export async function lockOnItsWay(
  context: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<StockPaper & { to_outlet_id: number }> {
  const { db, businessId } = context;
  const { to_outlet_id, ...paper } = await lockPaper(context, 'STOCK_TRANSFER', { id });
  if (paper.state === 'DRAFT') fail('stockTransfer.notSent', { status: 409 });
  if (paper.state === 'CANCELLED') fail('stockTransfer.cancelledBefore', { status: 409 });
  const [transfer] = await db.query<{ is_on_its_way: boolean }>(
    'select is_on_its_way from stock_transfer where business_id = $1 and id = $2',
    [businessId, id],
  );
  if (transfer?.is_on_its_way !== true || to_outlet_id === null) fail('stockTransfer.receivedBefore', { status: 409 });
  return { ...paper, to_outlet_id: to_outlet_id ?? 0 };
}
