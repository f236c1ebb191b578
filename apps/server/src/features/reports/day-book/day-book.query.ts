import type { dayBook } from '@bahi/contract/reports/day-book/day-book.contract';
import { flowsOf } from '@bahi/domain/posting/accounts/cash-flow';
import { type RawBuilder, sql } from 'kysely';
import { namesOfRow } from '../account-ledger/account-days.ts';
import { bareLine, lineColumns, linesOf, tellLines } from '../account-ledger/entry-lines.ts';
import { cashFlowLines } from '../account-ledger/cash-flow-lines.ts';
import type { Asked } from '../report/report.asked.ts';
import { isWithin } from '../report/report.fragments.ts';
import type { Tell } from '../report/report.query.ts';

/** Every line of every entry of a period, in the order of posting. */
export function dayBookOf(asked: Asked<typeof dayBook>): { rows: RawBuilder<unknown>; tell: Tell } {
  const { businessId } = asked;
  const tell = tellLines(asked);
  return {
    // By the day of the entry, in whose order an index has them.
    rows: sql`select line.id as "rowId", line.booked_on as "date", line.posting_date_bs as "dateBS", ${bareLine},
        line.created_at, line.entry_id, line.line_number
      from (select ${lineColumns}, entry.posting_date as booked_on ${linesAsked(asked)}) line`,
    tell: (rows) => sql`select line.*, ${namesOfRow.en} as "accountName",
        ${namesOfRow.ne} as "accountNameLocLang"
      from (${tell(rows)}) line
      join account on account.business_id = ${businessId} and account.code = line.account_code
      left join category on category.business_id = ${businessId} and category.id = line.category_id`,
  };
}

/** All lines of the period, or of those that stand against cash what is of a line of the cash flow, or of a sum there. */
function linesAsked(asked: Asked<typeof dayBook>): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  if (filter.flow === null) return linesOf(asked, 'entry.posting_date', null);
  return sql`from (${cashFlowLines(asked, isWithin(asked, 'moved.posting_date'))}) line
    join journal_entry entry on entry.business_id = ${businessId} and entry.id = line.entry_id
    where line.flow = any(${[...flowsOf(filter.flow)]})`;
}
