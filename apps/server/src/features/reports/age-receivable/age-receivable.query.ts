import type { ageReceivable } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql } from 'kysely';
import { sumsByAge } from '../../books/ledger/party-due.ts';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

/**
 * What each customer owes at the end of a day, by how long it is overdue, and what they have paid in advance. Both come
 * from what is open and owed now; what came after that day is taken back, so that only what came since is walked.
 */
export function receivablesOf(asked: Asked<typeof ageReceivable>): RawBuilder<unknown> {
  const day = sql`${formatAdDate(asked.to)}::date`;
  const sums = sumsByAge(sql`${day} - due_on`, sql`open_paisa`);
  return sql`select customer.id as "customerId", customer.name as "customerName",
      customer.name_np as "customerNameLocLang", customer.phone_number as "phone",
      coalesce(owed.not_due, 0) as "notDue", coalesce(owed.to_30, 0) as "days1To30",
      coalesce(owed.to_60, 0) as "days31To60", coalesce(owed.to_91, 0) as "days61To91",
      coalesce(owed.beyond, 0) as "daysBeyond91", coalesce(owed.total, 0) as "total",
      coalesce(owed.total, 0) - coalesce(balance.paisa, 0) as "advance"
    from (select customer_id, sum(open_paisa)::bigint as total, ${sums.NOT_DUE} as not_due, ${sums.DAYS_1_30} as to_30,
        ${sums.DAYS_31_60} as to_60, ${sums.DAYS_61_91} as to_91, ${sums.BEYOND_91} as beyond
      from (${openDocuments(asked, day)}) open_document group by customer_id) owed
    full join (${balances(asked, day)}) balance on balance.customer_id = owed.customer_id
    join customer on customer.business_id = ${asked.businessId}
      and customer.id = coalesce(owed.customer_id, balance.customer_id)
    where coalesce(owed.total, 0) <> 0 or coalesce(balance.paisa, 0) <> 0`;
}

/** What a voucher posts with its lines: its entry is the voucher's, and so is what takes it back. */
const ofVouchers = kindsWith({ party: 'customer', postedBy: 'VOUCHER' });

/** The documents of customers that were open at the end of a day, with what of each was. */
function openDocuments(asked: Asked<typeof ageReceivable>, day: RawBuilder<unknown>) {
  const { businessId, filter } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and document.customer_id is not null
      and coalesce(document.booked_on, document.dated_on) <= ${day}`,
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
  );
  const sign = sql`case kind.settled_by when 'RECEIVED' then 1 else -1 end`;
  const document = known(asked, 'document');
  const ofKind = sql`join document_kind kind on kind.code = document.kind`;
  return sql`select document.customer_id, document.due_on,
      ${sign} * (document.total_paisa - document.paid_paisa) as open_paisa
    from ${document} ${ofKind}
    where ${isMeant} and document.state = 'FINAL' and document.paid_paisa < document.total_paisa
    union all
    select document.customer_id, document.due_on, ${sign} * allocation.amount_paisa
    from payment
    join ${known(asked, 'payment_allocation', 'allocation')} on allocation.business_id = payment.business_id and allocation.payment_id = payment.id
    join ${document} on document.business_id = payment.business_id and document.id = allocation.document_id ${ofKind}
    where payment.business_id = ${businessId} and payment.paid_on > ${day} and ${isMeant}
    union all
    select document.customer_id, document.due_on, ${sign} * credit.amount_paisa
    from ${known(asked, 'document_credit', 'credit')}
    join ${document} on document.business_id = credit.business_id and document.id = credit.document_id ${ofKind}
    where credit.business_id = ${businessId} and credit.credited_on > ${day} and ${isMeant}
    union all
    select document.customer_id, document.due_on, ${sign} * document.total_paisa
    from journal_entry reversal
    join ${document} on document.business_id = reversal.business_id and document.id = reversal.source_id
      and document.kind = reversal.source_kind and document.entry_id = reversal.reverses_id ${ofKind}
    where reversal.business_id = ${businessId} and reversal.posting_date > ${day} and ${isMeant}
      and document.state = 'CANCELLED'
    union all
    select document.customer_id, document.due_on, ${sign} * document.total_paisa
    from journal_entry reversal
    join ${document} on document.business_id = reversal.business_id and document.kind = any(${ofVouchers})
      and document.entry_id = reversal.reverses_id ${ofKind}
    where reversal.business_id = ${businessId} and reversal.posting_date > ${day} and ${isMeant}
      and document.state = 'CANCELLED'`;
}

/** What lay between the business and each customer at the end of a day, as the books have it: advances are below zero. */
function balances(asked: Asked<typeof ageReceivable>, day: RawBuilder<unknown>) {
  const { businessId, session, filter } = asked;
  const outletId = filter.outletId ?? session.outletId;
  const accounts = sql`('RECEIVABLE', 'CUSTOMER_ADVANCES')`;
  const isOfParty = (column: string) => isAsked(column, filter.customerId);
  return sql`select customer_id, sum(paisa)::bigint as paisa from (
      select party_id as customer_id, balance_paisa as paisa from ${known(asked, 'party_balance')}
      where ${all(
        sql`business_id = ${businessId} and account_code in ${accounts} and outlet_id = ${outletId ?? 0} and balance_paisa <> 0`,
        isOfParty('party_id'),
      )}
      union all
      select customer_id, credit_paisa - debit_paisa from ${known(asked, 'journal_line')}
      where ${all(
        sql`business_id = ${businessId} and account_code in ${accounts} and posting_date > ${day} and customer_id is not null`,
        isAsked('outlet_id', outletId),
        isOfParty('customer_id'),
      )}) change
    group by customer_id`;
}
