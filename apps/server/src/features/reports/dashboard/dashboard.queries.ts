import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { readActivities } from './dashboard.activities.ts';
import { readDailyExpenses, readSpending } from './dashboard.spending.ts';

type Summary = Answer<(typeof dashboardContract)['summary']>;
type Business = NonNullable<Summary['business']>;

const salesKinds = kindsWith({ figure: 'sales' });
const shownRows = 5;
const shownDays = 30;

/** How the business stands today, in the outlets that the caller sees. Platform users get the platform's figures. */
export async function readSummary(context: Context): Promise<Summary> {
  if (context.businessId === 0) return { business: null, platform: await readPlatform(context) };
  const { today, calendar } = context;
  const bsToday = bsFromDay(today, calendar);
  const monthStart = dayFromBs({ ...bsToday, day: 1 }, calendar);
  const [ofToday, ofMonth, dues, spending, lowStock, topDues, daily, activities] = await Promise.all([
    readPeriod(context, today, today),
    readPeriod(context, monthStart, today),
    readDues(context),
    readSpending(context, monthStart),
    readLowStock(context),
    readTopDues(context),
    readDaily(context),
    readActivities(context),
  ]);
  return {
    business: {
      today: ofToday,
      month: ofMonth,
      monthBS: `${bsToday.year}-${String(bsToday.month).padStart(2, '0')}`,
      dues,
      spending,
      lowStock: lowStock.rows,
      lowStockCount: lowStock.count,
      topDues,
      daily,
      activities,
    },
    platform: null,
  };
}

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar' | 'can'>;

async function readPeriod({ db, businessId }: Reader, from: CalendarDay, to: CalendarDay): Promise<Business['today']> {
  const days = [businessId, formatAdDate(from), formatAdDate(to)];
  const [sold, received] = await Promise.all([
    db.query<{ total: number; bills: number }>(
      `select coalesce(sum(total_paisa), 0)::bigint as total, count(*)::int as bills
       from document where business_id = $1 and state = 'FINAL' and dated_on between $2 and $3 and kind = any($4)`,
      [...days, salesKinds],
    ),
    db.query<{ total: number }>(
      `select coalesce(sum(amount_paisa), 0)::bigint as total from payment
       where business_id = $1 and ${isMoneyIn} and paid_on between $2 and $3`,
      days,
    ),
  ]);
  return {
    sales: rupeesOf(sold[0]?.total ?? 0),
    invoices: sold[0]?.bills ?? 0,
    receipts: rupeesOf(received[0]?.total ?? 0),
  };
}

/** All that customers owe; the counts, and what is overdue, are of the invoices, whose list they lead to. */
async function readDues({ db, businessId, today }: Reader): Promise<Business['dues']> {
  const [row] = await db.query<Record<'due' | 'bills' | 'overdue' | 'overdue_bills', number>>(
    `select coalesce(sum(owed_paisa), 0)::bigint as due, (count(*) filter (where kind = any($3)))::int as bills,
       coalesce(sum(owed_paisa) filter (where due_on < $2 and kind = any($3)), 0)::bigint as overdue,
       (count(*) filter (where due_on < $2 and kind = any($3)))::int as overdue_bills
     from document_due where business_id = $1 and customer_id is not null`,
    [businessId, formatAdDate(today), salesKinds],
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

async function readTopDues({ db, businessId }: Reader): Promise<Business['topDues']> {
  const rows = await db.query<{ id: number; name: string; name_np: string | null; due: number }>(
    `select customer.id, customer.name, customer.name_np, sum(owed_paisa)::bigint as due
     from document_due document
     join customer on customer.business_id = document.business_id and customer.id = document.customer_id
     where document.business_id = $1
     group by customer.id, customer.name, customer.name_np order by due desc, customer.name limit $2`,
    [businessId, shownRows],
  );
  return rows.map((row) => ({ customerId: row.id, name: row.name, nameNp: row.name_np, dueAmount: rupeesOf(row.due) }));
}

async function readDaily(context: Reader): Promise<Business['daily']> {
  const { db, businessId, today, calendar } = context;
  const first = addDays(today, 1 - shownDays);
  const range = [businessId, formatAdDate(first), formatAdDate(today)];
  const [sales, receipts, expensesByDay] = await Promise.all([
    db.query<{ day: string; total: number }>(
      `select dated_on as day, sum(total_paisa)::bigint as total from document
       where business_id = $1 and state = 'FINAL' and dated_on between $2 and $3 and kind = any($4) group by dated_on`,
      [...range, salesKinds],
    ),
    db.query<{ day: string; total: number }>(
      `select paid_on as day, sum(amount_paisa)::bigint as total from payment
       where business_id = $1 and ${isMoneyIn} and paid_on between $2 and $3 group by paid_on`,
      range,
    ),
    readDailyExpenses(context, first),
  ]);
  const salesByDay = new Map(sales.map((row) => [row.day, row.total]));
  const receiptsByDay = new Map(receipts.map((row) => [row.day, row.total]));
  return Array.from({ length: shownDays }, (_, offset) => {
    const date = bothDates(asCalendarDay(first + offset), calendar);
    return {
      dayAD: date.ad,
      dayBS: date.bs,
      sales: rupeesOf(salesByDay.get(date.ad) ?? 0),
      receipts: rupeesOf(receiptsByDay.get(date.ad) ?? 0),
      expenses: rupeesOf(expensesByDay.get(date.ad) ?? 0),
    };
  });
}

async function readPlatform({ db, now }: Context): Promise<Summary['platform']> {
  const [row] = await db.query<Record<'businesses' | 'new_businesses' | 'users' | 'sessions', number>>(
    `select (select count(*) from business where id > 0)::int as businesses,
       (select count(*) from business where id > 0 and status = 'NEW')::int as new_businesses,
       (select count(*) from app_user)::int as users,
       (select count(*) from user_session where revoked_at is null and parent_id is null
         and ends_at > to_timestamp($1::double precision / 1000))::int as sessions`,
    [now],
  );
  return {
    businesses: row?.businesses ?? 0,
    newBusinesses: row?.new_businesses ?? 0,
    users: row?.users ?? 0,
    activeSessions: row?.sessions ?? 0,
  };
}

/** Money that came in and stayed: an advance came in when it was paid, not when it is used. */
const isMoneyIn = `customer_id is not null and reversal_entry_id is null and mode <> 'ADVANCE'`;
