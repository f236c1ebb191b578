import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { insertPaper } from '../stock-paper/stock-paper.head.ts';
import type { PreparedTransfer } from './stock-transfer.sources.ts';

/** Writes the head of a new transfer as a draft. Answers its id. */
export async function insertTransfer(context: Context, prepared: PreparedTransfer): Promise<number> {
  const { outlet, toOutletId, sentOn, form } = prepared;
  const head = { outletId: outlet.id, toOutletId, day: sentOn, remarks: form.remarks };
  const id = await insertPaper(context, 'STOCK_TRANSFER', head);
  await insertRow(context.db, 'stock_transfer', { business_id: context.businessId, id, ...notYet });
  return id;
}

/** What comes when it is received. */
const notYet = {
  received_on: null,
  received_on_bs: null,
  received_at: null,
  received_by: null,
  received_by_name: null,
  receipt_remarks: null,
  missing_paisa: null,
  receipt_entry_id: null,
};

/** Writes the head of a draft anew, and takes its lines away. */
export async function replaceTransfer(context: Context, prepared: PreparedTransfer, id: number): Promise<void> {
  const { db, businessId, calendar } = context;
  const { outlet, toOutletId, sentOn, form } = prepared;
  const date = bothDates(sentOn, calendar);
  await db.query(
    `update stock_paper set outlet_id = $3, to_outlet_id = $4, dated_on = $5, dated_on_bs = $6, remarks = $7, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, outlet.id, toOutletId, date.ad, date.bs, form.remarks],
  );
  await db.query('delete from stock_transfer_line where business_id = $1 and paper_id = $2', [businessId, id]);
}

/** Writes the lines of a transfer, each with what leaves with it: nothing yet of a draft. Answers their ids. */
export function insertTransferLines(
  { db, businessId }: Context,
  { lines }: PreparedTransfer,
  id: number,
  values: readonly Paisa[] = [],
): Promise<number[]> {
  return insertRows(
    db,
    'stock_transfer_line',
    lines.map(({ itemVariantId, thing, unit, ownUnit, quantity, stockQuantity, batchId }, position) => ({
      business_id: businessId,
      paper_id: id,
      line_number: position + 1,
      item_variant_id: itemVariantId,
      code: thing.code,
      particulars: thing.name,
      particulars_np: thing.nameNp,
      unit_business_id: unit.businessId,
      unit_id: unit.id,
      unit: unit.code,
      unit_np: unit.nameNp ?? unit.code,
      quantity,
      stock_unit: ownUnit.code,
      stock_unit_np: ownUnit.nameNp ?? ownUnit.code,
      stock_quantity: numberFromQuantity(stockQuantity),
      batch_id: batchId,
      value_paisa: values[position] ?? 0,
    })),
  );
}
