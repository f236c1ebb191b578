import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { laterOf, readOpenFrom } from '../../books/ledger/open-days.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import type { DueRecord } from './due-record.ts';

/** `version` is that of the record which the entry says. */
type Posted = { id: number; outletId: number; day: CalendarDay; version: number };

/** Posts a record, which from now on names this entry as its own. */
export async function postRecord(
  context: Context,
  kind: CategoryKind,
  { id, outletId, day, version }: Posted,
  result: PostingResult,
): Promise<void> {
  if (!result.ok) fail('common.moreThanZero', { field: result.errors[0]?.field ?? 'totalBillAmount' });
  const { entry } = documentKinds[kind];
  const source = { kind: entry, sourceKind: kind, sourceId: id, sourceVersion: version, outletId, day };
  const entryId = await recordPosting(context, source, result.posting);
  await context.db.query(`update document set entry_id = $3 where business_id = $1 and id = $2`, [
    context.businessId,
    id,
    entryId,
  ]);
}

/** Reverses what a record posted, on `day`. */
export async function reverseRecord(
  context: Context,
  kind: CategoryKind,
  record: DueRecord,
  day: CalendarDay,
): Promise<void> {
  if (record.entry_id === null) throw new RangeError(`the document ${record.id} was never posted`);
  const original = await readPosting(context, record.entry_id);
  const posted = postCancellation(original, { balances: [], negativeStockAllowed: true });
  if (!posted.ok) fail('common.conflict', { status: 409 });
  await recordPosting(
    context,
    {
      kind: documentKinds[kind].reversal,
      sourceKind: kind,
      sourceId: record.id,
      sourceVersion: record.version,
      outletId: record.outlet_id,
      day,
      reversesId: record.entry_id,
    },
    posted.posting,
  );
}

/** The days of an edit: on which what stood is taken back, and on which it is posted as it now is. */
export type EditDays = { back: CalendarDay; anew: CalendarDay };

/**
 * What stood is taken back on the day of its entry and posted on that of the record; where these are locked, on the
 * first open day. What was posted later than its record, because it had been cancelled or locked, stays later.
 */
export async function editDays(
  context: Context,
  before: DueRecord,
  { billedOn, hasVat }: { billedOn: CalendarDay; hasVat: boolean },
): Promise<EditDays> {
  const [entry] = await context.db.query<{ posting_date: string }>(
    'select posting_date from journal_entry where business_id = $1 and id = $2',
    [context.businessId, before.entry_id],
  );
  const posted = storedDay(entry?.posting_date ?? before.dated_on);
  const openFrom = await readOpenFrom(context, { hasVat });
  const isLater = posted > storedDay(before.dated_on);
  return { back: laterOf(posted, openFrom), anew: laterOf(laterOf(billedOn, isLater ? posted : null), openFrom) };
}
