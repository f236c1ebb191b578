import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Context } from '../../../platform/core/context.ts';
import { isNumberAsked } from '../../sales/invoice/invoice-search.ts';

export type ReportFilter = Omit<
  Input<(typeof salesReportContract)['generate']>['body'],
  'pageNumber' | 'pageSize' | 'sort'
>;
export type Period = { from: CalendarDay; to: CalendarDay };

/** The period of a report; the end is not before the start, and the start is not after today. */
export function readPeriod(calendar: BsCalendar, filter: ReportFilter, today: CalendarDay): Period {
  const field = (name: string): { ad: string; bs: string } => ({ ad: name, bs: name });
  const from = readRequiredDay(calendar, { ad: filter.fromDateAD, bs: filter.fromDate }, field('fromDate'));
  const to = readRequiredDay(calendar, { ad: filter.toDateAD, bs: filter.toDate }, field('toDate'));
  if (from > today) fail('salesReport.startFuture', { field: 'fromDate' });
  if (to < from) fail('common.endBeforeStart', { field: 'toDate' });
  return { from, to };
}

/** What a report is about; `number` narrows it to the invoices whose number is asked for. */
export type ReportAsked = { filter: ReportFilter; period: Period; number: RawBuilder<SqlBool> | null };

/** Finds the number that a filter asks for, before the invoices are read. */
export async function askedOf(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  filter: ReportFilter,
  period: Period,
): Promise<ReportAsked> {
  return { filter, period, number: await isNumberAsked(context, filter.invoiceNumber) };
}

/** Which invoices, documents with their own part, are in the report: issued ones of the period, cancelled ones shown with their number. */
export function reportConditions(businessId: number, { filter, period, number }: ReportAsked): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`document.business_id = ${businessId}`,
    sql<SqlBool>`document.state in ('FINAL', 'CANCELLED')`,
    sql<SqlBool>`document.dated_on between date '1970-01-01' + ${period.from}::int and date '1970-01-01' + ${period.to}::int`,
    filter.outletId === null ? null : sql<SqlBool>`document.outlet_id = ${filter.outletId}`,
    filter.customerId === null ? null : sql<SqlBool>`document.customer_id = ${filter.customerId}`,
    number,
  ].filter((condition) => condition !== null);
  return sql.join(conditions, sql` and `);
}

/** True when the report is about some goods only: quantities then count those lines alone. */
export function isNarrowed(filter: ReportFilter): boolean {
  return filter.inventoryType !== null || filter.itemOrServiceId !== null;
}

/** The lines of an invoice that the report is about. */
export function lineConditions(businessId: number, filter: ReportFilter): RawBuilder<SqlBool> {
  const ofSellable = {
    ITEM: sql<SqlBool>`line.item_variant_id = ${filter.itemOrServiceId}`,
    SERVICE: sql<SqlBool>`line.service_id = ${filter.itemOrServiceId}`,
  };
  const ofKind = {
    ITEM: sql<SqlBool>`line.item_variant_id is not null`,
    SERVICE: sql<SqlBool>`line.service_id is not null`,
  };
  const kind = filter.inventoryType ?? 'ITEM';
  const conditions = [
    sql<SqlBool>`line.business_id = ${businessId}`,
    sql<SqlBool>`line.invoice_id = document.id`,
    filter.itemOrServiceId === null ? ofKind[kind] : ofSellable[kind],
  ];
  return sql.join(conditions, sql` and `);
}
