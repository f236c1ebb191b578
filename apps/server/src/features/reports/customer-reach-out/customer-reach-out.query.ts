import type { customerReachOut } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { kindsWith } from '@bahi/domain/document-kinds';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isWithin } from '../report/report.fragments.ts';

type AskedCustomers = Asked<typeof customerReachOut>;

/** The customers, each with their last sale, what they bought in the period, and what they owe today. */
export function customersOf(asked: AskedCustomers): RawBuilder<unknown> {
  const { businessId, filter, days } = asked;
  const since = days.get('notBoughtSince');
  const isMeant = all(
    sql`customer.business_id = ${businessId}`,
    isAsked('province.country_id', filter.countryId),
    isAsked('customer.province_id', filter.provinceId),
    isAsked('customer.district_id', filter.districtId),
    filter.overdueOnly ? sql`owed.overdue > 0` : null,
    since === undefined ? null : sql`(sold.dated_on is null or sold.dated_on < ${formatAdDate(since)}::date)`,
  );
  const address = (name: string) =>
    sql`concat_ws(', ', nullif(customer.tole, ''), local_body.${sql.ref(name)} || '-' || customer.ward_no,
      district.${sql.ref(name)})`;
  return sql`select customer.id as "customerId", customer.name as "customerName",
      customer.name_np as "customerNameLocLang", customer.phone_number as "phone", ${address('name')} as "address",
      ${address('name_np')} as "addressLocLang", sold.dated_on as "lastSale", sold.dated_on_bs as "lastSaleBS",
      coalesce(bought.paisa, 0) as "sales", coalesce(owed.due, 0) as "due", coalesce(owed.overdue, 0) as "overdue",
      owed.oldest as "oldestDue", owed.oldest_bs as "oldestDueBS"
    from customer
    join local_body on local_body.id = customer.local_body_id
    join district on district.id = customer.district_id
    join province on province.id = customer.province_id
    left join (${boughtOf(asked)}) bought on bought.customer_id = customer.id
    left join (${owedOf(asked)}) owed on owed.customer_id = customer.id
    left join lateral (select document.dated_on, document.dated_on_bs from document
      where document.business_id = ${businessId} and document.customer_id = customer.id and ${isSale}
        and ${all(isAsked('document.outlet_id', filter.outletId))}
      order by document.dated_on desc nulls last, document.id desc limit 1) sold on true
    where ${isMeant} and (not customer.is_cash_customer or sold.dated_on is not null)`;
}

const isSale = sql`document.kind = any(${kindsWith({ figure: 'sales', settledBy: 'RECEIVED' })}) and document.state = 'FINAL'`;

/** What they bought, less what was given back of it in the same days. */
function boughtOf(asked: AskedCustomers): RawBuilder<unknown> {
  return sql`select document.customer_id,
      sum(case kind.settled_by when 'RECEIVED' then 1 else -1 end * document.total_paisa)::bigint as paisa
    from document
    join document_kind kind on kind.code = document.kind
    where document.business_id = ${asked.businessId} and document.state = 'FINAL'
      and document.kind = any(${kindsWith({ figure: 'sales' })})
      and ${all(isWithin(asked, 'document.dated_on'), isAsked('document.outlet_id', asked.filter.outletId))}
    group by document.customer_id`;
}

function owedOf({ businessId, filter, today }: AskedCustomers): RawBuilder<unknown> {
  const isOverdue = sql`due.due_on < ${formatAdDate(today)}::date`;
  return sql`select due.customer_id, sum(due.owed_paisa)::bigint as due,
      coalesce(sum(due.owed_paisa) filter (where ${isOverdue}), 0)::bigint as overdue,
      min(due.due_on) as oldest, min(due.due_on_bs) as oldest_bs
    from document_due due
    where due.business_id = ${businessId} and due.customer_id is not null
      and ${all(isAsked('due.outlet_id', filter.outletId))}
    group by due.customer_id`;
}
