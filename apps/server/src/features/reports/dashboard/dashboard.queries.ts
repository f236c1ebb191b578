import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { owesMost, owing } from '../../books/ledger/party-due.ts';
import { readActivities } from './dashboard.activities.ts';
import { type DayFigures, readDays, sumOfDays } from './dashboard.days.ts';
import { readFirstSteps } from './dashboard.first-steps.ts';
import { readPayables } from './dashboard.payables.ts';
import { readMoney, readMonthBooks } from './dashboard.books.ts';
import { readPlatform } from './dashboard.platform.ts';
import { seesSales } from './dashboard.sees.ts';
import { readLowStock, shownRows } from './dashboard.stock.ts';
import { readToDo } from './dashboard.to-do.ts';

type Summary = Answer<(typeof dashboardContract)['summary']>;
type Business = NonNullable<Summary['business']>;

const salesKinds = kindsWith({ figure: 'sales', settledBy: 'RECEIVED' });
const shownDays = 30;

/** How the business stands today, in the outlets that the caller sees. Platform users get the platform's figures. */
export async function readSummary(context: Context): Promise<Summary> {
  if (context.businessId === 0) return { business: null, platform: await readPlatform(context) };
  const { today, calendar } = context;
  const bsToday = bsFromDay(today, calendar);
  const monthStart = dayFromBs({ ...bsToday, day: 1 }, calendar);
  const firstShown = addDays(today, 1 - shownDays);
  const [days, invoices, money, books, dues, payables, lowStock, topDues, activities] = await Promise.all([
    readDays(context, asCalendarDay(Math.min(monthStart, firstShown))),
    countInvoices(context, monthStart),
    readMoney(context),
    readMonthBooks(context),
    readDues(context),
    readPayables(context),
    readLowStock(context),
    readTopDues(context),
    readActivities(context),
  ]);
  const toDo = await readToDo(context, lowStock.count);
  const firstSteps = await readFirstSteps(context);
  const ofToday = days.slice(-1);
  const ofMonth = days.filter(({ day }) => day >= monthStart);
  return {
    business: {
      today: { ...periodOf(ofToday), invoices: invoices.today },
      month: { ...periodOf(ofMonth), invoices: invoices.month },
      monthBS: `${bsToday.year}-${String(bsToday.month).padStart(2, '0')}`,
      money,
      ...books,
      dues,
      spending: payables === null ? null : { today: spentOf(ofToday), month: spentOf(ofMonth), payables },
      lowStock: lowStock.rows,
      lowStockCount: lowStock.count,
      toDo,
      topDues,
      daily: days.filter(({ day }) => day >= firstShown).map((day) => dayOf(context, day)),
      activities,
      ...(firstSteps === null ? {} : { firstSteps }),
    },
    platform: null,
  };
}

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar' | 'can'>;

function periodOf(days: readonly DayFigures[]): { sales: number; receipts: number } {
  return { sales: rupeesOf(sumOfDays(days, 'sales')), receipts: rupeesOf(sumOfDays(days, 'receipts')) };
}

function spentOf(days: readonly DayFigures[]): { expenses: number; payments: number } {
  return { expenses: rupeesOf(sumOfDays(days, 'expenses')), payments: rupeesOf(sumOfDays(days, 'payments')) };
}

function dayOf({ calendar }: Reader, { day, sales, receipts, expenses }: DayFigures): Business['daily'][number] {
  const date = bothDates(day, calendar);
  return {
    dayAD: date.ad,
    dayBS: date.bs,
    sales: rupeesOf(sales),
    receipts: rupeesOf(receipts),
    expenses: rupeesOf(expenses),
  };
}

/**
 * How many invoices in force are dated today, and since the month began. Those of today are counted each time; where the
 * days before have many, what they had a minute ago is remembered, since little comes to them any more.
 */
async function countInvoices(context: Reader, monthStart: CalendarDay) {
  if (!seesSales(context)) return { today: 0, month: 0 };
  const { db, businessId, today } = context;
  const datedFrom = (first: CalendarDay, last: CalendarDay) =>
    db.count(
      db
        .tables()
        .selectFrom('document')
        .select('id')
        .where('business_id', '=', businessId)
        .where('state', '=', 'FINAL')
        .where('kind', 'in', salesKinds)
        .where('dated_on', '>=', formatAdDate(first))
        .where('dated_on', '<=', formatAdDate(last))
        .compile(),
    );
  const [before, ofToday] = await Promise.all([datedFrom(monthStart, addDays(today, -1)), datedFrom(today, today)]);
  return { today: ofToday, month: before + ofToday };
}

/** All that customers owe; the counts, and what is overdue, are of the invoices, whose list they lead to. */
async function readDues(context: Reader): Promise<Business['dues']> {
  if (!seesSales(context)) return { amount: 0, invoices: 0, overdueAmount: 0, overdueInvoices: 0 };
  const { db, businessId, today } = context;
  const [row] = await db.query<Record<'due' | 'bills' | 'overdue' | 'overdue_bills', number>>(
    `select coalesce(sum(owed_paisa), 0)::bigint as due,
       coalesce(sum(documents) filter (where kind = any($3)), 0)::int as bills,
       coalesce(sum(owed_paisa) filter (where due_on < $2 and kind = any($3)), 0)::bigint as overdue,
       coalesce(sum(documents) filter (where due_on < $2 and kind = any($3)), 0)::int as overdue_bills
     from due_day where business_id = $1 and kind = any($4)`,
    [businessId, formatAdDate(today), salesKinds, kindsWith({ party: 'customer' })],
  );
  return {
    amount: rupeesOf(row?.due ?? 0),
    invoices: row?.bills ?? 0,
    overdueAmount: rupeesOf(row?.overdue ?? 0),
    overdueInvoices: row?.overdue_bills ?? 0,
  };
}

async function readTopDues({ db, businessId, can }: Reader): Promise<Business['topDues']> {
  if (!can('customer.read')) return [];
  const rows = await db.query<{ id: number; name: string; name_np: string | null; phone_number: string; due: number }>(
    `select customer.id, customer.name, customer.name_np, customer.phone_number, kept.owed_paisa as due
     from customer join ${owing('customer')} where customer.business_id = $1 order by ${owesMost} limit $2`,
    [businessId, shownRows],
  );
  return rows.map((row) => ({
    customerId: row.id,
    name: row.name,
    nameNp: row.name_np,
    phoneNumber: row.phone_number,
    dueAmount: rupeesOf(row.due),
  }));
}
