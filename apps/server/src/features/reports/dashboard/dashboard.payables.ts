import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';

type Spending = NonNullable<NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['spending']>;
type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'can'>;

/** What is owed to vendors; null for who may read nothing that is spent. */
export async function readPayables({ db, businessId, today, can }: Reader): Promise<Spending['payables'] | null> {
  if (readableKinds({ can }, { figure: 'spending' }).length === 0) return null;
  const [row] = await db.query<Record<'due' | 'bills' | 'overdue' | 'overdue_bills', number>>(
    `select coalesce(sum(owed_paisa), 0)::bigint as due, coalesce(sum(documents), 0)::int as bills,
       coalesce(sum(owed_paisa) filter (where due_on < $2), 0)::bigint as overdue,
       coalesce(sum(documents) filter (where due_on < $2), 0)::int as overdue_bills
     from due_day where business_id = $1 and kind = any($3)`,
    [businessId, formatAdDate(today), readableKinds({ can }, { party: 'vendor' })],
  );
  return {
    amount: rupeesOf(row?.due ?? 0),
    bills: row?.bills ?? 0,
    overdueAmount: rupeesOf(row?.overdue ?? 0),
    overdueBills: row?.overdue_bills ?? 0,
  };
}
