import type { Report } from '@bahi/contract/reports/report/report';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { chartStep } from '@bahi/domain/posting/accounts/account-groups';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AnyAsked = Pick<Asked<Report>, 'businessId' | 'session' | 'knownOn' | 'calendar'> & {
  readonly filter: { readonly outletId: number | null };
};

/** A day as SQL takes it. */
export function dayOf(day: CalendarDay): RawBuilder<unknown> {
  return sql`${formatAdDate(day)}::date`;
}

/** The first day of the fiscal year of a day. */
export function yearOf({ calendar }: Pick<AnyAsked, 'calendar'>, day: CalendarDay): CalendarDay {
  return fiscalYearOf(day, calendar).firstDay;
}

/**
 * What is kept of each account and day, `day`: of the outlet that is asked for, until the end of a day. Sums of it come
 * from the kept days and never from the lines.
 */
export function keptDays(asked: AnyAsked, until: CalendarDay): RawBuilder<unknown> {
  return sql`from ${known(asked, 'account_day', 'day')} where ${isKeptUntil(asked, until)}`;
}

/** The same, each day with its account, `account`. */
export function accountDays(asked: AnyAsked, until: CalendarDay): RawBuilder<unknown> {
  return sql`from ${known(asked, 'account_day', 'day')}
    join account on account.business_id = day.business_id and account.code = day.account_code
    where ${isKeptUntil(asked, until)}`;
}

function isKeptUntil({ businessId, filter }: AnyAsked, until: CalendarDay): RawBuilder<SqlBool> {
  return all(
    sql`day.business_id = ${businessId} and day.day <= ${dayOf(until)}`,
    isAsked('day.outlet_id', filter.outletId),
  );
}

/** Whether an account begins anew with each fiscal year. */
export const isOfYear = sql<SqlBool>`account.kind in ('income', 'expense')`;

/** False for what a closing voucher writes, which takes to the owner what a year earned and is no loss of that year. */
export const isEarned = sql<SqlBool>`day.source_kind <> 'CLOSING_VOUCHER'`;

/**
 * True for a kept day before the first of a period, where it counts in the balance at which the account began: of income
 * and expense only those of the same fiscal year do.
 */
export function isBrought(asked: Pick<AnyAsked, 'calendar'>, from: CalendarDay): RawBuilder<SqlBool> {
  return sql`(day.day < ${dayOf(from)} and (not ${isOfYear} or day.day >= ${dayOf(yearOf(asked, from))}))`;
}

/** The group `account_group` of the row `account`. */
export const groupOfRow = sql`join account_group on account_group.business_id = account.business_id
  and account_group.code = account.group_code`;

/** The part of the statements in which the row `account` of `account_group` stands. */
export const partOfRow = sql`account_group.part`;

/** What the row `account` is called: by its category `category` where it has a line of its own for each. */
export const namesOfRow = {
  en: sql`coalesce(category.name, account.name)`,
  ne: sql`case when category.id is null then account.name_np else category.name_np end`,
};

/** The place of the row `account` in the chart, an own account's after those of its group `account_group`. */
export const placeOfRow = sql`coalesce(${sql.lit(chartStep)} * array_position(${chartOfAccounts.map(({ code }) => code)}::text[], account.code),
  account_group.place)`;
