import { recurringForm } from '@bahi/contract/money/recurring/recurring.contract';
import { addBsMonths, bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { RepeatedDocumentKind } from '@bahi/domain/document-kinds';
import { saveRecurring } from '../../../features/money/recurring/recurring.commands.ts';
import { makeNext } from '../../../features/money/recurring/recurring.make.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act } from '../demo-context.ts';
import type { Place } from './demo-money.ts';
import { salaries } from './demo-vouchers.ts';

/** The rent and the salaries come again from the next month on, and a bill of each month has come as a draft of this one. */
export async function repeatMonthly(services: Services, { actor, outletId, today }: Place): Promise<void> {
  await act(services, actor, today, async (context) => {
    const { calendar } = context;
    const first = { ...bsFromDay(today, calendar), day: 1 };
    const next = addBsMonths(first, 1, calendar) ?? first;
    const [rent, bill] = [await lastOf(context, outletId, 'EXPENSE'), await lastOf(context, outletId, 'INVOICE')];
    const firstOn = dayFromBs(next, calendar);
    await repeat(context, { documentId: rent, name: 'पसल र गोदाम भाडा', firstOn });
    await repeat(context, { voucherId: await salariesOf(context), name: 'हरेक महिनाको तलब', firstOn });
    const monthly = { documentId: bill, name: 'हरेक महिनाको सामान', firstOn: dayFromBs(first, calendar) };
    const id = await repeat(context, monthly);
    const [row] = await context.db.query<Parameters<typeof makeNext>[1]>(
      'select * from recurring where business_id = $1 and id = $2 for update',
      [context.businessId, id],
    );
    if (row !== undefined) await makeNext(context, row);
  });
}

/** The newest rent, or the newest invoice on credit. */
async function lastOf(
  { db, businessId, today }: Context,
  outletId: number,
  kind: RepeatedDocumentKind,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select document.id from document
     left join expense on expense.business_id = document.business_id and expense.id = document.id
     left join category on category.business_id = expense.business_id and category.id = expense.category_id
     left join invoice on invoice.business_id = document.business_id and invoice.id = document.id
     where document.business_id = $1 and document.outlet_id = $2 and document.kind = $3 and document.state = 'FINAL'
       and document.dated_on <= $4 and (category.name = 'Rent' or invoice.payment_mode = 'CREDIT')
     order by document.dated_on desc, document.id desc limit 1`,
    [businessId, outletId, kind, formatAdDate(today)],
  );
  if (row === undefined) throw new Error('the demo has nothing that comes again');
  return row.id;
}

/** The salaries as they were written last. */
async function salariesOf({ db, businessId }: Context): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select id from voucher where business_id = $1 and kind = 'JOURNAL_VOUCHER' and narration = $2 order by id desc limit 1`,
    [businessId, salaries],
  );
  if (row === undefined) throw new Error('the demo has no salaries that come again');
  return row.id;
}

type Repeated = ({ documentId: number } | { voucherId: number }) & { name: string; firstOn: CalendarDay };

/** As it was begun, the day before it came for the first time. */
async function repeat(context: Context, { firstOn, ...said }: Repeated): Promise<number> {
  const form = recurringForm.parse({ ...said, every: 1, unit: 'MONTH', firstDayAD: formatAdDate(firstOn) });
  const begun = Math.min(context.today, addDays(firstOn, -1));
  return (await saveRecurring({ ...context, today: addDays(context.today, begun - context.today) }, form)).id;
}
