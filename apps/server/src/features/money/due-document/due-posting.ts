import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readPosting } from '../../books/ledger/posted.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import type { AttachedTable, DueRecord } from './due-record.ts';

type Posted = { id: number; outletId: number; day: CalendarDay };

/** Posts a record, which from now on names this entry as its own. */
export async function postRecord(
  context: Context,
  table: AttachedTable,
  { id, outletId, day }: Posted,
  result: PostingResult,
): Promise<void> {
  if (!result.ok) fail('common.moreThanZero', { field: result.errors[0]?.field ?? 'totalBillAmount' });
  const kind = table.toUpperCase();
  const source = { kind, sourceKind: kind, sourceId: id, outletId, day };
  const entryId = await recordPosting(context, source, result.posting);
  await context.db.query(`update ${table} set entry_id = $3 where business_id = $1 and id = $2`, [
    context.businessId,
    id,
    entryId,
  ]);
}

/** Undoes what a record posted, by its mirror on `day`. */
export async function undoRecord(
  context: Context,
  table: AttachedTable,
  record: DueRecord,
  day: CalendarDay,
): Promise<void> {
  if (record.entry_id === null) throw new RangeError(`the ${table} ${record.id} was never posted`);
  const original = await readPosting(context, record.entry_id);
  const posted = postCancellation(original, { balances: [], negativeStockAllowed: true });
  if (!posted.ok) fail('common.conflict', { status: 409 });
  await recordPosting(
    context,
    {
      kind: `${table.toUpperCase()}_REVERSAL`,
      sourceKind: table.toUpperCase(),
      sourceId: record.id,
      outletId: record.outlet_id,
      day,
      reversesId: record.entry_id,
    },
    posted.posting,
  );
}

/** The day that a record bears. */
export function dayOfRecord({ billed_on }: Pick<DueRecord, 'billed_on'>): CalendarDay {
  const day = parseAdDate(billed_on);
  if (isDateProblem(day)) throw new RangeError(`not a day of the books: ${billed_on}`);
  return day;
}
