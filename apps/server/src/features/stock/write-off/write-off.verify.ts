import { reasonsInOrder, writeOffReasons } from '@bahi/domain/goods/write-off';
import type { Check } from '../../../platform/verify/check.ts';

const [given, expired] = (['SALE', 'EXPIRED'] as const).map((order) =>
  reasonsInOrder(order)
    .map((reason) => `'${reason}'`)
    .join(', '),
);

const accounts = Object.entries(writeOffReasons)
  .map(([reason, account]) => `('${reason}', '${account}')`)
  .join(', ');

/** Goods that left without being sold: each line is what was moved for it, on the account of its reason. */
export const writeOffChecks: readonly Check[] = [
  {
    name: 'write-offs',
    holds: 'every line took its goods from the shelf of its outlet at the cost that it says',
    counts: 'select count(*) as n from write_off_line where business_id = $1',
    faults: `
      select line.paper_id, line.line_number, line.stock_quantity, moved.quantity as moved_quantity, line.cost_paisa,
        moved.value_paisa as moved_paisa
      from write_off_line line join stock_paper paper on paper.business_id = $1 and paper.id = line.paper_id
      left join (select source_line_id, outlet_id, item_variant_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa
        from stock_move where business_id = $1 and source_kind = 'WRITE_OFF' and kind = 'ADJUSTMENT'
        group by source_line_id, outlet_id, item_variant_id) moved on moved.source_line_id = line.id
          and moved.outlet_id = paper.outlet_id and moved.item_variant_id = line.item_variant_id
      where line.business_id = $1 and (paper.kind <> 'WRITE_OFF'
        or line.stock_quantity <> -coalesce(moved.quantity, 0) or line.cost_paisa <> -coalesce(moved.value_paisa, 0))`,
  },
  {
    name: 'accounts of write-offs',
    holds: 'what left is a loss of stock, a drawing of the owner or a cost of selling, as the reason says',
    counts: `select count(*) as n from stock_paper where business_id = $1 and kind = 'WRITE_OFF' and entry_id is not null`,
    faults: `
      select coalesce(said.paper_id, booked.paper_id) as paper_id, coalesce(said.account_code, booked.account_code) as account_code,
        said.paisa, booked.paisa as booked_paisa
      from (select line.paper_id, account.code as account_code, sum(line.cost_paisa)::bigint as paisa
        from write_off_line line join (values ${accounts}) account (reason, code) on account.reason = line.reason
        where line.business_id = $1 group by line.paper_id, account.code) said
      full join (select paper.id as paper_id, line.account_code, sum(line.debit_paisa - line.credit_paisa)::bigint as paisa
        from stock_paper paper join journal_line line on line.business_id = $1 and line.entry_id = paper.entry_id
        where paper.business_id = $1 and paper.kind = 'WRITE_OFF' and line.account_code <> 'INVENTORY'
        group by paper.id, line.account_code) booked
        on booked.paper_id = said.paper_id and booked.account_code = said.account_code
      where coalesce(said.paisa, 0) <> coalesce(booked.paisa, 0)`,
  },
  {
    name: 'expiry of write-offs',
    holds: 'no batch was given to customers after the day on which it expired, and none written off as expired before',
    counts: `select count(*) as n from write_off_line
      where business_id = $1 and reason in (${given}, ${expired})`,
    faults: `
      select line.paper_id, line.line_number, line.reason, batch.number, batch.expires_on, move.moved_on
      from write_off_line line
      join stock_paper paper on paper.business_id = $1 and paper.id = line.paper_id
      join batch_move move on move.business_id = $1 and move.entry_id = paper.entry_id
        and move.source_line = line.line_number - 1
      join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
      where line.business_id = $1 and (
        (line.reason in (${given}) and batch.expires_on < move.moved_on)
        or (line.reason in (${expired}) and batch.expires_on >= move.moved_on))`,
  },
];
