import { type CalendarDay, addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { FiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { YearBalance } from '@bahi/domain/posting/accounts/year-closing';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { exceptionsOf } from '../../reports/exceptional-report/exceptional-report.query.ts';
import { profitAndLossOf } from '../../reports/profit-and-loss/profit-and-loss.query.ts';
import { trialBalanceOf } from '../../reports/trial-balance/trial-balance.query.ts';

type Days = { readonly from: CalendarDay; readonly to: CalendarDay };

/** A report as whoever reads the year's end asks it: every figure here is one of the reports, and of nothing else. */
function askedOf<F extends object>(context: Context, { from, to }: Days, filter: F) {
  const days = { fromDate: null, toDate: null, fromDateAD: formatAdDate(from), toDateAD: formatAdDate(to) };
  const beside = { from, to, knownOn: null, seesCost: false, days: new Map(), named: new Map() };
  return { ...context, ...beside, filter: { ...days, outletId: null, knownOn: null, knownOnAD: null, ...filter } };
}

export type ProfitRow = {
  account: string | null;
  categoryId: number | null;
  sum: string | null;
  isDebit: boolean;
  amount: number;
};

/** Profit and loss of a year, of one outlet or of all that the reader sees: its lines and its sums, in paisa. */
export async function readProfit(
  context: Context,
  { firstDay: from, lastDay: to }: FiscalYear,
  outletId: number | null,
): Promise<ProfitRow[]> {
  const asked = askedOf(context, { from, to }, { outletId, compare: 'YEAR_BEFORE' as const });
  const statement = sql<ProfitRow>`select "account", "categoryId", "sum", "isDebit", "amount"
    from (${profitAndLossOf(asked)}) told order by "position"`;
  return (await statement.execute(context.db.tables())).rows;
}

/** What each account and category came to: credits less debits. */
export function balancesOf(rows: readonly ProfitRow[]): YearBalance[] {
  return rows.flatMap(({ account, categoryId, isDebit, amount }) => {
    if (account === null) return [];
    const earned = asPaisa(isDebit ? -amount : amount);
    const of = { account: asAccountCode(account), earned };
    return [categoryId === null ? of : { ...of, categoryId }];
  });
}

export type BalanceRow = {
  account: string;
  name: string;
  nameLocLang: string;
  openingDebit: number | null;
  openingCredit: number | null;
};

/** With what the year after begins, account by account, as its trial balance says it. */
export async function readOpeningOfNext(context: Context, { lastDay }: FiscalYear): Promise<BalanceRow[]> {
  const first = addDays(lastDay, 1);
  const asked = askedOf(context, { from: first, to: first }, { part: null, withEmpty: false });
  const statement = sql<BalanceRow>`select "account", "name", "nameLocLang", "openingDebit", "openingCredit"
    from (${trialBalanceOf(asked)}) told where num_nonnulls("openingDebit", "openingCredit") > 0 order by "position"`;
  return (await statement.execute(context.db.tables())).rows;
}

/** How often a check of the exceptional report struck in a year. */
export async function countExceptions(
  context: Context,
  { firstDay: from, lastDay: to }: FiscalYear,
  check: 'CASH_BELOW_ZERO' | 'NEGATIVE_STOCK',
): Promise<number> {
  const asked = askedOf(context, { from, to }, { check, severity: null });
  const found = await exceptionsOf(asked);
  const statement = sql<{ count: number }>`select coalesce(max("found"), 0)::int as count from (${found}) told`;
  return (await statement.execute(context.db.tables())).rows[0]?.count ?? 0;
}
