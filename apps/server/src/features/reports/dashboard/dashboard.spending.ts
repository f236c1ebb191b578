import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';

type Spending = NonNullable<NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['spending']>;
type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'can'>;

/** What counts as spending and may be read by the caller. */
function spendingOf({ can }: Pick<Context, 'can'>) {
  return readableKinds({ can }, { figure: 'spending' });
}

/** What was spent and paid today and since the month began, and what is owed to vendors; null without the right. */
export async function readSpending(context: Reader, monthStart: CalendarDay): Promise<Spending | null> {
  if (spendingOf(context).length === 0) return null;
  const { today } = context;
  const [ofToday, ofMonth, payables] = await Promise.all([
    readSpent(context, today, today),
    readSpent(context, monthStart, today),
    readPayables(context),
  ]);
  return { today: ofToday, month: ofMonth, payables };
}

/** The paisa spent by day, AD, from a day until today; what is cancelled is none. */
export async function readDailyExpenses(
  { db, businessId, today, can }: Reader,
  from: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  const kinds = spendingOf({ can });
  if (kinds.length === 0) return new Map();
  const rows = await db.query<{ day: string; total: number }>(
    `select dated_on as day, sum(total_paisa)::bigint as total from document
     where business_id = $1 and state = 'FINAL' and dated_on between $2 and $3 and kind = any($4) group by dated_on`,
    [businessId, formatAdDate(from), formatAdDate(today), kinds],
  );
  return new Map(rows.map((row) => [row.day, row.total]));
}

async function readSpent(
  { db, businessId, can }: Reader,
  from: CalendarDay,
  to: CalendarDay,
): Promise<Spending['today']> {
  const days = [businessId, formatAdDate(from), formatAdDate(to)];
  const [spent, paid] = await Promise.all([
    db.query<{ total: number }>(
      `select coalesce(sum(total_paisa), 0)::bigint as total from document
       where business_id = $1 and state = 'FINAL' and dated_on between $2 and $3 and kind = any($4)`,
      [...days, spendingOf({ can })],
    ),
    db.query<{ total: number }>(
      `select coalesce(sum(amount_paisa), 0)::bigint as total from payment
       where business_id = $1 and vendor_id is not null and reversal_entry_id is null and paid_on between $2 and $3`,
      days,
    ),
  ]);
  return { expenses: rupeesOf(spent[0]?.total ?? 0), payments: rupeesOf(paid[0]?.total ?? 0) };
}

async function readPayables({ db, businessId, today, can }: Reader): Promise<Spending['payables']> {
  const [row] = await db.query<Record<'due' | 'bills' | 'overdue' | 'overdue_bills', number>>(
    `select coalesce(sum(owed_paisa), 0)::bigint as due, count(*)::int as bills,
       coalesce(sum(owed_paisa) filter (where due_on < $2), 0)::bigint as overdue,
       (count(*) filter (where due_on < $2))::int as overdue_bills
     from document_due where business_id = $1 and vendor_id is not null and kind = any($3)`,
    [businessId, formatAdDate(today), readableKinds({ can }, { party: 'vendor' })],
  );
  return {
    amount: rupeesOf(row?.due ?? 0),
    bills: row?.bills ?? 0,
    overdueAmount: rupeesOf(row?.overdue ?? 0),
    overdueBills: row?.overdue_bills ?? 0,
  };
}
