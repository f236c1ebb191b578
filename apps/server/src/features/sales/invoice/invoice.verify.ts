import { type Check, unchanged } from '../../../platform/verify/check.ts';
import { vatCheck } from '../../books/ledger/ledger.verify.ts';

/** Bills: posted as their state says, the sum of their lines, and their VAT. */
export const invoiceChecks: readonly Check[] = [
  {
    name: 'posted',
    holds: 'every issued bill has its entry, every cancelled one its mirror, and a draft has none',
    counts: 'select count(*) as n from invoice where business_id = $1',
    faults: `
      select invoice.id as invoice_id, invoice.state,
        (select count(*) from journal_entry entry where entry.business_id = $1 and entry.source_kind = 'INVOICE'
          and entry.source_id = invoice.id and entry.kind in ('SALES_INVOICE', 'SALES_INVOICE_CANCELLATION')) as entries
      from invoice where business_id = $1 and (
        select count(*) from journal_entry entry where entry.business_id = $1 and entry.source_kind = 'INVOICE'
          and entry.source_id = invoice.id and entry.kind in ('SALES_INVOICE', 'SALES_INVOICE_CANCELLATION'))
        <> case state when 'DRAFT' then 0 when 'FINAL' then 1 else 2 end`,
  },
  {
    name: 'bills',
    holds: 'the lines of every bill add up to it',
    counts: 'select count(*) as n from invoice_line where business_id = $1',
    faults: `
      select invoice.id as invoice_id, invoice.number, invoice.sub_total_paisa, sum(line.net_paisa)::bigint as lines_paisa
      from invoice left join invoice_line line on line.business_id = invoice.business_id and line.invoice_id = invoice.id
      where invoice.business_id = $1
      group by invoice.id, invoice.number, invoice.sub_total_paisa, invoice.discount_paisa
      having invoice.sub_total_paisa <> coalesce(sum(line.net_paisa), 0)
        or invoice.discount_paisa <> coalesce(sum(line.document_discount_paisa), 0)`,
  },
  vatCheck(
    'tax',
    'OUTPUT_VAT',
    `invoice where business_id = $1 and state = 'FINAL'`,
    'the VAT of the issued bills is the output VAT account',
  ),
  unchanged('invoice_print'),
];
