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
import { readPlatform } from './dashboard.platform.ts';

type Summary = Answer<(typeof dashboardContract)['summary']>;
type Business = NonNullable<Summary['business']>;

const salesKinds = kindsWith({ figure: 'sales', settledBy: 'RECEIVED' });
const shownRows = 5;
const shownDays = 30;

/** How the business stands today, in the outlets that the caller sees. Platform users get the platform's figures. */
export async function readSummary(context: Context): Promise<Summary> {
  if (context.businessId === 0) return { business: null, platform: await readPlatform(context) };
  const { today, calendar } = context;
  const bsToday = bsFromDay(today, calendar);
  const monthStart = dayFromBs({ ...bsToday, day: 1 }, calendar);
  const firstShown = addDays(today, 1 - shownDays);
  const [days, invoices, dues, payables, lowStock, expiring, topDues, activities] = await Promise.all([
    readDays(context, asCalendarDay(Math.min(monthStart, firstShown))),
    countInvoices(context, monthStart),
    readDues(context),
    readPayables(context),
    readLowStock(context),
    readExpiring(context),
    readTopDues(context),
    readActivities(context),
  ]);
  const firstSteps = await readFirstSteps(context);
  const ofToday = days.slice(-1);
  const ofMonth = days.filter(({ day }) => day >= monthStart);
  return {
    business: {
      today: { ...periodOf(ofToday), invoices: invoices.today },
      month: { ...periodOf(ofMonth), invoices: invoices.month },
      monthBS: `${bsToday.year}-${String(bsToday.month).padStart(2, '0')}`,
      dues,
      spending: payables === null ? null : { today: spentOf(ofToday), month: spentOf(ofMonth), payables },
      lowStock: lowStock.rows,
      lowStockCount: lowStock.count,
      ...(expiring === null ? {} : { expiring }),
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
async function countInvoices({ db, businessId, today }: Reader, monthStart: CalendarDay) {
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
async function readDues({ db, businessId, today }: Reader): Promise<Business['dues']> {
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

type LowRow = {
  item_id: number;
  code: string;
  name: string;
  name_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
  quantity: string;
  reorder_point: string;
  low_count: number;
};

async function readLowStock({ db, businessId }: Reader): Promise<{ rows: Business['lowStock']; count: number }> {
  const rows = await db.query<LowRow>(
    `select item.id as item_id, item.code, item.name, item.name_np, unit.short_code as unit_name, unit.name_np as unit_name_np,
       stock.quantity, coalesce(item.reorder_point, 0) as reorder_point, (count(*) over ())::int as low_count
     from item
     join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
     cross join lateral (
       select coalesce(sum(balance.quantity), 0) as quantity from item_variant variant
       left join stock_balance balance on balance.business_id = variant.business_id and balance.item_variant_id = variant.id
       where variant.business_id = $1 and variant.item_id = item.id
     ) stock
     where item.business_id = $1 and item.is_active and item.reorder_point is not null and stock.quantity <= item.reorder_point
     order by stock.quantity - item.reorder_point, item.name limit $2`,
    [businessId, shownRows],
  );
  return {
    rows: rows.map((row) => ({
      itemId: row.item_id,
      code: row.code,
      name: row.name,
      nameNp: row.name_np,
      unitName: row.unit_name,
      unitNameNp: row.unit_name_np,
      stockQuantity: Number(row.quantity),
      reorderPoint: Number(row.reorder_point),
    })),
    count: rows[0]?.low_count ?? 0,
  };
}

/** The batches on hand that are to be sold soon or cleared away; null where there are none. */
async function readExpiring({ db, businessId, today }: Reader): Promise<Business['expiring'] | null> {
  const [row] = await db.query<{ expired: number; soon: number }>(
    `select (count(*) filter (where expires_on < $2::date))::int as expired,
       (count(*) filter (where expires_on >= $2::date))::int as soon
     from batch_balance where business_id = $1 and quantity > 0 and expires_on <= $2::date + 90`,
    [businessId, formatAdDate(today)],
  );
  return row === undefined || row.expired + row.soon === 0 ? null : row;
}

async function readTopDues({ db, businessId }: Reader): Promise<Business['topDues']> {
  const rows = await db.query<{ id: number; name: string; name_np: string | null; due: number }>(
    `select customer.id, customer.name, customer.name_np, kept.owed_paisa as due
     from customer join ${owing('customer')} where customer.business_id = $1 order by ${owesMost} limit $2`,
    [businessId, shownRows],
  );
  return rows.map((row) => ({ customerId: row.id, name: row.name, nameNp: row.name_np, dueAmount: rupeesOf(row.due) }));
}
