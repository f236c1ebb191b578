import type { BorneCost } from '@bahi/domain/landed-cost';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readQuantity } from '../../books/ledger/balances.ts';

type CostRow = { purchase_line_id: number; amount_paisa: number; stock_paisa: number; returned_before: string };

/** What the lines of a purchase bear of the costs of it that are in force, by the line. */
export async function readBorneCosts(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  purchaseId: number,
): Promise<ReadonlyMap<number, readonly BorneCost[]>> {
  const rows = await db.query<CostRow>(
    `select share.purchase_line_id, share.amount_paisa, share.stock_paisa, coalesce((
         select sum(debited.stock_quantity) from debit_note_line debited
         join document note on note.business_id = $1 and note.id = debited.document_id and note.entry_id < carried.entry_id
         where debited.business_id = $1 and debited.purchase_line_id = share.purchase_line_id), 0) as returned_before
     from direct_cost cost
     join document carried on carried.business_id = $1 and carried.id = cost.id and carried.state = 'FINAL'
     join direct_cost_share share on share.business_id = $1 and share.direct_cost_id = cost.id
     where cost.business_id = $1 and cost.purchase_id = $2 order by cost.id`,
    [businessId, purchaseId],
  );
  const ofLines = Map.groupBy(rows, (row) => row.purchase_line_id);
  return new Map(
    [...ofLines].map(([lineId, costs]) => [
      lineId,
      costs.map((cost) => ({
        amount: asPaisa(cost.amount_paisa),
        inStock: asPaisa(cost.stock_paisa),
        returnedBefore: readQuantity(cost.returned_before),
      })),
    ]),
  );
}
