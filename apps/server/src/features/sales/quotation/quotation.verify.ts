import { countedCheck, totalsCheck } from '../../stock/goods-lines/goods-lines.verify.ts';
import type { Check } from '../../../platform/verify/check.ts';

/** Quotations are in no books: what they come to follows from their lines, and what became of them from their bills. */
export const quotationChecks: readonly Check[] = [
  totalsCheck({
    table: 'quotation',
    lineTable: 'quotation_line',
    key: 'quotation_id',
    headTable: 'quotation',
    isSold: true,
  }),
  countedCheck({ table: 'quotation', lineTable: 'quotation_line', key: 'quotation_id' }),
  {
    name: 'quotation sums',
    holds: 'the lines of every quotation add up to it',
    counts: 'select count(*) as n from quotation where business_id = $1',
    faults: `
      select quotation.id as quotation_id, quotation.number, quotation.sub_total_paisa, quotation.discount_paisa,
        coalesce(sum(line.net_paisa), 0)::bigint as lines_paisa
      from quotation left join quotation_line line on line.business_id = $1 and line.quotation_id = quotation.id
      where quotation.business_id = $1
      group by quotation.business_id, quotation.id
      having quotation.sub_total_paisa <> coalesce(sum(line.net_paisa), 0)
        or quotation.discount_paisa <> coalesce(sum(line.document_discount_paisa), 0)`,
  },
  {
    name: 'converted quotations',
    holds:
      'every line that was turned stands on an invoice of its business that is not cancelled, and of a quotation that was accepted; it is converted when no line is left, and only then',
    counts: 'select count(*) as n from quotation_conversion where business_id = $1',
    faults: `
      select quotation.id as quotation_id, quotation.number, quotation.state, count(line.id)::int as lines,
        count(made.id)::int as turned, count(document.id)::int as on_bills
      from quotation join quotation_line line on line.business_id = $1 and line.quotation_id = quotation.id
      left join quotation_conversion made on made.business_id = $1 and made.quotation_line_id = line.id
        and made.quotation_id = quotation.id
      left join document on document.business_id = $1 and document.id = made.invoice_id
        and document.state <> 'CANCELLED'
      where quotation.business_id = $1
      group by quotation.business_id, quotation.id
      having count(made.id) <> count(document.id)
        or (quotation.state = 'CONVERTED') <> (count(made.id) = count(line.id))
        or (quotation.state not in ('ACCEPTED', 'CONVERTED') and count(made.id) > 0)`,
  },
];
