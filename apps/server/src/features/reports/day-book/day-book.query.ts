import type { dayBook } from '@bahi/contract/reports/day-book/day-book.contract';
import { type RawBuilder, sql } from 'kysely';
import { lineColumns, linesOf, postingOrder, toldOf } from '../account-ledger/entry-lines.ts';
import type { Asked } from '../report/report.asked.ts';

/** Every line of every entry of a period, in the order of posting. */
export function dayBookOf(asked: Asked<typeof dayBook>): RawBuilder<unknown> {
  return sql`select line.id as "rowId", line.posting_date as "date", line.posting_date_bs as "dateBS", ${toldOf(asked)},
      coalesce(category.name, account.name) as "accountName",
      case when category.id is null then account.name_np else category.name_np end as "accountNameLocLang",
      line.place as "position"
    from (select *, row_number() over (order by ${postingOrder}) as place
      from (select ${lineColumns} ${linesOf(asked, 'entry.posting_date', null)}) own) line
    join account on account.business_id = ${asked.businessId} and account.code = line.account_code
    left join category on category.business_id = ${asked.businessId} and category.id = line.category_id`;
}
