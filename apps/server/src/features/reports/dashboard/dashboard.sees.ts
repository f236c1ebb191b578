import type { Context } from '../../../platform/core/context.ts';

/** Whether the caller is told what is sold, received and owed by customers: who reads invoices, or the report of them. */
export function seesSales({ can }: Pick<Context, 'can'>): boolean {
  return can('invoice.read') || can('sales-report.report');
}
