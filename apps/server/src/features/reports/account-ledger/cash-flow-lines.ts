import type { Report } from '@bahi/contract/reports/report/report';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import {
  cashEquivalents,
  flowsOfAccounts,
  flowsOfCategories,
  flowsOfGroups,
  flowsOfParts,
  flowsOfVouchers,
} from '@bahi/domain/posting/accounts/cash-flow';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';
import { groupOfRow, partOfRow } from './account-days.ts';

/** Whether the row `account` holds cash: of the groups of money, or as good as that. */
export const isCashOfRow = sql<SqlBool>`(account.group_code in (${literals(moneyGroups)}) or account.code in (${literals(cashEquivalents)}))`;

/** Bills of one category of money: income and expense. */
const ofCategory = documentKindNames.filter((kind) => documentKinds[kind].isOfCategory);

/**
 * The lines that stand against cash, for a `from`: of every entry of some days that touches an account of cash, each line
 * that is not of one, with its columns of `journal_line`, its `flow` and of what stands there the part that is of it. In
 * each entry they come to what its cash gained, credits less debits. `days` says it of `moved.posting_date`, and cash is
 * found by the index of its accounts and days, so that nothing else is walked.
 */
export function cashFlowLines(asked: Asked<Report>, days: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  const touched = sql`select distinct moved.entry_id from ${known(asked, 'journal_line', 'moved')}
    where ${all(
      sql`moved.business_id = ${businessId} and moved.account_code in (
        select account.code from account where account.business_id = ${businessId} and ${isCashOfRow})`,
      days,
      isAsked('moved.outlet_id', filter.outletId),
    )}`;
  return sql`select line.business_id, line.id, line.entry_id, line.line_number, line.posting_date, line.account_code,
      line.category_id, line.customer_id, line.vendor_id, line.item_variant_id, line.outlet_id, part.flow,
      greatest(-part.paisa, 0) as debit_paisa, greatest(part.paisa, 0) as credit_paisa
    from (${touched}) touched
    join journal_entry entry on entry.business_id = ${businessId} and entry.id = touched.entry_id
    join ${known(asked, 'journal_line', 'line')} on line.business_id = ${businessId} and line.entry_id = entry.id
    join account on account.business_id = ${businessId} and account.code = line.account_code ${groupOfRow}
    ${paymentOfEntry(asked)}
    cross join lateral (values
      (${flowOfRow}, line.credit_paisa - line.debit_paisa - ${settledOfRow}),
      (${caseOf('line.account_code', flowsOfCategories)}, ${settledOfRow})) part (flow, paisa)
    where not ${isCashOfRow} and part.paisa <> 0`;
}

/** The payment of the row `entry`, or the one that it reverses, and what of it settles bills of categories. */
function paymentOfEntry(asked: Asked<Report>): RawBuilder<unknown> {
  const { businessId } = asked;
  return sql`left join payment on payment.business_id = ${businessId} and entry.source_kind = 'RECEIPT'
      and payment.settlement_id = entry.source_id and entry.id in (payment.entry_id, payment.reversal_entry_id)
    left join lateral (select sum(allocation.amount_paisa)::bigint as paisa
      from ${known(asked, 'payment_allocation', 'allocation')}
      join document on document.business_id = ${businessId} and document.id = allocation.document_id
        and document.kind = any(${ofCategory})
      where allocation.business_id = ${businessId} and allocation.payment_id = payment.id
        and payment.entry_id = entry.id) settled on true`;
}

/** What of the row `line` settles bills of categories, with its sign. */
const settledOfRow = sql`case when line.account_code in (${literals(Object.keys(flowsOfCategories))})
  then coalesce(settled.paisa, 0) * sign(line.credit_paisa - line.debit_paisa)::bigint else 0 end`;

/** What else stands in a payment is its party's as well: what was held back of it was never paid. */
const flowOfRow = sql`coalesce(${caseOf('entry.source_kind', flowsOfVouchers)},
  case when payment.id is not null then case when payment.customer_id is not null then ${sql.lit(flowsOfAccounts.RECEIVABLE)}
    else ${sql.lit(flowsOfAccounts.PAYABLE)} end end,
  ${caseOf('account.code', flowsOfAccounts)}, ${caseOf('account.group_code', flowsOfGroups)},
  ${caseOf(partOfRow, flowsOfParts)})`;

function caseOf(of: string | RawBuilder<unknown>, words: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const whens = Object.entries(words).map(([value, word]) => sql`when ${sql.lit(value)} then ${sql.lit(word)}`);
  return sql`case ${typeof of === 'string' ? sql.ref(of) : of} ${sql.join(whens, sql` `)} end`;
}

function literals(words: readonly string[]): RawBuilder<unknown> {
  return sql.join(words.map((word) => sql.lit(word)));
}
