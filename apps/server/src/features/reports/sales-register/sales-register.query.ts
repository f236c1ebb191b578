import type { salesRegister } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AskedRegister = Asked<typeof salesRegister>;

/** The issued invoices of a period, those that were cancelled with them, and the credit notes of the same days below zero. */
export function salesRegisterOf(asked: AskedRegister): RawBuilder<unknown> {
  const invoices = documentsOf(asked, 'RECEIVED');
  const all = asked.filter.withoutReturns ? invoices : sql`${invoices} union all ${documentsOf(asked, 'PAID')}`;
  const { box } = asked.filter;
  return box === null ? all : sql`select * from (${all}) paper where not "isCancelled" and ${isOfBox[box]}`;
}

/** Which papers a box of the VAT return is the sum of: those that have an amount in its column. */
const isOfBox: Readonly<Record<NonNullable<AskedRegister['filter']['box']>, RawBuilder<unknown>>> = {
  TAXABLE: sql`(taxable <> 0 or vat <> 0)`,
  EXPORT: sql`exported <> 0`,
  EXEMPT: sql`exempt <> 0`,
};

/** What was sold, or what was given back of it: both papers have the parts of their totals under the same names. */
function documentsOf(asked: AskedRegister, settledBy: 'RECEIVED' | 'PAID'): RawBuilder<unknown> {
  const isReturn = settledBy === 'PAID';
  const withPaper = isReturn ? sql`join credit_note paper` : sql`join ${known(asked, 'invoice', 'paper')}`;
  // What comes back of an export comes back from where it went.
  const withSold = isReturn
    ? sql`join ${known(asked, 'invoice', 'sold')} on sold.business_id = paper.business_id and sold.id = paper.invoice_id`
    : sql``;
  const sold = (column: string): RawBuilder<unknown> => sql.ref(`${isReturn ? 'sold' : 'paper'}.${column}`);
  const sign = sql.raw(isReturn ? '-1' : '1');
  const isMeant = all(
    sql`document.business_id = ${asked.businessId} and document.kind = any(${kindsWith({ figure: 'sales', settledBy })})
      and document.state in ('FINAL', 'CANCELLED')`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', asked.filter.outletId),
  );
  return sql`select -document.id as "rowId", document.id as "documentId", document.state = 'CANCELLED' as "isCancelled",
      ${isReturn}::boolean as "isReturn", document.dated_on as "date", document.dated_on_bs as "dateBS", document.number as "number",
      paper.customer_name as "buyerName", paper.customer_name_np as "buyerNameLocLang", paper.customer_pan as "buyerPan",
      ${sign} * (paper.taxable_paisa + paper.exempt_paisa + paper.zero_rated_paisa) as "total",
      ${sign} * paper.exempt_paisa as "exempt", ${sign} * paper.taxable_paisa as "taxable",
      ${sign} * document.vat_paisa as "vat", ${sign} * paper.zero_rated_paisa as "exported",
      ${sold('country_name')} as "exportCountry", ${sold('country_name_np')} as "exportCountryLocLang",
      ${sold('declaration_number')} as "declarationNumber", ${sold('declared_on_bs')} as "declarationDate"
    from ${known(asked, 'document')}
    ${withPaper} on paper.business_id = document.business_id and paper.id = document.id
    ${withSold}
    where ${isMeant}`;
}
