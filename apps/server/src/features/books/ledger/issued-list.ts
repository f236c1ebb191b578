import type { PaymentStatus } from '@bahi/contract/enumeration';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import type { DocumentState } from './document-head.ts';

/** What the lists of documents that are drafted, issued and cancelled are narrowed to. */
export type IssuedQuery = {
  isActive?: boolean | undefined;
  paymentStatus?: PaymentStatus | undefined;
  state?: DocumentState | undefined;
  outletId?: number | undefined;
  fromDateAD: string | null;
  toDateAD: string | null;
  isOverdue?: boolean | undefined;
  dueOnAD?: string | null | undefined;
  issueKey?: string | undefined;
};

/** The conditions of such a query, each as index and row of `document` know them. */
export function issuedConditions(
  { calendar, today }: Pick<Context, 'calendar' | 'today'>,
  query: IssuedQuery,
): RawBuilder<SqlBool>[] {
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const dueOn = readDay(calendar, { ad: query.dueOnAD ?? null, bs: null }, { ad: 'dueOnAD', bs: 'dueOnAD' });
  return [
    query.issueKey === undefined ? null : sql<SqlBool>`document.issue_key = ${query.issueKey}`,
    query.state === undefined ? null : sql<SqlBool>`document.state = ${query.state}`,
    query.paymentStatus === undefined ? null : ofPaymentStatus(query.paymentStatus),
    query.isActive === undefined ? null : sql<SqlBool>`(document.state <> 'CANCELLED') = ${query.isActive}`,
    query.isOverdue === undefined ? null : sql<SqlBool>`(${isOverdue(today)}) = ${query.isOverdue}`,
    dueOn === null ? null : isDueOn(dueOn),
    query.outletId === undefined ? null : sql<SqlBool>`document.outlet_id = ${query.outletId}`,
    from === null ? null : sql<SqlBool>`document.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`document.dated_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}

/** Only what is issued is due, partly paid or paid. */
function ofPaymentStatus(status: PaymentStatus): RawBuilder<SqlBool> {
  const tests = {
    PAID: sql`document.paid_paisa = document.total_paisa`,
    PARTIALLY_PAID: sql`document.paid_paisa > 0 and document.paid_paisa < document.total_paisa`,
    DUE: sql`document.paid_paisa = 0 and document.paid_paisa < document.total_paisa`,
  };
  return sql<SqlBool>`(document.state = 'FINAL' and ${tests[status]})`;
}

/** What the dashboard counts as overdue, whether a part of it is paid or nothing. */
function isOverdue(today: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`document.state = 'FINAL' and document.paid_paisa < document.total_paisa
    and document.due_on < date '1970-01-01' + ${today}::int`;
}

/** What is to be paid on a day and is not paid in full. */
function isDueOn(day: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(document.state = 'FINAL' and document.paid_paisa < document.total_paisa
    and document.due_on = date '1970-01-01' + ${day}::int)`;
}
