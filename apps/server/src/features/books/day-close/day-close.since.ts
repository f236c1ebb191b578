import type { dayCloseDetail } from '@bahi/contract/books/day-close/day-close-answer';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readClose } from './day-close.books.ts';

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
  sum_paisa: number;
};

const shownLines = 20;

/** Nothing came since. */
export function unchanged({ state, expected_paisa: expected }: Row<'day_close'>): Since {
  return { expectedNowAmount: state === 'CLOSED' ? rupeesOf(expected) : null, since: [], sinceCount: 0 };
}

/**
 * What was written since into the days that a close closed, from the one after the close before until its own, and what
 * the books would have said of it with that: what was expected and these lines. What came into days before those
 * changed an earlier close; without one, all that is older belongs to this.
 */
export async function readSince(context: Context, row: Row<'day_close'>): Promise<Since> {
  if (row.state !== 'CLOSED') return unchanged(row);
  const { db, businessId } = context;
  const place = { outletId: row.outlet_id, code: row.account_code };
  const previous = await readClose(context, place, { day: storedDay(row.dated_on), which: 'before' });
  const lines = await db.query<SinceRow>(
    `select entry.id as entry_id, line.posting_date, entry.posting_date_bs, entry.kind, settlement.number,
       line.debit_paisa - line.credit_paisa as paisa, entry.created_at, count(*) over ()::int as count,
       (sum(line.debit_paisa - line.credit_paisa) over ())::bigint as sum_paisa
     from day_close own
     join journal_line line on line.business_id = $1 and line.account_code = own.account_code
       and line.outlet_id = own.outlet_id and line.posting_date > coalesce($3::date, '-infinity')
       and line.posting_date <= own.dated_on
     join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id and entry.created_at > own.closed_at
       and (entry.source_kind, entry.source_id) <> ('DAY_CLOSE', own.id)
     left join settlement on settlement.business_id = $1 and settlement.id = entry.source_id and entry.source_kind = 'RECEIPT'
     where own.business_id = $1 and own.id = $2 order by entry.created_at desc, line.id desc limit $4`,
    [businessId, row.id, previous?.dated_on ?? null, shownLines],
  );
  return {
    expectedNowAmount: rupeesOf(row.expected_paisa + (lines[0]?.sum_paisa ?? 0)),
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
