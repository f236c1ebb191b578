import type { dayCloseDetail } from '@bahi/contract/books/day-close/day-close-answer';
import type { z } from '@bahi/contract/zod';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readCashUntil, readClose } from './day-close.books.ts';

export type Since = Pick<z.output<typeof dayCloseDetail>, 'expectedNowAmount' | 'since' | 'sinceCount'>;
type SinceRow = {
  entry_id: number;
  posting_date: string;
  posting_date_bs: string;
  kind: string;
  number: string | null;
  paisa: number;
  created_at: Date;
  count: number;
};

const shownLines = 20;

/** Nothing came since. */
export function unchanged({ state, expected_paisa: expected }: Row<'day_close'>): Since {
  return { expectedNowAmount: state === 'CLOSED' ? rupeesOf(expected) : null, since: [], sinceCount: 0 };
}

/**
 * What the books say of a close now, without what it posted itself, and what was written since into the days that it
 * closed: from the one after the close before until its own. What came into days before those changed an earlier close.
 */
export async function readSince(context: Context, row: Row<'day_close'>): Promise<Since> {
  if (row.state !== 'CLOSED') return unchanged(row);
  const { db, businessId } = context;
  const [place, day] = [{ outletId: row.outlet_id, code: row.account_code }, storedDay(row.dated_on)];
  const [until, previous] = await Promise.all([
    readCashUntil(context, place, day),
    readClose(context, place, { day, which: 'before' }),
  ]);
  const after = previous?.dated_on ?? formatAdDate(addDays(day, -1));
  const lines = await db.query<SinceRow>(
    `select entry.id as entry_id, line.posting_date, entry.posting_date_bs, entry.kind, settlement.number,
       line.debit_paisa - line.credit_paisa as paisa, entry.created_at, count(*) over ()::int as count
     from journal_line line
     join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
     left join settlement on settlement.business_id = $1 and settlement.id = entry.source_id and entry.source_kind = 'RECEIPT'
     where line.business_id = $1 and line.account_code = $2 and line.outlet_id = $3 and line.posting_date > $4
       and line.posting_date <= $5 and entry.created_at > $6 and (entry.source_kind, entry.source_id) <> ('DAY_CLOSE', $7)
     order by entry.created_at desc, line.id desc limit $8`,
    [businessId, row.account_code, row.outlet_id, after, row.dated_on, row.closed_at, row.id, shownLines],
  );
  return {
    expectedNowAmount: rupeesOf(until - row.difference_paisa + row.taken_paisa),
    since: lines.map((line) => ({
      entryId: line.entry_id,
      dateAD: line.posting_date,
      dateBS: line.posting_date_bs,
      what: line.kind,
      number: line.number,
      amount: rupeesOf(line.paisa),
      enteredAt: line.created_at.toISOString(),
    })),
    sinceCount: lines[0]?.count ?? 0,
  };
}
