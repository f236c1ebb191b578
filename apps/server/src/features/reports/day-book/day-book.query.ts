import type { dayBook } from '@bahi/contract/reports/day-book/day-book.contract';
import { type RawBuilder, sql } from 'kysely';
import { namesOfRow } from '../account-ledger/account-days.ts';
import { bareLine, lineColumns, linesOf, tellLines } from '../account-ledger/entry-lines.ts';
import type { Asked } from '../report/report.asked.ts';
import type { Tell } from '../report/report.query.ts';

/** Every line of every entry of a period, in the order of posting. */
export function dayBookOf(asked: Asked<typeof dayBook>): { rows: RawBuilder<unknown>; tell: Tell } {
  const { businessId } = asked;
  const tell = tellLines(asked);
  return {
    // By the day of the entry, in whose order an index has them.
    rows: sql`select line.id as "rowId", line.booked_on as "date", line.posting_date_bs as "dateBS", ${bareLine},
        line.created_at, line.entry_id, line.line_number
      from (select ${lineColumns}, entry.posting_date as booked_on ${linesOf(asked, 'entry.posting_date', null)}) line`,
    tell: (rows) => sql`select line.*, ${namesOfRow.en} as "accountName",
        ${namesOfRow.ne} as "accountNameLocLang"
      from (${tell(rows)}) line
      join account on account.business_id = ${businessId} and account.code = line.account_code
      left join category on category.business_id = ${businessId} and category.id = line.category_id`,
  };
}
