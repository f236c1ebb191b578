import type { Check } from '../../../platform/verify/check.ts';

/** Notes that are in force, and the documents they are. */
const inForce = `debit_note note
  join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'`;

/** Goods of a line of a purchase that went onto the shelf. */
const isShelved = 'bought.item_variant_id is not null and not bought.is_capital and bought.category_id is null';

/** What a note says against its bill, what went where of it, and what left shelves by it. */
export const debitNoteChecks: readonly Check[] = [
  {
    name: 'totals of debit notes',
    holds:
      'the lines of every debit note and its freight are what it says is taxed and what is not, their VAT is its VAT, of which that of the bill that was set off is taken back, and with what it is rounded by its total; a price takes off the cost what it takes off the bill, where VAT is a part of it to the paisa of a line',
    counts: 'select count(*) as n from debit_note where business_id = $1',
    faults: `
      select note.id as debit_note_id, document.number, document.total_paisa, lines.net_paisa, lines.vat_paisa, lines.off_paisa
      from debit_note note join document on document.business_id = $1 and document.id = note.id
      join purchase bill on bill.business_id = $1 and bill.id = note.purchase_id
      left join (select document_id, sum(net_paisa)::bigint as net_paisa, sum(vat_paisa)::bigint as vat_paisa,
          count(*) as count, coalesce(sum(cost_paisa) filter (where greatest(quantity, stock_quantity) = 0), 0)::bigint as off_paisa,
          coalesce(sum(net_paisa) filter (where greatest(quantity, stock_quantity) = 0), 0)::bigint as off_net_paisa,
          coalesce(sum(vat_paisa) filter (where greatest(quantity, stock_quantity) = 0), 0)::bigint as off_vat_paisa
        from debit_note_line where business_id = $1 group by document_id) lines on lines.document_id = note.id
      where note.business_id = $1 and (
        note.taxable_paisa + note.exempt_paisa + note.zero_rated_paisa <> coalesce(lines.net_paisa, 0) + note.shipping_paisa
        or note.bill_vat_paisa <> coalesce(lines.vat_paisa, 0) + note.shipping_vat_paisa
        or document.vat_paisa <> case when note.is_vat_set_off then note.bill_vat_paisa else 0 end
        or (note.is_vat_set_off, note.is_tax_invoice) is distinct from (bill.is_vat_set_off, bill.is_tax_invoice)
        or case when note.is_vat_set_off then lines.off_paisa <> lines.off_net_paisa
          else lines.off_net_paisa + lines.off_vat_paisa - lines.off_paisa not between 0 and lines.count end
        or note.taxable_paisa + note.exempt_paisa + note.zero_rated_paisa + note.bill_vat_paisa + note.rounding_paisa <> document.total_paisa)`,
  },
  {
    name: 'debited purchases',
    holds:
      'every debit note is of a final purchase bill of its own vendor and outlet and not before it, and all notes of a bill together take no more than it, in total, of its freight and on each line, and of what it cost to bring a line home no more than came onto the shelf',
    counts: 'select count(distinct purchase_id) as n from debit_note where business_id = $1',
    faults: `
      select note.purchase_id, null::bigint as purchase_line_id, sum(document.total_paisa)::bigint as debited_paisa,
        purchase.total_paisa as billed_paisa
      from ${inForce}
      join document purchase on purchase.business_id = $1 and purchase.id = note.purchase_id
      join purchase bill on bill.business_id = $1 and bill.id = note.purchase_id
      where note.business_id = $1
      group by note.purchase_id, purchase.total_paisa, purchase.state, bill.shipping_paisa
      having sum(document.total_paisa) > purchase.total_paisa or purchase.state <> 'FINAL'
        or sum(note.shipping_paisa) > bill.shipping_paisa
        or bool_or((document.vendor_id, document.outlet_id) is distinct from (purchase.vendor_id, purchase.outlet_id)
          or document.dated_on < purchase.dated_on)
      union all
      select note.purchase_id, bought.id, sum(line.net_paisa)::bigint, bought.net_paisa - bought.document_discount_paisa
      from ${inForce}
      join debit_note_line line on line.business_id = $1 and line.document_id = note.id
      join purchase_line bought on bought.business_id = $1 and bought.id = line.purchase_line_id
      where note.business_id = $1
      group by note.purchase_id, bought.business_id, bought.id
      having sum(line.quantity) > bought.quantity or sum(line.stock_quantity) > bought.stock_quantity
        or sum(line.net_paisa) > bought.net_paisa - bought.document_discount_paisa or sum(line.vat_paisa) > bought.vat_paisa
        or sum(line.cost_paisa) > bought.cost_paisa or bought.document_id <> note.purchase_id
        or sum(line.landed_paisa) > (select coalesce(sum(stock_paisa), 0) from direct_cost_share share
          where share.business_id = $1 and share.purchase_line_id = bought.id)
        or (greatest(sum(line.quantity) / bought.quantity, sum(line.stock_quantity) / bought.stock_quantity) = 1
          and (sum(line.stock_quantity), sum(line.cost_paisa)) is distinct from (bought.stock_quantity, bought.cost_paisa))`,
  },
  {
    name: 'goods of debit notes',
    holds:
      'what goes back by debit notes left the shelf of their outlet at what it had cost there, and a price takes no more off the value of the shelf than off the cost',
    counts:
      'select count(*) as n from debit_note_line where business_id = $1 and greatest(quantity, stock_quantity) > 0',
    faults: `
      select coalesce(returned.document_id, moved.source_id) as debit_note_id,
        coalesce(returned.item_variant_id, moved.item_variant_id) as item_variant_id, returned.quantity,
        moved.quantity as moved_quantity, returned.cost_paisa, moved.value_paisa as moved_paisa
      from (select line.document_id, bought.item_variant_id, document.outlet_id, sum(line.stock_quantity) as quantity,
          sum(line.cost_paisa + line.landed_paisa)::bigint as cost_paisa, bool_and(line.quantity > 0 or line.stock_quantity > 0) as is_counted
        from ${inForce}
        join debit_note_line line on line.business_id = $1 and line.document_id = note.id
        join purchase_line bought on bought.business_id = $1 and bought.id = line.purchase_line_id and ${isShelved}
        where note.business_id = $1 group by line.document_id, bought.item_variant_id, document.outlet_id) returned
      full join (select source_id, item_variant_id, outlet_id, -sum(quantity) as quantity, -sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 and source_kind = 'DEBIT_NOTE' and kind = 'RETURN'
        group by source_id, item_variant_id, outlet_id) moved
        on moved.source_id = returned.document_id and moved.item_variant_id = returned.item_variant_id
          and moved.outlet_id = returned.outlet_id
      where coalesce(returned.quantity, 0) <> coalesce(moved.quantity, 0)
        or case when returned.is_counted then returned.cost_paisa <> coalesce(moved.value_paisa, 0)
          else coalesce(moved.value_paisa, 0) not between 0 and coalesce(returned.cost_paisa, 0) end`,
  },
  {
    name: 'costs of debit notes',
    holds:
      'what a debit note takes off capital goods and off expenses is taken off the accounts on which its bill put it',
    counts: 'select count(*) as n from debit_note where business_id = $1',
    faults: `
      select note.id as debit_note_id, document.number, costs.capital_paisa, costs.spent_paisa,
        booked.capital_paisa as booked_capital_paisa, booked.spent_paisa as booked_spent_paisa
      from ${inForce}
      cross join lateral (select coalesce(sum(line.cost_paisa) filter (where bought.is_capital), 0)::bigint as capital_paisa,
          coalesce(sum(line.cost_paisa) filter (where bought.category_id is not null), 0)::bigint as spent_paisa
        from debit_note_line line join purchase_line bought on bought.business_id = $1 and bought.id = line.purchase_line_id
        where line.business_id = $1 and line.document_id = note.id) costs
      cross join lateral (select coalesce(sum(credit_paisa) filter (where account_code = 'FIXED_ASSETS'), 0)::bigint as capital_paisa,
          coalesce(sum(credit_paisa) filter (where account_code = 'EXPENSES'), 0)::bigint as spent_paisa
        from journal_line where business_id = $1 and entry_id = document.entry_id) booked
      where note.business_id = $1
        and (costs.capital_paisa, costs.spent_paisa) is distinct from (booked.capital_paisa, booked.spent_paisa)`,
  },
  {
    name: 'debits',
    holds:
      'every debit note is set against its own bill, and the rest is an advance with its vendor, of which what came back at once is all',
    counts: 'select count(*) as n from debit_note where business_id = $1',
    faults: `
      select note.id as debit_note_id, document.number, document.total_paisa, spent.paisa as spent_paisa,
        spent.advance_paisa, refund.total_paisa as refund_paisa
      from debit_note note join document on document.business_id = $1 and document.id = note.id
      left join (select source_id, sum(amount_paisa)::bigint as paisa,
          coalesce(sum(amount_paisa) filter (where document_id is null), 0)::bigint as advance_paisa,
          min(document_id) as document_id, max(document_id) as last_document_id
        from document_credit where business_id = $1 group by source_id) spent on spent.source_id = note.id
      left join settlement refund on refund.business_id = $1 and refund.id = note.refund_id
      where note.business_id = $1 and (
        coalesce(spent.paisa, 0) <> case document.state when 'FINAL' then document.total_paisa else 0 end
        or coalesce(spent.document_id, note.purchase_id) <> note.purchase_id
        or coalesce(spent.last_document_id, note.purchase_id) <> note.purchase_id
        or (note.refund_id is not null and (refund.kind, refund.vendor_id, refund.outlet_id, refund.total_paisa)
          is distinct from ('RECEIVED', document.vendor_id, document.outlet_id, spent.advance_paisa)))`,
  },
];
