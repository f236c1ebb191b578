import { kindsWith } from '@bahi/domain/document-kinds';

/** In SQL, the moment of an activity. */
export const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

/** The first document of these kinds that a payment pays. */
function paidDocument(figure: 'sales' | 'spending'): string {
  const kinds = kindsWith({ figure }).map((kind) => `'${kind}'`);
  return `(select min(document.id) from payment_allocation paid
    join document on document.business_id = paid.business_id and document.id = paid.document_id
    where paid.business_id = $1 and paid.payment_id = payment.id and document.kind in (${kinds.join(', ')}))`;
}

/** Which way the money of a payment went: an advance that goes back is neither received of customers nor paid to vendors. */
const direction = `(select kind from settlement
  where settlement.business_id = payment.business_id and settlement.id = payment.settlement_id)`;

export const received = `select 'PAYMENT_RECEIVED' as kind, ${moment('payment.created_at')}, received_by_name as by, customer.name as title,
  customer.name_np as title_np, amount_paisa,
  ${paidDocument('sales')} as record_id
  from payment left join customer on customer.business_id = payment.business_id and customer.id = payment.customer_id
  where payment.business_id = $1 and payment.customer_id is not null and reversal_entry_id is null and mode not in ('ADVANCE', 'TDS') and ${direction} = 'RECEIVED'
  order by payment.created_at desc`;
export const paid = `select 'PAYMENT_MADE' as kind, ${moment('payment.created_at')}, received_by_name as by, vendor.name as title,
  vendor.name_np as title_np, amount_paisa,
  ${paidDocument('spending')} as record_id
  from payment left join vendor on vendor.business_id = payment.business_id and vendor.id = payment.vendor_id
  where payment.business_id = $1 and payment.vendor_id is not null and reversal_entry_id is null and mode not in ('ADVANCE', 'TDS') and ${direction} = 'PAID'
  order by payment.created_at desc`;
export const bounced = `select 'CHEQUE_BOUNCED' as kind, ${moment('step.created_at')}, step.done_by_name as by, customer.name as title,
  customer.name_np as title_np, cheque.amount_paisa, cheque.id as record_id
  from cheque_step step join cheque on cheque.business_id = step.business_id and cheque.id = step.cheque_id
  join customer on customer.business_id = cheque.business_id and customer.id = cheque.customer_id
  where step.business_id = $1 and step.action = 'BOUNCE' order by step.created_at desc`;
export const promised = `select 'PAYMENT_PROMISED' as kind, ${moment('promise.created_at')}, promise.created_by_name as by, customer.name as title,
  customer.name_np as title_np, coalesce(promise.amount_paisa, promise.due_paisa) as amount_paisa, promise.customer_id as record_id
  from payment_promise promise join customer on customer.business_id = promise.business_id and customer.id = promise.customer_id
  where promise.business_id = $1 and promise.ended is distinct from 'WITHDRAWN' order by promise.created_at desc, promise.id desc`;
export const customers = `select 'CUSTOMER_ADDED' as kind, ${moment('customer.created_at')}, app_user.full_name as by, name as title, name_np as title_np,
  null::bigint as amount_paisa, customer.id as record_id
  from customer left join app_user on app_user.id = customer.created_by and app_user.business_id = $1
  where customer.business_id = $1 and not customer.is_cash_customer order by customer.created_at desc`;
export const items = `select 'ITEM_ADDED' as kind, ${moment('item.created_at')}, app_user.full_name as by, name as title, name_np as title_np,
  null::bigint as amount_paisa, item.id as record_id
  from item left join app_user on app_user.id = item.created_by and app_user.business_id = $1
  where item.business_id = $1 order by item.created_at desc`;
const quotation = `number || ' · ' || customer_name as title, number || ' · ' || coalesce(customer_name_np, customer_name) as title_np,
  total_paisa as amount_paisa, id as record_id from quotation where business_id = $1`;
export const published = `select 'QUOTATION_PUBLISHED' as kind, ${moment('published_at')}, created_by_name as by, ${quotation}
  and published_at is not null order by published_at desc`;
export const answered = `select case state when 'REJECTED' then 'QUOTATION_REJECTED' else 'QUOTATION_ACCEPTED' end as kind,
  ${moment('answered_at')}, answered_by_name as by, ${quotation} and answered_at is not null order by answered_at desc`;
export const locks = `select 'PERIOD_' || action || 'ED' as kind, ${moment('locked_at')}, locked_by_name as by, reason as title, null as title_np,
  null::bigint as amount_paisa, null::bigint as record_id
  from period_lock where business_id = $1 order by locked_at desc`;
