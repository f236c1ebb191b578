import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import type { Report } from '@bahi/contract/reports/report/report';
import { documentKindNames, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import { voucherKinds } from '@bahi/domain/posting/accounts/voucher';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AnyAsked = Asked<Report>;

/** Of an account by its lines' days, else by those of the entries: each has its index. */
type Days = 'line.posting_date' | 'entry.posting_date';

/** The lines of the books of a period, `line` with its entry `entry`, where a condition holds. */
export function linesOf(asked: AnyAsked, days: Days, condition: RawBuilder<SqlBool> | null): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  return sql`from ${known(asked, 'journal_line', 'line')}
    join journal_entry entry on entry.business_id = ${businessId} and entry.id = line.entry_id
    where ${all(
      sql`line.business_id = ${businessId}`,
      isWithin(asked, days),
      isAsked('line.outlet_id', filter.outletId),
      condition,
    )}`;
}

/** The columns that a line is told by, and by which it stands in the order of posting. */
export const lineColumns = sql`line.id, line.line_number, line.posting_date, line.account_code, line.category_id,
  line.customer_id, line.vendor_id, line.item_variant_id, line.debit_paisa, line.credit_paisa, entry.id as entry_id, entry.posting_date_bs,
  entry.kind, entry.source_kind, entry.source_id, entry.narration, entry.created_at`;

/** The order of posting: of a day what was written first, and each entry as it stands. */
export const postingOrder = sql`posting_date, created_at, entry_id, line_number`;

/** What a row `line` says of itself; the rest of it is told by `tellLines`. */
export const bareLine = sql`line.source_kind as "sourceKind", line.source_id as "sourceId",
  case when line.kind = any(${Object.keys(lineWords)}) then line.kind else 'OTHER' end as "what",
  line.category_id, line.account_code, line.customer_id, line.vendor_id, line.item_variant_id, line.line_number as entry_line,
  line.narration as entry_narration,
  nullif(line.debit_paisa, 0) as "debit", nullif(line.credit_paisa, 0) as "credit"`;

/**
 * Adds to rows of lines what they are called by: the number or heading of the document, the party, and what they are for;
 * where nobody wrote that, their goods say it.
 */
export function tellLines(asked: AnyAsked): (rows: RawBuilder<unknown>) => RawBuilder<unknown> {
  const { businessId, session } = asked;
  // What is private to a module is for who may read that. The line itself stands for everybody, so that all adds up.
  const readable = documentKindNames.filter(
    (kind) => !documentKinds[kind].isPrivate || session.rights.has(rightToRead(kind)),
  );
  const said = sql`(not line."sourceKind" = any(${documentKindNames}) or line."sourceKind" = any(${readable}))`;
  const own = (table: string, id: string) =>
    sql`${sql.ref(table)}.business_id = ${businessId} and ${sql.ref(table)}.id = ${sql.ref(`line.${id}`)}`;
  return (
    rows,
  ) => sql`select line.*, coalesce(document.number, document.heading, settlement.number, stock_paper.number, voucher.number) as "number",
      coalesce(customer.name, vendor.name) as "partyName", coalesce(customer.name_np, vendor.name_np) as "partyNameLocLang",
      case when ${said} then coalesce(voucher_line.narration, line.entry_narration, item.name) end as "narration",
      case when line.entry_narration is null then item.name_np end as "narrationLocLang"
    from (${rows}) line
    left join ${known(asked, 'document')} on ${own('document', 'sourceId')} and line."sourceKind" = any(${readable})
      and document.kind = line."sourceKind"
    left join settlement on ${own('settlement', 'sourceId')} and line."sourceKind" = 'RECEIPT'
    left join stock_paper on ${own('stock_paper', 'sourceId')}
      and line."sourceKind" in ('WRITE_OFF', 'STOCK_COUNT', 'STOCK_TRANSFER')
    left join voucher on ${own('voucher', 'sourceId')} and line."sourceKind" = any(${voucherKinds})
    left join voucher_line on voucher_line.business_id = voucher.business_id and voucher_line.voucher_id = voucher.id
      and voucher_line.line_number = line.entry_line
    left join customer on ${own('customer', 'customer_id')}
    left join vendor on ${own('vendor', 'vendor_id')}
    left join item_variant variant on ${own('variant', 'item_variant_id')}
    left join item on item.business_id = variant.business_id and item.id = variant.item_id`;
}
