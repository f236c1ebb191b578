import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { asPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import {
  formatQuantity,
  numberFromQuantity,
  quantityFromNumber,
  subtractQuantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import {
  missingValue,
  postStockReceived,
  type ReceivedLine,
  receivedValue,
  stockReceiptEntry,
} from '@bahi/domain/posting/stock-transfer';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayInBothCalendars, readDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { lockBalances, readQuantity } from '../../books/ledger/balances.ts';
import { readBatchParts } from '../../books/ledger/batches/batch-shelf.ts';
import type { BatchWishes } from '../../books/ledger/batches/batch-wish.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { postEntry } from '../stock-paper/stock-paper.post.ts';
import type { StockPaper } from '../stock-paper/stock-paper.rows.ts';
import { lockOnItsWay } from './stock-transfer.lock.ts';
import { getTransfer, readLines } from './stock-transfer.queries.ts';
import type { TransferLineRecord } from './stock-transfer.rows.ts';

type Contract = typeof stockTransferContract;
type Form = Input<Contract['receive']>['body'];
type Arrived = ReceivedLine & { lineId: number; reason: string | null };

/**
 * Puts what arrived onto the receiver's shelves at what left the sender's; what is missing is the receiver's loss, said
 * with a reason. Of two who receive it at once, one does.
 */
export async function receiveTransfer(
  context: Context,
  { params, body }: Input<Contract['receive']>,
): Promise<Answer<Contract['receive']>> {
  const paper = await lockOnItsWay(context, params.id);
  const outletId = paper.to_outlet_id;
  if (context.outletId !== null && context.outletId !== outletId) fail('stockTransfer.notReceiver', { status: 403 });
  if (body.version !== undefined && body.version !== paper.version) return failStale();
  const day = await receivedDay(context, paper, body);
  const lines = arrivedOf(context, await readLines(context, paper.id), body.lines);
  const variantIds = lines.filter(({ received }) => received > 0).map(({ itemVariantId }) => itemVariantId);
  const balances = await lockBalances(context, { outletId, variantIds, day });
  const posting = postStockReceived({ outletId, lines }, { balances });
  const lineIds = lines.map(({ lineId }) => lineId);
  const batches = await batchesArriving(context, paper, balances);
  const version = paper.version + 1;
  const source = { id: paper.id, version, outletId, day, lineIds, batches, kind: 'STOCK_TRANSFER' } as const;
  const entryId = await postEntry(context, stockReceiptEntry, source, posting);
  await writeReceipt(context, paper, { lines, day, remarks: body.remarks, entryId });
  const number = paper.number ?? '';
  const isShort = lines.some(({ sent, received }) => received < sent);
  context.say(isShort ? 'stockTransfer.receivedShort' : 'stockTransfer.received', { number });
  return getTransfer(context, { params });
}

/**
 * What arrives is of the batches that were sent; of what is missing the last to expire. What left is among the sender's
 * moves, which whoever works within the receiving outlet does not see otherwise.
 */
async function batchesArriving(
  context: Context,
  { entry_id: sentEntryId }: StockPaper,
  balances: readonly PlaceBalance[],
): Promise<BatchWishes> {
  if (sentEntryId === null || !balances.some(({ inBatches }) => inBatches)) return new Map();
  const sent = await acrossOutlets(context.db, () => readBatchParts(context, sentEntryId));
  return new Map([...sent].map(([position, parts]) => [position, { parts }]));
}

/** The day on which it arrived: today unless another is said; not before it left, and open. */
async function receivedDay(context: Context, paper: StockPaper, form: Form): Promise<CalendarDay> {
  const field = 'receivedDateAD';
  const asked = { ad: form.receivedDateAD, bs: form.receivedDateBS };
  const day = readDay(context.calendar, asked, { ad: field, bs: 'receivedDateBS' }) ?? context.today;
  const sentOn = storedDay(paper.dated_on);
  if (isInFuture(day, context.today)) fail('stockPaper.dayFuture', { field });
  if (day < sentOn)
    fail('stockTransfer.beforeSent', { field, parameters: { day: dayInBothCalendars(context, sentOn) } });
  await refuseLocked(context, { day, field, hasVat: false });
  return day;
}

/** What arrived of each line that was sent; what is wrong is refused at its field, all lines at once. */
function arrivedOf(
  { language }: Pick<Context, 'language'>,
  sentLines: readonly TransferLineRecord[],
  formLines: Form['lines'],
): Arrived[] {
  const positions = new Map(formLines.map(({ id }, position) => [id, position]));
  if (positions.size !== formLines.length || formLines.length !== sentLines.length)
    return fail('stockTransfer.linesDiffer', { field: 'lines' });
  const refused: RefusedField[] = [];
  const arrived = sentLines.map((line): Arrived => {
    const position = positions.get(line.id) ?? -1;
    const said = formLines[position] ?? fail('stockTransfer.linesDiffer', { field: 'lines' });
    const sent = readQuantity(line.stock_quantity);
    const received = quantityFromNumber(said.receivedQuantity) ?? zeroQuantity;
    if (received > sent) {
      const parameters = { quantity: formatQuantity(sent, language) };
      refused.push({ field: `lines.${position}.receivedQuantity`, key: 'stockTransfer.moreThanSent', parameters });
    } else if (received < sent && said.reason === null)
      refused.push({ field: `lines.${position}.reason`, key: 'stockTransfer.reasonMissing' });
    const reason = received < sent ? said.reason : null;
    return {
      lineId: line.id,
      itemVariantId: line.item_variant_id,
      sent,
      received,
      value: asPaisa(line.value_paisa),
      reason,
    };
  });
  if (refused.length > 0) return fail('common.invalid', { fields: refused });
  return arrived;
}

type Receipt = { lines: readonly Arrived[]; day: CalendarDay; remarks: string | null; entryId: number | null };

async function writeReceipt(context: Context, { id }: StockPaper, receipt: Receipt): Promise<void> {
  const { db, businessId, calendar, session } = context;
  const { lines, day, remarks, entryId } = receipt;
  await insertRows(
    db,
    'stock_receipt_line',
    lines.map((line) => ({
      business_id: businessId,
      transfer_line_id: line.lineId,
      quantity: numberFromQuantity(line.received),
      missing_quantity: numberFromQuantity(subtractQuantity(line.sent, line.received)),
      missing_paisa: subtractPaisa(line.value, receivedValue(line)),
      reason: line.reason,
    })),
  );
  const date = bothDates(day, calendar);
  await db.query(
    `update stock_transfer set is_on_its_way = false, received_on = $3, received_on_bs = $4, received_at = now(),
       received_by = $5, received_by_name = $6, receipt_remarks = $7, missing_paisa = $8, receipt_entry_id = $9
     where business_id = $1 and id = $2`,
    [businessId, id, date.ad, date.bs, session.userId, session.fullName, remarks, missingValue(lines), entryId],
  );
  await db.query('update stock_paper set version = version + 1 where business_id = $1 and id = $2', [businessId, id]);
}
