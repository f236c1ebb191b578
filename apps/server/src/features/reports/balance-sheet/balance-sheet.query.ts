import type { balanceSheet } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { balanceSheetColumns } from '@bahi/contract/reports/balance-sheet/balance-sheet-columns.messages';
import type { Text } from '@bahi/contract/messages';
import { trialBalanceColumns } from '@bahi/contract/reports/trial-balance/trial-balance-columns.messages';
import { calendarBounds } from '@bahi/domain/calendar/bs-calendar';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { dayOfYearBefore } from '@bahi/domain/calendar/compared-days';
import { type RawBuilder, sql } from 'kysely';
import { accountDays, dayOf, isOfYear, yearOf } from '../account-ledger/account-days.ts';
import { namedAccounts, statementRows, type SumRow } from '../profit-and-loss/statement-rows.ts';
import type { Asked } from '../report/report.asked.ts';

type AskedSheet = Asked<typeof balanceSheet>;

const sums: readonly SumRow[] = [
  { sum: 'ASSETS', isDebit: true },
  { sum: 'LIABILITIES' },
  { sum: 'EQUITY' },
  { sum: 'LIABILITIES_AND_EQUITY' },
];
const formerProfit = 'FORMER_PROFIT';

/**
 * What each account is at in the end of a day and of the one that it is compared with, from the kept days. What was earned
 * is the owner's: of the fiscal year of each day, and of all years before it, without an entry that closes them.
 */
export function balanceSheetOf(asked: AskedSheet): RawBuilder<unknown> {
  const [day, former] = [asked.to, comparedWith(asked)];
  const [year, formerYear] = [yearOf(asked, day), yearOf(asked, former)];
  const until = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(day.credit_paisa - day.debit_paisa) filter (where ${condition}), 0)`;
  const [isNow, wasThen] = [sql`true`, sql`day.day <= ${dayOf(former)}`];
  const balances = sql`select ${namedAccounts.columns}, null as sum, null as earned_from, kept.now_paisa, kept.former_paisa
    from (select day.business_id, day.account_code, day.category_id, ${until(isNow)} as now_paisa,
        ${until(wasThen)} as former_paisa
      ${accountDays(asked, day)} and not ${isOfYear}
      group by day.business_id, day.account_code, day.category_id) kept
    ${namedAccounts.joins}`;
  // A day whose lines all came after the report was known stands at nothing there: it begins nothing.
  const profit = (line: string, { en, ne }: Text, place: number, now: RawBuilder<unknown>, then: RawBuilder<unknown>) =>
    sql`select ${sql.lit(line)}, null, null, ${sql.lit(en)}, ${sql.lit(ne)}, 'CAPITAL', ${sql.lit(place)}, 'NET_PROFIT',
        min(day.day) filter (where day.debit_paisa <> 0 or day.credit_paisa <> 0)::text, ${until(now)},
        ${until(sql`${then} and ${wasThen}`)}
      from (select day.day, sum(day.debit_paisa) as debit_paisa, sum(day.credit_paisa) as credit_paisa
        ${accountDays(asked, day)} and ${isOfYear}
        group by day.day) day`;
  const since = (first: CalendarDay) => sql`day.day >= ${dayOf(first)}`;
  const before = (first: CalendarDay) => sql`day.day < ${dayOf(first)}`;
  const lines = sql`${balances}
    union all ${profit(formerProfit, trialBalanceColumns.texts.formerProfit, 2000, before(year), before(formerYear))}
    union all ${profit('YEAR_PROFIT', balanceSheetColumns.texts.yearProfit, 2001, since(year), since(formerYear))}`;
  return statementRows(
    lines,
    sums,
    sql`${daysOf('since', 'until', year, day)},
    ${daysOf('formerSince', 'formerUntil', formerYear, former)}`,
  );
}

/** On which days a row's lines stand: those of a fiscal year, or, of what was earned before it, until it began. */
function daysOf(since: string, until: string, year: CalendarDay, day: CalendarDay): RawBuilder<unknown> {
  const isFormer = sql`told.line = ${sql.lit(formerProfit)}`;
  return sql`case when ${isFormer} then least(told.earned_from, (${dayOf(year)} - 1)::text)
      else (${dayOf(year)})::text end as ${sql.id(since)},
    case when ${isFormer} then (${dayOf(year)} - 1)::text else (${dayOf(day)})::text end as ${sql.id(until)}`;
}

function comparedWith(asked: AskedSheet): CalendarDay {
  const { filter, to, calendar } = asked;
  if (filter.compare === 'YEAR_BEFORE') return dayOfYearBefore(to, calendar);
  return asCalendarDay(Math.max(yearOf(asked, to) - 1, calendarBounds(calendar).first));
}
