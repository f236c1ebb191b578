import { type YearAmount, yearAmounts } from '@bahi/contract/reports/vat-return/vat-year';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { FiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { largePartyPaisa } from '@bahi/domain/numbers/vat-return';
import { accountsOfParty } from '@bahi/domain/posting/ledger';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import { openingSources } from '../../books/voucher/opening/opening.sources.ts';
import { type MonthReader, registersOf } from './vat-return.figures.ts';

export type YearRow = Record<YearAmount | 'opening' | 'closing', number> & {
  pan: string | null;
  name: string | null;
  name_np: string | null;
  is_foreign: boolean;
  is_listed: boolean;
};

const sumOf = (column: string): RawBuilder<unknown> => sql`sum(${sql.ref(column)})::bigint as ${sql.id(column)}`;

/**
 * What was sold to and bought from everybody in a year, by the PAN that the party has now or else its paper had, or by the
 * party itself where there is none that the tax office knows: those above one lakh one by one, and all others in one row. All
 * of it is the registers of the year.
 */
export async function readYear(reader: MonthReader, year: FiscalYear): Promise<YearRow[]> {
  const { sales, purchases } = registersOf(reader, { from: year.firstDay, to: year.lastDay });
  const { businessId } = reader;
  const sums = sql.join(yearAmounts.map(sumOf));
  const isLarge = sql.join(
    yearAmounts.map((amount) => sql`sum(${sql.ref(amount)}) > ${largePartyPaisa}`),
    sql` or `,
  );
  const newest = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by document_id desc))[1] as ${sql.id(column)}`;
  const statement = sql<YearRow>`
    with register as (${soldOf(businessId, sales)} union all ${boughtOf(businessId, purchases)}),
    paper as (${paperOf(businessId)}),
    party as (select key, min(known_pan) as pan, ${newest('name')},
        ${newest('name_np')}, bool_and(is_foreign) as is_foreign, ${sums}, ${isLarge} as is_listed
      from paper group by key),
    balance as (${balancesOf(reader, year)})
    select party.pan, party.name, party.name_np, party.is_foreign, true as is_listed,
      ${sql.join(yearAmounts.map((amount) => sql.ref(`party.${amount}`)))},
      coalesce(balance.opening, 0)::bigint as opening, coalesce(balance.closing, 0)::bigint as closing
    from party left join balance on balance.key = party.key where party.is_listed
    union all select null, null, null, false, false, ${sql.join(yearAmounts.map((amount) => sql`coalesce(sum(${sql.ref(amount)}), 0)::bigint`))}, 0, 0
    from party where not is_listed
    order by is_listed desc, name`;
  return (await statement.execute(reader.db.tables())).rows;
}

/** A PAN that the tax office knows; null of another text. */
function valid(pan: string): RawBuilder<unknown> {
  return sql`substring(${sql.ref(pan)} from '^[0-9]{9}$')`;
}

/**
 * The papers of the registers with whose they are: one party stays one when it is renamed or tells its PAN within the year,
 * and a customer and a vendor with one PAN are one.
 */
function paperOf(businessId: number): RawBuilder<unknown> {
  const pan = sql`coalesce(${valid('customer.vat_pan_no')}, ${valid('vendor.vat_pan_no')}, ${valid('register.pan')})`;
  const party = sql`coalesce('customer ' || document.customer_id, 'vendor ' || document.vendor_id)`;
  return sql`select register.*, ${pan} as known_pan, ${party} as whose,
      coalesce('pan ' || ${pan}, ${party}, 'name ' || coalesce(register.name, '')) as key
    from register join document on document.business_id = ${businessId} and document.id = register.document_id
    left join customer on customer.business_id = ${businessId} and customer.id = document.customer_id
    left join vendor on vendor.business_id = ${businessId} and vendor.id = document.vendor_id`;
}

/** Papers of sales; what is no service of them is goods, freight with them. */
function soldOf(businessId: number, sales: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select "documentId" as document_id, "buyerPan" as pan, "buyerName" as name, "buyerNameLocLang" as name_np,
      exported <> 0 as is_foreign, 0 as "servicePurchaseCapital", 0 as "servicePurchaseOthers", 0 as "goodPurchaseCapital",
      0 as "goodPurchaseOthers", services as "serviceSales", total - services as "goodSales"
    from ${sales} cross join lateral (select coalesce(sum(value), 0) as services from (
      select line.net_paisa - line.document_discount_paisa as value from invoice_line line
        where line.business_id = ${businessId} and line.invoice_id = "documentId" and line.service_id is not null
      union all select -line.net_paisa from credit_note_line line
        join invoice_line billed on billed.business_id = line.business_id and billed.id = line.invoice_line_id
        where line.business_id = ${businessId} and line.document_id = "documentId" and billed.service_id is not null) lines) parts`;
}

