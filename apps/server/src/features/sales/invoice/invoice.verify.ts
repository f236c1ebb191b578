import { fallenStates } from '@bahi/domain/posting/cash/cheque';
import { countedCheck, soldCheck, totalsCheck } from '../../stock/goods-lines/goods-lines.verify.ts';
import type { Check } from '../../../platform/verify/check.ts';

/** In SQL, the states of a cheque in which its payment stands no more. */
const fallen = fallenStates.map((state) => `'${state}'`).join(', ');
const lines = { table: 'invoice', lineTable: 'invoice_line', key: 'invoice_id' };

/** What it left to be paid when it was issued: a receipt that was deleted since had paid its part. */
const unpaidAtIssue = `(document.total_paisa - coalesce((select receipt.total_paisa from settlement receipt
  where receipt.business_id = $1 and receipt.id = invoice.receipt_id), 0))`;

/** As `beyondCredit` judges it, by what the invoice keeps of its customer. */
const isBeyond = `(coalesce(invoice.credit_owed_paisa + ${unpaidAtIssue} > invoice.credit_limit_paisa, false)
  or coalesce(invoice.credit_late_days > invoice.credit_days and invoice.credit_owed_paisa > 0, false))`;

export const invoiceChecks: readonly Check[] = [
  totalsCheck({ ...lines, isSold: true }),
  soldCheck('INVOICE', lines),
  countedCheck(lines),
  {
    name: 'customers of invoice lines',
    holds: 'every line of an invoice says the customer of its invoice',
    counts: 'select count(*) as n from invoice_line where business_id = $1',
    faults: `
      select document.id as invoice_id, document.number, line.line_number, line.customer_id, document.customer_id as billed_id
      from invoice_line line join document on document.business_id = $1 and document.id = line.invoice_id
      where line.business_id = $1 and line.customer_id is distinct from document.customer_id`,
  },
  {
    name: 'prints',
    holds: 'every invoice counts the prints that were made of it, from the original on',
    counts: 'select count(*) as n from invoice_print where business_id = $1',
    faults: `
      select invoice.id as invoice_id, invoice.print_count, count(print.id)::int as prints
      from invoice left join invoice_print print on print.business_id = $1 and print.invoice_id = invoice.id
      where invoice.business_id = $1 group by invoice.id, invoice.print_count
      having invoice.print_count <> count(print.id) or max(print.copy_number) <> count(print.id) - 1`,
  },
  {
    name: 'cash bills',
    holds:
      'every invoice that was paid when it was issued has its receipt, of its customer, outlet, day, mode and total, or of parts that are not more, put onto it unless it was deleted or its cheque came back unpaid; one on credit has none',
    counts: `select count(*) as n from invoice join document on document.business_id = $1 and document.id = invoice.id
      where invoice.business_id = $1 and payment_mode <> 'CREDIT' and document.state <> 'DRAFT'`,
    faults: `
      select document.id as invoice_id, document.number, invoice.payment_mode, invoice.tendered_paisa, document.total_paisa,
        receipt.number as receipt_number, receipt.modes, receipt.total_paisa as received_paisa, paid.allocated_paisa
      from invoice join document on document.business_id = $1 and document.id = invoice.id
      left join (
        select settlement.*, array_agg(payment.mode) as modes,
          coalesce(sum(payment.amount_paisa) filter (where payment.mode = 'CASH'), 0)::bigint as cash_paisa,
          coalesce((select sum(cheque.amount_paisa) from cheque where cheque.business_id = $1
            and cheque.settlement_id = settlement.id and cheque.state in (${fallen})), 0)::bigint as fallen_paisa
        from settlement join payment on payment.business_id = $1 and payment.settlement_id = settlement.id
        where settlement.business_id = $1 group by settlement.business_id, settlement.id
      ) receipt on receipt.id = invoice.receipt_id
      left join (
        select payment.settlement_id, allocation.document_id, sum(allocation.amount_paisa)::bigint as allocated_paisa
        from payment_allocation allocation join payment on payment.business_id = $1 and payment.id = allocation.payment_id
        where allocation.business_id = $1 group by payment.settlement_id, allocation.document_id
      ) paid on paid.settlement_id = invoice.receipt_id and paid.document_id = invoice.id
      where invoice.business_id = $1 and case
        when document.state = 'DRAFT' or invoice.payment_mode = 'CREDIT' then invoice.receipt_id is not null
        else (receipt.kind, receipt.customer_id, receipt.outlet_id, receipt.received_on)
            is distinct from ('RECEIVED', document.customer_id, document.outlet_id, document.dated_on)
          or case when invoice.payment_mode = 'MIXED'
            then receipt.total_paisa > document.total_paisa or not receipt.modes <@ array['CASH', 'ONLINE', 'CHEQUE']
            else (receipt.total_paisa, receipt.modes) is distinct from (document.total_paisa, array[invoice.payment_mode]) end
          or coalesce(paid.allocated_paisa, 0) <> case when receipt.deleted_at is null then receipt.total_paisa - receipt.fallen_paisa else 0 end
          or invoice.tendered_paisa < receipt.cash_paisa
        end`,
  },
  {
    name: 'credit limits',
    holds:
      'every invoice beyond what its customer might owe, where the owner stopped that, bears who of the business let it pass and why; no other one does, and no draft is judged',
    counts: 'select count(*) as n from invoice where business_id = $1 and credit_rule is not null',
    faults: `
      select document.id as invoice_id, document.number, document.total_paisa, invoice.credit_rule, invoice.credit_limit_paisa,
        invoice.credit_owed_paisa, invoice.credit_days, invoice.credit_late_days, invoice.credit_passed_by
      from invoice join document on document.business_id = $1 and document.id = invoice.id
      where invoice.business_id = $1 and (invoice.credit_rule is not null or invoice.credit_passed_by is not null)
        and (document.state = 'DRAFT'
          or (coalesce(invoice.credit_rule, '') = 'STOP' and ${isBeyond})
            <> (invoice.credit_passed_by is not null and length(coalesce(invoice.credit_reason, '')) >= 3
              and exists (select from app_user where app_user.business_id = $1 and app_user.id = invoice.credit_passed_by)))`,
  },
  {
    name: 'exports',
    holds: 'every invoice of an export has its country and bears no VAT; no line of it is taxed',
    counts: `select count(*) as n from invoice where business_id = $1 and destination = 'EXPORT'`,
    faults: `
      select document.id as invoice_id, document.number, document.vat_paisa, invoice.country_id
      from invoice join document on document.business_id = $1 and document.id = invoice.id
      where invoice.business_id = $1 and invoice.destination = 'EXPORT' and document.state <> 'DRAFT'
        and (invoice.country_id is null or document.vat_paisa <> 0 or exists (
          select from invoice_line line where line.business_id = $1 and line.invoice_id = invoice.id and line.tax_code = 'TAXABLE'))`,
  },
  {
    name: 'rounding',
    holds: 'what every invoice in force was rounded by stands on its entry, on the account ROUNDING',
    counts: 'select count(*) as n from invoice where business_id = $1 and rounding_paisa <> 0',
    faults: `
      select document.id as invoice_id, document.number, invoice.rounding_paisa, coalesce(booked.paisa, 0) as booked_paisa
      from invoice join document on document.business_id = $1 and document.id = invoice.id
      left join (select entry_id, sum(credit_paisa - debit_paisa)::bigint as paisa from journal_line
        where business_id = $1 and account_code = 'ROUNDING' group by entry_id) booked on booked.entry_id = document.entry_id
      where invoice.business_id = $1 and document.state = 'FINAL' and invoice.rounding_paisa <> coalesce(booked.paisa, 0)`,
  },
  {
    name: 'bills',
    holds:
      'the lines of every invoice add up to it, and what is taxed, what is not and what it was rounded by to its total',
    counts: 'select count(*) as n from invoice_line where business_id = $1',
    faults: `
      select invoice.id as invoice_id, document.number, invoice.sub_total_paisa, sum(line.net_paisa)::bigint as lines_paisa
      from invoice join document on document.business_id = invoice.business_id and document.id = invoice.id
      left join invoice_line line on line.business_id = invoice.business_id and line.invoice_id = invoice.id
      where invoice.business_id = $1
      group by invoice.business_id, invoice.id, document.business_id, document.id
      having invoice.sub_total_paisa <> coalesce(sum(line.net_paisa), 0)
        or invoice.discount_paisa <> coalesce(sum(line.document_discount_paisa), 0)
        or taxable_paisa + exempt_paisa + zero_rated_paisa + document.vat_paisa + rounding_paisa <> document.total_paisa`,
  },
];
