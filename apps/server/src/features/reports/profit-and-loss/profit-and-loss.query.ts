import type { profitAndLoss } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Days, periodBefore, yearBefore } from '@bahi/domain/calendar/compared-days';
import { type RawBuilder, sql } from 'kysely';
import { accountDays, dayOf, isEarned, isOfYear } from '../account-ledger/account-days.ts';
import type { Asked } from '../report/report.asked.ts';
import { namedAccounts, statementRows, type SumRow } from './statement-rows.ts';

type AskedProfit = Asked<typeof profitAndLoss>;

const sums: readonly SumRow[] = [
  { sum: 'NET_SALES' },
  { sum: 'COST_OF_SALES', isDebit: true },
  { sum: 'GROSS_PROFIT' },
  { sum: 'OTHER_INCOME' },
  { sum: 'EXPENSES', isDebit: true },
  { sum: 'NET_PROFIT' },
];

/** What was earned and spent in a period, and in the one that it is compared with, from the kept days. */
export function profitAndLossOf(asked: AskedProfit): RawBuilder<unknown> {
  const former = comparedWith(asked);
  const within = ({ from, to }: Days) =>
    sql`coalesce(sum(day.credit_paisa - day.debit_paisa) filter (where day.day between ${dayOf(from)} and ${dayOf(to)}), 0)`;
  const lines = sql`select ${namedAccounts.columns}, null as sum, null as earned_from, kept.now_paisa, kept.former_paisa
    from (select day.business_id, day.account_code, day.category_id, ${within(asked)} as now_paisa,
        ${within(former)} as former_paisa
      ${accountDays(asked, asked.to)} and ${isOfYear} and ${isEarned}
        and day.day >= ${dayOf(former.from)}
      group by day.business_id, day.account_code, day.category_id) kept
    ${namedAccounts.joins}`;
  const days = sql`${formatAdDate(former.from)}::text as "formerFrom", ${formatAdDate(former.to)}::text as "formerTo"`;
  return statementRows(lines, sums, days);
}

function comparedWith({ filter, from, to, calendar }: AskedProfit): Days {
  return filter.compare === 'YEAR_BEFORE' ? yearBefore({ from, to }, calendar) : periodBefore({ from, to }, calendar);
}
