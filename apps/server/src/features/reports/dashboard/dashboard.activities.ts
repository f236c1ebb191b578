import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';

type Activity = NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['activities'][number];
type ActivityRow = {
  kind: Activity['kind'];
  at: string;
  by: string | null;
  title: string;
  title_np: string | null;
  amount_paisa: number | null;
  record_id: number | null;
};

const shownActivities = 10;

/** What happened last, newest first: bills, cancellations, incomes, expenses, payments, new customers and items that the caller may read. */
export async function readActivities({ db, businessId, can }: Context): Promise<Activity[]> {
  const parts = [
    ...(can('invoice.read') ? [issued, cancelled] : []),
    ...(can('income.read') ? [incomes] : []),
    ...(can('expense.read') ? [expenses] : []),
    ...(can('payment.read') ? [received] : []),
    ...(can('payment.read') && can('expense.read') ? [paid] : []),
    ...(can('customer.read') ? [customers] : []),
    ...(can('item.read') ? [items] : []),
  ];
  if (parts.length === 0) return [];
  const rows = await db.query<ActivityRow>(
    `select * from (${parts.map((part) => `(${part} limit ${shownActivities})`).join(' union all ')}) activity
     order by at desc limit ${shownActivities}`,
    [businessId],
  );
  return rows.map((row) => ({
    kind: row.kind,
    at: row.at,
    by: row.by ?? '',
    title: row.title,
    titleNp: row.title_np,
    amount: row.amount_paisa === null ? null : rupeesOf(row.amount_paisa),
    recordId: row.record_id,
  }));
}

const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

const issued = `select 'INVOICE_ISSUED' as kind, ${moment('issued_at')}, entered_by_name as by, number || ' · ' || customer_name as title,
  number || ' · ' || coalesce(customer_name_np, customer_name) as title_np, total_paisa as amount_paisa, id as record_id
  from invoice where business_id = $1 and issued_at is not null order by issued_at desc`;
const cancelled = `select 'INVOICE_CANCELLED' as kind, ${moment('cancelled_at')}, app_user.full_name as by, number as title, null as title_np,
  total_paisa as amount_paisa, invoice.id as record_id
  from invoice left join app_user on app_user.id = invoice.cancelled_by and app_user.business_id = $1
  where invoice.business_id = $1 and cancelled_at is not null order by cancelled_at desc`;
const received = `select 'PAYMENT_RECEIVED' as kind, ${moment('payment.created_at')}, received_by_name as by, customer.name as title,
  customer.name_np as title_np, amount_paisa,
  (select min(invoice_id) from payment_allocation paid where paid.business_id = $1 and paid.payment_id = payment.id) as record_id
  from payment join customer on customer.business_id = payment.business_id and customer.id = payment.customer_id
  where payment.business_id = $1 and reversal_entry_id is null and mode <> 'ADVANCE' order by payment.created_at desc`;
const incomes = `select 'INCOME_ENTERED' as kind, ${moment('income.created_at')}, created_by_name as by, heading || ' · ' || name as title,
  heading || ' · ' || coalesce(name_np, name) as title_np, total_paisa as amount_paisa, income.id as record_id
  from income join customer on customer.business_id = income.business_id and customer.id = income.customer_id
  where income.business_id = $1 and income.is_active order by income.created_at desc`;
const expenses = `select 'EXPENSE_ENTERED' as kind, ${moment('expense.created_at')}, created_by_name as by, heading || ' · ' || name as title,
  heading || ' · ' || coalesce(name_np, name) as title_np, total_paisa as amount_paisa, expense.id as record_id
  from expense join vendor on vendor.business_id = expense.business_id and vendor.id = expense.vendor_id
  where expense.business_id = $1 and expense.is_active order by expense.created_at desc`;
const paid = `select 'PAYMENT_MADE' as kind, ${moment('payment.created_at')}, received_by_name as by, vendor.name as title,
  vendor.name_np as title_np, amount_paisa,
  (select min(expense_id) from payment_allocation paid where paid.business_id = $1 and paid.payment_id = payment.id) as record_id
  from payment join vendor on vendor.business_id = payment.business_id and vendor.id = payment.vendor_id
  where payment.business_id = $1 and reversal_entry_id is null order by payment.created_at desc`;
const customers = `select 'CUSTOMER_ADDED' as kind, ${moment('customer.created_at')}, app_user.full_name as by, name as title, name_np as title_np,
  null::bigint as amount_paisa, customer.id as record_id
  from customer left join app_user on app_user.id = customer.created_by and app_user.business_id = $1
  where customer.business_id = $1 order by customer.created_at desc`;
const items = `select 'ITEM_ADDED' as kind, ${moment('item.created_at')}, app_user.full_name as by, name as title, name_np as title_np,
  null::bigint as amount_paisa, item.id as record_id
  from item left join app_user on app_user.id = item.created_by and app_user.business_id = $1
  where item.business_id = $1 order by item.created_at desc`;
