import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { type Caller, send } from '@bahi/server/testing/caller';
import type { TradingShop } from '@bahi/server/testing/large-business/trading-day';

/** What is read, and the plainest SQL that gives the rows which are shown: $1 is the business, $2 the customer. */
export type Read = {
  name: string;
  ask: (caller: Caller, shop: TradingShop) => Promise<Response>;
  plain: string | readonly string[];
};

export const firstInvoices = `select document.*, invoice.*, outlet.name from document
  join invoice on invoice.business_id = document.business_id and invoice.id = document.id
  join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
  where document.business_id = $1 and $2::bigint > 0 and document.kind = 'INVOICE'`;
export const newest = 'order by document.dated_on desc nulls last, document.id desc limit 50';

const soldLately = `from document join invoice on invoice.business_id = document.business_id and invoice.id = document.id
  join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
  where document.business_id = $1 and $2::bigint > 0 and document.kind = 'INVOICE' and state in ('FINAL', 'CANCELLED')
    and dated_on >= current_date - 120`;

/** What is opened again and again. */
export const reads: readonly Read[] = [
  {
    name: 'invoices',
    ask: (caller) => send(caller, invoiceContract.list, { query: { pageSize: 50 } }),
    plain: `${firstInvoices} ${newest}`,
  },
  {
    name: 'unpaid invoices',
    ask: (caller) => send(caller, invoiceContract.list, { query: { pageSize: 50, paymentStatus: 'DUE' } }),
    plain: `${firstInvoices} and document.state = 'FINAL' and document.paid_paisa = 0 ${newest}`,
  },
  {
    name: 'invoices of a customer',
    ask: (caller, { customerId }) => send(caller, invoiceContract.list, { query: { pageSize: 50, customerId } }),
    plain: `${firstInvoices} and document.customer_id = $2 ${newest}`,
  },
  {
    name: 'receipts',
    ask: (caller) => send(caller, paymentContract.listSettlements, { query: { pageSize: 50, kind: 'RECEIVED' } }),
    plain: `select settlement.*, customer.name from settlement
      join customer on customer.business_id = settlement.business_id and customer.id = settlement.customer_id
      where settlement.business_id = $1 and $2::bigint > 0 and kind = 'RECEIVED' order by received_on desc nulls last, settlement.id desc limit 50`,
  },
  {
    name: 'incomes',
    ask: (caller) => send(caller, incomeContract.list, { query: { pageSize: 50 } }),
    plain: `select document.*, income.* from document join income on income.business_id = document.business_id and income.id = document.id
      where document.business_id = $1 and $2::bigint > 0 and document.kind = 'INCOME' ${newest}`,
  },
  {
    name: 'customers',
    ask: (caller) => send(caller, customerContract.list, { query: { pageSize: 50 } }),
    plain: `select * from customer where business_id = $1 and $2::bigint > 0 order by name collate "ne-x-icu" limit 50`,
  },
  {
    name: 'customers by what they owe',
    ask: (caller) => send(caller, customerContract.list, { query: { pageSize: 50, sort: '-dueAmount' } }),
    plain: `select customer.*, due from customer join (select customer_id, sum(total_paisa - paid_paisa) as due from document
        where business_id = $1 and state = 'FINAL' and paid_paisa < total_paisa and customer_id is not null group by customer_id) owed
        on owed.customer_id = customer.id
      where business_id = $1 and $2::bigint > 0 order by due desc limit 50`,
  },
  {
    name: 'price lists',
    ask: (caller) => send(caller, priceListContract.list, { query: { pageSize: 50 } }),
    plain: `select * from price_list where business_id = $1 and $2::bigint > 0 order by name collate "ne-x-icu" limit 50`,
  },
  {
    name: 'what goods cost a customer by lists',
    ask: (caller, { customerId, variantIds }) =>
      send(caller, priceListContract.pricesForInvoice, { body: { customerId, itemLedgerDetailIds: [...variantIds] } }),
    plain: `select line.* from price_list list
      join price_list_line line on line.business_id = list.business_id and line.price_list_id = list.id
      where list.business_id = $1 and list.is_active and (list.till_day is null or list.till_day >= current_date)
        and (list.audience = 'EVERYBODY' or exists (select from price_list_customer one
          where one.business_id = $1 and one.price_list_id = list.id and one.customer_id = $2))`,
  },
  {
    name: 'search of three letters',
    ask: (caller) => send(caller, searchContract.find, { query: { search: 'Sit' } }),
    plain: `select * from customer where business_id = $1 and $2::bigint > 0 and name ilike 'Sit%' limit 5`,
  },
  {
    name: 'dashboard',
    ask: (caller) => send(caller, dashboardContract.summary, {}),
    plain: `select entry.posting_date, account_code, sum(debit_paisa), sum(credit_paisa) from journal_entry entry
      join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
      where entry.business_id = $1 and $2::bigint > 0 and entry.posting_date > current_date - 30 group by 1, 2`,
  },
  {
    name: 'dashboard by years',
    ask: (caller) => send(caller, dashboardContract.trend, { query: { period: 'YEARLY' } }),
    plain: `select left(entry.posting_date_bs, 4), account_code, sum(debit_paisa), sum(credit_paisa) from journal_entry entry
      join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
      where entry.business_id = $1 and $2::bigint > 0 group by 1, 2`,
  },
  {
    name: 'dashboard map of a year',
    ask: (caller) => send(caller, dashboardContract.places, { query: { period: 'YEARLY' } }),
    plain: `select customer.district_id, sum(total_paisa) from document
      join customer on customer.business_id = document.business_id and customer.id = document.customer_id
      where document.business_id = $1 and $2::bigint > 0 and document.kind = 'INVOICE' and state = 'FINAL'
        and dated_on > current_date - 365 group by 1`,
  },
  {
    name: 'statement of a customer, a month',
    ask: (caller, { customerId }) =>
      send(caller, statementContract.customer, {
        params: { id: customerId },
        query: { fromDateAD: before(30), toDateAD: before(0) },
      }),
    // What was mended on its own day is told as it stands, as in the statement.
    plain: `with changed as (
        select entry.id, entry.posting_date, sum(debit_paisa - credit_paisa) as change from journal_entry entry
        join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
        where entry.business_id = $1 and line.customer_id = $2 and line.posting_date > current_date - 30
          and not exists (select from journal_entry reversal where reversal.business_id = $1
            and reversal.reverses_id = entry.id and reversal.posting_date = entry.posting_date)
          and not exists (select from journal_entry reversed where reversed.business_id = $1
            and reversed.id = entry.reverses_id and reversed.posting_date = entry.posting_date)
        group by 1, 2)
      select *, sum(change) over (order by posting_date, id),
        (select sum(change) filter (where change > 0) from changed), (select sum(change) filter (where change < 0) from changed)
      from changed order by posting_date, id limit 50`,
  },
  {
    name: 'sales report, 10 rows',
    ask: (caller) =>
      send(caller, salesReportContract.generate, { body: { fromDateAD: before(120), toDateAD: before(0) } }),
    plain: [
      `select count(*), sum(quantity), sum(shipping_paisa), sum(discount_paisa + line_discount_paisa), sum(vat_paisa), sum(total_paisa),
         sum(case state when 'FINAL' then total_paisa - paid_paisa else 0 end) ${soldLately}`,
      `select document.*, invoice.*, outlet.name ${soldLately} ${newest.replace('50', '10')}`,
    ],
  },
];

/** So many days ago, as calls take it. */
export function before(days: number): string {
  return formatAdDate(addDays(todayInKathmandu(Date.now()), -days));
}
