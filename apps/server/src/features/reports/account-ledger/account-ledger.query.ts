import type { accountLedger } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import type { Running, Tell } from '../report/report.query.ts';
import { accountDays, dayOf, isBrought } from './account-days.ts';
import { bareLine, lineColumns, linesOf, postingOrder, tellLines } from './entry-lines.ts';

type AskedLedger = Asked<typeof accountLedger>;
/** The accounts that have a line of their own for each category. */
const byCategory: readonly string[] = ['OTHER_INCOME', 'EXPENSES'];

/**
 * An account's lines of a period, each with the balance after it, between the balance that was brought forward and the one
 * that is carried on: what it was at is read from the kept days, and the lines by their index. An account that was never
 * touched has no rows.
 */
export function accountLedgerOf(asked: AskedLedger): { rows: RawBuilder<unknown>; tell: Tell; running: Running } {
  const { account, categoryId } = asked.filter;
  if (categoryId !== null && !byCategory.includes(account))
    fail('report.accountHasNoCategories', { field: 'categoryId' });
  const lines = linesOf(
    asked,
    'line.posting_date',
    all(sql`line.account_code = ${account}`, isAsked('line.category_id', categoryId)),
  );
  const brought = broughtOf(asked);
  const rowsOf = (part: RawBuilder<unknown>) => sql`with brought as materialized (${brought})
    select line.id as "rowId", line.posting_date::text as "date", line.posting_date_bs as "dateBS", ${bareLine},
      ${balanceOf(sql`line.running`)}, false as "isSum", line.place as "position"
    from (select own.*, sum(debit_paisa - credit_paisa) over so_far + (select paisa from brought) as running,
        row_number() over so_far as place
      from (select ${lineColumns} ${lines} ${part}) own window so_far as (order by ${postingOrder})) line
    union all ${balanceRow(asked.from, asked, { what: 'OPENING', id: -1, balance: sql`paisa`, place: 0 })}
    union all ${balanceRow(asked.to, asked, { what: 'CLOSING', id: 0, balance: sql`paisa + moved`, place: afterAll })}`;
  const running: Running = {
    first: (count) => rowsOf(sql`order by ${postingOrder} limit ${count}`),
    summed: sql`with brought as materialized (${brought})
      select nullif(line.debit_paisa, 0) as "debit", nullif(line.credit_paisa, 0) as "credit" ${lines}
      union all select null, null from brought cross join generate_series(1, 2) where ${isTouched}`,
  };
  return { rows: rowsOf(sql``), tell: tellLines(asked), running };
}

/** What was brought to the period, `paisa`, what `moved` in it and whether it `has_lines`: from the kept days. */
function broughtOf(asked: AskedLedger): RawBuilder<unknown> {
  const { account, categoryId } = asked.filter;
  const isMeant = all(sql`day.account_code = ${account}`, isAsked('day.category_id', categoryId));
  const until = (day: CalendarDay) => sql`${accountDays(asked, day)} and ${isMeant}`;
  return sql`select (select coalesce(sum(day.debit_paisa - day.credit_paisa), 0)::bigint
        ${until(addDays(asked.from, -1))} and ${isBrought(asked, asked.from)}) as paisa,
      coalesce(sum(day.debit_paisa - day.credit_paisa), 0)::bigint as moved,
      coalesce(sum(day.debit_paisa + day.credit_paisa), 0) <> 0 as has_lines
    ${until(asked.to)} and day.day >= ${dayOf(asked.from)}`;
}

/** Whether there is anything to tell of the account: the row `brought` says so. */
const isTouched = sql<SqlBool>`(paisa <> 0 or has_lines)`;

function balanceOf(balance: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`abs(${balance})::bigint as "balance",
    case sign(${balance}) when 1 then 'DR' when -1 then 'CR' end as "side"`;
}

/** The place of what stands below all lines, however many there are. */
const afterAll = Number.MAX_SAFE_INTEGER;

type BalanceRow = { what: 'OPENING' | 'CLOSING'; id: number; balance: RawBuilder<unknown>; place: number };

/** What was brought forward to a day, or carried on from it. */
function balanceRow(day: CalendarDay, { calendar }: AskedLedger, row: BalanceRow): RawBuilder<unknown> {
  const { ad, bs } = bothDates(day, calendar);
  const { what, id, balance, place } = row;
  return sql`select ${id}::bigint, ${ad}::text, ${bs}::text, null, null, ${what}::text, null, null, null, null, null, null, null, null, null,
      ${balanceOf(sql`(${balance})`)}, true, ${place}::bigint
    from brought where ${isTouched}`;
}
