import { sumWords } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import type { Text } from '@bahi/contract/messages';
import { type StatementSum, statementSums } from '@bahi/domain/posting/accounts/statement-parts';
import { type RawBuilder, sql } from 'kysely';
import { groupOfRow, namesOfRow, partOfRow, placeOfRow } from '../account-ledger/account-days.ts';

/** A sum of a statement, and whether it is told by what was debited. */
export type SumRow = { readonly sum: StatementSum; readonly name?: Text; readonly isDebit?: true };

/** The accounts and categories of `sums`, each with its part and place; the joins that name them. */
export const namedAccounts = {
  columns: sql`account.code || coalesce('-' || nullif(kept.category_id, 0), '') as line, account.code,
    nullif(kept.category_id, 0) as category_id, ${namesOfRow.en} as name, ${namesOfRow.ne} as name_np,
    ${partOfRow} as part, ${placeOfRow} as place`,
  joins: sql`join account on account.business_id = kept.business_id and account.code = kept.account_code ${groupOfRow}
    left join category on category.business_id = kept.business_id and category.id = kept.category_id`,
};

/**
 * The rows of a statement from its lines, `own`: line, code, category_id, sum, name, name_np, part, place, and in paisa what
 * was credited less what was debited, then and formerly, `now_paisa` and `former_paisa`. Each part stands before the sums
 * that close it; a line with neither amount is left out. `days` are what all rows bear of the days that they are of.
 */
export function statementRows(
  lines: RawBuilder<unknown>,
  sums: readonly SumRow[],
  days: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isDebit = sql`own.part in ('COST_OF_SALES', 'EXPENSES', 'ASSETS')`;
  return sql`with own as materialized (${lines})
    select row_number() over (order by told.section, told.is_sum, told.place, told.name, told.line) as "position",
      told.line as "line", told.code as "account", told.category_id as "categoryId", told.sum as "sum",
      told.is_sum as "isSum", told.is_debit as "isDebit", told.name as "name", told.name_np as "nameLocLang",
      told.now_paisa::bigint as "amount", told.former_paisa::bigint as "compared",
      (told.now_paisa - told.former_paisa)::bigint as "difference", ${days}
    from (
      select own.line, own.code, own.category_id, own.sum, false as is_sum, ${isDebit} as is_debit, own.name, own.name_np,
        own.place, ${sectionOf(sums)} as section, own.earned_from,
        case when ${isDebit} then -own.now_paisa else own.now_paisa end as now_paisa,
        case when ${isDebit} then -own.former_paisa else own.former_paisa end as former_paisa
      from own where own.now_paisa <> 0 or own.former_paisa <> 0
      ${sql.join(
        sums.map((sum, section) => sql`union all ${sumRow(sum, section)}`),
        sql` `,
      )}
    ) told where exists (select from own where own.now_paisa <> 0 or own.former_paisa <> 0)`;
}

/** Lines stand before the first sum that is of their part. */
function sectionOf(sums: readonly SumRow[]): RawBuilder<unknown> {
  const whens = sums.map(
    ({ sum }, section) => sql`when own.part = any(${[...statementSums[sum]]}) then ${sql.lit(section)}`,
  );
  return sql`case ${sql.join(whens, sql` `)} end`;
}

function sumRow({ sum, name = sumWords[sum], isDebit }: SumRow, section: number): RawBuilder<unknown> {
  const of = (column: string) => sql`${sql.raw(isDebit === true ? '-' : '')}coalesce(sum(${sql.raw(column)}), 0)`;
  return sql`select 'SUM_' || ${sql.lit(sum)}, null, null, ${sql.lit(sum)}, true, ${sql.lit(isDebit === true)}, ${sql.lit(name.en)},
      ${sql.lit(name.ne)}, 0, ${sql.lit(section)}, null, ${of('own.now_paisa')}, ${of('own.former_paisa')}
    from own where own.part = any(${[...statementSums[sum]]})`;
}
