import type { Check } from '../../../platform/verify/check.ts';
import { vendorBillCheck } from '../../books/ledger/vendor-bill/vendor-bill.verify.ts';

export const directCostChecks: readonly Check[] = [
  vendorBillCheck('DIRECT_COST'),
  {
    name: 'landed costs',
    holds:
      'what the lines of a purchase bear of a cost is that cost, of goods of its own purchase alone, and with VAT it is the bill',
    counts: 'select count(*) as n from direct_cost where business_id = $1',
    faults: `
      select own.id as document_id, own.net_paisa, sum(share.amount_paisa)::bigint as shares_paisa, document.total_paisa
      from direct_cost own join document on document.business_id = $1 and document.id = own.id
      left join direct_cost_share share on share.business_id = $1 and share.direct_cost_id = own.id
      left join purchase_line line on line.business_id = $1 and line.id = share.purchase_line_id
      where own.business_id = $1 group by own.business_id, own.id, document.business_id, document.id
      having own.net_paisa <> coalesce(sum(share.amount_paisa), 0) or own.net_paisa + document.vat_paisa <> document.total_paisa
        or bool_or(share.id is not null
          and (line.document_id is distinct from own.purchase_id or line.item_variant_id is null))`,
  },
  {
    name: 'landed costs in stock',
    holds:
      'what of a cost in force was of goods on the shelf was added to their value, line by line; what was taken back is there no more',
    counts: 'select count(*) as n from direct_cost_share where business_id = $1',
    faults: `
      select document.id as document_id, document.state, borne.stock_paisa, moved.value_paisa as moved_paisa
      from document
      join (select direct_cost_id, sum(stock_paisa)::bigint as stock_paisa from direct_cost_share
        where business_id = $1 group by direct_cost_id) borne on borne.direct_cost_id = document.id
      left join (select move.source_id, coalesce(sum(value_paisa) filter (where entry.reverses_id is null), 0)::bigint as value_paisa,
          coalesce(sum(value_paisa) filter (where move.kind = 'CANCELLATION'), 0)::bigint as back_paisa
        from stock_move move join journal_entry entry on entry.business_id = $1 and entry.id = move.entry_id and entry.adjusts_id is null
        where move.business_id = $1 and move.source_kind = 'DIRECT_COST' group by move.source_id) moved on moved.source_id = document.id
      where document.business_id = $1 and (borne.stock_paisa <> coalesce(moved.value_paisa, 0)
        or coalesce(moved.back_paisa, 0) <> case document.state when 'CANCELLED' then -borne.stock_paisa else 0 end)`,
  },
];
