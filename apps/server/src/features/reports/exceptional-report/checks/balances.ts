import type { AccountCode } from '@bahi/domain/posting/ledger';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { bothDates } from '../../../../platform/core/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, isEarned } from '../../account-ledger/account-days.ts';
import { all, isAsked, isWithin } from '../../report/report.fragments.ts';
import { type AskedExceptions, findings } from './finding.ts';

/** What takes the other side of its nature by what it is for. */
const twoSided = ['SALES_RETURNS', 'STOCK_ADJUSTMENT', 'COST_ADJUSTMENT', 'ROUNDING'];

/** Accounts of income and expense, category by category, whose period moved on the other side than is usual. */
export function contraryBalances(asked: AskedExceptions): RawBuilder<unknown> {
  return findings(
    'CONTRARY_BALANCE',
    {
      key: sql`moved.code || '-' || moved.category_id`,
      leadsTo: sql`'account'`,
      leadId: sql`nullif(moved.category_id, 0)`,
      leadCode: sql`moved.code`,
      subject: sql`coalesce(category.name, moved.name)`,
      subjectNp: sql`case when category.id is null then moved.name_np else category.name_np end`,
      amount: sql`abs(moved.paisa)`,
    },
    sql`from (select account.code, account.name, account.name_np, account.kind, day.category_id,
          sum(day.debit_paisa - day.credit_paisa) as paisa
        from account_day day
        join account on account.business_id = day.business_id and account.code = day.account_code
        where ${all(
          sql`day.business_id = ${asked.businessId}`,
          isWithin(asked, 'day.day'),
          isAsked('day.outlet_id', asked.filter.outletId),
        )} and account.kind in ('income', 'expense') and account.code <> all(${twoSided}) and ${isEarned}
        group by account.code, account.name, account.name_np, account.kind, day.category_id) moved
      left join category on category.business_id = ${asked.businessId} and category.id = moved.category_id
      where case moved.kind when 'income' then moved.paisa > 0 else moved.paisa < 0 end`,
  );
}

/**
 * The days at whose end a cash box came to hold less than nothing. What it held before is summed from the days that are
 * kept of it, as the statements do; what is there on the first day counts with it.
 */
export function cashBelowZero(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId, from, to, calendar, filter } = asked;
  return findings(
    'CASH_BELOW_ZERO',
    {
      key: sql`held.code || '-' || held.day`,
      leadsTo: sql`'account'`,
      leadCode: sql`held.code`,
      day: sql`held.day`,
      dayBs: sql`case held.day when ${dayOf(from)} then ${bothDates(from, calendar).bs} else (
        select entry.posting_date_bs from journal_entry entry
        where entry.business_id = ${businessId} and entry.posting_date = held.day limit 1) end`,
      subject: sql`held.name`,
      subjectNp: sql`held.name_np`,
      amount: sql`-held.paisa`,
    },
    sql`from (select kept.*, lag(kept.paisa, 1, 0) over (partition by kept.code order by kept.day) as before
        from (select moved.code, moved.name, moved.name_np, moved.day,
            sum(sum(moved.paisa)) over (partition by moved.code order by moved.day) as paisa
          from (select account.code, account.name, account.name_np, greatest(day.day, ${dayOf(from)}) as day,
              day.debit_paisa - day.credit_paisa as paisa
            from account
            join account_day day on day.business_id = account.business_id and day.account_code = account.code
            where ${all(
              sql`account.business_id = ${businessId} and account.group_code = 'CASH' and day.day <= ${dayOf(to)}`,
              isAsked('day.outlet_id', filter.outletId),
            )}) moved
          group by moved.code, moved.name, moved.name_np, moved.day) kept) held
      where held.paisa < 0 and held.before >= 0`,
  );
}

/** Customers who paid, or gave back, more than they owe. */
export function customersInCredit(asked: AskedExceptions): RawBuilder<unknown> {
  return turnedParties(asked, 'customer', sql`lying.paisa < 0`);
}

/** Vendors who were paid, or given back to, more than they are owed. */
export function vendorsInDebit(asked: AskedExceptions): RawBuilder<unknown> {
  return turnedParties(asked, 'vendor', sql`lying.paisa > 0`);
}

