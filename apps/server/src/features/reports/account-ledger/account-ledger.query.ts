import type { accountLedger } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import type { Tell } from '../report/report.query.ts';
import { accountDays, isBrought } from './account-days.ts';
import { bareLine, lineColumns, linesOf, postingOrder, tellLines } from './entry-lines.ts';

type AskedLedger = Asked<typeof accountLedger>;
/** The accounts that have a line of their own for each category. */
const byCategory: readonly string[] = ['OTHER_INCOME', 'EXPENSES'];

/**
 * An account's lines of a period, each with the balance after it, between the balance that was brought forward and the one
 * that is carried on: what it was at is read from the kept days, and the lines by their index. An account that was never
 * touched has no rows.
 */
export function accountLedgerOf(asked: AskedLedger): { rows: RawBuilder<unknown>; tell: Tell } {
  const { account, categoryId } = asked.filter;
  if (categoryId !== null && !byCategory.includes(account))
    fail('report.accountHasNoCategories', { field: 'categoryId' });
  const opening = sql`(select coalesce(sum(day.debit_paisa - day.credit_paisa), 0)::bigint
    ${accountDays(asked, addDays(asked.from, -1))} and ${all(
      sql`day.account_code = ${account}`,
      isAsked('day.category_id', categoryId),
      isBrought(asked, asked.from),
    )})`;
  const lines = linesOf(
    asked,
    'line.posting_date',
    all(sql`line.account_code = ${account}`, isAsked('line.category_id', categoryId)),
  );
  const rows = sql`with brought as materialized (select ${opening} as paisa),
    line as materialized (select *, sum(debit_paisa - credit_paisa) over so_far + (select paisa from brought) as running,
        row_number() over so_far as place
      from (select ${lineColumns} ${lines}) own window so_far as (order by ${postingOrder}))
    select line.id as "rowId", line.posting_date::text as "date", line.posting_date_bs as "dateBS", ${bareLine},
      ${balanceOf(sql`line.running`)}, false as "isSum", line.place as "position"
    from line
    union all ${balanceRow(asked.from, asked, { what: 'OPENING', id: -1, balance: sql`paisa`, place: sql`0` })}
    union all ${balanceRow(asked.to, asked, {
      what: 'CLOSING',
      id: 0,
      balance: sql`paisa + coalesce((select sum(debit_paisa - credit_paisa) from line), 0)`,
      place: sql`(select count(*) from line) + 1`,
    })}`;
  return { rows, tell: tellLines(asked) };
}

function balanceOf(balance: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`abs(${balance})::bigint as "balance",
    case sign(${balance}) when 1 then 'DR' when -1 then 'CR' end as "side"`;
}

type BalanceRow = { what: 'OPENING' | 'CLOSING'; id: number; balance: RawBuilder<unknown>; place: RawBuilder<unknown> };

/** What was brought forward to a day, or carried on from it. */
function balanceRow(day: CalendarDay, { calendar }: AskedLedger, row: BalanceRow): RawBuilder<unknown> {
  const { ad, bs } = bothDates(day, calendar);
  const { what, id, balance, place } = row;
  return sql`select ${id}::bigint, ${ad}::text, ${bs}::text, null, null, ${what}::text, null, null, null, null, null, null, null, null,
      ${balanceOf(sql`(${balance})`)}, true, ${place}
    from brought where paisa <> 0 or exists (select from line)`;
}
