import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { type StockPaperKind, stockPapers } from '@bahi/domain/goods/stock-papers';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { PostingError } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { lockPaper } from './stock-paper.head.ts';
import type { StockPaper } from './stock-paper.rows.ts';

type Act = { id: number; reason: string; version?: number | undefined };

/**
 * Takes back a paper of this month by the mirror of its entry, on the first open day from today on; the number is kept
 * and shown. Refused where goods that it brought are gone.
 */
export async function cancelPaper(context: Context, kind: StockPaperKind, { reason, ...asked }: Act): Promise<void> {
  const { today, calendar } = context;
  const paper = await lockPaper(context, kind, asked);
  if (paper.state !== 'POSTED') return fail('stockPaper.notCancellable', { status: 409 });
  if (!isOfOpenMonth({ datedBs: paper.dated_on_bs, todayBs: bothDates(today, calendar).bs }))
    return fail('stockPaper.monthOver', { status: 409 });
  await takeBackPaper(context, kind, paper, reason);
}

/** Takes back a paper that is locked and in force, whatever its month. */
export async function takeBackPaper(
  context: Context,
  kind: StockPaperKind,
  paper: StockPaper,
  reason: string,
): Promise<void> {
  const { db, businessId } = context;
  if (paper.entry_id !== null) await reverse(context, kind, { ...paper, entry_id: paper.entry_id });
  await db.query(
    `update stock_paper set state = 'CANCELLED', cancel_reason = $3, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, paper.id, reason],
  );
  context.say('stockPaper.cancelled', { number: paper.number ?? '' });
}

async function reverse(
  context: Context,
  kind: StockPaperKind,
  { id, version, outlet_id: outletId, entry_id: reversesId }: StockPaper & { entry_id: number },
): Promise<void> {
  const original = await readPosting(context, reversesId);
  const day = await openDayFrom(context, context.today, { hasVat: false });
  const variantIds = original.stockMoves.map((move) => move.itemVariantId);
  const balances = await lockBalances(context, { outletId, variantIds, day });
  const posted = postCancellation(original, { balances, negativeStockAllowed: false });
  if (!posted.ok) return failGone(context, reversesId, posted.errors);
  const source = { sourceKind: kind, sourceId: id, sourceVersion: version, outletId, day };
  await recordPosting(context, { ...source, kind: stockPapers[kind].reversal, reversesId }, posted.posting);
}

/** Names the goods that are no longer there. */
async function failGone(
  { db, businessId, language }: Context,
  entryId: number,
  errors: readonly PostingError[],
): Promise<never> {
  const lines = errors.map(({ field }) => Number(field.split('.')[1]));
  const rows = await db.query<{ name: string; name_np: string | null }>(
    `select distinct concat_ws(' ', item.name, variant.attribute_value) as name,
       concat_ws(' ', item.name_np, variant.attribute_value) as name_np
     from stock_move move
     join item_variant variant on variant.business_id = move.business_id and variant.id = move.item_variant_id
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     where move.business_id = $1 and move.entry_id = $2 and move.source_line = any($3) order by name`,
    [businessId, entryId, lines],
  );
  const names = rows.map((row) => (language === 'ne' ? row.name_np || row.name : row.name));
  return fail('stockPaper.goodsGone', { status: 409, parameters: { items: names.join(' · ') } });
}