/** What lies between the business and a party: what is owed, and what was paid in advance. */
const accountsBetween = {
  customer: { owed: 'RECEIVABLE', advanced: 'CUSTOMER_ADVANCES' },
  vendor: { owed: 'PAYABLE', advanced: 'VENDOR_ADVANCES' },
} as const satisfies Record<PartyKind, Record<string, AccountCode>>;

/**
 * Parties with whom something moved in the period and whose balances, taken together, lie on the other side today. They
 * are found by the few balances that are turned, each by an index.
 */
function turnedParties(asked: AskedExceptions, party: PartyKind, isTurned: RawBuilder<unknown>): RawBuilder<unknown> {
  const { businessId, from, to, calendar, filter, session } = asked;
  const outletId = filter.outletId ?? session.outletId ?? 0;
  const { owed, advanced } = accountsBetween[party];
  const table = sql.ref(party);
  const month = (day: typeof from) => bothDates(day, calendar).bs.slice(0, 7);
  const ofOutlet = (row: string) => isAsked(`${row}.outlet_id`, outletId === 0 ? null : outletId);
  const turnedBy = (code: string, isMore: RawBuilder<unknown>) => sql`select party_id from party_balance
    where business_id = ${businessId} and account_code = ${code} and outlet_id = ${outletId} and ${isMore}`;
  return findings(
    party === 'customer' ? 'CUSTOMER_IN_CREDIT' : 'VENDOR_IN_DEBIT',
    {
      key: sql`lying.party_id`,
      leadsTo: sql`${party}`,
      leadId: sql`lying.party_id`,
      subject: sql`${table}.name`,
      subjectNp: sql`${table}.name_np`,
      amount: sql`abs(lying.paisa)`,
    },
    sql`from (select balance.party_id, sum(balance.balance_paisa) as paisa
        from (${turnedBy(owed, sql`owed_paisa < 0`)} union ${turnedBy(advanced, sql`owed_paisa > 0`)}) turned
        join party_balance balance on balance.business_id = ${businessId} and balance.account_code = any(${[owed, advanced]})
          and balance.party_id = turned.party_id and balance.outlet_id = ${outletId}
        group by balance.party_id) lying
      join ${table} on ${table}.business_id = ${businessId} and ${table}.id = lying.party_id
      where ${isTurned} and exists (select from party_month month
        where ${all(
          sql`month.business_id = ${businessId} and month.account_code = any(${[owed, advanced]}) and month.party_id = lying.party_id
            and month.month between ${month(from)} and ${month(to)}`,
          ofOutlet('month'),
        )})`,
  );
}

/** Goods that moved in the period and of which less than nothing is on hand today. */
export function stockBelowZero(asked: AskedExceptions): RawBuilder<unknown> {
  const { businessId, from, to, filter } = asked;
  return findings(
    'NEGATIVE_STOCK',
    {
      key: sql`balance.item_variant_id || '-' || balance.outlet_id`,
      leadsTo: sql`'goods'`,
      leadId: sql`balance.item_variant_id`,
      subject: sql`concat_ws(' ', item.name, variant.attribute_value)`,
      subjectNp: sql`concat_ws(' ', coalesce(item.name_np, item.name), coalesce(variant.attribute_value_np, variant.attribute_value))`,
      outletId: sql`balance.outlet_id`,
      amount: sql`abs(balance.value_paisa)`,
      figures: { quantity: sql`trim_scale(balance.quantity)` },
    },
    sql`from stock_balance balance
      join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
      join item on item.business_id = variant.business_id and item.id = variant.item_id
      where ${all(
        sql`balance.business_id = ${businessId} and balance.quantity < 0`,
        isAsked('balance.outlet_id', filter.outletId),
      )} and exists (select from stock_month month
        where month.business_id = balance.business_id and month.item_variant_id = balance.item_variant_id
          and month.outlet_id = balance.outlet_id
          and month.month between date_trunc('month', ${formatAdDate(from)}::timestamp)::date and ${dayOf(to)})`,
  );
}
