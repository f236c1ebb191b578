import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Check } from '../../../platform/verify/check.ts';
import { fallen } from './payment.account.ts';
import { accountOfAdvances } from '../../books/ledger/party-due.ts';

/** Payments in force, each with what it put onto documents. */
const inForce = `
  select payment.id, payment.settlement_id, payment.customer_id, payment.vendor_id, payment.outlet_id, payment.mode, payment.amount_paisa,
    (select kind from settlement where settlement.business_id = $1 and settlement.id = payment.settlement_id) as kind,
    coalesce((select sum(amount_paisa) from payment_allocation allocation
      where allocation.business_id = $1 and allocation.payment_id = payment.id), 0)::bigint as allocated_paisa
  from payment where payment.business_id = $1 and payment.reversal_entry_id is null`;

/** What ties documents, payments and the accounts of customers and vendors together. */
export const paymentChecks: readonly Check[] = [
  dues(
    'dues',
    'customer',
    'RECEIVABLE',
    'what each customer owes by their documents is what the receivable account says',
  ),
  dues('payables', 'vendor', 'PAYABLE', 'what each vendor is owed by their documents is what the payable account says'),
  {
    name: 'payments',
    holds:
      'what a document has been paid is the sum of the payments of its own party and of what was set off, and within its total; a cancelled one has none',
    counts: `select (select count(*) from payment_allocation where business_id = $1)
      + (select count(*) from document_credit where business_id = $1) as n`,
    faults: `
      select document.kind, document.id, document.paid_paisa, document.total_paisa, coalesce(sum(settled.amount_paisa), 0)::bigint as allocated_paisa
      from document
      left join (
        select allocation.document_id, allocation.amount_paisa, payment.customer_id, payment.vendor_id
        from payment_allocation allocation join payment on payment.business_id = $1 and payment.id = allocation.payment_id
        where allocation.business_id = $1
        union all
        select credited.id, credit.amount_paisa, source.customer_id, source.vendor_id
        from document_credit credit join document source on source.business_id = $1 and source.id = credit.source_id
        cross join lateral (values (credit.source_id), (credit.document_id)) credited (id)
        where credit.business_id = $1 and credited.id is not null
        union all
        select own.id, credit.amount_paisa, own.customer_id, own.vendor_id
        from document_credit credit join document own on own.business_id = $1 and own.id = credit.document_id
        where credit.business_id = $1 and credit.voucher_id is not null
      ) settled on settled.document_id = document.id
      where document.business_id = $1
      group by document.business_id, document.id
      having document.paid_paisa <> coalesce(sum(settled.amount_paisa), 0) or document.paid_paisa > document.total_paisa
        or (document.state <> 'FINAL' and document.paid_paisa <> 0)
        or bool_or(settled.document_id is not null
          and (settled.customer_id, settled.vendor_id) is distinct from (document.customer_id, document.vendor_id))`,
  },
  {
    name: 'settlements',
    holds:
      'a settlement is the sum of payments of its own party and outlet, with those by cheques that fell, none puts more onto documents than it is, and a deleted one has none',
    counts: 'select count(*) as n from settlement where business_id = $1',
    faults: `
      select settlement.id as settlement_id, settlement.total_paisa, coalesce(sum(paid.amount_paisa), 0)::bigint as paid_paisa
      from settlement left join (${inForce}) paid on paid.settlement_id = settlement.id
      where settlement.business_id = $1
      group by settlement.id, settlement.total_paisa, settlement.deleted_at
      having coalesce(sum(paid.amount_paisa), 0) <> case when settlement.deleted_at is null then settlement.total_paisa
          - coalesce((select sum(cheque.amount_paisa) from cheque where cheque.business_id = $1
            and cheque.settlement_id = settlement.id and cheque.state in (${fallen})), 0) else 0 end
        or bool_or(paid.id is not null and (paid.customer_id, paid.vendor_id, paid.outlet_id)
          is distinct from (settlement.customer_id, settlement.vendor_id, settlement.outlet_id))
        or bool_or(paid.allocated_paisa > paid.amount_paisa)
        or bool_or(paid.vendor_id is not null and paid.kind = 'PAID' and paid.allocated_paisa <> paid.amount_paisa)
        or bool_or((paid.vendor_id is null) = (paid.kind = 'PAID') and paid.allocated_paisa <> 0)
        or bool_or(paid.mode in ('ADVANCE', 'TDS') and paid.allocated_paisa <> paid.amount_paisa)`,
  },
  advances(
    'advances',
    'customer',
    'what a customer has in advance is what their payments left over, credit notes did not settle and journals say, less what was used and paid back, and never below nothing',
  ),
  advances(
    'advances to vendors',
    'vendor',
    'what a vendor holds of ours is what debit notes did not settle and journals say, less what was used and came back, and never below nothing',
  ),
];

