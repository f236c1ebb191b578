import { stockPaperKinds, stockPapers } from '@bahi/domain/goods/stock-papers';
import type { Check } from '../../../platform/verify/check.ts';

const kinds = stockPaperKinds
  .map((kind) => `('${kind}', ${stockPapers[kind].entries.least}, ${stockPapers[kind].entries.most})`)
  .join(', ');

/** Papers that move stock: what of them is in force is posted, and nothing else of them is. */
export const stockPaperChecks: readonly Check[] = [
  {
    name: 'stock papers',
    holds:
      'every paper that moves stock and is in force has the entries that it posted, of its own day and worth what it says; drafts and cancelled ones have none that stands',
    counts: 'select count(*) as n from stock_paper where business_id = $1',
    faults: `
      with standing as (
        select entry.id, entry.source_kind, entry.source_id, entry.posting_date, (select coalesce(sum(value_paisa), 0)::bigint
          from stock_move move where move.business_id = $1 and move.entry_id = entry.id) as value_paisa
        from journal_entry entry where entry.business_id = $1 and num_nonnulls(entry.reverses_id, entry.adjusts_id) = 0
          and not exists (select from journal_entry reversal where reversal.business_id = $1 and reversal.reverses_id = entry.id))
      select paper.id as paper_id, paper.kind, paper.number, paper.state, count(standing.id)::int as in_force,
        paper.value_paisa, coalesce(sum(standing.value_paisa), 0)::bigint as moved_paisa
      from stock_paper paper join (values ${kinds}) known (kind, least, most) on known.kind = paper.kind
      left join standing on standing.source_kind = paper.kind and standing.source_id = paper.id
      where paper.business_id = $1
      group by paper.business_id, paper.id, known.least, known.most
      having (paper.state = 'POSTED' and (count(standing.id) not between known.least and known.most
          or coalesce(min(standing.id) filter (where standing.id = paper.entry_id), 0) <> coalesce(paper.entry_id, 0)
          or (count(standing.id) = 0) <> (paper.entry_id is null)
          or (known.most = 1 and (paper.value_paisa <> coalesce(sum(standing.value_paisa), 0)
            or bool_or(standing.posting_date <> paper.dated_on)))))
        or (paper.state <> 'POSTED' and count(standing.id) > 0)`,
  },
];