/** Papers of purchases, by their lines; what is no bill of goods, a cost or an expense, is a service. */
function boughtOf(businessId: number, purchases: RawBuilder<unknown>): RawBuilder<unknown> {
  const part = (isService: boolean, isCapital: boolean): RawBuilder<unknown> =>
    sql`coalesce(sum(value) filter (where is_service = ${sql.lit(isService)} and is_capital = ${sql.lit(isCapital)}), 0)`;
  const billed = kindsWith({ figure: 'purchases' });
  return sql`select "documentId" as document_id, "supplierPan" as pan, "supplierName" as name, "supplierNameLocLang" as name_np,
      "isImport" as is_foreign, service_capital as "servicePurchaseCapital", service_other as "servicePurchaseOthers",
      goods_capital as "goodPurchaseCapital", total - service_capital - service_other - goods_capital as "goodPurchaseOthers",
      0 as "serviceSales", 0 as "goodSales"
    from ${purchases} cross join lateral (select ${part(true, true)} as service_capital, ${part(false, true)} as goods_capital,
        case when "documentKind" = any(${billed}) then ${part(true, false)} else total end as service_other
      from (select line.service_id is not null as is_service, line.is_capital, line.net_paisa - line.document_discount_paisa as value
        from purchase_line line where line.business_id = ${businessId} and line.document_id = "documentId"
      union all select billed.service_id is not null, billed.is_capital, -line.net_paisa from debit_note_line line
        join purchase_line billed on billed.business_id = line.business_id and billed.id = line.purchase_line_id
        where line.business_id = ${businessId} and line.document_id = "documentId") lines) parts`;
}

/**
 * What stood between the business and each party when the year began and when it ended, customer and vendor together. What
 * the books began with in the year was there before.
 */
function balancesOf({ businessId }: MonthReader, { startBsYear, firstDay, lastDay }: FiscalYear): RawBuilder<unknown> {
  const [first, last] = [`${startBsYear}-04`, `${startBsYear + 1}-03`];
  const of = (table: 'customer' | 'vendor'): RawBuilder<unknown> => {
    const id = sql.ref(`line.${table}_id`);
    const whose = sql`${`${table} `}::text || own.id`;
    // Who has no PAN is told by the one of its newest paper, as that paper is.
    return sql`select coalesce('pan ' || ${valid('own.vat_pan_no')}, (select 'pan ' || known_pan from paper
          where paper.whose = ${whose} and known_pan is not null order by document_id desc limit 1), ${whose}) as key,
        moved.opening, moved.closing
      from ${sql.table(table)} own join (
        select party_id, case when month < ${first} then debit_paisa - credit_paisa else 0 end as opening,
          debit_paisa - credit_paisa as closing
        from party_month where business_id = ${businessId} and account_code = any(${accountsOfParty(table)}) and month <= ${last}
        union all select ${id}, line.debit_paisa - line.credit_paisa, 0
        from journal_entry entry join journal_line line on line.business_id = ${businessId} and line.entry_id = entry.id
        where entry.business_id = ${businessId} and entry.source_kind = any(${openingSources}) and ${id} is not null
          and entry.posting_date between ${formatAdDate(firstDay)}::date and ${formatAdDate(lastDay)}::date) moved on moved.party_id = own.id
      where own.business_id = ${businessId}`;
  };
  return sql`select key, sum(opening) as opening, sum(closing) as closing
    from (${of('customer')} union all ${of('vendor')}) both_sides group by key`;
}
