import type { purchaseRegister } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { type DocumentKind, kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AskedRegister = Asked<typeof purchaseRegister>;

/**
 * The vendors' bills in force of a period: goods and services, what bringing goods home cost, and expenses whose bill
 * bears VAT; and the debit notes of the same days below zero. The tax of all of them is what the ledger holds as input
 * VAT. What is not set off is a part of the price, and stands with it among what bears no tax.
 */
export function purchaseRegisterOf(asked: AskedRegister): RawBuilder<unknown> {
  const bills = sql`${boughtOf(asked)} union all ${costsOf(asked)} union all ${expensesOf(asked)}`;
  const all = asked.filter.withoutReturns ? bills : sql`${bills} union all ${returnedOf(asked)}`;
  const { box } = asked.filter;
  return box === null ? all : sql`select * from (${all}) paper where ${isOfBox[box]}`;
}

const isTaxed = sql`(taxable <> 0 or vat <> 0 or imported <> 0 or "importVat" <> 0 or capital <> 0 or "capitalVat" <> 0)`;

/** Which papers a box of the VAT return is the sum of: those that have an amount in its columns, from here or over the border. */
const isOfBox: Readonly<Record<NonNullable<AskedRegister['filter']['box']>, RawBuilder<unknown>>> = {
  TAXABLE: sql`not "isImport" and ${isTaxed}`,
  IMPORT: sql`"isImport" and ${isTaxed}`,
  EXEMPT: sql`not "isImport" and exempt <> 0`,
  EXEMPT_IMPORT: sql`"isImport" and exempt <> 0`,
};

const head = sql`-document.id as "rowId", document.id as "documentId", document.kind as "documentKind",
  document.dated_on as "date", document.dated_on_bs as "dateBS"`;

function isMeant(asked: AskedRegister, kinds: readonly DocumentKind[]) {
  return all(
    sql`document.business_id = ${asked.businessId} and document.kind = any(${kinds}) and document.state = 'FINAL'`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', asked.filter.outletId),
  );
}

/** A bill of goods and services, by its lines: of an import those that are taxed at home, though its bill bears no VAT. */
function boughtOf(asked: AskedRegister): RawBuilder<unknown> {
  return sql`select ${head}, paper.origin = 'IMPORT' as "isImport", coalesce(paper.bill_number, document.number) as "number",
      paper.declaration_number as "declarationNumber", paper.vendor_name as "supplierName",
      paper.vendor_name_np as "supplierNameLocLang", paper.vendor_pan as "supplierPan", ${columnsOf(sql`1`, sql`paper.origin`)}
    from ${known(asked, 'document')}
    join purchase paper on paper.business_id = document.business_id and paper.id = document.id
    cross join lateral (select ${sumsOfLines(sql`line.net_paisa - line.document_discount_paisa`, sql`line`)}
      from purchase_line line where line.business_id = paper.business_id and line.document_id = paper.id) lines
    where ${isMeant(asked, kindsWith({ figure: 'purchases', settledBy: 'PAID' }))}`;
}

/** What went back, on the day of the note; it is told apart as its bill was. */
function returnedOf(asked: AskedRegister): RawBuilder<unknown> {
  return sql`select ${head}, bought.origin = 'IMPORT' as "isImport", coalesce(paper.vendor_number, document.number) as "number",
      bought.declaration_number as "declarationNumber", paper.vendor_name as "supplierName",
      paper.vendor_name_np as "supplierNameLocLang", paper.vendor_pan as "supplierPan", ${columnsOf(sql`-1`, sql`bought.origin`)}
    from ${known(asked, 'document')}
    join debit_note paper on paper.business_id = document.business_id and paper.id = document.id
    join purchase bought on bought.business_id = paper.business_id and bought.id = paper.purchase_id
    cross join lateral (select ${sumsOfLines(sql`line.net_paisa`, sql`billed`)}
      from debit_note_line line
      join purchase_line billed on billed.business_id = line.business_id and billed.id = line.purchase_line_id
      where line.business_id = paper.business_id and line.document_id = paper.id) lines
    where ${isMeant(asked, kindsWith({ figure: 'purchases', settledBy: 'RECEIVED' }))}`;
}

/** Of the lines of a paper what they come to: goods to keep apart from the rest, and of an import what is taxed at home. */
function sumsOfLines(value: RawBuilder<unknown>, billed: RawBuilder<unknown>): RawBuilder<unknown> {
  const sum = (of: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(${of}) filter (where ${condition}), 0)`;
  return sql`${sum(value, sql`${billed}.is_capital and ${billed}.tax_code = 'TAXABLE'`)} as capital,
    ${sum(sql`line.vat_paisa`, sql`${billed}.is_capital`)} as capital_vat,
    ${sum(value, sql`${billed}.is_capital and ${billed}.is_taxable`)} as imported_capital,
    ${sum(value, sql`not ${billed}.is_capital and ${billed}.is_taxable`)} as imported`;
}

/** The columns of money of a paper, whose parts have the same names on a bill and on a debit note. */
function columnsOf(sign: RawBuilder<unknown>, origin: RawBuilder<unknown>): RawBuilder<unknown> {
  const net = sql`paper.taxable_paisa + paper.exempt_paisa + paper.zero_rated_paisa`;
  const isImport = sql`${origin} = 'IMPORT'`;
  const isSetOff = sql`paper.is_vat_set_off and not (${isImport})`;
  // What the vendor takes for the way is a part of what the goods are worth at the border.
  const withFreight = (part: RawBuilder<unknown>) =>
    sql`(${part} + coalesce(round(paper.shipping_paisa * ${part} / nullif(${net} - paper.shipping_paisa, 0)), 0))`;
  const [imported, importedCapital] = [withFreight(sql`lines.imported`), withFreight(sql`lines.imported_capital`)];
  const when = (imported: RawBuilder<unknown>, setOff: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
    sql`(${sign} * case when ${isImport} then ${imported} when ${isSetOff} then ${setOff} else ${other} end)::bigint`;
  const none = sql`0`;
  return sql`${when(net, net, sql`${net} + paper.bill_vat_paisa`)} as "total",
    ${when(
      sql`${net} - ${imported} - ${importedCapital}`,
      sql`paper.exempt_paisa + paper.zero_rated_paisa`,
      sql`${net} + paper.bill_vat_paisa`,
    )} as "exempt",
    ${when(none, sql`paper.taxable_paisa - lines.capital`, none)} as "taxable",
    ${when(none, sql`document.vat_paisa - lines.capital_vat`, none)} as "vat",
    ${when(imported, none, none)} as "imported", 0::bigint as "importVat",
    ${when(importedCapital, sql`lines.capital`, none)} as "capital",
    ${when(none, sql`lines.capital_vat`, none)} as "capitalVat"`;
}

/** What it cost to bring goods home. Tax that its vendor does not charge is what the customs took on an import. */
function costsOf(asked: AskedRegister): RawBuilder<unknown> {
  const isOfCustoms = sql`bought.origin = 'IMPORT' and not cost.is_vendor_registered`;
  const isTaxed = sql`document.vat_paisa > 0`;
  const part = (of: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`case when ${condition} then ${of} else 0 end`;
  const [net, vat] = [sql`cost.net_paisa`, sql`document.vat_paisa`];
  return sql`select ${head}, (${isOfCustoms}) as "isImport", cost.bill_number as "number",
      case when ${isOfCustoms} then bought.declaration_number end as "declarationNumber",
      cost.vendor_name as "supplierName", cost.vendor_name_np as "supplierNameLocLang", cost.vendor_pan as "supplierPan",
      ${net} as "total", ${part(net, sql`not (${isTaxed})`)} as "exempt",
      ${part(net, sql`${isTaxed} and not (${isOfCustoms})`)} as "taxable", ${part(vat, sql`not (${isOfCustoms})`)} as "vat",
      ${part(net, sql`${isTaxed} and ${isOfCustoms}`)} as "imported", ${part(vat, isOfCustoms)} as "importVat",
      0::bigint as "capital", 0::bigint as "capitalVat"
    from ${known(asked, 'document')}
    join direct_cost cost on cost.business_id = document.business_id and cost.id = document.id
    join purchase bought on bought.business_id = cost.business_id and bought.id = cost.purchase_id
    where ${isMeant(asked, kindsWith({ party: 'vendor', settledBy: 'PAID' }))}`;
}

/** Expenses with tax: wages, and what else is paid without a tax invoice, are no purchases of the register. */
function expensesOf(asked: AskedRegister): RawBuilder<unknown> {
  const net = sql`document.total_paisa - document.vat_paisa`;
  return sql`select ${head}, false as "isImport", expense.bill_number as "number", null as "declarationNumber",
      expense.vendor_name as "supplierName", expense.vendor_name_np as "supplierNameLocLang", expense.vendor_pan as "supplierPan",
      ${net} as "total", 0::bigint as "exempt", ${net} as "taxable", document.vat_paisa as "vat",
      0::bigint as "imported", 0::bigint as "importVat", 0::bigint as "capital", 0::bigint as "capitalVat"
    from ${known(asked, 'document')}
    join ${known(asked, 'expense')} on expense.business_id = document.business_id and expense.id = document.id
    where ${isMeant(asked, kindsWith({ figure: 'spending' }))} and document.vat_paisa > 0`;
}
