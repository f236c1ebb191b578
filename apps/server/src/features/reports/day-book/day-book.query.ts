import type { dayBook } from '@bahi/contract/reports/day-book/day-book.contract';
import { type RawBuilder, sql } from 'kysely';
import { namesOfRow } from '../account-ledger/account-days.ts';
import { bareLine, lineColumns, linesOf, postingOrder, tellLines } from '../account-ledger/entry-lines.ts';
import type { Asked } from '../report/report.asked.ts';
import type { Tell } from '../report/report.query.ts';

/** Every line of every entry of a period, in the order of posting. */
export function dayBookOf(asked: Asked<typeof dayBook>): { rows: RawBuilder<unknown>; tell: Tell } {
  const { businessId } = asked;
  const tell = tellLines(asked);
  return {
    rows: sql`select line.id as "rowId", line.posting_date as "date", line.posting_date_bs as "dateBS", ${bareLine},
        row_number() over (order by ${postingOrder}) as "position"
      from (select ${lineColumns} ${linesOf(asked, 'entry.posting_date', null)}) line`,
    tell: (rows) => sql`select line.*, ${namesOfRow.en} as "accountName",
        ${namesOfRow.ne} as "accountNameLocLang"
      from (${tell(rows)}) line
      join account on account.business_id = ${businessId} and account.code = line.account_code
      left join category on category.business_id = ${businessId} and category.id = line.category_id`,
  };
}
