import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import type { Report } from '@bahi/contract/reports/report/report';
import { documentKindNames, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AnyAsked = Asked<Report>;

/** The lines of the books of a period, `line` with its entry `entry`, where a condition holds. */
export function linesOf(asked: AnyAsked, condition: RawBuilder<SqlBool> | null): RawBuilder<unknown> {
  return sql`from ${known(asked, 'journal_line', 'line')}
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    where ${all(
      sql`line.business_id = ${asked.businessId}`,
      isWithin(asked, 'line.posting_date'),
      isAsked('line.outlet_id', asked.filter.outletId),
      condition,
    )}`;
}

/** The columns that a line is told by, and by which it stands in the order of posting. */
export const lineColumns = sql`line.id, line.line_number, line.posting_date, line.account_code, line.category_id,
  line.customer_id, line.vendor_id, line.debit_paisa, line.credit_paisa, entry.id as entry_id, entry.posting_date_bs,
  entry.kind, entry.source_kind, entry.source_id, entry.narration, entry.created_at`;

/** The order of posting: of a day what was written first, and each entry as it stands. */
export const postingOrder = sql`posting_date, created_at, entry_id, line_number`;

/** What stands of a row `line` in any report of lines, with the joins that tell it. */
export function toldOf({ businessId, session }: AnyAsked): {
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
} {
  const readable = documentKindNames.filter(
    (kind) => !documentKinds[kind].isPrivate || session.rights.has(rightToRead(kind)),
  );
  // What is private to a module is for who may read that. The line itself stands for everybody, so that all adds up.
  const isTold = sql`(document.id is null or document.kind = any(${readable}))`;
  return {
    columns: sql`line.source_kind as "sourceKind", line.source_id as "sourceId",
      case when line.kind = any(${Object.keys(lineWords)}) then line.kind else 'OTHER' end as "what",
      case when ${isTold} then coalesce(document.number, document.heading, settlement.number, paper.number) end as "number",
      coalesce(customer.name, vendor.name) as "partyName",
      coalesce(customer.name_np, vendor.name_np) as "partyNameLocLang",
      case when ${isTold} then coalesce(line.narration, expense.description, income.description) end as "narration",
      nullif(line.debit_paisa, 0) as "debit", nullif(line.credit_paisa, 0) as "credit"`,
    joins: sql`left join document on document.business_id = ${businessId} and document.kind = line.source_kind
        and document.id = line.source_id
      left join expense on expense.business_id = ${businessId} and expense.id = document.id
      left join income on income.business_id = ${businessId} and income.id = document.id
      left join settlement on line.source_kind = 'RECEIPT' and settlement.business_id = ${businessId}
        and settlement.id = line.source_id
      left join stock_paper paper on line.source_kind in ('WRITE_OFF', 'STOCK_COUNT', 'STOCK_TRANSFER')
        and paper.business_id = ${businessId} and paper.id = line.source_id
      left join customer on customer.business_id = ${businessId} and customer.id = line.customer_id
      left join vendor on vendor.business_id = ${businessId} and vendor.id = line.vendor_id`,
  };
}
