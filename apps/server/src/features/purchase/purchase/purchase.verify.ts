import type { Check } from '../../../platform/verify/check.ts';
import { vendorBillCheck } from '../../books/ledger/vendor-bill/vendor-bill.verify.ts';
import { totalsCheck } from '../../stock/goods-lines/goods-lines.verify.ts';

export const purchaseChecks: readonly Check[] = [
  totalsCheck({
    table: 'purchase',
    lineTable: 'purchase_line',
    key: 'document_id',
    vat: 'own.bill_vat_paisa',
    isRoundingStated: true,
  }),
  vendorBillCheck('PURCHASE'),
  {
    name: 'goods of purchase',
    holds:
      'what each purchase bill in force puts onto the shelf is what came in by it, at what it cost, in its own outlet; of a cancelled one all went out again',
    counts: `select count(*) as n from purchase_line where business_id = $1 and item_variant_id is not null and not is_capital and category_id is null`,
    faults: `
      select coalesce(bought.id, moved.source_id) as document_id, coalesce(bought.item_variant_id, moved.item_variant_id) as item_variant_id,
        bought.quantity, moved.quantity as moved_quantity, bought.cost_paisa, moved.value_paisa as moved_paisa, moved.back_paisa
      from (select document.id, line.item_variant_id, document.outlet_id, document.state,
          sum(case document.state when 'FINAL' then line.stock_quantity else 0 end) as quantity,
          sum(case document.state when 'DRAFT' then 0 else line.cost_paisa end)::bigint as cost_paisa
        from document join purchase_line line on line.business_id = $1 and line.document_id = document.id
        where document.business_id = $1 and document.kind = 'PURCHASE' and line.item_variant_id is not null
          and not line.is_capital and line.category_id is null
        group by document.id, line.item_variant_id, document.outlet_id, document.state) bought
      full join (select move.source_id, item_variant_id, move.outlet_id, sum(quantity) as quantity,
          coalesce(sum(value_paisa) filter (where move.kind = 'RECEIPT'), 0)::bigint as value_paisa,
          coalesce(sum(value_paisa) filter (where entry.reverses_id is null), 0)::bigint as put_paisa,
          coalesce(sum(value_paisa) filter (where move.kind = 'CANCELLATION'), 0)::bigint as back_paisa
        from stock_move move join journal_entry entry on entry.business_id = $1 and entry.id = move.entry_id and entry.adjusts_id is null
        where move.business_id = $1 and move.source_kind = 'PURCHASE' group by move.source_id, item_variant_id, move.outlet_id) moved
        on moved.source_id = bought.id and moved.item_variant_id = bought.item_variant_id and moved.outlet_id = bought.outlet_id
      where coalesce(bought.quantity, 0) <> coalesce(moved.quantity, 0) or coalesce(bought.cost_paisa, 0) <> coalesce(moved.value_paisa, 0)
        or coalesce(moved.back_paisa, 0) <> case bought.state when 'CANCELLED' then -coalesce(moved.put_paisa, 0) else 0 end`,
  },
  {
    name: 'costs of purchase',
    holds:
      'what the lines of a purchase bill cost, the VAT that is set off and the rounding are its total, and stand on its entry',
    counts: `select count(*) as n from purchase where business_id = $1`,
    faults: `
      select document.id as document_id, document.number, document.total_paisa, costs.paisa as costs_paisa,
        booked.capital_paisa, booked.spent_paisa
      from document join purchase own on own.business_id = $1 and own.id = document.id
      left join (select document_id, sum(cost_paisa)::bigint as paisa,
          coalesce(sum(cost_paisa) filter (where is_capital), 0)::bigint as capital_paisa,
          coalesce(sum(cost_paisa) filter (where category_id is not null), 0)::bigint as spent_paisa
        from purchase_line where business_id = $1 group by document_id) costs on costs.document_id = document.id
      left join (select entry_id, coalesce(sum(debit_paisa) filter (where account_code = 'FIXED_ASSETS'), 0)::bigint as capital_paisa,
          coalesce(sum(debit_paisa) filter (where account_code = 'EXPENSES'), 0)::bigint as spent_paisa
        from journal_line where business_id = $1 group by entry_id) booked on booked.entry_id = document.entry_id
      where document.business_id = $1 and document.kind = 'PURCHASE' and (
        coalesce(costs.paisa, 0) + document.vat_paisa + own.rounding_paisa <> document.total_paisa
        or (document.state <> 'DRAFT' and (costs.capital_paisa, costs.spent_paisa) is distinct from (booked.capital_paisa, booked.spent_paisa)))`,
  },
];
