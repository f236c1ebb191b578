import { type AdvanceChange, freeAdvance } from '@bahi/domain/calendar/advance-days';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../../platform/core/context.ts';
import { storedDay } from '../../../../platform/core/days.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { accountOfAdvances } from '../party-due.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** Whose advance, and in which outlet. */
export type AdvanceOf = { party: PartyKind; partyId: number; outletId: number };

/** In SQL, what a `line` of the account of advances adds to what a party has in advance, or holds of ours. */
export const gainedInAdvance = {
  customer: 'line.credit_paisa - line.debit_paisa',
  vendor: 'line.debit_paisa - line.credit_paisa',
} as const satisfies Record<PartyKind, string>;

/**
 * What each day changed in that account, with the party's advances locked until the transaction ends, so that none
 * is used twice. Taken after the documents are locked, everybody in the same order: whose a document is stands fast
 * only then.
 */
export async function lockAdvance(
  { db, businessId }: Reader,
  { party, partyId, outletId }: AdvanceOf,
): Promise<AdvanceChange[]> {
  await db.query(`select id from ${party} where business_id = $1 and id = $2 for no key update`, [businessId, partyId]);
  const rows = await db.query<{ posting_date: string; change: number }>(
    `select entry.posting_date, sum(${gainedInAdvance[party]})::bigint as change from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and line.${party}_id = $2 and line.outlet_id = $3
       and line.account_code = '${accountOfAdvances[party]}'
     group by entry.posting_date`,
    [businessId, partyId, outletId],
  );
  return rows.map((row) => ({ day: storedDay(row.posting_date), change: asPaisa(row.change) }));
}

/** What was used of an advance can no longer be taken back, from a day on. Error: advanceUsed. */
export async function checkAdvance(context: Reader, whose: AdvanceOf, from: CalendarDay): Promise<void> {
  if (freeAdvance(await lockAdvance(context, whose), from) < 0) fail('payment.advanceUsed', { status: 409 });
}
