import { formerProfit, type trialBalance } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { trialBalanceColumns } from '@bahi/contract/reports/trial-balance/trial-balance-columns.messages';
import { isStatementSum, statementSums } from '@bahi/domain/posting/accounts/statement-parts';
import { type RawBuilder, sql } from 'kysely';
import {
  dayOf,
  groupOfRow,
  isOfYear,
  keptDays,
  namesOfRow,
  partOfRow,
  placeOfRow,
  yearOf,
} from '../account-ledger/account-days.ts';
import { isCashOfRow } from '../account-ledger/cash-flow-lines.ts';
import type { Asked } from '../report/report.asked.ts';

type AskedBalance = Asked<typeof trialBalance>;

const { en, ne } = trialBalanceColumns.texts.formerProfit;

/** What each account was at, what moved on it and what it came to, from the kept days; zero is no amount. */
export function trialBalanceOf(asked: AskedBalance): RawBuilder<unknown> {
  const { part, withEmpty } = asked.filter;
  const parts = part !== null && isStatementSum(part) ? statementSums[part] : null;
  const isOfParts = parts === null ? sql`true` : sql`own.part = any(${parts})`;
  const isMeant = part === 'CASH' ? sql`own.is_cash` : isOfParts;
  const isTold = withEmpty ? sql`true` : sql`(own.opening <> 0 or own.debit <> 0 or own.credit <> 0)`;
  const closing = sql`own.opening + own.debit - own.credit`;
  return sql`with kept as materialized (${keptOf(asked)})
    select own.row_id as "rowId", own.code as "account", own.category_id as "categoryId",
      own.earned_from as "earnedFrom", own.earned_to as "earnedTo", own.name as "name", own.name_np as "nameLocLang",
      own.kind as "accountKind", ${sides(sql`own.opening`, 'openingDebit', 'openingCredit')},
      nullif(own.debit, 0) as "debit", nullif(own.credit, 0) as "credit",
      ${sides(closing, 'closingDebit', 'closingCredit')},
      row_number() over (order by own.place, own.name, own.row_id) as "position"
    from (${accountsOf(asked)} union all ${formerProfitOf(asked)}) own
    where ${isMeant} and ${isTold}`;
}

/** A balance on the side on which it stands. */
function sides(balance: RawBuilder<unknown>, debit: string, credit: string): RawBuilder<unknown> {
  return sql`nullif(greatest(${balance}, 0), 0)::bigint as ${sql.id(debit)},
    nullif(greatest(-(${balance}), 0), 0)::bigint as ${sql.id(credit)}`;
}

/**
 * What is kept of each account and category, in one pass over their days and before anything is joined to those: what was
 * brought from before the period, from before its fiscal year of that, and what moved within.
 */
function keptOf(asked: AskedBalance): RawBuilder<unknown> {
  const { from, to } = asked;
  const sum = (of: string, when: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.raw(of)}) filter (where ${when}), 0)::bigint`;
  const isWithin = sql`day.day >= ${dayOf(from)}`;
  const balance = 'day.debit_paisa - day.credit_paisa';
  return sql`select day.account_code, day.category_id, min(day.day) as first_day,
      ${sum(balance, sql`day.day < ${dayOf(from)}`)} as brought,
      ${sum(balance, sql`day.day < ${dayOf(yearOf(asked, from))}`)} as former,
      ${sum('day.debit_paisa', isWithin)} as debit, ${sum('day.credit_paisa', isWithin)} as credit
    ${keptDays(asked, to)} group by day.account_code, day.category_id`;
}

/** Each account, and each category with an account of its own that has any amount. */
function accountsOf({ businessId }: AskedBalance): RawBuilder<unknown> {
  return sql`select case when kept.category_id > 0 then -kept.category_id else account.id end as row_id, account.code,
      nullif(kept.category_id, 0) as category_id, null::text as earned_from, null::text as earned_to,
      ${namesOfRow.en} as name, ${namesOfRow.ne} as name_np,
      account.kind, ${partOfRow} as part, ${isCashOfRow} as is_cash, ${placeOfRow} as place,
      coalesce(kept.brought - case when ${isOfYear} then kept.former else 0 end, 0) as opening,
      coalesce(kept.debit, 0) as debit, coalesce(kept.credit, 0) as credit
    from account ${groupOfRow} left join kept on kept.account_code = account.code
    left join category on category.business_id = account.business_id and category.id = kept.category_id
    where account.business_id = ${businessId}`;
}

/** What was earned in the fiscal years before that of the first day, as one line of what belongs to the owner. */
function formerProfitOf(asked: AskedBalance): RawBuilder<unknown> {
  return sql`select 0 as row_id, ${sql.lit(formerProfit)} as code, null as category_id, min(kept.first_day)::text as earned_from,
      (${dayOf(yearOf(asked, asked.from))} - 1)::text as earned_to, ${sql.lit(en)} as name, ${sql.lit(ne)} as name_np, 'equity' as kind,
      'CAPITAL' as part, false as is_cash, 1000 as place, coalesce(sum(kept.former), 0)::bigint as opening,
      0::bigint as debit, 0::bigint as credit
    from kept join account on account.business_id = ${asked.businessId} and account.code = kept.account_code
    where ${isOfYear} having sum(kept.former) <> 0`;
}
