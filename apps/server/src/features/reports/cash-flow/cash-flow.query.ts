import type { cashFlow } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { cashFlowColumns } from '@bahi/contract/reports/cash-flow/cash-flow-columns.messages';
import { cashFlowWords } from '@bahi/contract/reports/cash-flow/cash-flow-words';
import type { Text } from '@bahi/contract/messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Days, periodBefore, yearBefore } from '@bahi/domain/calendar/compared-days';
import { cashFlowRows, flowsOf, isCashFlowSum } from '@bahi/domain/posting/accounts/cash-flow';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { accountDays, dayOf } from '../account-ledger/account-days.ts';
import { cashFlowLines, isCashOfRow } from '../account-ledger/cash-flow-lines.ts';
import type { Asked } from '../report/report.asked.ts';

type AskedFlow = Asked<typeof cashFlow>;

/**
 * What came in and went out in a period and in the one that it is compared with, from the entries that touch cash; and what
 * there was before and in the end, from the kept days, which knows nothing of the former: both must come to the same.
 */
export function cashFlowOf(asked: AskedFlow): RawBuilder<unknown> {
  const former = comparedWith(asked);
  const isThen = (column: string, { from, to }: Days) =>
    sql<SqlBool>`${sql.ref(column)} between ${dayOf(from)} and ${dayOf(to)}`;
  const within = (days: Days) =>
    sql`coalesce(sum(line.credit_paisa - line.debit_paisa) filter (where ${isThen('line.posting_date', days)}), 0)::bigint`;
  const either = sql<SqlBool>`(${isThen('moved.posting_date', asked)} or ${isThen('moved.posting_date', former)})`;
  const until = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(day.debit_paisa - day.credit_paisa) filter (where ${condition}), 0)::bigint`;
  const { opening, closing } = balancesOf(asked, former, until);
  return sql`with flow as materialized (select line.flow, ${within(asked)} as now_paisa, ${within(former)} as former_paisa
      from (${cashFlowLines(asked, either)}) line group by line.flow),
    balance as materialized (select ${opening}, ${closing} ${accountDays(asked, asked.to)} and ${isCashOfRow}),
    told as (${rowsOf()})
    select told.place as "position", told.line as "line", told.is_sum as "isSum", told.name as "name",
      told.name_np as "nameLocLang", told.now_paisa as "amount", told.former_paisa as "compared",
      told.now_paisa - told.former_paisa as "difference", ${formatAdDate(former.from)}::text as "formerFrom",
      ${formatAdDate(former.to)}::text as "formerTo"
    from told where (told.is_sum or told.now_paisa <> 0 or told.former_paisa <> 0)
      and exists (select from told any_row where any_row.now_paisa <> 0 or any_row.former_paisa <> 0)`;
}

type Until = (condition: RawBuilder<unknown>) => RawBuilder<unknown>;

function balancesOf({ from, to }: AskedFlow, former: Days, until: Until) {
  const [before, end] = [sql`day.day < ${dayOf(from)}`, sql`day.day <= ${dayOf(to)}`];
  const [formerBefore, formerEnd] = [sql`day.day < ${dayOf(former.from)}`, sql`day.day <= ${dayOf(former.to)}`];
  return {
    opening: sql`${until(before)} as opening_now, ${until(formerBefore)} as opening_former`,
    closing: sql`${until(end)} as closing_now, ${until(formerEnd)} as closing_former`,
  };
}

/** The lines in their order, each sum below its own, and the balances below what moved. */
function rowsOf(): RawBuilder<unknown> {
  const { OPENING, CLOSING } = cashFlowColumns.texts;
  const moved = cashFlowRows.map((name, place) => {
    const isSum = isCashFlowSum(name);
    const flows = sql.join(flowsOf(name).map((flow) => sql.lit(flow)));
    return sql`select ${rowOf({ name, word: cashFlowWords[name], place, isSum })}, coalesce(sum(now_paisa), 0)::bigint as now_paisa,
        coalesce(sum(former_paisa), 0)::bigint as former_paisa from flow where flow.flow in (${flows})`;
  });
  const place = cashFlowRows.length;
  return sql.join(
    [
      ...moved,
      sql`select ${rowOf({ name: 'OPENING', word: OPENING, place, isSum: true })}, opening_now, opening_former from balance`,
      sql`select ${rowOf({ name: 'CLOSING', word: CLOSING, place: place + 1, isSum: true })}, closing_now, closing_former from balance`,
    ],
    sql` union all `,
  );
}

type Row = { name: string; word: Text; place: number; isSum: boolean };

function rowOf({ name, word, place, isSum }: Row): RawBuilder<unknown> {
  return sql`${sql.lit(place)} as place, ${sql.lit(name)} as line, ${sql.lit(isSum)} as is_sum, ${sql.lit(word.en)} as name,
    ${sql.lit(word.ne)} as name_np`;
}

function comparedWith({ filter, from, to, calendar }: AskedFlow): Days {
  return filter.compare === 'YEAR_BEFORE' ? yearBefore({ from, to }, calendar) : periodBefore({ from, to }, calendar);
}
