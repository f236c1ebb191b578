import { ownCounts } from '../../stock/goods-lines/goods-lines.verify.ts';
import type { Check } from '../../../platform/verify/check.ts';

/** Final notes with their heads, as `note` and `document`. */
const inForce = `credit_note note
  join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'`;

export const creditNoteChecks: readonly Check[] = [
  {
    name: 'totals of credit notes',
    holds:
      'the lines of every credit note and its shipping are what it says is taxed and what is not, their VAT is its VAT, and with what it is rounded by its total',
    counts: 'select count(*) as n from credit_note where business_id = $1',
    faults: `
      select note.id as credit_note_id, document.number, document.total_paisa, lines.net_paisa, lines.vat_paisa
      from credit_note note join document on document.business_id = $1 and document.id = note.id
      left join (select document_id, sum(net_paisa)::bigint as net_paisa, sum(vat_paisa)::bigint as vat_paisa
        from credit_note_line where business_id = $1 group by document_id) lines on lines.document_id = note.id
      where note.business_id = $1 and (
        taxable_paisa + exempt_paisa + zero_rated_paisa <> coalesce(lines.net_paisa, 0) + note.shipping_paisa
        or document.vat_paisa <> coalesce(lines.vat_paisa, 0) + note.shipping_vat_paisa
        or taxable_paisa + exempt_paisa + zero_rated_paisa + document.vat_paisa + rounding_paisa <> document.total_paisa)`,
  },
  {
    name: 'credited invoices',
    holds:
      'every credit note is of an issued invoice of its own customer and outlet and not before it, and all notes of an invoice together credit no more than it, in total and on each line',
    counts: `select count(distinct invoice_id) as n from credit_note where business_id = $1`,
    faults: `
      select note.invoice_id, null::bigint as invoice_line_id, sum(document.total_paisa)::bigint as credited_paisa,
        invoice.total_paisa as billed_paisa
      from ${inForce}
      join document invoice on invoice.business_id = $1 and invoice.id = note.invoice_id
      where note.business_id = $1
      group by note.invoice_id, invoice.total_paisa, invoice.state
      having sum(document.total_paisa) > invoice.total_paisa or invoice.state <> 'FINAL'
        or bool_or((document.customer_id, document.outlet_id) is distinct from (invoice.customer_id, invoice.outlet_id)
          or document.dated_on < invoice.dated_on)
      union all
      select note.invoice_id, line.id, sum(credited.net_paisa)::bigint, line.net_paisa - line.document_discount_paisa
      from ${inForce}
      join credit_note_line credited on credited.business_id = $1 and credited.document_id = note.id
      join invoice_line line on line.business_id = $1 and line.id = credited.invoice_line_id
      where note.business_id = $1
      group by note.invoice_id, line.business_id, line.id
      having sum(credited.quantity - credited.free_quantity) > ${ownCounts.paid} or sum(credited.free_quantity) > ${ownCounts.free}
        or sum(credited.net_paisa) > line.net_paisa - line.document_discount_paisa
        or sum(credited.vat_paisa) > line.vat_paisa or line.invoice_id <> note.invoice_id`,
  },
  {
    name: 'goods of credit notes',
    holds:
      'what comes back by credit notes is on the shelf of their outlet at what it had cost when it was sold, and no more of it than that',
    counts: `select count(*) as n from credit_note_line where business_id = $1 and is_restocked`,
    faults: `
      select coalesce(returned.document_id, moved.source_id) as credit_note_id,
        coalesce(returned.item_variant_id, moved.item_variant_id) as item_variant_id, returned.quantity,
        moved.quantity as moved_quantity, returned.cost_paisa, moved.value_paisa as moved_paisa
      from (select line.document_id, sold.item_variant_id, document.outlet_id, sum(line.quantity) as quantity,
          sum(line.cost_paisa)::bigint as cost_paisa
        from ${inForce}
        join credit_note_line line on line.business_id = $1 and line.document_id = note.id and line.is_restocked
        join invoice_line sold on sold.business_id = $1 and sold.id = line.invoice_line_id
        where note.business_id = $1 group by line.document_id, sold.item_variant_id, document.outlet_id) returned
      full join (select source_id, item_variant_id, outlet_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 and source_kind = 'CREDIT_NOTE' and kind = 'RETURN'
        group by source_id, item_variant_id, outlet_id) moved
        on moved.source_id = returned.document_id and moved.item_variant_id = returned.item_variant_id
          and moved.outlet_id = returned.outlet_id
      where coalesce(returned.quantity, 0) <> coalesce(moved.quantity, 0)
        or coalesce(returned.cost_paisa, 0) <> coalesce(moved.value_paisa, 0)
      union all
      select null, null, null, null, sum(line.cost_paisa)::bigint, sold.cost_paisa
      from ${inForce}
      join credit_note_line line on line.business_id = $1 and line.document_id = note.id
      join (select move.source_line_id, -sum(move.value_paisa)::bigint as cost_paisa from stock_move move
        join document sale on sale.business_id = $1 and sale.id = move.source_id and sale.kind = move.source_kind
        where move.business_id = $1 and move.kind = 'SALE' group by move.source_line_id) sold
        on sold.source_line_id = line.invoice_line_id
      where note.business_id = $1 group by sold.source_line_id, sold.cost_paisa
      having sum(line.cost_paisa) > sold.cost_paisa`,
  },
  {
    name: 'credits',
    holds:
      'every credit note is set against its own invoice, and the rest is the advance of its customer, of which a refund at once is all',
    counts: `select count(*) as n from credit_note where business_id = $1`,
    faults: `
      select note.id as credit_note_id, document.number, document.total_paisa, spent.paisa as spent_paisa,
        spent.advance_paisa, refund.total_paisa as refund_paisa
      from credit_note note join document on document.business_id = $1 and document.id = note.id
      left join (select source_id, sum(amount_paisa)::bigint as paisa,
          coalesce(sum(amount_paisa) filter (where document_id is null), 0)::bigint as advance_paisa,
          min(document_id) as document_id, max(document_id) as last_document_id
        from document_credit where business_id = $1 group by source_id) spent on spent.source_id = note.id
      left join settlement refund on refund.business_id = $1 and refund.id = note.refund_id
      where note.business_id = $1 and (
        coalesce(spent.paisa, 0) <> case document.state when 'FINAL' then document.total_paisa else 0 end
        or coalesce(spent.document_id, note.invoice_id) <> note.invoice_id
        or coalesce(spent.last_document_id, note.invoice_id) <> note.invoice_id
        or (note.refund_id is not null and (refund.kind, refund.customer_id, refund.outlet_id, refund.total_paisa)
          is distinct from ('PAID', document.customer_id, document.outlet_id, spent.advance_paisa)))`,
  },
];
