import type { Check } from '../../../platform/verify/check.ts';

/** Counts: what was posted of a line is what was counted less what the books said, and of an open sheet nothing is. */
export const stockCountChecks: readonly Check[] = [
  {
    name: 'counts',
    holds:
      'every line of a posted count differs by what was counted less what the books said, which is what was moved for it, at that worth; of an open sheet nothing is moved',
    counts: 'select count(*) as n from stock_count_line where business_id = $1',
    faults: `
      select line.paper_id, line.id as line_id, paper.state, line.counted_quantity, line.expected_quantity, line.difference,
        moved.quantity as moved_quantity, line.value_paisa, moved.value_paisa as moved_paisa
      from stock_count_line line
      join stock_paper paper on paper.business_id = $1 and paper.id = line.paper_id
      left join (select source_line_id, outlet_id, item_variant_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 and source_kind = 'STOCK_COUNT' and kind in ('ADJUSTMENT', 'COST_ADJUSTMENT')
          and source_line_id is not null
        group by source_line_id, outlet_id, item_variant_id) moved on moved.source_line_id = line.id
          and moved.outlet_id = paper.outlet_id and moved.item_variant_id = line.item_variant_id
      where line.business_id = $1 and (paper.kind <> 'STOCK_COUNT' or case when paper.state = 'DRAFT'
        then num_nonnulls(line.expected_quantity, line.difference, line.value_paisa) > 0 or moved.quantity is not null
        else (line.counted_quantity is null) <> (line.difference is null)
          or line.difference is distinct from line.counted_quantity - line.expected_quantity
          or coalesce(line.difference, 0) <> coalesce(moved.quantity, 0)
          or coalesce(line.value_paisa, 0) <> coalesce(moved.value_paisa, 0) end)`,
  },
];
