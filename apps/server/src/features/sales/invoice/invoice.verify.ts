import { goodsLinesChecks } from '../../stock/goods-lines/goods-lines.verify.ts';
import type { Check } from '../../../platform/verify/check.ts';

export const invoiceChecks: readonly Check[] = [
  ...goodsLinesChecks({ kind: 'INVOICE', table: 'invoice', lineTable: 'invoice_line', key: 'invoice_id' }),
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
    name: 'bills',
    holds: 'the lines of every invoice add up to it, and what is taxed and what is not to its total',
    counts: 'select count(*) as n from invoice_line where business_id = $1',
    faults: `
      select invoice.id as invoice_id, document.number, invoice.sub_total_paisa, sum(line.net_paisa)::bigint as lines_paisa
      from invoice join document on document.business_id = invoice.business_id and document.id = invoice.id
      left join invoice_line line on line.business_id = invoice.business_id and line.invoice_id = invoice.id
      where invoice.business_id = $1
      group by invoice.business_id, invoice.id, document.business_id, document.id
      having invoice.sub_total_paisa <> coalesce(sum(line.net_paisa), 0)
        or invoice.discount_paisa <> coalesce(sum(line.document_discount_paisa), 0)
        or taxable_paisa + exempt_paisa + zero_rated_paisa + document.vat_paisa <> document.total_paisa`,
  },
];
