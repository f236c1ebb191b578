import type { Answer, Input } from '@bahi/contract/endpoint';
import type { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type MovedBatch, movedBatchesAnswer, movedOfPaper } from '../../books/ledger/batches/batch-shelf.ts';
import { listGoods } from '../stock-paper/stock-goods.ts';
import { readPaper } from '../stock-paper/stock-paper.head.ts';
import { listPapers } from '../stock-paper/stock-paper.list.ts';
import { paperHeadOf, paperRowOf, seesCost } from '../stock-paper/stock-paper.rows.ts';

type Contract = typeof writeOffContract;
export type WriteOffLine = Row<'write_off_line'> & { moved_batches: readonly MovedBatch[] | null };

/** What left without being sold, newest first unless another order is asked for. */
export async function listWriteOffs(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const ofReason =
    query.reason === undefined
      ? []
      : [
          sql<SqlBool>`exists (select from write_off_line line where line.business_id = ${context.businessId}
            and line.paper_id = stock_paper.id and line.reason = ${query.reason})`,
        ];
  const { rows, recordsTotal } = await listPapers(context, 'WRITE_OFF', query, ofReason);
  return { rows: rows.map((row) => paperRowOf(row, context)), recordsTotal };
}

/** One of them with its lines; 404 for another business's or another outlet's. */
export async function getWriteOff(
  context: Context,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const paper = await readPaper(context, 'WRITE_OFF', params.id);
  const lines = await readWriteOffLines(context, params.id);
  return {
    ...paperRowOf(paper, context),
    ...paperHeadOf(paper, context),
    lines: lines.map((line) => ({
      id: line.id,
      itemLedgerDetailId: line.item_variant_id,
      code: line.code,
      particulars: line.particulars,
      particularsNp: line.particulars_np,
      quantity: Number(line.quantity),
      unit: line.unit,
      unitNp: line.unit_np,
      stockQuantity: Number(line.stock_quantity),
      stockUnit: line.stock_unit,
      stockUnitNp: line.stock_unit_np,
      reason: line.reason,
      note: line.note,
      cost: seesCost(context) ? rupeesOf(line.cost_paisa) : null,
      ...movedBatchesAnswer(line.moved_batches),
    })),
  };
}

export function readWriteOffLines(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  paperId: number,
): Promise<WriteOffLine[]> {
  return db.query<WriteOffLine>(
    `select line.*, ${movedOfPaper} as moved_batches
     from write_off_line line join stock_paper paper on paper.business_id = $1 and paper.id = line.paper_id
     where line.business_id = $1 and line.paper_id = $2 order by line.line_number`,
    [businessId, paperId],
  );
}

/** What can stand on a line of the form. */
export function writeOffGoods(
  context: Context,
  { query }: Input<Contract['goods']>,
): Promise<Answer<Contract['goods']>> {
  return listGoods(context, query);
}
