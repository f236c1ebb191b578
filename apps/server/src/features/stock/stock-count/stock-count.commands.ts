import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { paisaOf } from '@bahi/domain/numbers/money';
import { formatQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { cancelPaper } from '../stock-paper/stock-paper.cancel.ts';
import { insertPaper, paperDayOf, removeDraftPaper } from '../stock-paper/stock-paper.head.ts';
import { lineAnswerOf, readLine } from './stock-count.lines.ts';
import { getStockCount } from './stock-count.queries.ts';
import { refuseDayCountedLater } from './stock-count.refuse.ts';
import { fillSheet, holdSheet, putOnSheet, readCategory, variantOfCode } from './stock-count.sheet.ts';

type Contract = typeof stockCountContract;
type Line = Answer<Contract['saveLine']>;

/** Opens a sheet with what is to be counted on it. */
export async function createStockCount(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  const { db, businessId, today } = context;
  const day = await paperDayOf(context, body);
  const [outlet, category] = [await readOutlet(context, body.outletId), await readCategory(context, body)];
  const id = await insertPaper(context, 'STOCK_COUNT', { outletId: outlet.id, day, remarks: body.remarks });
  await insertRow(db, 'stock_count', {
    business_id: businessId,
    id,
    scope: body.scope,
    category_business_id: category?.business_id ?? null,
    category_id: category?.id ?? null,
    is_live: day === today,
  });
  if (body.scope !== 'PICKED') {
    const lines = await fillSheet(context, { paperId: id, outletId: outlet.id, categoryId: category?.id ?? null });
    if (lines === 0) fail('stockCount.nothingToCount', { field: category === null ? 'scope' : 'itemCategoryId' });
    if (day !== today)
      await refuseDayCountedLater(context, { paperId: id, outletId: outlet.id, dayAd: formatAdDate(day) });
  }
  context.say('stockCount.opened');
  return getStockCount(context, { params: { id } });
}

/**
 * Saves one line, with the moment and who counted it. Two people write different lines at the same time, and add to the
 * same one; who sets one that was counted meanwhile is told.
 */
export async function saveCountLine(context: Context, { params, body }: Input<Contract['saveLine']>): Promise<Line> {
  const { db, businessId, session, language } = context;
  const sheet = await holdSheet(context, params.id);
  const variantId = body.itemLedgerDetailId ?? (await variantOfCode(context, body.code ?? ''));
  await putOnSheet(context, { paperId: sheet.id, variantId });
  if (body.quantity === undefined) return answerOf(context, sheet, variantId);
  const [line] = await db.query<{ id: number; version: number; counted_quantity: string | null }>(
    `select id, version, counted_quantity from stock_count_line
     where business_id = $1 and paper_id = $2 and item_variant_id = $3 for update`,
    [businessId, sheet.id, variantId],
  );
  if (line === undefined) return failNotFound();
  if (!body.isAdded && body.version !== undefined && body.version !== line.version) {
    const quantity =
      line.counted_quantity === null ? '—' : formatQuantity(readQuantity(line.counted_quantity), language);
    fail('stockCount.lineStale', { status: 409, field: 'quantity', parameters: { quantity } });
  }
  const isCounted = body.quantity !== null;
  await db.query(
    `update stock_count_line set counted_quantity = case when $4 then coalesce(counted_quantity, 0) else 0 end + $5::numeric,
       counted_on = case when $6 then case when $7 then $8::date else $9::date end end,
       counted_at = case when $6 and $7 then now() end,
       counted_by = case when $6 then $10::bigint end, counted_by_name = case when $6 then $11 end, version = version + 1
     where business_id = $1 and paper_id = $2 and item_variant_id = $3`,
    [
      businessId,
      sheet.id,
      variantId,
      body.isAdded,
      body.quantity,
      isCounted,
      sheet.is_live,
      formatAdDate(context.today),
      sheet.dated_on,
      session.userId,
      session.fullName,
    ],
  );
  return answerOf(context, sheet, variantId);
}

/** Notes what one costs, for where nothing else tells it. */
export async function saveCountCost(context: Context, { params, body }: Input<Contract['saveCost']>): Promise<Line> {
  const sheet = await holdSheet(context, params.id);
  const paisa = body.unitCost === null ? null : paisaOf(body.unitCost);
  await context.db.query(
    `update stock_count_line set unit_cost_paisa = $4, version = version + 1
     where business_id = $1 and paper_id = $2 and item_variant_id = $3`,
    [context.businessId, sheet.id, body.itemLedgerDetailId, paisa],
  );
  return answerOf(context, sheet, body.itemLedgerDetailId);
}

/** The batch of what was found, or is missing, of goods that keep batches. */
export async function saveCountBatch(context: Context, { params, body }: Input<Contract['saveBatch']>): Promise<Line> {
  const sheet = await holdSheet(context, params.id);
  await context.db.query(
    `update stock_count_line set batch_number = $4, batch_expires_on = $5, version = version + 1
     where business_id = $1 and paper_id = $2 and item_variant_id = $3`,
    [context.businessId, sheet.id, body.itemLedgerDetailId, body.batchNumber, body.batchExpiryAD],
  );
  return answerOf(context, sheet, body.itemLedgerDetailId);
}

/** Takes a line off the sheet. */
export async function removeCountLine(
  context: Context,
  { params }: Input<Contract['removeLine']>,
): Promise<Answer<Contract['removeLine']>> {
  const sheet = await holdSheet(context, params.id);
  const gone = await context.db.query(
    'delete from stock_count_line where business_id = $1 and paper_id = $2 and item_variant_id = $3 returning id',
    [context.businessId, sheet.id, params.itemLedgerDetailId],
  );
  return gone.length === 0 ? failNotFound() : {};
}

/** Takes a sheet away that was not posted. */
export async function removeCountDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  await removeDraftPaper(context, 'STOCK_COUNT', params.id);
  return {};
}

/** Takes a count back, with the reason that stays beside it. */
export async function cancelStockCount(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  await cancelPaper(context, 'STOCK_COUNT', { id: params.id, ...body });
  return getStockCount(context, { params });
}

async function answerOf(
  context: Context,
  sheet: Awaited<ReturnType<typeof holdSheet>>,
  variantId: number,
): Promise<Line> {
  const line = await readLine(context, sheet, { todayAd: formatAdDate(context.today), variantId });
  return line === undefined ? failNotFound() : lineAnswerOf(line, context);
}
