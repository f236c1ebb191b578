import { recurringForm } from '@bahi/contract/money/recurring/recurring.contract';
import { addBsMonths, bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveRecurring } from '../../features/money/recurring/recurring.commands.ts';
import { makeNext } from '../../features/money/recurring/recurring.make.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { act } from './demo-context.ts';
import type { Place } from './money/demo-money.ts';

/** The rent comes again from the next month on, and a bill of each month has come as a draft of this one. */
export async function repeatMonthly(services: Services, { actor, outletId, today }: Place): Promise<void> {
  await act(services, actor, today, async (context) => {
    const { calendar } = context;
    const first = { ...bsFromDay(today, calendar), day: 1 };
    const next = addBsMonths(first, 1, calendar) ?? first;
    const rent = await lastOf(
      context,
      outletId,
      `document.kind = 'EXPENSE' and exists (select from expense
      join category on category.business_id = expense.business_id and category.id = expense.category_id
      where expense.business_id = $1 and expense.id = document.id and category.name = 'Rent')`,
    );
    const bill = await lastOf(
      context,
      outletId,
      `document.kind = 'INVOICE' and exists (select from invoice
      where invoice.business_id = $1 and invoice.id = document.id and payment_mode = 'CREDIT')`,
    );
    await repeat(context, { documentId: rent, name: 'पसल र गोदाम भाडा', firstOn: dayFromBs(next, calendar) });
    const monthly = { documentId: bill, name: 'हरेक महिनाको सामान', firstOn: dayFromBs(first, calendar) };
    const id = await repeat(context, monthly);
    const [row] = await context.db.query<Parameters<typeof makeNext>[1]>(
      'select * from recurring where business_id = $1 and id = $2 for update',
      [context.businessId, id],
    );
    if (row !== undefined) await makeNext(context, row);
  });
}

/** The newest such document in force. */
async function lastOf({ db, businessId, today }: Context, outletId: number, such: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select document.id from document where document.business_id = $1 and outlet_id = $2 and state = 'FINAL'
       and dated_on <= $3 and ${such} order by dated_on desc, document.id desc limit 1`,
    [businessId, outletId, formatAdDate(today)],
  );
  if (row === undefined) throw new Error('the demo has nothing that comes again');
  return row.id;
}

type Repeated = { documentId: number; name: string; firstOn: CalendarDay };

/** As it was begun, the day before it came for the first time. */
async function repeat(context: Context, { documentId, name, firstOn }: Repeated): Promise<number> {
  const form = recurringForm.parse({ documentId, name, every: 1, unit: 'MONTH', firstDayAD: formatAdDate(firstOn) });
  const begun = Math.min(context.today, addDays(firstOn, -1));
  return (await saveRecurring({ ...context, today: addDays(context.today, begun - context.today) }, form)).id;
}
