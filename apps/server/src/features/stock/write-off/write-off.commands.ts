import type { Answer, Input } from '@bahi/contract/endpoint';
import type { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { batchOrderOf, writeOffReasons } from '@bahi/domain/goods/write-off';
import { negatePaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { asQuantity, numberFromQuantity } from '@bahi/domain/numbers/quantity';
import { postStockAdjustment } from '@bahi/domain/posting/stock-adjustment';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { failShortage } from '../goods-lines/goods-lines.compute.ts';
import { cancelPaper } from '../stock-paper/stock-paper.cancel.ts';
import { insertPaper } from '../stock-paper/stock-paper.head.ts';
import { postPaper } from '../stock-paper/stock-paper.post.ts';
import { type PreparedWriteOff, prepareWriteOff } from './write-off.prepare.ts';
import { getWriteOff } from './write-off.queries.ts';

type Contract = typeof writeOffContract;

/** Writes what left the shelf, and posts it at the cost of its day. */
export async function createWriteOff(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const prepared = await prepareWriteOff(context, body);
  const { outlet, day, form } = prepared;
  const posting = await postingOf(context, prepared);
  const id = await insertPaper(context, 'WRITE_OFF', { outletId: outlet.id, day, remarks: form.remarks });
  const lineIds = await insertLines(context, prepared, { id, posting });
  const batches = new Map(
    prepared.lines.map(({ batchId, reason }, position) => {
      const order = batchOrderOf(reason);
      return [position, batchId ? { batchId, order } : { order }] as const;
    }),
  );
  const paper = { id, version: 1, outletId: outlet.id, day, lineIds, batches };
  context.say('writeOff.entered', { number: await postPaper(context, 'WRITE_OFF', paper, posting) });
  return getWriteOff(context, { params: { id } });
}

/** Takes it back, with the reason that stays beside it. */
export async function cancelWriteOff(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  await cancelPaper(context, 'WRITE_OFF', { id: params.id, ...body });
  return getWriteOff(context, { params });
}

async function postingOf(
  context: Context,
  { outlet, day, lines, negativeStockAllowed }: PreparedWriteOff,
): Promise<Posting> {
  const variantIds = lines.map((line) => line.itemLedgerDetailId);
  const balances = await lockBalances(context, { outletId: outlet.id, variantIds, day });
  const posted = postStockAdjustment(
    {
      outletId: outlet.id,
      lines: lines.map(({ itemLedgerDetailId, stockQuantity, reason }) => ({
        itemVariantId: itemLedgerDetailId,
        quantity: asQuantity(-stockQuantity),
        account: writeOffReasons[reason],
      })),
    },
    { balances, negativeStockAllowed },
  );
  if (posted.ok) return posted.posting;
  const things = lines.map(({ thing }) => thing);
  return failShortage(context, posted.errors, things, balances);
}

function insertLines(
  { db, businessId }: Context,
  { lines }: PreparedWriteOff,
  { id, posting }: { id: number; posting: Posting },
): Promise<number[]> {
  const costs = Map.groupBy(posting.stockMoves, (move) => move.sourceLine);
  const rows = lines.map((line, position) => ({
    business_id: businessId,
    paper_id: id,
    line_number: position + 1,
    item_variant_id: line.itemLedgerDetailId,
    code: line.thing.code,
    particulars: line.thing.name,
    particulars_np: line.thing.nameNp,
    unit_business_id: line.unit.businessId,
    unit_id: line.unit.id,
    unit: line.unit.code,
    unit_np: line.unit.nameNp,
    quantity: line.quantity,
    stock_unit: line.ownUnit.code,
    stock_unit_np: line.ownUnit.nameNp,
    stock_quantity: numberFromQuantity(line.stockQuantity),
    reason: line.reason,
    note: line.note,
    batch_id: line.batchId ?? null,
    cost_paisa: negatePaisa(sumPaisa((costs.get(position) ?? []).map(({ value }) => value))),
  }));
  return insertRows(db, 'write_off_line', rows);
}
