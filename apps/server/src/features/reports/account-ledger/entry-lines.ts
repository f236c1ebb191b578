import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import type { Report } from '@bahi/contract/reports/report/report';
import { documentKindNames, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
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

/**
 * What stands of a row `line` in any report of lines. What it is called by is looked up for the lines that are shown, by the
 * key of its table, so that sums over all of them look nothing up. Where nobody wrote what an entry is for, its goods say it.
 */
export function toldOf(asked: AnyAsked): RawBuilder<unknown> {
  const { businessId, session } = asked;
  // What is private to a module is for who may read that. The line itself stands for everybody, so that all adds up.
  const readable = documentKindNames.filter(
    (kind) => !documentKinds[kind].isPrivate || session.rights.has(rightToRead(kind)),
  );
  const foundIn = (column: string, table: RawBuilder<unknown>, id: string) =>
    sql`(select ${sql.raw(column)} from ${table} where own.business_id = ${businessId} and own.id = ${sql.ref(id)})`;
  const party = (column: string) =>
    sql`coalesce(${foundIn(column, sql`customer own`, 'line.customer_id')},
      ${foundIn(column, sql`vendor own`, 'line.vendor_id')})`;
  const goods = sql`item_variant own join item on item.business_id = own.business_id and item.id = own.item_id`;
  const said = sql`not line.source_kind = any(${documentKindNames}) or line.source_kind = any(${readable})`;
  return sql`line.source_kind as "sourceKind", line.source_id as "sourceId",
    case when line.kind = any(${Object.keys(lineWords)}) then line.kind else 'OTHER' end as "what",
    case when line.source_kind = any(${readable})
      then ${foundIn('coalesce(own.number, own.heading)', known(asked, 'document', 'own'), 'line.source_id')}
      when line.source_kind = 'RECEIPT' then ${foundIn('own.number', sql`settlement own`, 'line.source_id')}
      when line.source_kind in ('WRITE_OFF', 'STOCK_COUNT', 'STOCK_TRANSFER')
      then ${foundIn('own.number', sql`stock_paper own`, 'line.source_id')} end as "number",
    ${party('own.name')} as "partyName", ${party('own.name_np')} as "partyNameLocLang",
    case when ${said} then coalesce(line.narration, ${foundIn('item.name', goods, 'line.item_variant_id')}) end as "narration",
    case when line.narration is null then ${foundIn('item.name_np', goods, 'line.item_variant_id')}
      end as "narrationLocLang",
    nullif(line.debit_paisa, 0) as "debit", nullif(line.credit_paisa, 0) as "credit"`;
}