/** Receivable and payable tie to documents, party by party. */
function dues(name: string, party: PartyKind, account: string, holds: string): Check {
  const sign = party === 'customer' ? 'debit_paisa - credit_paisa' : 'credit_paisa - debit_paisa';
  return {
    name,
    holds,
    counts: `select count(*) as n from ${party} where business_id = $1`,
    faults: `
      select coalesce(bills.party_id, account.party_id) as ${party}_id, bills.due_paisa, account.due_paisa as account_paisa
      from (select ${party}_id as party_id, sum(owed_paisa)::bigint as due_paisa from document_due
        where business_id = $1 and ${party}_id is not null group by ${party}_id) bills
      full join (
        select ${party}_id as party_id, sum(${sign})::bigint as due_paisa
        from journal_line where business_id = $1 and account_code = '${account}' group by ${party}_id
      ) account on account.party_id = bills.party_id
      where coalesce(bills.due_paisa, 0) <> coalesce(account.due_paisa, 0)`,
  };
}

/** The account of advances ties to payments and notes, party by party and outlet by outlet. */
function advances(name: string, party: PartyKind, holds: string): Check {
  const account = accountOfAdvances[party];
  const sign = party === 'customer' ? 'credit_paisa - debit_paisa' : 'debit_paisa - credit_paisa';
  const back = party === 'customer' ? 'PAID' : 'RECEIVED';
  return {
    name,
    holds,
    counts: `select count(*) as n from journal_line where business_id = $1 and account_code = '${account}'`,
    faults: `
      select coalesce(paid.party_id, account.party_id) as ${party}_id, coalesce(paid.outlet_id, account.outlet_id) as outlet_id,
        paid.advance_paisa, account.advance_paisa as account_paisa
      from (select party_id, outlet_id, sum(amount_paisa)::bigint as advance_paisa from (
          select ${party}_id as party_id, outlet_id,
            case when mode = 'ADVANCE' or kind = '${back}' then -amount_paisa else amount_paisa - allocated_paisa end as amount_paisa
          from (${inForce}) payment where ${party}_id is not null
          union all
          select source.${party}_id, source.outlet_id, credit.amount_paisa
          from document_credit credit join document source on source.business_id = $1 and source.id = credit.source_id
          where credit.business_id = $1 and credit.document_id is null and source.${party}_id is not null
          union all
          select line.${party}_id, voucher.outlet_id, ${sign.replaceAll(/(debit|credit)_/g, 'line.$1_')}
          from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
          where line.business_id = $1 and voucher.state = 'POSTED' and line.account_code = '${account}'
        ) part group by party_id, outlet_id) paid
      full join (
        select ${party}_id as party_id, outlet_id, sum(${sign})::bigint as advance_paisa
        from journal_line where business_id = $1 and account_code = '${account}' group by ${party}_id, outlet_id
      ) account on account.party_id = paid.party_id and account.outlet_id = paid.outlet_id
      where coalesce(paid.advance_paisa, 0) <> coalesce(account.advance_paisa, 0) or account.advance_paisa < 0`,
  };
}
