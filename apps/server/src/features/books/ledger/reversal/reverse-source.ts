import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { lockBalances } from '../balances.ts';
import { openDayFrom } from '../open-days.ts';
import { readPosting } from './posted.ts';
import { recordPosting } from '../posting.ts';

/** `day` is that of the reversals, where it is not the first open one from today on. */
type Source = { sourceKind: string; sourceId: number; day?: CalendarDay };

/**
 * Reverses every entry of a source that is in force. Refused where goods that came in with it are gone.
 */
export async function reverseSource(context: Context, { day: onDay, ...source }: Source, kind: string): Promise<void> {
  const { db, businessId } = context;
  const entries = await db.query<{ id: number; outlet_id: number }>(
    `select entry.id, entry.outlet_id from journal_entry entry
     where entry.business_id = $1 and entry.source_kind = $2 and entry.source_id = $3
       and num_nonnulls(entry.reverses_id, entry.adjusts_id) = 0 and not exists (
         select from journal_entry reversal where reversal.business_id = $1 and reversal.reverses_id = entry.id)
     order by entry.outlet_id, entry.id`,
    [businessId, source.sourceKind, source.sourceId],
  );
  if (entries.length === 0) return;
  const day = onDay ?? (await openDayFrom(context, context.today, { hasVat: false }));
  for (const { id, outlet_id: outletId } of entries) {
    const original = await readPosting(context, id);
    const variantIds = original.stockMoves.map((move) => move.itemVariantId);
    const balances = await lockBalances(context, { outletId, variantIds, day });
    const posted = postCancellation(original, { balances, negativeStockAllowed: false });
    if (!posted.ok) return fail('common.conflict', { status: 409 });
    await recordPosting(context, { ...source, kind, outletId, day, reversesId: id }, posted.posting);
  }
}
