import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Report } from '@bahi/contract/reports/report/report';
import type { Asked } from './report.asked.ts';

/** The business and the outlet of a row `document`, as `placeColumns` of a declaration shows them. */
export const placeOfDocument = {
  columns: sql`business.company_name as "businessName", business.company_name_np as "businessNameLocLang",
    outlet.name as "outletName", outlet.name_np as "outletNameLocLang"`,
  // Each document has both: joined so, they are left out where nothing asks for them, as in the totals.
  joins: sql`left join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
    left join business on business.id = document.business_id`,
};

/** True on the days of the report. */
export function isWithin({ from, to }: Pick<Asked<Report>, 'from' | 'to'>, day: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(day)} between ${formatAdDate(from)}::date and ${formatAdDate(to)}::date`;
}

/** True where a column has the value that is asked for; null where none is. */
export function isAsked(column: string, value: number | string | null): RawBuilder<SqlBool> | null {
  return value === null ? null : sql`${sql.ref(column)} = ${value}`;
}

/** True where the row `document` is of one of the kinds; of a single one an index has them in the order of their days. */
export function isOfKinds(kinds: readonly DocumentKind[]): RawBuilder<SqlBool> {
  const [first, ...others] = kinds;
  return others.length === 0 ? sql`document.kind = ${first}` : sql`document.kind = any(${kinds})`;
}

/** True where all of them are. */
export function all(...conditions: readonly (RawBuilder<SqlBool> | null)[]): RawBuilder<SqlBool> {
  const asked = conditions.filter((condition) => condition !== null);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

/** How much of the row `document` is paid. */
export const paymentStatus = sql`case when document.paid_paisa >= document.total_paisa then 'PAID'
  when document.paid_paisa > 0 then 'PARTIALLY_PAID' else 'DUE' end`;

/** True where that is what is asked for; null where nothing is. */
export function isPaidAs(status: string | null): RawBuilder<SqlBool> | null {
  return status === null ? null : sql`document.state = 'FINAL' and ${paymentStatus} = ${status}`;
}
